import { useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Marked, Prefs } from '../../contract.ts'
import { useAfterPaint, useLoaded, useMedia, useSay, useTitle } from '../../hooks.ts'
import { useQuery } from '../../router.ts'
import type { Session } from '../../store/session.ts'
import { loadUi } from '../../tables.ts'
import { TABLE } from '../../words/table.ts'
import { useAwake } from '../../shell/awake.ts'
import { BoardArea } from './BoardArea.tsx'
import { Events } from './Events.tsx'
import { LiveLog } from './LiveLog.tsx'
import { Plan } from './Plan.tsx'
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
import '../../panels/why.css'
import '../../advice/coach.css'
import './table.css'
import './prompt.css'
import './side.css'
import './more.css'
// Last, because it changes what the others show.
import './wide.css'
import { later } from '../../later.tsx'

const GameOver = later(async () => (await import('./GameOver.tsx')).GameOver)
const Confirm = later(async () => (await import('./Confirm.tsx')).Confirm)
const Guide = later(async () => (await import('./Guide.tsx')).Guide)

interface TableScreenProps {
  readonly session: Session
  readonly prefs: Prefs
}

/** The table page: the board, and everything else around it. */
export function TableScreen({ session, prefs }: TableScreenProps) {
  const say = useSay()
  const { tableStore, manifest } = session
  const view = useStore(tableStore.store)
  const guided = useQuery('guide') === '1'
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
  const measures = ui?.measures
  const isPlanning = planned !== undefined && planned <= view.cursor
  // A game that only a plan has ended is not over yet.
  const finished = over && !isPlanning
  // The event that ended it comes first.
  const isTold = view.events.length === 0
  useEffect(() => setResult(finished && isTold), [finished, isTold])
  // Undoing more than the plan ends it.
  useEffect(() => {
    if (planned !== undefined && !isPlanning) setPlanned(undefined)
  }, [planned, isPlanning])
  useTitle(manifest.title[prefs.lang])
  useAwake(!over)
  // Opens the picker at once for outcomes of the real table; a panel that was closed stays closed until something changes.
  const asks = view.seat === 'chance' && view.options.length > 0
  const boardless = loaded.state !== 'loading' && ui === undefined
  const closed = chosen !== undefined && chosen.tab === undefined && chosen.at === view.cursor
  const opens = wide || ((asks || boardless) && !closed)
  // A finished game has no moves, even while an old moment is shown. The last move appears before the review.
  const isOver = useAfterPaint(view.table.step.kind === 'over')
  const first = isOver && !isPlanning ? 'review' : 'moves'
  const tab = chosen?.tab ?? (opens ? first : undefined)
  const setTab = useCallback(
    (next: SideTab | undefined) => choose({ tab: next, at: tableStore.store.getState().cursor }),
    [tableStore],
  )
  useShortcuts(tableStore, tab, setTab)
  // Moves of a plan are only tried out.
  const { play, asked, answer } = useConfirmed(tableStore, prefs.confirm && !isPlanning)
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
  return (
    <div className="table-page" data-game={manifest.id} data-wide={wide} data-open={tab !== undefined}>
      <a className="skip" href="#side-panel" onClick={(event) => skipToMoves(event, setTab)}>
        {say(TABLE.toMoves)}
      </a>
      <TopBar session={session} view={view} wide={wide} />
      <LiveLog view={late} lang={prefs.lang} />
      <main className="table-main">
        <PromptBar
          tableStore={tableStore}
          view={view}
          lang={prefs.lang}
          onWhy={askWhy}
          onMark={point}
          ahead={prefs.ahead}
          onResult={() => {
            setPlanned(undefined)
            setResult(true)
          }}
          onPlan={measures === undefined || isPlanning ? undefined : () => setPlanned(view.cursor)}
        />
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
        <div className="board-frame">
          <BoardArea
            view={view}
            ui={ui}
            loading={loaded.state === 'loading'}
            prefs={prefs}
            play={play}
            takeBack={tableStore.takeBack}
            marked={isExplained ? explained.marked : undefined}
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
          onMark={onMark}
        />
      </main>
      {asked?.at === view.cursor ? (
        <Confirm module={view.table.module} state={view.state} asked={asked} lang={prefs.lang} onAnswer={answer} />
      ) : null}
      {guided ? <Guide /> : null}
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
  )
}
