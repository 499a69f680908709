// Times and statistics of them.

/** The value below which that share of the numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5)

/** Milliseconds one call takes. */
export function time(work: () => void): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}

/** Calls per second: calls for `warmup` milliseconds unmeasured, then the median of several rounds. */
export function perSecond(work: () => void, warmup: number, round: number, rounds: number): number {
  callFor(work, warmup)
  return median(Array.from({ length: rounds }, () => callFor(work, round)))
}

/** How many times as fast one is as the other: the median over rounds in which they take turns, so that a busy machine slows both. */
export function timesAsFast(one: () => void, other: () => void, warmup: number, round: number, rounds: number): number {
  callFor(one, warmup)
  callFor(other, warmup)
  return median(Array.from({ length: rounds }, () => callFor(one, round) / callFor(other, round)))
}

function callFor(work: () => void, milliseconds: number): number {
  const begun = performance.now()
  let calls = 0
  let now = begun
  while (now - begun < milliseconds) {
    work()
    calls++
    now = performance.now()
  }
  return (1000 * calls) / (now - begun)
}
