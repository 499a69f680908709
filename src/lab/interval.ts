import type { Summary } from './spread.ts'

export type Interval = readonly [low: number, high: number]

const Z = 1.959963984540054

/** Wilson's 95 % interval of a rate: sensible also near 0 and 1 and for few games. */
export function wilson(hits: number, of: number): Interval {
  if (of === 0) return [0, 1]
  const rate = hits / of
  const z2 = Z * Z
  const middle = rate + z2 / (2 * of)
  const spread = Z * Math.sqrt((rate * (1 - rate) + z2 / (4 * of)) / of)
  const scale = 1 + z2 / of
  // The exact bounds at the ends, which rounding would miss by a hair.
  return [hits === 0 ? 0 : (middle - spread) / scale, hits === of ? 1 : (middle + spread) / scale]
}

/** The same with a correction for counts being whole numbers: a little wider, and fair to few games (Newcombe's method 4). */
export function wilsonOfCounts(hits: number, of: number): Interval {
  if (of === 0) return [0, 1]
  const rate = hits / of
  const z2 = Z * Z
  const half = (sign: 1 | -1) => Z * Math.sqrt(z2 - 1 / of + 4 * of * rate * (1 - rate) + sign * (4 * rate - 2)) + 1
  const bound = (spread: number) => (2 * of * rate + z2 + spread) / (2 * (of + z2))
  return [hits === 0 ? 0 : bound(-half(1)), hits === of ? 1 : bound(half(-1))]
}

/** The 95 % interval of a mean. */
export function ofMean({ count, mean, sd }: Summary): Interval {
  const spread = count === 0 ? 0 : (Z * sd) / Math.sqrt(count)
  return [mean - spread, mean + spread]
}

interface Estimate {
  readonly value: number
  readonly interval: Interval
}

/** The 95 % interval of how far b is above a, from their own intervals, which need not be even (Newcombe). */
export function ofDifference(a: Estimate, b: Estimate): Interval {
  const difference = b.value - a.value
  return [
    difference - Math.hypot(b.value - b.interval[0], a.interval[1] - a.value),
    difference + Math.hypot(b.interval[1] - b.value, a.value - a.interval[0]),
  ]
}
