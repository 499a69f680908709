import { type Job } from '../lab/job.ts'
import { addPart, partsOf, type Run } from '../lab/study.ts'
import type { Crew } from './threads.ts'

/** Plays what is missing of the runs with all threads of the crew; a signal stops it, and finished jobs stay. */
export async function playRuns(
  runs: readonly Run[],
  crew: Crew,
  signal: AbortSignal,
  told?: (job: Job) => void,
): Promise<void> {
  const todo = partsOf(runs)
  const hand = async () => {
    for (const { run, job } of todo) {
      if (signal.aborted) return
      try {
        addPart(run, job, await crew.play(job, signal))
      } catch (error) {
        if (signal.aborted) return
        throw error
      }
      told?.(job)
    }
  }
  await Promise.all(Array.from({ length: crew.size }, hand))
}
