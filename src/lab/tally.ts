// What many games add up to.
import type { ScoreSheet } from '../kernel/contract.ts'
import type { Played } from './run.ts'

export type Winner = ScoreSheet['outcome']['winner']

/** Sums of whole numbers, exact, from which mean and spread follow. */
export interface Spread {
  count: number
  sum: number
  squares: number
  min: number
  max: number
}

export interface Tally {
  games: number
  readonly won: Record<Winner, number>
  /** Kinds of victory, by who won and how. */
  readonly by: Record<Winner, Record<string, number>>
  readonly score: { readonly you: Spread; readonly automa: Spread }
  readonly moves: Spread
}

const spread = (): Spread => ({
  count: 0,
  sum: 0,
  squares: 0,
  min: Number.POSITIVE_INFINITY,
  max: Number.NEGATIVE_INFINITY,
})

export const tally = (): Tally => ({
  games: 0,
  won: { you: 0, automa: 0, shared: 0 },
  by: { you: {}, automa: {}, shared: {} },
  score: { you: spread(), automa: spread() },
  moves: spread(),
})

export function count(all: Tally, { sheet, moves }: Played): void {
  const { winner, by } = sheet.outcome
  all.games++
  all.won[winner]++
  all.by[winner][by] = (all.by[winner][by] ?? 0) + 1
  for (const { seat, total } of sheet.sides) add(all.score[seat], total)
  add(all.moves, moves)
}

export function add(to: Spread, value: number): void {
  to.count++
  to.sum += value
  to.squares += value * value
  if (value < to.min) to.min = value
  if (value > to.max) to.max = value
}

export const mean = ({ count, sum }: Spread): number => (count === 0 ? 0 : sum / count)

/** The standard deviation of a sample. */
export function deviation({ count, sum, squares }: Spread): number {
  return count < 2 ? 0 : Math.sqrt(Math.max(0, (squares - (sum * sum) / count) / (count - 1)))
}
