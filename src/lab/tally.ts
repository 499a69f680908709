// What many games add up to. Everything is a count, so tallies of parts add up to the tally of the whole, in any order, exactly.
import type { ScoreSheet } from '../kernel/contract.ts'
import type { Played } from './run.ts'

export type Winner = ScoreSheet['outcome']['winner']

export const WINNERS: readonly Winner[] = ['you', 'automa', 'shared', 'none']

/** How often each whole number came up. */
export type Histogram = Record<number, number>

export interface Tally {
  games: number
  readonly won: Record<Winner, number>
  /** Kinds of victory, by who won and how. */
  readonly by: Record<Winner, Record<string, number>>
  readonly score: { readonly you: Histogram; readonly automa: Histogram }
  readonly moves: Histogram
  /** How often each rung decided, by id; those that never did are absent. */
  readonly rungs: Record<string, number>
}

export const tally = (): Tally => ({
  games: 0,
  won: { you: 0, automa: 0, shared: 0, none: 0 },
  by: { you: {}, automa: {}, shared: {}, none: {} },
  score: { you: {}, automa: {} },
  moves: {},
  rungs: {},
})

export function count(all: Tally, { sheet, moves }: Played): void {
  const { winner, by } = sheet.outcome
  all.games++
  all.won[winner]++
  add(all.by[winner], by)
  for (const { seat, total } of sheet.sides) add(all.score[seat], total)
  add(all.moves, moves)
}

/** Adds `part` to `all`. */
export function merge(all: Tally, part: Tally): void {
  all.games += part.games
  for (const winner of Object.keys(all.won) as Winner[]) {
    all.won[winner] += part.won[winner]
    addAll(all.by[winner], part.by[winner])
  }
  addAll(all.score.you, part.score.you)
  addAll(all.score.automa, part.score.automa)
  addAll(all.moves, part.moves)
  addAll(all.rungs, part.rungs)
}

export function add(to: Record<string | number, number>, key: string | number, times = 1): void {
  to[key] = (to[key] ?? 0) + times
}

function addAll(to: Record<string, number>, from: Readonly<Record<string, number>>): void {
  for (const [key, times] of Object.entries(from)) add(to, key, times)
}
