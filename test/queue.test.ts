// The same games on several processes: threads, and a queue on a real Redis. Workers are killed, jobs and results are faked, rules differ.
import { fileURLToPath } from 'node:url'
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NAME } from '../src/crew/queue.ts'
import { addressOf } from '../src/crew/redis.ts'
import { serveQueue } from '../src/crew/serve.ts'
import { openCrew } from '../src/crew/threads.ts'
import { manifestOf } from '../src/games/index.ts'
import { fullOptions } from '../src/kernel/options.ts'
import { type Job, runJob, type Sim } from '../src/lab/job.ts'
import { readRuns } from '../src/lab/shape.ts'
import { versionOf } from '../src/lab/version.ts'
import { processes } from './fixtures/processes.ts'
import { server, startRedis } from './fixtures/redis.ts'

/** What the threads run: built, as the command is. */
const THREAD = fileURLToPath(new URL('../dist/lab-worker.js', import.meta.url))

const simOf = (seed: string, games: number) =>
  ['sim', 'duel', '--player', 'greedy', '--games', String(games), '--seed', seed, '--json'] as const
const talliesOf = (out: string) => readRuns(out).map(({ tally }) => tally)

describe.skipIf(server === undefined)('a queue', () => {
  const started = processes()
  const { solotavolo } = started
  let url = ''
  let queue: Queue
  const ends: (() => Promise<unknown> | void)[] = []

  beforeAll(async () => {
    // Built where it has to be, once.
    expect((await solotavolo(['--version']).ended).status).toBe(0)
    const redis = await startRedis(started)
    url = redis.url
    queue = new Queue(NAME, { connection: { url } })
    ends.push(() => queue.close())
  })

  afterAll(async () => {
    for (const end of ends.reverse()) await end()
    started.clean()
  })

  const serve = () => solotavolo(['worker', '--queue', url, '--workers', '1', '--lang', 'en'])
  const submit = (...args: readonly string[]) => solotavolo([...args, '--queue', url, '--lang', 'en'])
  const alone = async (seed: string, games: number, workers = '1') => {
    const { out, err } = await solotavolo([...simOf(seed, games), '--workers', workers]).ended
    expect(err).toBe('')
    return talliesOf(out)
  }
  /** Ends a worker that was not asked to do anything difficult. */
  const dismiss = async (worker: ReturnType<typeof serve>) => {
    worker.child.kill('SIGTERM')
    expect(await worker.ended).toMatchObject({ status: 0, err: '' })
  }

  test('gives the same games as one thread and two, also where it lost a worker in the middle', async () => {
    const here = await alone('queue', 400)
    expect(here[0]?.games).toBe(400)
    expect(await alone('queue', 400, '2')).toEqual(here)

    const [first, second] = [serve(), serve()] as const
    const sim = submit(...simOf('queue', 400))
    await first.said('duel greedy')
    // It has just begun its next job.
    await new Promise((resolve) => setTimeout(resolve, 150))
    first.child.kill('SIGKILL')
    const { out, err } = await sim.ended
    expect(err).toBe('')
    expect(talliesOf(out)).toEqual(here)
    await dismiss(second)
  })

  describe('whose worker has one thread', () => {
    const duel = manifestOf('duel')
    const jobOf = async (more: Partial<Sim>, from: number, to: number): Promise<Job> => {
      const version = versionOf(await duel.load())
      return {
        sim: { game: 'duel', options: fullOptions(duel.options, {}), player: 'greedy', seed: 'one', version, ...more },
        from,
        to,
      }
    }
    /** A worker in this process, with a lock shorter than its jobs. */
    const serveHere = (more: Partial<Parameters<typeof serveQueue>[0]> = {}) => {
      const stop = new AbortController()
      const played: Job[] = []
      const refused: string[] = []
      const crew = openCrew(1, THREAD)
      const ended = serveQueue({
        address: addressOf(url),
        crew,
        signal: stop.signal,
        lockMs: 300,
        played: (job) => played.push(job),
        refused: (why) => refused.push(why.message),
        ...more,
      }).finally(() => crew.close())
      const end = async () => {
        stop.abort()
        await ended
      }
      ends.push(end)
      return { played, refused, end }
    }

    test('renews the lock of a job that takes longer than it', async () => {
      const worker = serveHere()
      const { id = '' } = await queue.add('play', await jobOf({ player: 'search', playouts: 100_000 }, 0, 1))
      const redis = new Redis(url)
      const lock = `${queue.toKey(id)}:lock`
      // The same lock has more time left than before. On a busy machine it may expire first: then the job gets another one.
      let seen: { readonly token: string | null; readonly left: number } = { token: null, left: 0 }
      const isRenewed = async (): Promise<boolean> => {
        const before = seen
        seen = { token: await redis.get(lock), left: await redis.pttl(lock) }
        return seen.token !== null && seen.token === before.token && seen.left > before.left
      }
      await expect.poll(isRenewed, { interval: 20 }).toBe(true)
      redis.disconnect()
      await worker.end()
      await queue.remove(id)
    })

    test('plays a job once, and is counted', async () => {
      const job = await jobOf({}, 0, 100)
      const worker = serveHere({ lockMs: 600_000 })
      const { id = '' } = await queue.add('play', job)
      await expect.poll(() => queue.getJobState(id)).toBe('completed')
      const done = await queue.getJob(id)
      expect([done?.attemptsStarted, done?.stalledCounter]).toEqual([1, 0])
      expect(worker.played).toEqual([job])
      expect(done?.returnvalue).toEqual({ version: job.sim.version, tally: runJob(await duel.load(), job) })
      await worker.end()
    })

    test('gives up a job that takes too long, in words, and plays the next one', async () => {
      const job = await jobOf({ player: 'search', playouts: 100_000 }, 0, 1)
      const next = await jobOf({ seed: 'next' }, 0, 5)
      const worker = serveHere({ patienceOf: ({ sim }) => (sim.player === 'search' ? 400 : 60_000) })
      const [late, quick] = [await queue.add('play', job), await queue.add('play', next)]
      await expect.poll(() => queue.getJobState(late.id ?? '')).toBe('failed')
      await expect.poll(() => queue.getJobState(quick.id ?? '')).toBe('completed')
      expect(worker.refused).toEqual(['it was not finished after 0 seconds'])
      await worker.end()
    })

    test('obeys SIGTERM in a job of hours, and gives the job back', async () => {
      const worker = serve()
      const { id = '' } = await queue.add('play', await jobOf({ player: 'search', playouts: 100_000 }, 0, 1))
      await expect.poll(() => queue.getJobState(id)).toBe('active')
      await dismiss(worker)
      expect(await queue.getJobState(id)).toBe('waiting')
      await queue.remove(id)
    })

    test('obeys Ctrl-C and SIGTERM as a simulation too, and tells what was played', async () => {
      const thinking = ['sim', 'duel', '--player', 'search', '--playouts', '100000', '--workers', '1', '--lang', 'en']
      for (const signal of ['SIGINT', 'SIGTERM'] as const) {
        let ended: { status: number | null; out: string } = { status: null, out: '' }
        // Before it listens a signal ends it as usual: it gets the more time the oftener that happens.
        for (let ms = 1000; ended.status === null; ms *= 2) {
          const sim = solotavolo(thinking)
          await new Promise((resolve) => setTimeout(resolve, ms))
          sim.child.kill(signal)
          ended = await sim.ended
        }
        expect(ended.status).toBe(0)
        expect(ended.out).toContain('Stopped: this is what the 0 games played say.')
      }
    })
  })

  describe('with jobs put into it by hand', () => {
    test('makes a worker refuse them in words, and it plays the next one', async () => {
      const version = versionOf(await manifestOf('duel').load())
      const options = fullOptions(manifestOf('duel').options, {})
      const sim = { game: 'duel', options, player: 'greedy', seed: 'hand', version }
      const bad: readonly (readonly [data: unknown, why: string])[] = [
        ['dance', 'these are no games of a simulation'],
        [{ sim, from: 0, to: 1e15 }, 'these are no games of a simulation'],
        [{ sim: { ...sim, game: 'chess\u001b[2J' }, from: 0, to: 5 }, 'these are no games of a simulation'],
        [{ sim: { ...sim, game: 'chess' }, from: 0, to: 5 }, 'there is no game "chess"'],
        [
          { sim: { ...sim, version: { edition: 1, rules: '0123456789ab' } }, from: 0, to: 5 },
          'another version of the rules (edition 1, rules 0123456789ab',
        ],
      ]
      const jobs = await queue.addBulk(bad.map(([data]) => ({ name: 'play', data })))
      const redis = new Redis(url)
      const broken = await queue.add('play', { sim, from: 0, to: 5 })
      await redis.hset(queue.toKey(broken.id ?? ''), 'data', '{"sim":')
      await redis.quit()
      const worker = serve()
      const good = await queue.add('play', { sim, from: 0, to: 5 })
      await expect.poll(() => queue.getJobState(good.id ?? '')).toBe('completed')
      for (const job of jobs) expect(await queue.getJobState(job.id ?? '')).toBe('failed')
      worker.child.kill('SIGTERM')
      const { status, err } = await worker.ended
      const told = err.trimEnd().split('\n')
      // The same sentence is told once.
      const sentences = [...new Set(bad.map(([, why]) => why))]
      expect(told).toHaveLength(sentences.length)
      for (const [at, why] of sentences.entries()) expect(told[at]).toContain(why)
      expect(status).toBe(0)
      await queue.remove(broken.id ?? '')
    })

    test('begins a job that failed before anew', async () => {
      const failing = new Worker(
        NAME,
        () => Promise.reject(new Error('out of \u001b]52;c;eA==\u0007luck\nat line 7')),
        { connection: { url } },
      )
      const refused = await submit(...simOf('failed', 150)).ended
      await failing.close()
      expect([refused.status, refused.out]).toEqual([2, ''])
      expect(refused.err).toMatch(
        /^solotavolo: a worker has not played duel-1-\w{12}-\w{16}-\d+-\d+: out of \uFFFD]52;c;eA==\uFFFDluck at line 7\n$/,
      )

      const worker = serve()
      const { status, out } = await submit(...simOf('failed', 150)).ended
      expect(status).toBe(0)
      expect(talliesOf(out)).toEqual(await alone('failed', 150))
      await dismiss(worker)
    })

    test('does not count results that cannot be, throws them away and says so', async () => {
      const won = { games: 100, won: { you: 1e6, automa: 0, shared: 0, none: 0 } }
      const liar = new Worker<Job>(
        NAME,
        async ({ data }) => {
          const tally = runJob(await manifestOf('duel').load(), data)
          return { version: data.sim.version, tally: { ...tally, ...won } }
        },
        { connection: { url } },
      )
      const refused = await submit(...simOf('liar', 100)).ended
      await liar.close()
      expect([refused.status, refused.out]).toEqual([2, ''])
      expect(refused.err).toMatch(
        /^solotavolo: the result of duel-[\w-]+ in the queue was thrown away, because this result cannot be of those games: try again\n$/,
      )

      const worker = serve()
      const { status, out } = await submit(...simOf('liar', 100)).ended
      expect(status).toBe(0)
      expect(talliesOf(out)).toEqual(await alone('liar', 100))
      await dismiss(worker)
    })

    test('does not count another job under the same name, nor the shred of one', async () => {
      const worker = serve()
      const played = await submit(...simOf('shred', 100)).ended
      const [name = ''] = (await queue.getCompleted()).flatMap(({ id = '', data }) =>
        (data as Job).sim.seed === 'shred' ? [id] : [],
      )
      const redis = new Redis(url)
      const key = queue.toKey(name)
      const data = await redis.hget(key, 'data')

      await redis.hset(key, 'data', (data ?? '').replace('"shred"', '"other"'))
      const refused = await submit(...simOf('shred', 100)).ended
      expect([refused.status, refused.out]).toEqual([2, ''])
      expect(refused.err).toContain('something else was there under that name')

      await redis.hset(key, { data: data ?? '', returnvalue: '{"won":1}', finishedOn: '1' })
      const again = await submit(...simOf('shred', 100)).ended
      expect(again).toMatchObject({ status: 0, err: '' })
      expect(talliesOf(again.out)).toEqual(talliesOf(played.out))
      await redis.quit()
      await dismiss(worker)
    })
  })
})
