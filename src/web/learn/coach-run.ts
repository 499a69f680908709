// The marks of a first game: at each first time the table waits until the person has read what is new.
import { createStore } from 'zustand/vanilla'
import { tellings } from '../../kernel/consequences.ts'
import type { AnyModule } from '../../kernel/contract.ts'
import type { First, Moment } from '../../kernel/first-game.ts'
import { counted, type Lang } from '../../kernel/text.ts'
import type { AnyTable } from '../store/open.ts'
import type { TableStore } from '../store/table-store.ts'
import { POINTS_NOW } from '../words/learn.ts'

export type AnyFirst = First<unknown, unknown, unknown>
type AnyMoment = Moment<unknown, unknown, unknown>

export interface Mark {
  readonly first: AnyFirst
  /** The pieces it speaks of. */
  readonly pieces: readonly string[]
}

export interface CoachView {
  /** Marks to read, the first one on screen. */
  readonly marks: readonly Mark[]
  /** Your last move, counted from 1, while its result is told. */
  readonly brought: number | undefined
}

/** How the ids of marks about the screen begin. */
export const SCREEN = 'screen-'

/** After this many decisions of yours nobody tells you any more what they brought. */
const TOLD_TURNS = 6

/** The state after entry `n` with what led to it. */
export function momentAt(table: AnyTable, n: number): AnyMoment {
  const state = table.stateAt(n)
  const step = table.module.game.step(state)
  if (n === 0) return { state, step }
  const { seat, move } = table.entry(n)
  return { state, step, last: { seat, move, before: table.stateAt(n - 1), consequences: table.consequences(n) } }
}

interface CoachSetting {
  readonly tableStore: TableStore
  readonly firsts: readonly AnyFirst[]
  /** Marks shown earlier in this game. */
  readonly seen: readonly string[]
  readonly onSeen: (seen: readonly string[]) => void
}

export type CoachRun = ReturnType<typeof createCoachRun>

export function createCoachRun({ tableStore, firsts, seen: before, onSeen }: CoachSetting) {
  const seen = new Set(before)
  const store = createStore<CoachView>(() => ({ marks: [], brought: undefined }))
  /** The last entry that was looked at; none yet. */
  let looked = -1

  function look(): void {
    const { table, cursor, log } = tableStore.store.getState()
    if (cursor < looked) looked = cursor
    const found: Mark[] = []
    // A game that is opened again begins with what is on the table.
    if (looked === -1) looked = cursor - 1
    let { brought } = store.getState()
    while (looked < cursor) {
      const moment = momentAt(table, ++looked)
      if (isDecision(table, looked)) {
        const turns = log.slice(0, looked).filter((_, at) => isDecision(table, at + 1)).length
        brought = turns <= TOLD_TURNS ? looked : undefined
      }
      for (const first of firsts) {
        if (seen.has(first.id) || !first.when(moment)) continue
        // One thing about the screen at a time: the next one comes at the next occasion.
        if (isOfScreen(first) && found.some((mark) => isOfScreen(mark.first))) continue
        seen.add(first.id)
        found.push({ first, pieces: first.pieces?.(moment) ?? [] })
      }
    }
    if (found.length === 0) {
      if (brought !== store.getState().brought) store.setState({ brought })
      return
    }
    onSeen([...seen])
    tableStore.hold('others')
    store.setState({ marks: [...store.getState().marks, ...found], brought })
  }

  const deafen = tableStore.store.subscribe(look)
  tableStore.watch(true)
  look()
  // The table waited for the guide to come.
  if (store.getState().marks.length === 0) tableStore.hold('nobody')
  return {
    store,
    /** The mark on screen was read. */
    read(): void {
      const marks = store.getState().marks.slice(1)
      store.setState({ marks })
      if (marks.length === 0) tableStore.hold('nobody')
    },
    stop(): void {
      deafen()
      tableStore.watch(false)
      tableStore.hold('nobody')
    },
  }
}

/** Marks about the screen are the same for every game. */
const isOfScreen = ({ id }: AnyFirst): boolean => id.startsWith(SCREEN)

/** Whether entry `n` was a real decision of yours, after the set-up. */
function isDecision(table: AnyTable, n: number): boolean {
  if (n === 0 || table.entry(n).seat !== 'you' || table.isForced(n - 1)) return false
  return table.module.isSetUp?.(table.stateAt(n - 1)) !== true
}

/**
 * What a decision of yours brought, in one line: what it was, what it and the draws or forced moves right after it changed for you, and the
 * points. Undefined if that is no more than the move itself says.
 */
export function broughtBy(table: AnyTable, n: number, lang: Lang): string | undefined {
  const { module } = table
  let end = n
  while (end < table.cursor && isAutomatic(table, end + 1)) end++
  const yours = tellings(module, table.consequences(n), lang).filter(({ seat }) => seat === 'you')
  const changes = yours.map(({ text }) => text)
  // No sentence of a move says what these did.
  for (let at = n + 1; at <= end; at++)
    for (const told of table.consequences(at))
      if (module.consequences?.seat(told) === 'you') changes.push(module.consequences.say(told, lang))
  const points = pointsOf(module, table.stateAt(end)) - pointsOf(module, table.stateAt(n - 1))
  if (points !== 0) changes.push(`${points > 0 ? '+' : ''}${counted(points, POINTS_NOW, lang)}`)
  if (changes.length === 0) return undefined
  return [module.say(table.entry(n).move, lang, table.stateAt(n - 1)), ...changes].join(' · ')
}

/** Whether entry `n` was a draw, or a move that you had to make. */
const isAutomatic = (table: AnyTable, n: number): boolean => {
  const { seat } = table.entry(n)
  return seat === 'chance' || (seat === 'you' && table.isForced(n - 1))
}

const pointsOf = (module: AnyModule, state: unknown): number =>
  module.score(state).sides.find(({ seat }) => seat === 'you')?.total ?? 0
