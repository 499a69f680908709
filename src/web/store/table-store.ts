// A table on screen: the snapshot that is shown, the one before it, and the moves of those who need no asking, one by one.
import { createStore } from 'zustand/vanilla'
import type { Seat, Step, Weighted } from '../../kernel/contract.ts'
import type { Mark } from '../../kernel/marks.ts'
import type { Entry } from '../../kernel/table.ts'
import type { Prefs } from '../contract.ts'
import { isEventful } from './events.ts'
import type { AnyTable } from './open.ts'
import { pauseAfterEvent, pauseBefore, pauseBeforeForced } from './pace.ts'
import { later } from './later.ts'

export interface TableView {
  readonly table: AnyTable
  readonly state: unknown
  /** The snapshot shown before this one. */
  readonly before: unknown
  readonly step: Step
  readonly seat: Seat | undefined
  /** The person's options now: empty while others act, while looking back, and for onlookers. */
  readonly options: readonly Weighted<unknown>[]
  readonly log: readonly Entry<unknown>[]
  /** How many entries are played, and how many the snapshot on screen has behind it. */
  readonly cursor: number
  readonly shown: number
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** Moments within rows of moves that were one choice. */
  readonly inRow: ReadonlySet<number>
  /** The automa is about to move when the person says so. */
  readonly waiting: boolean
  /** Entries whose big events are shown until the person has seen them, or for a while. */
  readonly events: readonly number[]
  /** The game goes on when the person has seen these events and says so. */
  readonly isHeld: boolean
  /** May this tab play? */
  readonly mine: boolean
  /** Why it may not for as long as the page is open: a newer build plays, or what is stored cannot be read here. */
  readonly barred: Barred | undefined
}

export type Barred = 'outdated' | 'unreadable'

export type TableStore = ReturnType<typeof createTableStore>

export interface TableStoreSetup {
  readonly table: AnyTable
  readonly speed: () => Prefs['speed']
  /** Called after every change of the log or of the place in it. */
  readonly changed?: (table: AnyTable) => void
  readonly mine?: boolean
  /** Called instead of going back in a game that is over: it stays as it is, and a copy goes on from that moment. */
  readonly copyFrom?: (moment: number) => void
}

