// A table on screen: the current snapshot, the one before it, and the automatic moves, one by one.
import { createStore } from 'zustand/vanilla'
import { BadInput, type Seat, type Step, type Weighted } from '../../kernel/contract.ts'
import type { Mark } from '../../kernel/marks.ts'
import { type Entry, Table } from '../../kernel/table.ts'
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
  /** The person's options now: empty while others act, while looking back, and in watching tabs. */
  readonly options: readonly Weighted<unknown>[]
  readonly log: readonly Entry<unknown>[]
  /** How many entries are played, and how many come before the snapshot on screen. */
  readonly cursor: number
  readonly shown: number
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** Moments inside rows of moves that were one choice. */
  readonly inRow: ReadonlySet<number>
  /** The automa moves when the person says so. */
  readonly waiting: boolean
  /** A table that was entered by hand: nothing moves before the person says so. */
  readonly isToBegin: boolean
  /** Entries whose big events are on screen, until the person closes them or for a while. */
  readonly events: readonly number[]
  /** The game continues when the person has closed these events. */
  readonly isHeld: boolean
  /** Who waits while something is explained. */
  readonly hold: Hold
  /** Whether this tab may play. */
  readonly mine: boolean
  /** Why this tab can never play: a newer build plays, or this build cannot read what is stored. */
  readonly barred: Barred | undefined
}

export type Barred = 'outdated' | 'unreadable'

/** Who has to wait while something is explained: the opponent and chance, or you as well. */
export type Hold = 'nobody' | 'others' | 'everybody'

export type TableStore = ReturnType<typeof createTableStore>

export interface TableStoreSetup {
  readonly table: AnyTable
  readonly speed: () => Prefs['speed']
  /** Whether something else tells big events, as the list for the hands does: then no event waits. */
  readonly tellsEvents?: (table: AnyTable) => boolean
  /** Called after every change of the log or of the position in it. */
  readonly changed?: (table: AnyTable) => void
  readonly mine?: boolean
  /** Called instead of going back in a finished game: it stays as it is, and a copy continues from that moment. */
  readonly copyFrom?: (moment: number) => void
}

