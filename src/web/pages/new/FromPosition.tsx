import { useState } from 'react'
import type { AnyGameModule, Json, Manifest } from '../../../kernel/contract.ts'
import { fullOptions } from '../../../kernel/options.ts'
import { readSave } from '../../../kernel/save.ts'
import type { GameUi } from '../../contract.ts'
import type { Cover } from '../../games.ts'
import { useLang, useLoaded, useSay } from '../../hooks.ts'
import { Icon } from '../../kit/Icon.tsx'
import { navigate } from '../../router.ts'
import { Loading } from '../../shell/Loading.tsx'
import { Page } from '../../shell/Page.tsx'
import { toast } from '../../shell/toasts.ts'
import { shelf } from '../../store/browser.ts'
import { isUnread } from '../../store/record.ts'
import { newGame } from '../../store/session.ts'
import { loadUi } from '../../tables.ts'
import { loadDrawing, type MapDrawing } from '../../editors.ts'
import type { JsonObject } from '../../panels/types.ts'
import { NEW } from '../../words/new.ts'
import { SHELL } from '../../words/shell.ts'
import { type Choices, chanceOf } from './choices.ts'
import { isSame, readDraft, resumed, writeDraft } from './draft.ts'
import { firstPosition } from './first-position.ts'
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

/** Starts a game from a position that is entered by hand. */
export function FromPosition({ cover, manifest, choices }: FromPositionProps) {
  const say = useSay()
  const lang = useLang()
  const [wrong, setWrong] = useState(false)
  const loaded = useLoaded(
    async (): Promise<readonly [AnyGameModule, GameUi | undefined, MapDrawing | undefined]> =>
      Promise.all([manifest.load(), loadUi(cover.id), loadDrawing(cover.id)]),
    cover.id,
  )

  const begin = async (position: Json): Promise<void> => {
    try {
      const chance = chanceOf(choices, manifest)
      const options = fullOptions(manifest.options, choices.options)
      const id = await newGame(shelf, manifest, { options, chance, position })
      const draft = readDraft(cover.id)
      if (draft?.replaces !== undefined) await removeUnbegun(draft.replaces)
      if (draft !== undefined) writeDraft(cover.id, { ...draft, replaces: id })
      navigate(`/table/${id}`)
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
          drawing={loaded.value[2]}
          manifest={manifest}
          choices={choices}
          onDone={(position) => void begin(position)}
        />
      ) : (
        <Loading />
      )}
    </Page>
  )
}

/** A game that began with the same table goes, if nothing has happened in it. */
async function removeUnbegun(id: string): Promise<void> {
  const record = await shelf.get(id)
  if (record !== undefined && !isUnread(record) && readSave(record.text).entries.length === 0) await shelf.remove(id)
}

interface EntryProps {
  readonly module: AnyGameModule
  readonly ui: GameUi | undefined
  readonly drawing: MapDrawing | undefined
  readonly manifest: Manifest
  readonly choices: Choices
  readonly onDone: (position: Json) => void
}

/** The editor, with what was entered before, and a button to start over. */
function Entry({ module, ui, drawing, manifest, choices, onDone }: EntryProps) {
  const say = useSay()
  const lang = useLang()
  const chosen = firstPosition(manifest, choices, module)
  const [{ initial, n }, setInitial] = useState(() => ({ initial: resumed(readDraft(manifest.id), chosen), n: 0 }))
  const [position, setPosition] = useState<JsonObject>(initial)

  const keep = (next: JsonObject): void => {
    setPosition(next)
    const { replaces } = readDraft(manifest.id) ?? {}
    const draft = { chosen, choices, position: next, ...(replaces === undefined ? {} : { replaces }) }
    writeDraft(manifest.id, isSame(next, chosen) ? undefined : draft)
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
      drawing={drawing}
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
