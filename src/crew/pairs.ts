// Plays two settings that are compared with all threads of this machine, until enough is known.
import { mergePair, type PairTally, pairTally } from '../lab/pair.ts'
import type { Sim } from '../lab/job.ts'
import { planPairs } from '../lab/plan.ts'
import type { Crew } from './threads.ts'

export interface Comparison {
  readonly now: Sim
  readonly before: Sim
  /** At most so many games of each. */
  readonly games: number
}

/** `told` may say that it is enough by returning false. */
export async function playPairs(
  { now, before, games }: Comparison,
  crew: Crew,
  signal: AbortSignal,
  told: (all: PairTally) => boolean,
): Promise<PairTally> {
  const all = pairTally()
  const todo = planPairs({ now, before }, games)
  let isEnough = false
  const hand = async () => {
    for (const job of todo) {
      if (isEnough || signal.aborted) return
      try {
        mergePair(all, await crew.playPair(job, signal))
      } catch (error) {
        if (signal.aborted) return
        throw error
      }
      if (!told(all)) isEnough = true
    }
  }
  await Promise.all(Array.from({ length: crew.size }, hand))
  return all
}
