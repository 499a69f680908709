// The same jobs on many machines: a queue on Redis or Valkey. The submitter waits for the results; workers come and go (`serve.ts`).
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Queue } from 'bullmq'
import { BadInput } from '../kernel/contract.ts'
import { refusal } from '../kernel/refusal.ts'
import type { Text } from '../kernel/text.ts'
import { type Job, moduleOf, gamesName } from '../lab/job.ts'
import { readResult, type Result } from '../lab/shape.ts'
import { addPart, type Part, partsOf, type Run } from '../lab/study.ts'
import { readReason } from './reason.ts'
import { aborted, type Address, withRedis } from './redis.ts'

/** Raised when the format of jobs or results changes, so that old workers ignore new jobs. */
export const NAME = 'solotavolo-sim-2'
const LOOK_MS = 200
/** How many jobs are in the queue at once; the others follow. */
const AHEAD = 256
/** How long results stay in the queue, in seconds. */
const KEPT_S = 3600

const notPlayed = refusal<{ job: string; why: Text }>('queue.not-played', {
  it: ({ job, why }) => `un worker non ha giocato ${job}: ${why.it}`,
  en: ({ job, why }) => `a worker has not played ${job}: ${why.en}`,
})
const notBelieved = refusal<{ job: string; why: BadInput }>('queue.not-believed', {
  it: ({ job, why }) => `il risultato di ${job} nella coda è stato scartato, perché ${why.tell('it')}: riprova`,
  en: ({ job, why }) => `the result of ${job} in the queue was thrown away, because ${why.tell('en')}: try again`,
})
const otherJob = refusal('queue.other-job', {
  it: 'sotto quel nome c’era un’altra cosa',
  en: 'something else was there under that name',
})

/**
 * Submits what is missing of the runs and collects the results. A job's name follows from its content, so submitting twice adds nothing.
 */
export function playOnQueue(
  runs: readonly Run[],
  address: Address,
  signal: AbortSignal,
  told?: (job: Job) => void,
): Promise<void> {
  return withRedis(address, signal, async (connection, end) => {
    const queue = new Queue<Job, Result>(NAME, { connection, skipVersionCheck: true })
    queue.on('error', () => undefined)
    // A queue that hangs does not prevent leaving.
    await Promise.race([gatherAll(queue, runs, end, told), aborted(end)])
  })
}

async function gatherAll(
  queue: Queue<Job, Result>,
  runs: readonly Run[],
  end: AbortSignal,
  told: ((job: Job) => void) | undefined,
): Promise<void> {
  const todo = partsOf(runs)
  const waiting = new Map<string, Part>()
  for (;;) {
    const fresh = take(todo, AHEAD - waiting.size)
    await submit(queue, fresh)
    for (const part of fresh) waiting.set(nameOf(part.job), part)
    if (waiting.size === 0 || end.aborted) return
    await Promise.all(
      Array.from(waiting, async ([name, part]) => {
        if (!(await gather(queue, name, part))) return
        waiting.delete(name)
        told?.(part.job)
      }),
    )
    if (waiting.size > 0) await wait(LOOK_MS)
  }
}

function take<T>(from: Iterator<T>, most: number): T[] {
  const taken: T[] = []
  while (taken.length < most) {
    const { done, value } = from.next()
    if (done) break
    taken.push(value)
  }
  return taken
}

/** Jobs already in the queue stay as they are; one that failed before, or is incomplete, starts again. */
async function submit(queue: Queue<Job, Result>, parts: readonly Part[]): Promise<void> {
  await Promise.all(
    parts.map(async ({ job }) => {
      const name = nameOf(job)
      const state = await queue.getJobState(name)
      if (state === 'failed' || state === 'unknown') await queue.remove(name)
    }),
  )
  if (parts.length === 0) return
  await queue.addBulk(
    parts.map(({ job }) => ({
      name: 'play',
      data: job,
      opts: { jobId: nameOf(job), removeOnComplete: { age: KEPT_S }, removeOnFail: { age: KEPT_S } },
    })),
  )
}

/** Counts a part that has been played. Drops and reports an impossible result. */
async function gather(queue: Queue<Job, Result>, name: string, part: Part): Promise<boolean> {
  const { run, job } = part
  const state = await queue.getJobState(name)
  // The queue has lost it: it was restarted or cleaned up.
  if (state === 'unknown') await submit(queue, [part])
  if (state !== 'completed' && state !== 'failed') return false
  const known = await queue.getJob(name).catch((error: unknown) => {
    // What stands there is not even JSON.
    if (error instanceof SyntaxError) return null
    throw error
  })
  // Lost since the state was read: the next look submits it again.
  if (known === undefined) return false
  if (state === 'failed' && known !== null) throw notPlayed({ job: name, why: readReason(known.failedReason) })
  try {
    if (known === null || !isSame(known.data, job)) throw otherJob()
    addPart(run, job, readResult(known.returnvalue, job, await moduleOf(job.sim)))
    return true
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    await queue.remove(name)
    throw notBelieved({ job: name, why: error })
  }
}

const isSame = (data: unknown, job: Job): boolean => JSON.stringify(data) === JSON.stringify(job)

/** Game and rules in readable form, and a hash of everything that is played. */
const nameOf = ({ sim, from, to }: Job): string => {
  const { edition, rules } = sim.version
  const hash = createHash('sha256').update(gamesName(sim)).digest('hex').slice(0, 16)
  return `${sim.game}-${edition}-${rules}-${hash}-${from}-${to}`
}
