// A position, entered field by field or as JSON. Built from the game's own schema, so that every game has an editor.
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { AnyGameModule, Json, Lang, Manifest } from '../../../kernel/contract.ts'
import { Button } from '../../kit/Button.tsx'
import type { MaybeUi } from '../Component.tsx'
import { isObject, type JsonObject } from '../types.ts'
import { Icon } from '../../kit/Icon.tsx'
import type { MapDrawing } from '../../editors.ts'
import { assumedIn, check } from './check.ts'
import { type Editing, EditingProvider } from './context.ts'
import { RawTab } from './RawTab.tsx'
import { kindOf, type Path, setIn } from './schema.ts'
import { SectionList, SectionNav } from './SectionList.tsx'
import { Status } from './Status.tsx'
import { Tabs } from './Tabs.tsx'
import './editor.css'

export interface PositionEditorProps {
  readonly module: AnyGameModule
  readonly manifest: Manifest
  readonly ui?: MaybeUi
  readonly drawing?: MapDrawing | undefined
  readonly lang: Lang
  /** The initial position; an empty table by default. */
  readonly initial?: Json
  /** Whether anything has been entered: before that, no errors are shown. */
  readonly begun?: boolean
  readonly onChange?: (position: JsonObject) => void
  readonly onDone: (position: Json) => void
  /** Further buttons beside the main one. */
  readonly children?: ReactNode
}

const WORDS = {
  tabs: { it: 'Come inserire la posizione', en: 'How to enter the position' },
  form: { it: 'Tavolo', en: 'Table' },
  raw: { it: 'Testo (JSON)', en: 'Text (JSON)' },
  done: { it: 'Al tavolo', en: 'To the table' },
  undo: { it: 'Annulla', en: 'Undo' },
} as const

/** How many changes can be taken back. */
const MEMORY = 500

export function PositionEditor(props: PositionEditorProps) {
  const { module, manifest, ui, drawing, lang, initial, begun = true, onChange, onDone, children } = props
  const schema = useMemo(() => (isObject(module.position.schema) ? module.position.schema : undefined), [module])
  const [position, setPosition] = useState<JsonObject>(() => (isObject(initial) ? initial : {}))
  const [text, setText] = useState(() => JSON.stringify(position, null, 2))
  const [unread, setUnread] = useState(false)
  const [tab, setTab] = useState<'form' | 'raw'>(schema === undefined ? 'raw' : 'form')
  const [past, setPast] = useState<readonly JsonObject[]>([])
  // Checking plays a game to its end: a touch shows first.
  const checked = useDeferredValue(position)
  const verdict = useMemo(() => check(module, checked, lang), [module, checked, lang])
  const assumed = useAssumed(module, checked)
  const show = (next: JsonObject) => {
    setPosition(next)
    onChange?.(next)
    setText(JSON.stringify(next, null, 2))
    setUnread(false)
  }
  const undo = () => {
    const before = past.at(-1)
    if (before === undefined) return
    setPast(past.slice(0, -1))
    show(before)
  }
  const editing = useMemo((): Editing => {
    const kind = schema && kindOf(schema)
    const known = kind?.kind === 'object' ? kind.fields : []
    return {
      module,
      ui,
      lang,
      position,
      verdict,
      defaultOf: (field) => known.find(([key]) => key === field)?.[1].default,
      drawing,
      assumed,
      change(path: Path, value) {
        const next = setIn(position, path, value) as JsonObject
        setPast((before) => [...before.slice(1 - MEMORY), position])
        show(drawing?.settle?.(next) ?? next)
      },
    }
  }, [module, ui, lang, position, verdict, assumed, schema, drawing, onChange])
  const type = (given: string) => {
    setText(given)
    const read = parse(given)
    setUnread(read === undefined)
    if (read === undefined) return
    setPosition(read)
    onChange?.(read)
  }
  const ready = verdict.fault === undefined && checked === position && !unread
  return (
    <EditingProvider value={editing}>
      <section className="editor" aria-label={manifest.title[lang]}>
        <div className="editor__head">
          {schema !== undefined && (
            <Tabs
              label={WORDS.tabs[lang]}
              tabs={[
                ['form', WORDS.form[lang]],
                ['raw', WORDS.raw[lang]],
              ]}
              chosen={tab}
              onChoose={setTab}
            />
          )}
        </div>
        <div className="editor__told">
          <Status unread={unread} begun={begun} schema={schema} />
          {schema !== undefined && tab === 'form' && <SectionNav schema={schema} />}
        </div>
        {schema !== undefined && tab === 'form' ? (
          <SectionList schema={schema} />
        ) : (
          <RawTab text={text} onType={type} />
        )}
        <footer className="editor__actions">
          <Button look="quiet" disabled={past.length === 0} onClick={undo}>
            <Icon name="undo" /> {WORDS.undo[lang]}
          </Button>
          {children}
          <Button look="main" disabled={!ready} onClick={() => onDone(position)}>
            {WORDS.done[lang]}
          </Button>
        </footer>
      </section>
    </EditingProvider>
  )
}

/** While a table is being changed it may not be readable for a moment: what was assumed before stays. */
function useAssumed(module: AnyGameModule, position: JsonObject): JsonObject {
  const last = useRef<JsonObject>({})
  return useMemo(() => (last.current = assumedIn(module, position) ?? last.current), [module, position])
}

function parse(text: string): JsonObject | undefined {
  try {
    const json: unknown = JSON.parse(text)
    return isObject(json) ? json : undefined
  } catch {
    return undefined
  }
}
