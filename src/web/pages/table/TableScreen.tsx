import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useStore } from 'zustand'
import { variantOf } from '../../../kernel/variant.ts'
import { VariantContext } from '../../clauses.ts'
import { isReferee } from '../../../kernel/referee.ts'
import type { Marked, Prefs } from '../../contract.ts'
import { useAfterPaint, useLoaded, useMedia, useSay, useTitle } from '../../hooks.ts'
import { learning } from '../../store/learning.ts'
import type { Session } from '../../store/session.ts'
import { loadUi } from '../../tables.ts'
import { TABLE } from '../../words/table.ts'
import { useAwake } from '../../shell/awake.ts'
import { useChecklist } from './hands/useChecklist.ts'
import { BoardArea } from './BoardArea.tsx'
import { editAgain } from './edit-again.ts'
import { Events } from './Events.tsx'
import { LiveLog } from './LiveLog.tsx'
import { tellsMoves } from './menu.ts'
import { Onlooker } from './Onlooker.tsx'
import { PromptBar } from './PromptBar.tsx'
import { Side, type SideTab } from './Side.tsx'
import { TopBar } from './TopBar.tsx'
import { useConfirmed } from './useConfirmed.ts'
import { skipToMoves, useShortcuts } from './useShortcuts.ts'
// The styles of the panels come with the table: each style sheet that arrives later makes the browser lay out the whole board again.
import '../../panels/component.css'
import '../../panels/ledger.css'
import '../../panels/picker.css'
import '../../panels/score.css'
import '../../panels/spread/spread.css'
import '../../panels/why.css'
import '../../advice/coach.css'
import './table.css'
import './prompt.css'
import './side.css'
import './menu.css'
import './more.css'
import './guided.css'
// Last, because it changes what the others show.
import './wide.css'
import { later } from '../../later.tsx'

const GameOver = later(async () => (await import('./GameOver.tsx')).GameOver)
const Plan = later(async () => (await import('./Plan.tsx')).Plan)
const Confirm = later(async () => (await import('./Confirm.tsx')).Confirm)
const MendSheet = later(async () => (await import('./mend/MendSheet.tsx')).MendSheet)
const Coach = later(async () => (await import('../../learn/Coach.tsx')).Coach)

interface TableScreenProps {
  readonly session: Session
  readonly prefs: Prefs
  /** A lesson at this table: its own bar and task, and nothing of a saved game. */
  readonly lesson?: LessonParts | undefined
}

interface LessonParts {
  readonly title: string
  readonly bar: ReactNode
  readonly box: ReactNode
  /** The pieces it points at. */
  readonly marked: Marked | undefined
}

