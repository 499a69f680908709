// A queue that is not there, will not have us, dies or hangs: one sentence, and never longer than a while.
import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf } from '../src/crew/redis.ts'
import { readRuns } from '../src/lab/shape.ts'
import { scratch } from './fixtures/cli.ts'
import { processes, type Running } from './fixtures/processes.ts'
import { freePort, server, startRedis } from './fixtures/redis.ts'

const SECRET = 'open-sesame'
const sim = (queue: string, games = 300) =>
  ['sim', 'duel', '--player', 'greedy', '--games', String(games), '--json', '--queue', queue] as const
const worker = (queue: string) => ['worker', '--workers', '1', '--lang', 'en', '--queue', queue] as const

describe.skipIf(server === undefined)('a queue', () => {
  const started = processes()
  const { solotavolo } = started

  beforeAll(async () => {
    // Built where it has to be, once.
    expect((await solotavolo(['--version']).ended).status).toBe(0)
  })
  const files = scratch()
  afterAll(() => {
    started.clean()
    files.clean()
  })

  /** Both commands say one and the same sentence and end with status 2. */
  async function bothSay(
    queue: string,
    sentence: string | RegExp,
    env: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    const both = [solotavolo(sim(queue), env), solotavolo(worker(queue), env)]
    const err = typeof sentence === 'string' ? `solotavolo: ${sentence}\n` : expect.stringMatching(sentence)
    for (const { ended } of both) expect(await ended).toEqual({ status: 2, out: '', err })
  }

  test('that is not there is told in one sentence', async () => {
    const queue = `redis://127.0.0.1:${await freePort()}`
    await bothSay(queue, `the queue ${queue} does not answer: nobody listens there`)
  })

  test('that is something else is told in one sentence', async () => {
    const other = started.start(process.execPath, [
      '-e',
      "const s = require('node:http').createServer().listen(0, '127.0.0.1', () => console.log(`at ${s.address().port} `))",
    ])
    await other.said(' ')
    const queue = `redis://127.0.0.1:${/at (\d+)/.exec(other.out)?.[1]}`
    // On a busy machine its answer may come too late to be looked at.
    await bothSay(queue, new RegExp(`^solotavolo: the queue ${queue} does not answer: [^\\n]+\\n$`))
  })

  test('without an address is told in one sentence, which does not repeat what was said', async () => {
    for (const queue of [
      'nowhere',
      `redis:/me:${SECRET}@here`,
      `redis://me:${SECRET}%zz@here`,
      `http://me:${SECRET}@here`,
    ])
      await bothSay(queue, '--queue wants the address of a queue, such as redis://host:port')
  })

  test('with a password wants it, refuses a wrong one, takes it from the environment, and it is never told', async () => {
    const { port, url } = await startRedis(started, { password: SECRET })
    await bothSay(url, `the queue ${url} wants a password: put it into SOLOTAVOLO_QUEUE_PASSWORD`)
    const wrong = `redis://:wrong-${SECRET}@127.0.0.1:${port}`
    await bothSay(wrong, `the queue ${url} refuses the password or the user name`)
    await bothSay(url, `the queue ${url} refuses the password or the user name`, {
      SOLOTAVOLO_QUEUE_PASSWORD: `wrong-${SECRET}`,
    })

    const serving = solotavolo(worker(url), { SOLOTAVOLO_QUEUE_PASSWORD: SECRET })
    const played = await solotavolo(sim(`redis://:${SECRET}@127.0.0.1:${port}`), {}).ended
    expect([played.status, played.err]).toEqual([0, ''])
    expect(readRuns(played.out)[0]?.tally.games).toBe(300)
    serving.child.kill('SIGTERM')
    const { status, out, err } = await serving.ended
    expect([status, err]).toEqual([0, ''])
    expect(out).toContain(`Serving the queue ${url}; Ctrl-C to stop.`)
    expect(out + played.out).not.toContain(SECRET)
  })

  test('that dies or hangs in the middle is waited for a while, then told; what was played is told too', async () => {
    const [dying, hanging] = await Promise.all([startRedis(started), startRedis(started)])
    const at = async (url: string, file: string): Promise<[Running, Running]> => {
      const serving = solotavolo(worker(url))
      // More games than there is time for; some have been counted when they are kept.
      const waiting = solotavolo([...sim(url, 1_000_000), '--file', file])
      await expect.poll(() => existsSync(file)).toBe(true)
      return [serving, waiting]
    }
    const [atDying, atHanging] = await Promise.all([
      at(dying.url, files.path('dying.json')),
      at(hanging.url, files.path('hanging.json')),
    ])
    dying.running.child.kill('SIGKILL')
    hanging.running.child.kill('SIGSTOP')
    for (const [{ url }, both, why] of [
      [dying, atDying, 'nobody listens there'],
      [hanging, atHanging, 'silence'],
    ] as const) {
      const [{ status, err }, simulated] = await Promise.all([both[0].ended, both[1].ended])
      expect([status, err]).toEqual([2, `solotavolo: the queue ${url} does not answer: ${why}\n`])
      expect([simulated.status, simulated.err]).toEqual([2, `solotavolo: the queue ${url} does not answer: ${why}\n`])
      const [run] = readRuns(simulated.out)
      expect(run?.tally.games).toBeGreaterThanOrEqual(100)
      expect(run?.tally.games).toBeLessThan(1_000_000)
    }
  })

  test('that hangs keeps nobody who is told to stop', async () => {
    const hanging = await startRedis(started)
    const serving = solotavolo(worker(hanging.url))
    const waiting = solotavolo(sim(hanging.url, 1_000_000))
    await serving.said('duel greedy 100–199')
    hanging.running.child.kill('SIGSTOP')
    serving.child.kill('SIGTERM')
    waiting.child.kill('SIGTERM')
    expect(await serving.ended).toMatchObject({ status: 0, err: '' })
    expect(await waiting.ended).toMatchObject({ status: 0, err: '' })
  })

  test('that is not there yet keeps nobody who is told to stop', async () => {
    // An address that swallows what is sent there: nothing answers, nothing refuses.
    const silent = started.start(process.execPath, [
      '-e',
      "const s = require('node:net').createServer(() => console.log('called')).listen(0, '127.0.0.1', () => console.log(`at ${s.address().port} `))",
    ])
    await silent.said(' ')
    const queue = `redis://127.0.0.1:${/at (\d+)/.exec(silent.out)?.[1]}`
    const serving = solotavolo(worker(queue))
    await silent.said('called')
    serving.child.kill('SIGTERM')
    expect((await serving.ended).status).toBe(0)
    await bothSay(queue, `the queue ${queue} does not answer: silence`)
  })

  test('that comes back in time goes on, also where it has forgotten everything', async () => {
    const before = await startRedis(started)
    const serving = solotavolo(worker(before.url))
    const waiting = solotavolo(sim(before.url, 600))
    await serving.said('duel greedy 100–199')
    before.running.child.kill('SIGKILL')
    await before.running.ended
    await startRedis(started, { port: before.port })
    const { status, out, err } = await waiting.ended
    expect([status, err]).toEqual([0, ''])
    const alone = await solotavolo(['sim', 'duel', '--player', 'greedy', '--games', '600', '--json']).ended
    expect(readRuns(out)[0]?.tally).toEqual(readRuns(alone.out)[0]?.tally)
    serving.child.kill('SIGTERM')
    expect((await serving.ended).status).toBe(0)
  })
})

test('an address is told without its password, its user and what else is asked of the connection', () => {
  expect(addressOf(`valkey://me:${SECRET}@here:6380/2?family=6`).shown).toBe('redis://here:6380/2')
  expect(JSON.stringify(addressOf('redis://here', '').password)).toBe(undefined)
})
