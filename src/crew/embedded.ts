import { type Job } from '../lab/job.ts'
import { addPart, jobsOf, type Run } from '../lab/study.ts'
import type { Crew } from './threads.ts'

/** Plays what is missing of the runs with as many hands as the crew has; a signal stops it, and what is done stays done. */
export async function playRuns(
  runs: readonly Run[],
  crew: Crew,
  signal: AbortSignal,
  told?: (job: Job) => void,
): Promise<void> {
  const todo = runs.flatMap((run) => jobsOf(run).map((job) => ({ run, job }))).reverse()
  const hand = async () => {
    for (let next = todo.pop(); next !== undefined && !signal.aborted; next = todo.pop()) {
      const { run, job } = next
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
