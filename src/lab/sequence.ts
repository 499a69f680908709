// When it is clear: an interval that may be looked at after every game. It holds for all looks together, so stopping when it is clear does
// not deceive (Robbins' normal mixture).
import type { Interval } from './interval.ts'

/** How often it may say that two equal settings differ, however long one looks. */
const DOUBT = 0.01
/** The number of games for which it is narrowest, relative to an interval that is looked at once. */
const TUNED = 1000
const RHO = (-2 * Math.log(DOUBT) + Math.log(-2 * Math.log(DOUBT)) + 1) / TUNED

/** The interval of a mean after so many games, whenever it is looked at. */
export function anytime(mean: number, sd: number, games: number): Interval {
  if (games < 2) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  const spread = games * RHO + 1
  const half = sd * Math.sqrt((2 * spread * Math.log(Math.sqrt(spread) / DOUBT)) / (games * games * RHO))
  return [mean - half, mean + half]
}

/** Whether nothing more can be learnt: the difference is certain, or certainly too small to matter. */
export function isClear([low, high]: Interval, matters: number): 'differs' | 'same' | undefined {
  if (low > 0 || high < 0) return 'differs'
  return low > -matters && high < matters ? 'same' : undefined
}
