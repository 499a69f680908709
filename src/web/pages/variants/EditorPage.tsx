// The editor of a variant: its document in parts that can be changed, and at once what that changes.
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { manifestOf } from '../../../games/index.ts'
import { counted } from '../../../kernel/text.ts'
import { differences } from '../../../variant/differences.ts'
import { isOpen } from '../../../variant/names.ts'
import { useLang, useLoaded, useSay } from '../../hooks.ts'
import { Button, IconButton } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { DeadEnd } from '../../shell/DeadEnd.tsx'
import { Page, Waiting } from '../../shell/Page.tsx'
import { DIFFERENCES, EDITOR, OTHERWISE, VARIANTS } from '../../words/variants.ts'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { checkDraft } from './check.ts'
import type { Data } from './data.ts'
import { draftOf, keepDraft, type VariantDraft } from '../../variants/drafts.ts'
import { About } from './editor/About.tsx'
import { Clauses } from './editor/Clauses.tsx'
import { type Editing, EditingContext, type Opened } from './editor/editing.ts'
import { useHistory } from './editor/history.ts'
import { Ladders } from './editor/Ladders.tsx'
import { Levels } from './editor/Levels.tsx'
import { Readings } from './editor/Readings.tsx'
import { Results } from './editor/Results.tsx'
import { Settings } from './editor/Settings.tsx'
import { ExportSheet, PlaySheet, ShareSheet } from './editor/Sheets.tsx'
import { Tables } from './editor/Tables.tsx'
import { usePositions } from './editor/usePositions.ts'
import { editorLink, measureLink } from './links.ts'
import { OPEN_GAMES, openGame } from './open.ts'
import './variants.css'
import './editor/editor.css'

interface EditorPageProps {
  readonly game: string
  readonly id: string
}

export function EditorPage({ game, id }: EditorPageProps) {
  const say = useSay()
  const isKnown = OPEN_GAMES.some((manifest) => manifest.id === game)
  const draft = useMemo(() => draftOf(id), [id])
  const loaded = useLoaded(async () => (isKnown ? openGame(manifestOf(game)) : undefined), game)
  if (!isKnown) return <NotFoundPage />
  if (draft === undefined || draft.game !== game)
    return (
      <DeadEnd title={say(VARIANTS.gone)}>
        <p>{say(VARIANTS.goneAbout)}</p>
        <p>
          <Link href={`/variants/${game}`} className="kit-button">
            {say(VARIANTS.toVariants)}
          </Link>
        </p>
      </DeadEnd>
    )
  if (loaded.state === 'failed') throw loaded.error
  if (loaded.state === 'loading' || loaded.value === undefined) return <Waiting />
  return <Editor opened={loaded.value} draft={draft} />
}

const SECTIONS = ['about', 'ladders', 'tables', 'settings', 'levels', 'readings', 'clauses'] as const
type Section = (typeof SECTIONS)[number]
type Way = 'play' | 'share' | 'export'

/** The parts a game has. */
function sectionsOf({ variants: { registry } }: Opened): readonly Section[] {
  const { ladders, tables, settings, levels, readings } = registry
  const has: Readonly<Record<Section, boolean>> = {
    about: true,
    ladders: ladders.some(isOpen),
    tables: tables.length > 0,
    settings: settings.length > 0,
    levels: levels !== undefined,
    readings: readings.length > 0,
    clauses: true,
  }
  return SECTIONS.filter((section) => has[section])
}

/** The part in which something is wrong. */
const sectionOf = ([first = '']: readonly string[]): Section => SECTIONS.find((section) => section === first) ?? 'about'

/** Keeps every change; false where the browser does not. */
function useKept(draft: VariantDraft, data: Data): boolean {
  const [isKept, setKept] = useState(true)
  const first = useRef(data)
  useEffect(() => {
    if (first.current === data) return
    setKept(keepDraft({ ...draft, data, changed: Date.now() }))
  }, [data])
  return isKept
}

