import type { Server } from 'node:http'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scratch } from '../../test/fixtures/cli.ts'
import { ask, dial, fakeApp, heard, stop } from '../../test/fixtures/server.ts'
import { appServer } from './app.ts'
import { listen } from './listen.ts'
import { standingOf, THIS_MACHINE } from './names.ts'

const files = scratch()
let server: Server
let port: number

beforeAll(async () => {
  server = appServer({ folder: fakeApp(files.path('web')), version: '1.2.3' })
  port = await listen(server, 0)
})

afterAll(() => {
  stop(server)
  files.clean()
})

const as = (host: string, path = '/', headers: Record<string, string> = {}) =>
  ask(port, path, { headers: { ...headers, host } })

describe('a foreign name is not answered', () => {
  it.each([
    'evil.example',
    'evil.example:PORT',
    '127.0.0.1',
    '127.0.0.1:1',
    '127.0.0.1:PORT.evil.example',
    '127.0.0.1.evil.example:PORT',
    'localhost.evil.example:PORT',
    'x@127.0.0.1:PORT',
    '127.0.0.1:PORT:PORT',
    '[::1]',
    '0.0.0.0:PORT',
    ':PORT',
  ])('"%s"', async (host) => {
    const { status, headers, body } = await as(host.replaceAll('PORT', String(port)))
    expect([status, body]).toEqual([421, `Solotavolo answers only at http://127.0.0.1:${port}/\n`])
    expect(headers.location).toBeUndefined()
  })

  it('also where the request names it instead of the header, or names nobody', async () => {
    const say = async (text: string) => (await heard(await dial(port, text))).split('\r\n')[0]
    const tail = `\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`
    expect(await say(`GET http://evil.example:${port}/ HTTP/1.1${tail}`)).toContain(' 421 ')
    expect(await say(`GET http://127.0.0.1:${port}/ HTTP/1.1${tail}`)).toContain(' 200 ')
    expect(await say(`GET http://127.0.0.1:${port}/icon.png?x HTTP/1.1${tail}`)).toContain(' 200 ')
    expect(await say('GET / HTTP/1.0\r\n\r\n')).toContain(' 421 ')
    expect(await say('GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n')).toContain(' 421 ')
  })

  it('nor is its writing taken in', async () => {
    const { status } = await ask(port, '/', { method: 'POST', headers: { host: 'evil.example' } })
    expect(status).toBe(421)
  })
})

describe('other names of this machine lead to the one that keeps the games', () => {
  it.each(['localhost', 'LOCALHOST', 'localhost.', '[::1]'])('%s, with path and query', async (name) => {
    const { status, headers } = await as(`${name}:${port}`, '/a/b%20c?d=e&f=%2F')
    expect([status, headers.location]).toEqual([307, `http://127.0.0.1:${port}/a/b%20c?d=e&f=%2F`])
    // Somebody else may want this name tomorrow.
    expect(headers['cache-control']).toBe('no-store')
  })

  it('never leads away from this machine', async () => {
    for (const path of ['//evil.example/', '/\\evil.example', '/@evil.example'])
      expect(new URL((await as(`localhost:${port}`, path)).headers.location ?? '').host).toBe(`127.0.0.1:${port}`)
  })

  it('but a page that is open there already, with games of its own, gets its parts', async () => {
    const { status, body } = await as(`localhost:${port}`, '/assets/app-1a2b.js', { 'sec-fetch-mode': 'cors' })
    expect([status, body]).toEqual([200, 'plain'])
    expect((await as(`localhost:${port}`, '/', { 'sec-fetch-mode': 'navigate' })).status).toBe(307)
  })

  const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'))

  it.skipIf(!hasIpv6)('[::1] itself, where the machine has it', async () => {
    const { status, headers } = await ask(port, '/?a', { host: '::1', headers: { host: `[::1]:${port}` } })
    expect([status, headers.location]).toEqual([307, `http://127.0.0.1:${port}/?a`])
  })
})

it('names are a choice of whoever starts it: each own one is answered as it is', async () => {
  const names = { own: ['127.0.0.1', 'box.example'], aliases: ['localhost'] } as const
  expect(standingOf('box.example:80', names, 80)).toBe('own')
  expect(standingOf('box.example', names, 80)).toBe('own')
  expect(standingOf('[::1]:80', names, 80)).toBe('foreign')
  expect(standingOf('box.example:80', THIS_MACHINE, 80)).toBe('foreign')
  const other = appServer({ folder: files.path('web'), version: '1.2.3', names })
  const at = await listen(other, 0)
  const { status } = await ask(at, '/', { headers: { host: `box.example:${at}` } })
  stop(other)
  expect(status).toBe(200)
})