export function createTableStore({ table: first, speed, changed, mine = true, copyFrom }: TableStoreSetup) {
  /** Undoing and redoing pass over them, for as long as the page is open. */
  const within = new Set<number>()
  const store = createStore<TableView>(() => ({
    ...look(first, first.cursor, mine),
    inRow: within,
    before: undefined,
    waiting: false,
    events: NO_EVENTS,
    isHeld: false,
    barred: undefined,
  }))
  let callOff: (() => void) | undefined
  let run = 0
  let isTrying = false

  const now = (): AnyTable => store.getState().table

  /** Shows moment `n` of a table; what was on screen becomes `before`. */
  function show(table: AnyTable, n = table.cursor, events = NO_EVENTS): void {
    const { state: was, before, table: old } = store.getState()
    const next = look(table, n, store.getState().mine)
    store.setState({
      ...next,
      events,
      isHeld: false,
      waiting: false,
      before: table !== old ? undefined : next.state === was ? before : was,
    })
  }

  function pause(): void {
    callOff?.()
    callOff = undefined
  }

  /** Goes on by itself for as long as nobody has to be asked, a rest before every move. */
  function proceed(): void {
    pause()
    const { table, mine, shown, cursor, events } = store.getState()
    if (events.length > 0) {
      const wait = pauseAfterEvent(speed())
      store.setState({ isHeld: wait === undefined })
      if (wait !== undefined) callOff = later(wait, seen)
      return
    }
    if (!mine || table.stuck || shown !== cursor) return void (run = 0)
    if (table.waitsForPerson) {
      run = 0
      if (table.isForced(cursor)) callOff = later(pauseBeforeForced(speed()), takeOnly)
      return
    }
    const seat = table.seat as Seat
    run = seat === 'chance' ? run + 1 : 0
    const wait = pauseBefore(seat, speed(), run)
    if (wait === undefined) store.setState({ waiting: true })
    else callOff = later(wait, advance)
  }

  /** A decision with one possible answer is made for the person; the news tell it. */
  function takeOnly(): void {
    const { module } = now()
    const [only] = store.getState().options
    if (only !== undefined) act((table) => table.play(module.game.key(only.move)), true)
  }

  /** The person has seen what happened, or had time to. */
  function seen(): void {
    if (store.getState().events.length > 0) store.setState({ events: NO_EVENTS, isHeld: false })
    proceed()
  }

  /** The entries after the first `from` that a person should notice; at once, everything is told in the end. */
  function eventsSince(table: AnyTable, from: number): readonly number[] {
    if (speed() === 'instant') return NO_EVENTS
    const found: number[] = []
    for (let n = from + 1; n <= table.cursor; n++) if (isEventful(table, n)) found.push(n)
    return found
  }

  function advance(): void {
    const table = now()
    const from = table.cursor
    if (speed() === 'instant') {
      // A screenful of moves at a time: the page answers in between, however long the automa's turn is.
      for (let n = 0; n < 50 && table.advanceOnce(); n++);
    } else table.advanceOnce()
    changed?.(table)
    show(table, table.cursor, eventsSince(table, from))
    proceed()
  }

  function act(change: (table: AnyTable) => void, eventful = false): void {
    const table = now()
    // A log that is read only in part would be cut off by a change.
    if (!store.getState().mine || table.stuck) return
    pause()
    const from = table.cursor
    change(table)
    changed?.(table)
    show(table, table.cursor, eventful ? eventsSince(table, from) : NO_EVENTS)
    proceed()
  }

  /** The moment before the row of moves that a moment is within. */
  function beginningOf(moment: number): number {
    let at = moment
    while (within.has(at)) at--
    return at
  }

  /** Goes on from an old moment. What came after it can be redone until something else is played. */
  function goBack(moment: number | undefined): void {
    const { table, mine } = store.getState()
    if (moment === undefined) return
    const isFinished = table.step.kind === 'over' && !isTrying && moment < table.cursor
    if (!isFinished || copyFrom === undefined) act((it) => it.goto(moment))
    else if (mine && !table.stuck) copyFrom(moment)
  }

  return {
    store,
    start: proceed,
    stop: pause,
    /** Plays a move, and right after it further ones as far as they are possible: a row is one choice, and is undone as one. */
    play(key: string, ...then: readonly string[]): void {
      const { options } = store.getState()
      // A second click may come before the options of the first are gone from the screen.
      if (!hasKey(now(), options, key)) return
      act((table) => {
        for (const moment of within) if (moment >= table.cursor) within.delete(moment)
        table.play(key)
        for (const next of then) {
          if (table.seat !== 'you' || !hasKey(table, table.options, next)) break
          within.add(table.cursor)
          table.play(next)
        }
      }, true)
    },
    undo(): void {
      const moment = lastChoice(now())
      goBack(moment === undefined ? undefined : beginningOf(moment))
    },
    redo: () =>
      act((table) => {
        do redoToChoice(table)
        while (within.has(table.cursor) && table.cursor < table.length)
      }),
    /** How to go back over moves of yours to the last moment of that kind, if there is one. */
    takeBack(isThere: (state: unknown) => boolean): (() => void) | undefined {
      const { table, mine, shown, cursor } = store.getState()
      if (!mine || table.stuck || shown !== cursor) return undefined
      for (let moment = cursor - 1; moment >= 0 && table.entry(moment + 1).seat === 'you'; moment--)
        if (isThere(table.stateAt(moment))) return () => goBack(beginningOf(moment))
      return undefined
    },
    seen,
    /** The automa's next move, where moves are shown one by one. */
    next(): void {
      if (store.getState().waiting) advance()
    },
    /** Looks at an old moment; nothing is lost by looking. */
    look(n: number): void {
      const { table } = store.getState()
      const moment = Math.max(0, Math.min(n, table.cursor))
      show(table, moment)
      if (moment === table.cursor) proceed()
      else pause()
    },
    backToNow(): void {
      show(now())
      proceed()
    },
    /** Goes on from the moment that is looked at. */
    playFromHere: () => goBack(store.getState().shown),
    /** While moves are only tried out, an end they lead to is none yet. */
    tryOut(isOn: boolean): void {
      isTrying = isOn
    },
    /** Notes in the save how the game is played; on the table nothing changes. */
    mark(mark: Mark): void {
      const table = now()
      if (!store.getState().mine || table.stuck || table.marks.includes(mark)) return
      table.mark(mark)
      changed?.(table)
    },
    /** Another tab has played on, or this one has got a newer state. */
    replace(table: AnyTable): void {
      pause()
      within.clear()
      const { table: old, state } = store.getState()
      store.setState({
        ...look(table, table.cursor, store.getState().mine),
        waiting: false,
        events: NO_EVENTS,
        isHeld: false,
        before: old === table ? state : undefined,
      })
    },
    sit(wanted: boolean): void {
      const { table, shown, barred } = store.getState()
      const mine = wanted && barred === undefined
      store.setState(look(table, shown, mine))
      if (mine) proceed()
      else pause()
    },
    /** Nothing is played here any more. */
    bar(barred: Barred): void {
      pause()
      const { table, shown } = store.getState()
      store.setState({ ...look(table, shown, false), waiting: false, barred })
    },
  }
}

/** The moment of the person's last decision that was one. */
const lastChoice = (table: AnyTable): number | undefined => table.choiceBefore(table.cursor)

function redoToChoice(table: AnyTable): void {
  while (table.redo() && table.cursor < table.length && table.isForced(table.cursor));
}

const hasKey = ({ module }: AnyTable, options: TableView['options'], key: string): boolean =>
  options.some(({ move }) => module.game.key(move) === key)

const NONE: TableView['options'] = []
const NO_EVENTS: TableView['events'] = []

function look(
  table: AnyTable,
  n: number,
  mine: boolean,
): Omit<TableView, 'before' | 'waiting' | 'barred' | 'events' | 'isHeld' | 'inRow'> {
  const { game } = table.module
  const { cursor } = table
  const state = table.stateAt(n)
  const step = game.step(state)
  const open = mine && !table.stuck && n === cursor && table.waitsForPerson
  return {
    table,
    state,
    step,
    seat: step.kind === 'choice' ? step.seat : step.kind === 'chance' ? 'chance' : undefined,
    options: open ? game.options(state) : NONE,
    log: table.log,
    cursor,
    shown: n,
    canUndo: mine && !table.stuck && lastChoice(table) !== undefined,
    canRedo: mine && !table.stuck && cursor < table.length,
    mine,
  }
}
