// Plays the jobs of a simulation on this machine: always in worker threads, so that this thread stays responsive.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { type Job, moduleOf, readied, runJob } from '../lab/job.ts'
import { type PairJob, type PairTally, runPair } from '../lab/pair.ts'
import type { Tally } from '../lab/tally.ts'

/** The worker is beside the built command; when run from the sources there is none. */
const WORKER = fileURLToPath(new URL('./lab-worker.js', import.meta.url))

export interface Crew {
  readonly size: number
  /** A signal ends the thread that plays the job, whatever it is doing. */
  play(job: Job, signal?: AbortSignal): Promise<Tally>
  /** The same for two settings that are compared. */
  playPair(job: PairJob, signal?: AbortSignal): Promise<PairTally>
  close(): Promise<void>
}

export function openCrew(size: number, worker = WORKER): Crew {
  if (!existsSync(worker)) return unbuilt()
  const pool = new Piscina({ filename: worker, minThreads: size, maxThreads: size, concurrentTasksPerWorker: 1 })
  return {
    size,
    play: (job, signal) => pool.run(job, signal === undefined ? {} : { signal }) as Promise<Tally>,
    playPair: (job, signal) => pool.run(job, signal === undefined ? {} : { signal }) as Promise<PairTally>,
    close: () => pool.destroy(),
  }
}

/** The game of a job, after a pause in which a stop is noticed. */
async function rested(job: Job, signal: AbortSignal | undefined) {
  const module = await readied(await moduleOf(job.sim), job.sim)
  await new Promise((resolve) => setImmediate(resolve))
  signal?.throwIfAborted()
  return module
}

/** In this thread, if nothing was built: one job after the other, with pauses to notice a stop. */
function unbuilt(): Crew {
  return {
    size: 1,
    play: async (job, signal) => runJob(await rested(job, signal), job),
    playPair: async (job, signal) => runPair(await rested(job, signal), job),
    close: () => Promise.resolve(),
  }
}
