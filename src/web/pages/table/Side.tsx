import { memo, useEffect, useRef } from 'react'
import { calledAutoma } from '../../../kernel/called.ts'
import type { Lang, Text } from '../../../kernel/contract.ts'
import { isReferee } from '../../../kernel/referee.ts'
import type { GameUi, Marked } from '../../contract.ts'
import { useIdle, usePrefs, useSay } from '../../hooks.ts'
import { IconButton } from '../../kit/Button.tsx'
import { Icon, type IconName } from '../../kit/Icon.tsx'
import { Boundary } from '../../shell/Boundary.tsx'
import { Loading } from '../../shell/Loading.tsx'
import type { TableStore, TableView } from '../../store/table-store.ts'
import { SHELL } from '../../words/shell.ts'
import { TABLE } from '../../words/table.ts'
import { lastAutomaMove } from './describe.ts'
import type { ShownChecklist } from './hands/useChecklist.ts'
import { Moves } from './Moves.tsx'
import { later } from '../../later.tsx'

const ChecklistPanel = later(async () => (await import('./hands/ChecklistPanel.tsx')).ChecklistPanel)
const Log = later(async () => (await import('./Log.tsx')).Log, Loading)
const WhyPanel = later(async () => (await import('../../panels/WhyPanel.tsx')).WhyPanel, Loading)
const HintPanel = later(async () => (await import('../../advice/HintPanel.tsx')).HintPanel, Loading)
const ReviewPanel = later(async () => (await import('../../advice/ReviewPanel.tsx')).ReviewPanel, Loading)
const ScorePanel = later(async () => (await import('../../panels/ScorePanel.tsx')).ScorePanel, Loading)

/** Loads a panel as soon as somebody points at its tab. */
const PANELS: Partial<Record<SideTab, { prepare(): Promise<void> }>> = {
  log: Log,
  why: WhyPanel,
  score: ScorePanel,
  hint: HintPanel,
  review: ReviewPanel,
}

const prepare = (id: SideTab): void => void PANELS[id]?.prepare().catch(() => undefined)

export type SideTab = 'moves' | 'log' | 'why' | 'score' | 'hint' | 'review'

const TABS: readonly { readonly id: SideTab; readonly text: Text; readonly icon: IconName }[] = [
  { id: 'moves', text: TABLE.moves, icon: 'moves' },
  { id: 'log', text: TABLE.log, icon: 'log' },
  { id: 'why', text: TABLE.whyTab, icon: 'why' },
  { id: 'score', text: TABLE.score, icon: 'score' },
  { id: 'hint', text: TABLE.hint, icon: 'hint' },
  { id: 'review', text: TABLE.review, icon: 'review' },
]

/** Hints during the game, if wanted; a review after it. Who only referees knows too little for either. */
function isOffered(id: SideTab, { table, log }: TableView, hints: boolean): boolean {
  if (isReferee(table.setup.options)) return id !== 'hint' && id !== 'review'
  const over = table.length === table.cursor && table.step.kind === 'over' && log.length > 0
  return id === 'hint' ? hints && !over : id === 'review' ? over : true
}

export interface SideProps {
  readonly tableStore: TableStore
  /** Plays a move of the person, after a confirmation if wanted. */
  readonly play: (key: string, ...then: readonly string[]) => void
  readonly view: TableView
  readonly ui: GameUi | undefined
  readonly lang: Lang
  readonly wide: boolean
  readonly tab: SideTab | undefined
  readonly onTab: (tab: SideTab | undefined) => void
  readonly whyEntry: number | undefined
  readonly onWhy: (entry: number) => void
  readonly onMend: ((entry: number) => void) | undefined
  readonly onMark: (marked: Marked) => void
  /** What the hands do at the real table, above the panels. */
  readonly checklist: ShownChecklist | undefined
}

