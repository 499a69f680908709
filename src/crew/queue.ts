// The same jobs on many machines: a queue on Redis or Valkey. Whoever submits waits for the results; workers come and go. A worker that
// dies stops renewing the lock on its job, the queue gives the job to another one, and its result is counted once.
import { createHash } from 'node:crypto'
import { Queue, QueueEvents, Worker } from 'bullmq'
import { BadInput } from '../kernel/contract.ts'
import { type Job } from '../lab/job.ts'
import { addPart, jobsOf, type Run } from '../lab/study.ts'
import type { Tally } from '../lab/tally.ts'
import type { Crew } from './threads.ts'

const NAME = 'solotavolo-sim'
/** How long a silent worker keeps its job. Jobs run in threads, so a living worker always has time to speak. */
const LOCK_MS = 4000
const LOOK_MS = 1000

export function connectionOf(url: string): { readonly url: string; readonly maxRetriesPerRequest: null } {
  if (!/^(redis|rediss|valkey):\/\/\S+$/.test(url))
    throw new BadInput(`"${url}" is no address of a queue: say redis://host:port`)
  return { url: url.replace(/^valkey:/, 'redis:'), maxRetriesPerRequest: null }
}

/** Submits what is missing of the runs and gathers the results. A job's name follows from what it is, so submitting twice adds nothing. */
export async function playOnQueue(
  runs: readonly Run[],
  url: string,
  signal: AbortSignal,
  told?: (job: Job) => void,
): Promise<void> {
  const connection = connectionOf(url)
  const queue = new Queue<Job, Tally>(NAME, { connection })
  const events = new QueueEvents(NAME, { connection })
  const waiting = new Map(runs.flatMap((run) => jobsOf(run).map((job) => [nameOf(job), { run, job }] as const)))
  try {
    await events.waitUntilReady()
    await queue.addBulk(
      [...waiting].map(([jobId, { job }]) => ({
        name: 'play',
        data: job,
        opts: { jobId, removeOnComplete: { age: 3600 } },
      })),
    )
    while (waiting.size > 0 && !signal.aborted) {
      for (const [name, { run, job }] of waiting) {
        const known = await queue.getJob(name)
        if (known === undefined) throw new BadInput(`the queue has lost the job ${name}`)
        if (known.failedReason) throw new BadInput(`a worker could not play ${name}: ${known.failedReason}`)
        if (known.finishedOn === undefined || known.finishedOn === null) continue
        addPart(run, job, known.returnvalue)
        waiting.delete(name)
        told?.(job)
      }
      if (waiting.size > 0) await someNews(events, signal)
    }
  } finally {
    await events.close()
    await queue.close()
  }
}

/** Serves the queue until the signal. */
export async function serveQueue(
  url: string,
  crew: Crew,
  signal: AbortSignal,
  told?: (job: Job) => void,
): Promise<void> {
  const worker = new Worker<Job, Tally>(
    NAME,
    async ({ data }) => {
      const tally = await crew.play(data)
      told?.(data)
      return tally
    },
    {
      connection: connectionOf(url),
      concurrency: crew.size,
      lockDuration: LOCK_MS,
      stalledInterval: LOCK_MS / 2,
      maxStalledCount: 1000,
    },
  )
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  await worker.close()
}

const nameOf = ({ sim, from, to }: Job): string =>
  `${createHash('sha256').update(JSON.stringify(sim)).digest('hex').slice(0, 16)}-${from}-${to}`

/** Until a job is finished somewhere, or a while has passed: news can be missed, looking again cannot. */
function someNews(events: QueueEvents, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      events.off('completed', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, LOOK_MS)
    events.once('completed', done)
    signal.addEventListener('abort', done, { once: true })
  })
}
