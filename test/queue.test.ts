// The same games on several processes: threads, and a queue on a real Redis with a worker that is killed in the middle.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureRedis } from '../scripts/redis.mjs'
import { readRuns } from '../src/lab/study.ts'

const BIN = fileURLToPath(new URL('../bin/solotavolo.mjs', import.meta.url))
const SIM = ['sim', 'duel', '--player', 'greedy', '--games', '700', '--seed', 'queue', '--json']

const talliesOf = (stdout: string) => readRuns(stdout, 'output').map(({ tally }) => tally)
const embedded = (workers: string) => {
  const { stdout, stderr } = spawnSync(process.execPath, [BIN, ...SIM, '--workers', workers], { encoding: 'utf8' })
  expect(stderr).toBe('')
  return talliesOf(stdout)
}

// Skipped, and says so, where there is no Redis to be had, like the browser tests without a browser.
const server = ensureRedis()
if (server === undefined) {
  if (process.env['CI'] === 'true') throw new Error('this test needs Redis or Valkey: apt-get install redis-server')
  console.error('queue: skipped, there is no Redis or Valkey')
}

describe.skipIf(server === undefined)('the same games', () => {
  const folder = mkdtempSync(join(tmpdir(), 'solotavolo-queue-'))
  const running: ChildProcess[] = []
  let url = ''

  beforeAll(async () => {
    const port = String(await freePort())
    const redis = spawn(server ?? '', [
      '--port',
      port,
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--dir',
      folder,
    ])
    running.push(redis)
    await said(redis, 'Ready to accept connections')
    url = `redis://127.0.0.1:${port}`
  })

  afterAll(() => {
    for (const child of running) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  test('come out the same from one thread, from two, and from a queue that lost a worker in the middle', {
    timeout: 180_000,
  }, async () => {
    const alone = embedded('1')
    expect(alone[0]?.games).toBe(700)
    expect(embedded('2')).toEqual(alone)

    const [first, second] = [serve(), serve()] as const
    const submitted = spawn(process.execPath, [BIN, ...SIM, '--queue', url])
    running.push(submitted)
    const output = gathered(submitted)
    await said(first, 'duel greedy')
    // It has just begun its next job.
    await new Promise((resolve) => setTimeout(resolve, 150))
    first.kill('SIGKILL')
    await once(first, 'exit')
    await once(submitted, 'exit')
    expect(talliesOf(await output)).toEqual(alone)
    second.kill('SIGTERM')
    expect((await once(second, 'exit'))[0]).toBe(0)
  })

  test('a queue that is no address is refused in one line', () => {
    const { status, stderr } = spawnSync(process.execPath, [BIN, ...SIM, '--queue', 'nowhere'], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([2, 'solotavolo: "nowhere" is no address of a queue: say redis://host:port\n'])
  })

  function serve(): ChildProcess {
    const worker = spawn(process.execPath, [BIN, 'worker', '--queue', url, '--workers', '1', '--lang', 'en'])
    running.push(worker)
    return worker
  }
})

/** Until a process has said that. */
function said(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      if (text.includes(words)) resolve()
    })
    child.once('exit', () => reject(new Error(`it ended before it said "${words}": ${text}`)))
  })
}

function gathered(child: ChildProcess): Promise<string> {
  let text = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  return new Promise((resolve) => child.once('close', () => resolve(text)))
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
