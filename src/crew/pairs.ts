// Plays two settings that are compared with all threads of this machine, until enough is known.
import { mergePair, type PairTally, pairTally } from '../lab/pair.ts'
import type { Sim } from '../lab/job.ts'
import { planJobs } from '../lab/plan.ts'
import type { Crew } from './threads.ts'

export interface Comparison {
  readonly now: Sim
  readonly before: Sim
  /** At most so many games of each. */
  readonly games: number
}

/** Small jobs, so that it is soon clear how long it takes; `told` may say that it is enough by returning false. */
export async function playPairs(
  { now, before, games }: Comparison,
  crew: Crew,
  signal: AbortSignal,
  told: (all: PairTally) => boolean,
): Promise<PairTally> {
  const all = pairTally()
  const todo = planJobs(slower(now, before), games, [], sizeOf(now, before))
  let isEnough = false
  const hand = async () => {
    for (const { from, to } of todo) {
      if (isEnough || signal.aborted) return
      try {
        mergePair(all, await crew.playPair({ sim: now, against: before, from, to }, signal))
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

const isSearch = ({ player }: Sim): boolean => player === 'search'
const slower = (a: Sim, b: Sim): Sim => (isSearch(a) ? a : b)
const SIZES: Readonly<Record<string, number>> = { random: 100, greedy: 20 }
const sizeOf = (a: Sim, b: Sim): number => Math.min(SIZES[a.player] ?? 1, SIZES[b.player] ?? 1)
