// A long run: many tries at something that must never happen, counted.

/** What happened in a run. A run is good where everything but `tries` is 0. */
export interface Counts {
  tries: number
  /** Moves or games that were there and are gone. */
  lost: number
  /** Anything but an answer or a refusal. */
  crashes: number
  /** Answers that took longer than two seconds. */
  slow: number
  /** Positions and games that opened and break a law of their game. */
  unlawful: number
  /** Results other than the ones that were due. */
  wrong: number
}

export interface Soak {
  /** How many of so many tries to make, by the share that was asked for. */
  share(count: number): number
  /** Keeps what went wrong, for the end of the report. */
  fault(text: string): void
}

export interface Part {
  readonly id: string
  readonly about: string
  /** One row of the report for each line of the run. */
  run(soak: Soak): AsyncGenerator<readonly [what: string, counts: Counts]>
}

export const noCounts = (): Counts => ({ tries: 0, lost: 0, crashes: 0, slow: 0, unlawful: 0, wrong: 0 })

export const SLOW_MS = 2000

/** Tries once, and counts it as a crash or as slow where it is one. */
export async function attempt(counts: Counts, { fault }: Soak, what: () => string, act: () => unknown): Promise<void> {
  counts.tries++
  const begun = performance.now()
  try {
    await act()
  } catch (error) {
    counts.crashes++
    fault(`crash: ${what()}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  }
  const took = performance.now() - begun
  if (took <= SLOW_MS) return
  counts.slow++
  fault(`slow (${Math.round(took)} ms): ${what()}`)
}
