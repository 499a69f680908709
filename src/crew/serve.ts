// A worker of a queue. If it dies, it stops renewing the lock on its job, the queue gives the job to another one, and the result is counted
// once. Games always run in threads, so a living worker has time to renew its locks and to react.
import { setTimeout as wait } from 'node:timers/promises'
import { type Job as Queued, UnrecoverableError, WaitingError, Worker } from 'bullmq'
import { BadInput } from '../kernel/contract.ts'
import type { Job } from '../lab/job.ts'
import { patience } from '../lab/plan.ts'
import { readJob, type Result } from '../lab/shape.ts'
import { NAME } from './queue.ts'
import { tooLong, writeReason } from './reason.ts'
import { aborted, type Address, isFinal, withRedis } from './redis.ts'
import type { Crew } from './threads.ts'

/** How long a silent worker keeps its job. */
const LOCK_MS = 4000
/** How often a job may be lost with its worker before it is dropped: the job itself may crash them. */
const MOST_LOST = 20
/** How long a stopping worker takes to return unfinished jobs. */
const LEAVE_MS = 1000

export interface Serving {
  readonly address: Address
  readonly crew: Crew
  readonly signal: AbortSignal
  /** Called at the start, for every job that was played, and for those that were not. */
  serving?(): void
  played?(job: Job): void
  refused?(why: BadInput): void
  readonly lockMs?: number
  readonly patienceOf?: (job: Job) => number
}

/** Serves the queue until the signal. */
export function serveQueue({
  address,
  crew,
  signal,
  lockMs = LOCK_MS,
  patienceOf = patience,
  ...tell
}: Serving): Promise<void> {
  return withRedis(address, signal, async (connection, end) => {
    tell.serving?.()
    const play = async (queued: Queued<unknown, Result>, token?: string): Promise<Result> => {
      try {
        const { job } = await readJob(queued.data)
        const tally = await inTime(patienceOf(job), end, (late) => crew.play(job, late))
        tell.played?.(job)
        return { version: job.sim.version, tally }
      } catch (error) {
        if (end.aborted) {
          await queued.moveToWait(token)
          throw new WaitingError()
        }
        if (!(error instanceof BadInput)) throw error
        tell.refused?.(error)
        throw new UnrecoverableError(writeReason(error))
      }
    }
    const begun = new Set<Promise<Result>>()
    const remember = (playing: Promise<Result>): Promise<Result> => {
      begun.add(playing)
      return playing.finally(() => begun.delete(playing))
    }
    const worker = new Worker<unknown, Result>(NAME, (queued, token) => remember(play(queued, token)), {
      connection,
      skipVersionCheck: true,
      concurrency: crew.size,
      lockDuration: lockMs,
      stalledInterval: lockMs / 2,
      maxStalledCount: MOST_LOST,
      runRetryDelay: 1000,
    })
    try {
      const refusing = new Promise<never>((_, reject) => worker.on('error', (error) => isFinal(error) && reject(error)))
      await Promise.race([refusing, aborted(end)])
    } finally {
      // It starts nothing more and returns unfinished jobs, as far as the queue answers.
      await worker.pause(true)
      await Promise.race([Promise.allSettled(begun), wait(LEAVE_MS, undefined, { ref: false })])
      await worker.close(true)
    }
  })
}

/** Runs something that ends by the signal, or after its time. */
async function inTime<T>(ms: number, signal: AbortSignal, work: (end: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController()
  const stop = () => late.abort()
  const timer = setTimeout(stop, ms)
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  try {
    return await work(late.signal)
  } catch (error) {
    if (late.signal.aborted && !signal.aborted) throw tooLong({ seconds: Math.round(ms / 1000) })
    throw error
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}