/** The table page: the board, and everything else around it. */
export function TableScreen({ session, prefs, lesson }: TableScreenProps) {
  const say = useSay()
  const { tableStore, manifest } = session
  const view = useStore(tableStore.store)
  const guided = useStore(learning.store, (learnt) => lesson === undefined && learnt.guided[session.id] !== undefined)
  // Nothing happens before the guide has come; it lets the table go on.
  useLayoutEffect(() => {
    if (!guided) return
    tableStore.hold('everybody')
    return () => tableStore.hold('nobody')
  }, [guided, tableStore])
  const wide = useMedia('(min-width: 60rem)')
  const [chosen, choose] = useState<{ readonly tab: SideTab | undefined; readonly at: number }>()
  const [whyEntry, setWhyEntry] = useState<number>()
  const [explained, setExplained] = useState<{
    readonly marked: Marked
    readonly at: number
    readonly pointed?: true
  }>()
  const loaded = useLoaded(() => loadUi(manifest.id), manifest.id)
  const ui = loaded.state === 'ready' ? loaded.value : undefined
  const over = view.step.kind === 'over' && view.shown === view.cursor
  const [result, setResult] = useState(false)
  const [planned, setPlanned] = useState<number>()
  const [mending, setMending] = useState<number>()
  const isRefereed = isReferee(view.table.setup.options)
  const measures = isRefereed ? undefined : ui?.measures
  const isPlanning = planned !== undefined && planned <= view.cursor
  // A game that only a plan has ended is not over yet.
  const finished = over && !isPlanning && lesson === undefined
  // The event that ended it comes first, and what the guide has to say.
  const isTold = view.events.length === 0 && view.hold === 'nobody'
  useEffect(() => setResult(finished && isTold), [finished, isTold])
  // Undoing more than the plan ends it.
  useEffect(() => {
    if (planned !== undefined && !isPlanning) setPlanned(undefined)
  }, [planned, isPlanning])
  useTitle(lesson === undefined ? manifest.title[prefs.lang] : `${lesson.title} – ${manifest.title[prefs.lang]}`)
  useAwake(!over)
  // Opens the picker at once for outcomes of the real table; a panel that was closed stays closed until something changes.
  const asks = view.seat === 'chance' && view.options.length > 0
  // Beside the table you only tell what you have done: the panel is open then, unless it was put away at such a moment.
  const isBeside = tellsMoves(view.table)
  const yours = isBeside && view.seat === 'you' && view.options.length > 0
  const [isAway, putAway] = useState(false)
  const boardless = loaded.state !== 'loading' && ui === undefined
  const closed = chosen !== undefined && chosen.tab === undefined && chosen.at === view.cursor
  const opens = wide || ((asks || boardless || (yours && !isAway)) && !closed)
  // A finished game has no moves, even while an old moment is shown. The last move appears before the review.
  const isOver = useAfterPaint(view.table.step.kind === 'over')
  const first = !isOver || isPlanning ? 'moves' : isRefereed ? 'score' : 'review'
  const tab = chosen?.tab ?? (opens ? first : undefined)
  const setTab = useCallback(
    (next: SideTab | undefined) => {
      const { cursor, seat } = tableStore.store.getState()
      if (seat === 'you') putAway(next === undefined)
      choose({ tab: next, at: cursor })
    },
    [tableStore],
  )
  useShortcuts(tableStore, tab, setTab)
  // Moves of a plan are only tried out. A lesson answers a useless move itself, and takes it back.
  const asksIfUseless = !isBeside && lesson === undefined
  const { play, asked, answer } = useConfirmed(tableStore, prefs.confirm && !isPlanning, asksIfUseless)
  const onMark = useCallback(
    (marked: Marked) => setExplained({ marked, at: tableStore.store.getState().cursor }),
    [tableStore],
  )
  const point = useCallback(
    (marked: Marked) => setExplained({ marked, at: tableStore.store.getState().cursor, pointed: true }),
    [tableStore],
  )
  // A narrow screen shows the board once the panel is closed: the explained pieces stay marked until the next move.
  const isExplained =
    explained?.at === view.cursor && (explained.pointed === true || tab === 'why' || (tab === undefined && !wide))
  const askWhy = useCallback(
    (entry: number) => {
      setWhyEntry(entry)
      setTab('why')
    },
    [setTab],
  )
  // The board first. Only the picker must not lag behind.
  const late = useAfterPaint(view)
  const { checklist, tells } = useChecklist(session.id, asks ? view : late, prefs.checklist)
  const hands = checklist === undefined ? undefined : checklist.isFolded ? 'folded' : 'open'
  return (
    <VariantContext value={variantOf(view.table.setup.options)}>
      <div
        className="table-page"
        data-game={manifest.id}
        data-wide={wide}
        data-open={tab !== undefined}
        data-hands={hands}
      >
        <a className="skip" href="#side-panel" onClick={(event) => skipToMoves(event, setTab)}>
          {say(TABLE.toMoves)}
        </a>
        {lesson === undefined ? <TopBar session={session} view={view} wide={wide} /> : lesson.bar}
        <LiveLog view={late} lang={prefs.lang} />
        <main className="table-main">
          <PromptBar
            tableStore={tableStore}
            view={view}
            late={late}
            lang={prefs.lang}
            onWhy={askWhy}
            onMark={point}
            news={!tells}
            ahead={prefs.ahead}
            spread={ui?.spread}
            onResult={() => {
              setPlanned(undefined)
              setResult(true)
            }}
            onEdit={
              view.table.setup.position !== undefined && view.cursor === 0 && lesson === undefined
                ? () => editAgain(session)
                : undefined
            }
            onPlan={
              measures === undefined || isPlanning || lesson !== undefined ? undefined : () => setPlanned(view.cursor)
            }
          />
          <div className="table-notes">
            {lesson?.box}
            {guided ? <Coach session={session} lang={prefs.lang} onMark={point} /> : null}
            {measures !== undefined && isPlanning ? (
              <Plan
                tableStore={tableStore}
                view={view}
                measures={measures}
                lang={prefs.lang}
                from={planned}
                onEnd={() => setPlanned(undefined)}
              />
            ) : null}
            <Onlooker session={session} view={view} />
          </div>
          <div className="board-frame">
            <BoardArea
              view={view}
              ui={ui}
              loading={loaded.state === 'loading'}
              prefs={prefs}
              play={play}
              takeBack={tableStore.takeBack}
              marked={isExplained ? explained.marked : lesson?.marked}
            />
            <Events tableStore={tableStore} view={view} lang={prefs.lang} />
          </div>
          <Side
            tableStore={tableStore}
            play={play}
            view={asks ? view : late}
            ui={ui}
            lang={prefs.lang}
            wide={wide}
            tab={tab}
            onTab={setTab}
            whyEntry={whyEntry}
            onWhy={askWhy}
            onMend={view.mine && !isPlanning ? setMending : undefined}
            onMark={onMark}
            checklist={checklist}
          />
        </main>
        {asked?.at === view.cursor ? (
          <Confirm module={view.table.module} state={view.state} asked={asked} lang={prefs.lang} onAnswer={answer} />
        ) : null}
        {mending === undefined ? null : (
          <MendSheet
            table={view.table}
            entry={mending}
            ui={ui}
            lang={prefs.lang}
            onClose={() => setMending(undefined)}
            onMended={(draft) => {
              setMending(undefined)
              session.correct(draft, mending)
            }}
          />
        )}
        {finished && result ? (
          <GameOver
            session={session}
            view={view}
            onClose={() => setResult(false)}
            onReview={() => {
              setResult(false)
              setTab('review')
            }}
          />
        ) : null}
      </div>
    </VariantContext>
  )
}
