import { lazy, Suspense, useState } from 'react'
import { Link } from 'wouter'
import type { AnyGameModule, Json, Manifest } from '../../../kernel/contract.ts'
import { readSeveral } from '../../../kernel/options.ts'
import type { GameUi } from '../../contract.ts'
import type { Cover } from '../../games.ts'
import { useLang, useLoaded, useSay } from '../../hooks.ts'
import { navigate } from '../../router.ts'
import { Loading } from '../../shell/Loading.tsx'
import { Page } from '../../shell/Page.tsx'
import { shelf } from '../../store/browser.ts'
import { newGame } from '../../store/session.ts'
import { loadUi } from '../../tables.ts'
import { NEW } from '../../words/new.ts'
import { SHELL } from '../../words/shell.ts'
import { type Choices, chanceOf } from './choices.ts'

const PositionEditor = lazy(async () => ({
  default: (await import('../../panels/editor/PositionEditor.tsx')).PositionEditor,
}))

interface FromPositionProps {
  readonly cover: Cover
  readonly manifest: Manifest
  readonly choices: Choices
}

/** What was chosen on the page before is where the editor starts from, in fields that follow an option: a level, a board, a set, a text. */
function chosenFor({ options: specs }: Manifest, { options }: Choices, { position: { schema } }: AnyGameModule): Json {
  const { properties = {} } = (schema ?? {}) as { readonly properties?: Fields }
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, hints]) => {
      const spec = specs.find(({ id }) => id === (hints['x-option'] ?? key))
      const follows =
        hints['x-option'] !== undefined || key === 'level' || spec?.several !== undefined || spec?.own !== undefined
      if (spec === undefined || !follows) return []
      const value = options[spec.id] ?? spec.initial
      return [[key, spec.several === undefined ? value : readSeveral(value)]]
    }),
  )
}

type Fields = Readonly<Record<string, { readonly 'x-option'?: string }>>

/** The table as it stands, entered by hand, as the beginning of a game. */
export function FromPosition({ cover, manifest, choices }: FromPositionProps) {
  const say = useSay()
  const lang = useLang()
  const [wrong, setWrong] = useState<string>()
  const loaded = useLoaded(
    async (): Promise<readonly [AnyGameModule, GameUi | undefined]> => [await manifest.load(), await loadUi(cover.id)],
    cover.id,
  )

  const begin = async (position: Json): Promise<void> => {
    try {
      const chance = chanceOf(choices, manifest)
      navigate(`/table/${await newGame(shelf, manifest, { options: choices.options, chance, position })}`)
    } catch (error) {
      setWrong(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <Page
      title={say(NEW.positionTitle)}
      className="wide"
      lead={<p className="lead">{say(NEW.positionMode, { mode: say(NEW[choices.mode]).toLowerCase() })}</p>}
    >
      <p className="position-back">
        <Link href={`/new/${cover.id}`}>{say(SHELL.back)}</Link>
      </p>
      <p role="alert" className="wrong">
        {wrong === undefined ? null : say(NEW.positionBad, { why: wrong })}
      </p>
      {loaded.state === 'ready' ? (
        <Suspense fallback={<Loading />}>
          <PositionEditor
            module={loaded.value[0]}
            manifest={manifest}
            ui={loaded.value[1]}
            lang={lang}
            initial={chosenFor(manifest, choices, loaded.value[0])}
            onDone={(position) => void begin(position)}
          />
        </Suspense>
      ) : (
        <Loading />
      )}
    </Page>
  )
}
