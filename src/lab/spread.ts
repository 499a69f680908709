// What a histogram says: mean, spread, quantiles.
import type { Histogram } from './tally.ts'

export interface Summary {
  readonly count: number
  readonly mean: number
  readonly sd: number
  readonly min: number
  readonly max: number
}

/** Values with how often they came up, in rising order. */
export const bars = (histogram: Histogram): readonly (readonly [value: number, count: number])[] =>
  Object.entries(histogram)
    .map(([value, count]) => [Number(value), count] as const)
    .sort(([a], [b]) => a - b)

/** The deviation is that of a sample. */
export function summary(histogram: Histogram): Summary {
  const all = bars(histogram)
  const count = all.reduce((sum, [, times]) => sum + times, 0)
  if (count === 0) return { count: 0, mean: 0, sd: 0, min: 0, max: 0 }
  const mean = all.reduce((sum, [value, times]) => sum + value * times, 0) / count
  const squares = all.reduce((sum, [value, times]) => sum + (value - mean) ** 2 * times, 0)
  return {
    count,
    mean,
    sd: count < 2 ? 0 : Math.sqrt(squares / (count - 1)),
    min: (all[0] as readonly [number, number])[0],
    max: (all.at(-1) as readonly [number, number])[0],
  }
}
