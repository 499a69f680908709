// Who plays the jobs of a simulation on this machine: worker threads, or this thread where there is only one or nothing was built.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { type Job, moduleOf, runJob } from '../lab/job.ts'
import type { Tally } from '../lab/tally.ts'

/** The worker stands beside the built command; from the sources there is none. */
const WORKER = fileURLToPath(new URL('./lab-worker.js', import.meta.url))

export interface Crew {
  readonly size: number
  play(job: Job, signal?: AbortSignal): Promise<Tally>
  close(): Promise<void>
}

/** A crew of one works in this thread, unless it is to be measured against others. */
export function openCrew(size: number, worker = WORKER, apart = size > 1): Crew {
  if (!apart || !existsSync(worker)) return alone()
  const pool = new Piscina({ filename: worker, minThreads: size, maxThreads: size, concurrentTasksPerWorker: 1 })
  return {
    size,
    play: (job, signal) => pool.run(job, signal === undefined ? {} : { signal }) as Promise<Tally>,
    close: () => pool.destroy(),
  }
}

/** One after the other; between two games the thread listens whether to stop. */
function alone(): Crew {
  return {
    size: 1,
    async play(job, signal) {
      const module = await moduleOf(job.sim)
      await new Promise((resolve) => setImmediate(resolve))
      signal?.throwIfAborted()
      return runJob(module, job)
    },
    close: () => Promise.resolve(),
  }
}