export function createTableStore({
  table: first,
  speed,
  tellsEvents,
  changed,
  mine = true,
  copyFrom,
}: TableStoreSetup) {
  let isWatched = false
  /** Undo and redo skip them, as long as the page is open. */
  const within = new Set<number>()
  const store = createStore<TableView>(() => ({
    ...look(first, first.cursor, mine),
    inRow: within,
    before: undefined,
    waiting: false,
    isToBegin: false,
    events: NO_EVENTS,
    isHeld: false,
    hold: 'nobody',
    barred: undefined,
  }))
  let isBegun = false
  let callOff: (() => void) | undefined
  let run = 0
  let isTrying = false
  /** The moment at which each mark was last set. */
  const markedAt = new Map<Mark, number>()

  const now = (): AnyTable => store.getState().table

  /** Shows moment `n` of a table; the snapshot on screen becomes `before`. */
  function show(table: AnyTable, n = table.cursor, events = NO_EVENTS): void {
    const { state: was, before, table: old } = store.getState()
    const next = look(table, n, store.getState().mine)
    store.setState({
      ...next,
      ...(store.getState().hold === 'everybody' ? { options: NONE } : {}),
      events,
      isHeld: false,
      waiting: false,
      isToBegin: false,
      before: table !== old ? undefined : next.state === was ? before : was,
    })
  }

  function pause(): void {
    callOff?.()
    callOff = undefined
  }

  /** Plays automatic moves until somebody has to decide, with a pause before each. */
  function proceed(): void {
    pause()
    const { table, mine, shown, cursor, events, hold } = store.getState()
    if (events.length > 0) {
      const wait = pauseAfterEvent(speed())
      store.setState({ isHeld: wait === undefined })
      if (wait !== undefined) callOff = later(wait, seen)
      return
    }
    if (!mine || table.stuck || shown !== cursor || hold !== 'nobody') return void (run = 0)
    if (!isBegun && isEntered(table)) return store.setState({ isToBegin: true })
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

  /** Makes a forced move for the person; the news tell it. */
  function takeOnly(): void {
    const { module } = now()
    const [only] = store.getState().options
    if (only !== undefined) act((table) => table.play(module.game.key(only.move)), true)
  }

  /** The person has closed the events, or their time is over. */
  function seen(): void {
    if (store.getState().events.length > 0) store.setState({ events: NO_EVENTS, isHeld: false })
    proceed()
  }

  /** The entries after the first `from` that a person should notice; at instant speed they are shown together at the end. */
  function eventsSince(table: AnyTable, from: number): readonly number[] {
    if (speed() === 'instant' || tellsEvents?.(table) === true) return NO_EVENTS
    const found: number[] = []
    for (let n = from + 1; n <= table.cursor; n++) if (isEventful(table, n)) found.push(n)
    return found
  }

  function advance(): void {
    const table = now()
    const from = table.cursor
    if (speed() === 'instant' && !isWatched) {
      // A batch of moves at a time, so that the page reacts in between, however long the automa's turn is.
      for (let n = 0; n < 50 && table.advanceOnce(); n++);
    } else table.advanceOnce()
    changed?.(table)
    show(table, table.cursor, eventsSince(table, from))
    proceed()
  }

  function act(change: (table: AnyTable) => void, eventful = false): void {
    const table = now()
    // A change would truncate a log that was read only in part.
    if (!store.getState().mine || table.stuck) return
    pause()
    const from = table.cursor
    change(table)
    changed?.(table)
    show(table, table.cursor, eventful ? eventsSince(table, from) : NO_EVENTS)
    proceed()
  }

  /** The moment before the row of moves that contains a moment. */
  function beginningOf(moment: number): number {
    let at = moment
    while (within.has(at)) at--
    return at
  }

  /** Continues from an old moment. Later moves can be redone until something else is played. */
  function goBack(moment: number | undefined): void {
    const { table, mine } = store.getState()
    if (moment === undefined) return
    if (moment === 0) isBegun = false
    const isFinished = table.step.kind === 'over' && !isTrying && moment < table.cursor
    if (!isFinished || copyFrom === undefined) act((it) => it.goto(moment))
    else if (mine && !table.stuck) copyFrom(moment)
  }

  return {
    store,
    start: proceed,
    stop: pause,
    /** Plays a move, and further ones or what turns up after it as far as they are possible: a row is one choice, and is undone as one. */
    play(key: string, ...then: readonly string[]): void {
      const { options } = store.getState()
      // A second click may come before the options of the first have gone from the screen.
      if (!hasKey(now(), options, key)) return
      act((table) => {
        for (const moment of within) if (moment >= table.cursor) within.delete(moment)
        table.play(key)
        for (const next of then) {
          for (let only = forcedKey(table); only !== undefined && only !== next; only = forcedKey(table)) {
            within.add(table.cursor)
            table.play(only)
          }
          if (!table.waitsForPerson || !hasKey(table, table.options, next)) break
          within.add(table.cursor)
          table.play(next)
        }
      }, true)
    },
    /**
     * Enters outcomes of chance that were turned up together, from a moment on, as far as they are possible: they are undone as one. What
     * the automa does between two of them is part of the row.
     */
    enter(from: number, keys: readonly string[]): void {
      act((table) => {
        if (from < table.cursor) table.goto(from)
        for (const moment of within) if (moment >= from) within.delete(moment)
        for (const key of keys) {
          if (table.cursor > from) for (const moment of toNextDraw(table, key)) within.add(moment)
          if (table.seat !== 'chance' || !hasKey(table, table.options, key)) break
          if (table.cursor > from) within.add(table.cursor)
          table.play(key)
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
    /** Takes back moves of yours to the last moment of that kind, if there is one. */
    takeBack(isThere: (state: unknown) => boolean): (() => void) | undefined {
      const { table, mine, shown, cursor } = store.getState()
      if (!mine || table.stuck || shown !== cursor) return undefined
      for (let moment = cursor - 1; moment >= 0 && table.entry(moment + 1).seat === 'you'; moment--)
        if (isThere(table.stateAt(moment))) return () => goBack(beginningOf(moment))
      return undefined
    },
    seen,
    /** The table was entered as it is: the game may begin. */
    begin(): void {
      isBegun = true
      store.setState({ isToBegin: false })
      proceed()
    },
    /** Whether somebody looks at every move and may hold the table after it: then even instant moves come one at a time. */
    watch(isSo: boolean): void {
      isWatched = isSo
    },
    /** Lets others wait, or everybody, until something was read. */
    hold(who: Hold): void {
      const { table, shown, mine, hold } = store.getState()
      if (hold === who) return
      store.setState({ hold: who, options: who === 'everybody' ? NONE : look(table, shown, mine).options })
      proceed()
    },
    /** Goes back to an old moment at once. */
    backTo: (moment: number) => act((table) => table.goto(moment)),
    /** The automa's next move, if moves are shown one by one. */
    next(): void {
      if (store.getState().waiting) advance()
    },
    /** Shows an old moment; nothing is lost. */
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
    /** Continues from the moment on screen. */
    playFromHere: () => goBack(store.getState().shown),
    /**
     * Plays on with another value of an option; false if the log is not possible with it, and nothing changes. A table that was entered by
     * hand has its options in its position.
     */
    setOption(option: string, value: string): boolean {
      const table = now()
      if (!store.getState().mine || table.stuck) return false
      const next = restated(table, option, value)
      if (next === undefined) return false
      next.goto(table.cursor)
      show(next)
      changed?.(next)
      return true
    },
    /** While a plan is tried out, an end of the game does not count yet. */
    tryOut(isOn: boolean): void {
      const isKept = isTrying && !isOn
      isTrying = isOn
      const { table, mine } = store.getState()
      if (isKept && mine && table.step.kind === 'over') changed?.(table)
    },
    isTrying: (): boolean => isTrying,
    /** Marks the save with how the game is played, once per moment; the table stays the same. */
    mark(mark: Mark): void {
      const table = now()
      if (!store.getState().mine || table.stuck || markedAt.get(mark) === table.cursor) return
      markedAt.set(mark, table.cursor)
      table.mark(mark)
      changed?.(table)
    },
    /** Another tab has played on, or this one has received a newer state. */
    replace(table: AnyTable): void {
      pause()
      within.clear()
      const { table: old, state } = store.getState()
      store.setState({
        ...look(table, table.cursor, store.getState().mine),
        waiting: false,
        isToBegin: false,
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
    /** Stops playing here for good. */
    bar(barred: Barred): void {
      pause()
      const { table, shown } = store.getState()
      store.setState({ ...look(table, shown, false), waiting: false, barred })
    },
  }
}

/** The moment of the person's last real decision; before all of them, the beginning of a table that was entered by hand. */
const lastChoice = (table: AnyTable): number | undefined =>
  table.choiceBefore(table.cursor) ?? (table.setup.position !== undefined && table.cursor > 0 ? 0 : undefined)

/** Whether a table stands as it was entered, and would move by itself. */
const isEntered = (table: AnyTable): boolean =>
  table.setup.position !== undefined && table.cursor === 0 && (!table.waitsForPerson || table.isForced(0))

function redoToChoice(table: AnyTable): void {
  while (table.redo() && table.cursor < table.length && table.isForced(table.cursor));
}

function restated(table: AnyTable, option: string, value: string): AnyTable | undefined {
  const save = table.toSave({ whole: true })
  const { position, options } = save
  const told =
    position === undefined
      ? { options: { ...options, [option]: value } }
      : { position: { ...(position as object), [option]: value } }
  try {
    return Table.open(table.module, { ...save, ...told })
  } catch (error) {
    if (error instanceof BadInput) return undefined
    throw error
  }
}

/** Lets the automa act, and whatever is certain happen, until a draw is asked for; returns the moments on the way. */
function toNextDraw(table: AnyTable, key: string): readonly number[] {
  const moments: number[] = []
  for (;;) {
    const moment = table.cursor
    const only = forcedKey(table)
    if (table.waitsForPerson && (only === undefined || only === key)) return moments
    if (only !== undefined) table.play(only)
    else if (!table.advanceOnce()) return moments
    moments.push(moment)
  }
}

/** The only answer of a person who has just one. */
function forcedKey(table: AnyTable): string | undefined {
  const [only] = table.isForced(table.cursor) ? table.options : []
  return only === undefined ? undefined : table.module.game.key(only.move)
}

const hasKey = ({ module }: AnyTable, options: TableView['options'], key: string): boolean =>
  options.some(({ move }) => module.game.key(move) === key)

const NONE: TableView['options'] = []
const NO_EVENTS: TableView['events'] = []

function look(
  table: AnyTable,
  n: number,
  mine: boolean,
): Omit<TableView, 'before' | 'waiting' | 'isToBegin' | 'barred' | 'events' | 'isHeld' | 'inRow' | 'hold'> {
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
