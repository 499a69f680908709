import { useState } from 'react'
import type { AnyGameModule, Json, Manifest } from '../../../kernel/contract.ts'
import { readSeveral } from '../../../kernel/options.ts'
import type { GameUi } from '../../contract.ts'
import type { Cover } from '../../games.ts'
import { useLang, useLoaded, useSay } from '../../hooks.ts'
import { Icon } from '../../kit/Icon.tsx'
import { navigate } from '../../router.ts'
import { Loading } from '../../shell/Loading.tsx'
import { Page } from '../../shell/Page.tsx'
import { toast } from '../../shell/toasts.ts'
import { shelf } from '../../store/browser.ts'
import { newGame } from '../../store/session.ts'
import { loadUi } from '../../tables.ts'
import type { JsonObject } from '../../panels/types.ts'
import { NEW } from '../../words/new.ts'
import { SHELL } from '../../words/shell.ts'
import { type Choices, chanceOf } from './choices.ts'
import { isSame, readDraft, resumed, writeDraft } from './draft.ts'
import { later } from '../../later.tsx'

const PositionEditor = later(
  async () => (await import('../../panels/editor/PositionEditor.tsx')).PositionEditor,
  Loading,
)

interface FromPositionProps {
  readonly cover: Cover
  readonly manifest: Manifest
  readonly choices: Choices
}

/** The options chosen on the page before fill the fields of the editor that follow an option: a level, a board, a set, a text. */
function chosenFor(
  { options: specs }: Manifest,
  { options }: Choices,
  { position: { schema } }: AnyGameModule,
): JsonObject {
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

/** Starts a game from a position that is entered by hand. */
export function FromPosition({ cover, manifest, choices }: FromPositionProps) {
  const say = useSay()
  const lang = useLang()
  const [wrong, setWrong] = useState(false)
  const loaded = useLoaded(
    async (): Promise<readonly [AnyGameModule, GameUi | undefined]> => [await manifest.load(), await loadUi(cover.id)],
    cover.id,
  )

  const begin = async (position: Json): Promise<void> => {
    try {
      const chance = chanceOf(choices, manifest)
      navigate(`/table/${await newGame(shelf, manifest, { options: choices.options, chance, position })}`)
    } catch {
      // The editor has read the position, so an error here has another cause.
      setWrong(true)
    }
  }

  return (
    <Page
      title={say(NEW.positionTitle)}
      up={{ href: `/new/${cover.id}`, text: manifest.title[lang] }}
      className="position"
      lead={<p className="lead">{say(NEW.positionMode, { mode: say(NEW[choices.mode]).toLowerCase() })}</p>}
    >
      <p role="alert" className="wrong">
        {wrong ? say(NEW.positionBad) : null}
      </p>
      {loaded.state === 'ready' ? (
        <Entry
          module={loaded.value[0]}
          ui={loaded.value[1]}
          manifest={manifest}
          chosen={chosenFor(manifest, choices, loaded.value[0])}
          onDone={(position) => void begin(position)}
        />
      ) : (
        <Loading />
      )}
    </Page>
  )
}

interface EntryProps {
  readonly module: AnyGameModule
  readonly ui: GameUi | undefined
  readonly manifest: Manifest
  readonly chosen: JsonObject
  readonly onDone: (position: Json) => void
}

/** The editor, with what was entered before, and a button to start over. */
function Entry({ module, ui, manifest, chosen, onDone }: EntryProps) {
  const say = useSay()
  const lang = useLang()
  const [{ initial, n }, setInitial] = useState(() => ({ initial: resumed(readDraft(manifest.id), chosen), n: 0 }))
  const [position, setPosition] = useState<JsonObject>(initial)

  const keep = (next: JsonObject): void => {
    setPosition(next)
    writeDraft(manifest.id, isSame(next, chosen) ? undefined : { chosen, position: next })
  }
  const showAnew = (next: JsonObject): void => {
    keep(next)
    setInitial(({ n: last }) => ({ initial: next, n: last + 1 }))
  }
  const clear = (): void => {
    const before = position
    showAnew(chosen)
    toast(NEW.cleared, { text: SHELL.undo, run: () => showAnew(before) })
  }

  return (
    <PositionEditor
      key={n}
      module={module}
      manifest={manifest}
      ui={ui}
      lang={lang}
      initial={initial}
      begun={!isSame(position, chosen)}
      onChange={keep}
      onDone={onDone}
    >
      <button type="button" className="kit-button" disabled={isSame(position, chosen)} onClick={clear}>
        <Icon name="delete" /> {say(NEW.clear)}
      </button>
    </PositionEditor>
  )
}
