// The command that serves the app, in processes of its own: who holds the port, and how it ends.
import { type ChildProcess, spawn } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { tellIdentity } from '../src/server/identity.ts'
import { listen } from '../src/server/listen.ts'
import { ask, dial, stop } from './fixtures/server.ts'

const BIN = fileURLToPath(new URL('../bin/solotavolo.mjs', import.meta.url))

interface Run {
  readonly process: ChildProcess
  readonly said: { out: string; err: string }
  readonly ended: Promise<number | NodeJS.Signals | null>
}

const running: ChildProcess[] = []
const others: Server[] = []

function serve(...args: readonly string[]): Run {
  const child = spawn(process.execPath, [BIN, 'serve', '--lang', 'en', ...args], {
    env: { ...process.env, CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  const said = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.err += text
  })
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (status, signal) => resolve(status ?? signal))
  })
  return { process: child, said, ended }
}

/** Where it serves, as soon as it says so. */
async function urlOf({ said, ended }: Run): Promise<URL> {
  const isOver = ended.then(() => true)
  for (;;) {
    const found = /http:\/\/\S+/.exec(said.out)
    if (found) return new URL(found[0])
    if (await Promise.race([isOver, new Promise<false>((resolve) => setTimeout(() => resolve(false), 20))]))
      throw new Error(`it did not start: ${said.err}`)
  }
}

/** Another program on a port of its own. */
function other(answer: string): Promise<number> {
  const server = createServer((_, response) => response.end(answer))
  others.push(server)
  return listen(server, 0)
}

let first: Run
let url: URL
beforeAll(async () => {
  first = serve('--port', '0', '--no-open')
  url = await urlOf(first)
})

afterEach(() => {
  for (const server of others.splice(0)) stop(server)
})
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
})

test('serves the app at an address of this machine only', async () => {
  expect(url.hostname).toBe('127.0.0.1')
  const { status, body } = await ask(Number(url.port), '/')
  expect([status, first.said.err]).toEqual([200, ''])
  expect(body).toContain('<title>Solotavolo</title>')
})

describe('the port is taken', () => {
  test('by Solotavolo: it says so and leads there', async () => {
    const again = serve('--port', url.port)
    expect(await again.ended).toBe(0)
    expect(again.said).toEqual({ out: `Solotavolo is already running at ${url.href}\n`, err: '' })
    expect((await ask(Number(url.port), '/')).status).toBe(200)
  })

  test('by Solotavolo of another version: it says which', async () => {
    const port = await other(tellIdentity('99.0.0+12345678'))
    const { ended, said } = serve('--port', String(port), '--any-port')
    expect(await ended).toBe(0)
    expect(said.out).toMatch(
      new RegExp(
        `^Solotavolo is already running at http://127\\.0\\.0\\.1:${port}/\nThat one is version 99\\.0\\.0\\+12345678, this one is \\d+\\.\\d+\\.\\d+\\+[\\da-f]{8}: [^\n]+\n$`,
      ),
    )
  })

  test.each([
    [
      'en',
      /^solotavolo: port \d+ is taken by another program: .*--port \d+.*--any-port; every address keeps its own games, .*\n$/,
    ],
    [
      'it',
      /^solotavolo: la porta \d+ è occupata da un altro programma: .*--port \d+.*--any-port; ogni indirizzo ha le sue partite, .*\n$/,
    ],
  ])('by something else: one sentence that says how to choose (%s)', async (lang, sentence) => {
    const port = await other('<title>Something else</title>')
    const { ended, said } = serve('--port', String(port), '--lang', lang)
    expect(await ended).toBe(2)
    expect(said.err).toMatch(sentence)
    expect([said.out, said.err.split('\n').length]).toEqual(['', 2])
  })

  test('by something else, and it may go on: it warns that games are kept per address', async () => {
    const port = await other('hello')
    const moved = serve('--port', String(port), '--any-port', '--no-open')
    const at = await urlOf(moved)
    expect(Number(at.port)).toBeGreaterThan(port)
    await expect.poll(() => moved.said.err).toContain('\n')
    expect(moved.said.err).toBe(
      `Port ${port} is taken by another program: Solotavolo uses ${at.port}. Every address keeps its own games: those of http://127.0.0.1:${port}/ are not here.\n`,
    )
    moved.process.kill()
    expect(await moved.ended).toBe(0)
  })
})

describe.each(['SIGTERM', 'SIGINT'] as const)('%s', (signal) => {
  test('ends it at once, whoever is connected', async () => {
    const run = serve('--port', '0', '--no-open')
    const { port, host } = await urlOf(run)
    const sockets = await Promise.all(
      [
        '',
        'GET / HT',
        `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: keep-alive\r\n\r\n`,
        `POST / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 100\r\n\r\nhalf`,
      ].map((text) => dial(Number(port), text)),
    )
    for (const socket of sockets) socket.on('error', () => undefined)
    run.process.kill(signal)
    expect(await run.ended).toBe(0)
    for (const socket of sockets) socket.destroy()
  })
})