function Editor({ opened, draft }: { readonly opened: Opened; readonly draft: VariantDraft }) {
  const say = useSay()
  const lang = useLang()
  const { manifest, variants, texts } = opened
  const [{ data, past, future }, change] = useHistory(draft.data)
  const [section, setSection] = useState<Section>('ladders')
  const [told, announce] = useState('')
  const [way, setWay] = useState<Way>()
  const isKept = useKept(draft, data)
  const checked = useMemo(() => checkDraft(variants, texts, data), [variants, texts, data])
  const registry = useMemo(() => variants.registryFor(checked.choices), [variants, checked])
  const comparison = usePositions(manifest.id, checked.value)
  const undo = () => {
    change({ kind: 'undo' })
    announce(say(EDITOR.undone))
  }
  const redo = () => {
    change({ kind: 'redo' })
    announce(say(EDITOR.redone))
  }
  useUndoKeys(undo, redo)
  const editing: Editing = {
    ...opened,
    lang,
    data,
    checked,
    registry,
    edit: (next, tag) => change({ kind: 'edit', data: next, tag }),
    announce,
  }
  const go = (path: readonly string[]) => {
    setSection(sectionOf(path))
    requestAnimationFrame(() => {
      const place = document.querySelector(`[data-part="${CSS.escape(path[1] ?? '')}"]`)
      if (place instanceof HTMLDetailsElement) place.open = true
      place?.scrollIntoView({ block: 'center' })
    })
  }
  const isWrong = checked.wrong.length > 0
  const count = differences(registry, checked.choices).length
  const found = comparison.answer === 'failed' ? undefined : comparison.answer
  const ways = { opened, checked, onClose: () => setWay(undefined) }
  return (
    <EditingContext.Provider value={editing}>
      <Page
        title={checked.choices.title?.[lang] ?? say(VARIANTS.untitled)}
        up={{ href: `/variants/${manifest.id}`, text: `${say(VARIANTS.title)}: ${manifest.title[lang]}` }}
        className="variants editor"
      >
        <div className="var-editor" data-accent={manifest.id}>
          <div className="var-bar">
            <Button look="main" disabled={isWrong} onClick={() => setWay('play')}>
              <Icon name="next" /> {say(EDITOR.play)}
            </Button>
            {isWrong ? null : (
              <Link href={measureLink(manifest.id, checked.value)} className="kit-button">
                <Icon name="lab" /> {say(EDITOR.measure)}
              </Link>
            )}
            <Button disabled={isWrong} onClick={() => setWay('share')}>
              <Icon name="share" /> {say(EDITOR.share)}
            </Button>
            <Button disabled={isWrong} onClick={() => setWay('export')}>
              <Icon name="file" /> {say(EDITOR.export)}
            </Button>
            <Link href={`${editorLink(draft)}/document`} className="kit-button">
              <Icon name="book" /> {say(EDITOR.print)}
            </Link>
            <span className="var-undo">
              <IconButton label={say(EDITOR.undo)} off={past.length === 0} onClick={undo}>
                <Icon name="undo" />
              </IconButton>
              <IconButton label={say(EDITOR.redo)} off={future.length === 0} onClick={redo}>
                <Icon name="redo" />
              </IconButton>
            </span>
            <p className={isKept ? 'soft var-saved' : 'wrong var-saved'} role={isKept ? undefined : 'alert'}>
              {isWrong ? <span className="wrong">{say(EDITOR.mendFirst)} </span> : null}
              {say(isKept ? EDITOR.saved : EDITOR.notSaved)}
            </p>
          </div>
          <nav className="var-tabs" aria-label={say(EDITOR.sections)}>
            {sectionsOf(opened).map((each) => {
              const wrong = checked.wrong.some(({ path }) => sectionOf(path) === each)
              return (
                <button
                  key={each}
                  type="button"
                  data-section={each}
                  aria-current={each === section ? 'true' : undefined}
                  onClick={() => setSection(each)}
                >
                  {say(EDITOR[each])}
                  {wrong ? (
                    <span className="var-tab-wrong" role="img" aria-label={say(EDITOR.isWrong)}>
                      !
                    </span>
                  ) : isTouched(data, each) ? (
                    <span className="var-tab-changed" role="img" aria-label={say(EDITOR.isChanged)} />
                  ) : null}
                </button>
              )
            })}
          </nav>
          <div className="var-document">
            <h2 className="kit-hidden">{say(EDITOR[section])}</h2>
            <SectionPart section={section} opened={opened} />
            <p className="var-foot">
              <Link href={`/variants/${manifest.id}/parts`}>{say(VARIANTS.parts)}</Link>
            </p>
          </div>
          <Results comparison={comparison} onGo={go} />
          <a
            className="var-summary"
            href="#var-differs"
            onClick={(event) => {
              event.preventDefault()
              document.querySelector('.var-results')?.scrollIntoView()
            }}
          >
            <span>
              {counted(count, DIFFERENCES, lang)}
              {found === undefined ? null : ` · ${counted(found.count, OTHERWISE, lang)}`}
            </span>
            <b>{say(EDITOR.toResults)}</b>
          </a>
          <p role="status" aria-live="polite" className="kit-hidden var-told">
            {told}
          </p>
        </div>
        {way === 'play' ? <PlaySheet {...ways} /> : null}
        {way === 'share' ? <ShareSheet {...ways} /> : null}
        {way === 'export' ? <ExportSheet {...ways} /> : null}
      </Page>
    </EditingContext.Provider>
  )
}

const isTouched = (data: Data, section: Section): boolean =>
  section === 'about' ? ['title', 'author', 'about'].some((part) => part in data) : section in data

function SectionPart({ section, opened }: { readonly section: Section; readonly opened: Opened }) {
  const { levels } = opened.variants.registry
  switch (section) {
    case 'about':
      return <About />
    case 'ladders':
      return <Ladders />
    case 'tables':
      return <Tables />
    case 'settings':
      return <Settings />
    case 'levels':
      return levels === undefined ? null : <Levels part={levels} />
    case 'readings':
      return <Readings />
    case 'clauses':
      return <Clauses />
  }
}

/** Ctrl+Z and Ctrl+Shift+Z; every field is the editor's, so the browser's own undo would miss most changes. */
function useUndoKeys(undo: () => void, redo: () => void): void {
  const ways = useRef({ undo, redo })
  ways.current = { undo, redo }
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z') return
      event.preventDefault()
      ways.current[event.shiftKey ? 'redo' : 'undo']()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
