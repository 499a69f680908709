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
export function timesAsFast(one: () => void, other: () => void, milliseconds: number, rounds: number): number {
  const [ones = [], others = []] = takeTurns([one, other], milliseconds, rounds)
  return median(ones.map((rate, at) => rate / (others[at] as number)))
}

/** Compiling goes on beside the program, on a busy machine for a while. */
const WARM_UP = 15

/** Calls per second of each, round by round. In a round of about so many milliseconds all do the same number of calls. */
export function takeTurns(works: readonly (() => void)[], milliseconds: number, rounds: number): readonly number[][] {
  const slowest = Math.min(...works.map((work) => callFor(work, WARM_UP * milliseconds)))
  const calls = Math.max(1, Math.round((slowest * milliseconds) / 1000))
  const rates = works.map((): number[] => [])
  for (let round = 0; round < rounds; round++)
    for (const [at, work] of works.entries()) rates[at]?.push(rateOf(work, calls))
  return rates
}

function rateOf(work: () => void, calls: number): number {
  const begun = computed()
  for (let n = 0; n < calls; n++) work()
  return (1000 * calls) / (computed() - begun)
}

function callFor(work: () => void, milliseconds: number): number {
  const begun = computed()
  let calls = 0
  let now = begun
  while (now - begun < milliseconds) {
    work()
    calls++
    now = computed()
  }
  return (1000 * calls) / (now - begun)
}

/** Milliseconds this program has computed: what others do on the machine meanwhile does not count. */
function computed(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