/** Moves, log, reasons and points: beside the board if there is room, otherwise as a sheet from below. */
export const Side = memo(function Side(props: SideProps) {
  const idle = useIdle()
  const hasPlayed = props.view.log.some(({ seat }) => seat === 'you')
  // Loads the panels in advance, one after the other, because nearly every game needs them; a new one opens quickly without. Errors only
  // matter when a panel is opened.
  useEffect(() => {
    if (idle && hasPlayed)
      void Log.prepare()
        .then(WhyPanel.prepare)
        .then(ScorePanel.prepare)
        .then(HintPanel.prepare)
        .catch(() => undefined)
  }, [idle, hasPlayed])
  const { view, ui, lang, wide, tab, onTab, onWhy, checklist } = props
  const say = useSay()
  const { hints } = usePrefs()
  const count = view.options.length
  return (
    <aside className="side" aria-label={say(TABLE.panels)}>
      {checklist === undefined ? null : (
        <ChecklistPanel list={checklist} view={view} ui={ui} lang={lang} onWhy={onWhy} />
      )}
      <div className="side-tabs" data-guide="panels">
        {TABS.filter(({ id }) => isOffered(id, view, hints)).map(({ id, text, icon }) => (
          <button
            key={id}
            type="button"
            className="side-tab"
            data-tab={id}
            aria-expanded={tab === id}
            aria-controls="side-panel"
            onPointerEnter={() => prepare(id)}
            onFocus={() => prepare(id)}
            onClick={() => onTab(tab === id && !wide ? undefined : id)}
          >
            <Icon name={icon} />
            <span>
              {say(text)}
              {id === 'moves' && count > 0 ? <b className="count"> {count}</b> : null}
            </span>
          </button>
        ))}
      </div>
      <div id="side-panel" className="side-panel" data-tab={tab} hidden={tab === undefined}>
        <div className={wide ? 'hidden' : 'side-head'}>
          <h2>{say(headingOf(view, tab))}</h2>
          {wide ? null : (
            <IconButton label={say(SHELL.close)} onClick={() => close(tab, onTab)}>
              <Icon name="down" />
            </IconButton>
          )}
        </div>
        <Boundary key={tab} fallback={<p className="side-empty">{say(SHELL.partBroken)}</p>}>
          <SideContent {...props} />
        </Boundary>
      </div>
    </aside>
  )
})

function headingOf({ seat, options }: TableView, tab: SideTab | undefined): Text {
  if (tab === 'moves' && seat === 'chance' && options.length > 0) return TABLE.tellChance
  return TABS.find(({ id }) => id === tab)?.text ?? TABLE.panels
}

function SideContent(props: SideProps) {
  const { tableStore, play, view, ui, lang, tab, whyEntry, onWhy, onMend, onMark, onTab, wide } = props
  const say = useSay()
  const { table, shown, log } = view
  const last = lastAutomaMove(view, shown)
  const followed = useFollowed(whyEntry, last)
  switch (tab) {
    case undefined:
      return null
    case 'moves':
      return (
        <>
          <Moves
            tableStore={tableStore}
            play={play}
            view={view}
            ui={ui}
            lang={lang}
            onPlayed={() => wide || close('moves', onTab)}
          />
          {wide && ui?.Aside !== undefined && view.seat !== 'chance' && (
            <div className="side-aside">
              {/* It scrolls, also by keyboard. */}
              <div className="side-scroll" role="region" tabIndex={0} aria-label={say(TABLE.lookUp)}>
                <ui.Aside state={view.state} lang={lang} />
              </div>
            </div>
          )}
        </>
      )
    case 'log':
      return <Log tableStore={tableStore} view={view} lang={lang} onWhy={onWhy} onMend={onMend} />
    case 'hint':
      return <HintPanel tableStore={tableStore} view={view} lang={lang} />
    case 'review':
      return <ReviewPanel tableStore={tableStore} view={view} lang={lang} />
    case 'score':
      return (
        <div className="side-scroll">
          <ScorePanel table={table} shown={shown} lang={lang} />
        </div>
      )
    case 'why': {
      const entry = followed !== undefined && log[followed - 1]?.seat === 'automa' ? followed : last
      return (
        <div className="side-scroll">
          {entry === undefined ? (
            <p className="soft">{say(TABLE.noWhy, { name: calledAutoma(table.module, view.state, lang) })}</p>
          ) : (
            <WhyPanel
              key={entry}
              table={table}
              entry={entry}
              module={table.module}
              ui={ui}
              lang={lang}
              onMark={onMark}
            />
          )}
        </div>
      )
    }
  }
}

/** The board comes next; focus stays at the tab. */
function close(tab: SideTab | undefined, onTab: SideProps['onTab']): void {
  onTab(undefined)
  document.querySelector<HTMLElement>(`.side-tab[data-tab='${tab}']`)?.focus({ preventScroll: true })
}

/** The move being explained, until the automa moves again: then its newest move is the interesting one. */
function useFollowed(asked: number | undefined, last: number | undefined): number | undefined {
  const at = useRef<{ asked: number | undefined; last: number | undefined }>({ asked, last })
  useEffect(() => {
    at.current = { asked, last }
  }, [asked, last])
  return at.current.last === last || at.current.asked !== asked ? asked : last
}
