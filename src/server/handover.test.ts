import type { Server } from 'node:http'
import { request } from 'node:http'
import { createConnection } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scratch } from '../../test/fixtures/cli.ts'
import { ask, fakeApp, stop } from '../../test/fixtures/server.ts'
import { appServer, HANDOVER_PATH, LAN_PATH } from './app.ts'
import { handover } from './handover.ts'
import { lanAddresses, namesWith } from './lan.ts'
import { listen } from './listen.ts'

describe('a game that waits for another device', () => {
  it('is fetched once', () => {
    const games = handover()
    const code = games.leave('a game')
    expect(code).toMatch(/^[A-Z2-9]{6}$/)
    expect(games.fetch(code.toLowerCase())).toBe('a game')
    expect(games.fetch(code)).toBeUndefined()
  })

  it('is forgotten after ten minutes', () => {
    let now = 0
    const games = handover(() => now)
    const [early, late] = [games.leave('early'), games.leave('late')]
    now = 10 * 60_000 - 1
    expect(games.fetch(early)).toBe('early')
    now = 10 * 60_000
    expect(games.fetch(late)).toBeUndefined()
  })

  it('makes room for others: no more than twenty wait', () => {
    const games = handover()
    const codes = Array.from({ length: 25 }, (_, n) => games.leave(`game ${n}`))
    expect(codes.map((code) => games.fetch(code) !== undefined)).toEqual(codes.map((_, n) => n >= 5))
  })
})

describe('the local network', () => {
  const files = scratch()
  const started: Server[] = []
  let port: number
  const [lan] = lanAddresses()

  beforeAll(async () => {
    const server = appServer({
      folder: fakeApp(files.path('web')),
      version: '1.2.3',
      names: namesWith(lan === undefined ? [] : [lan]),
    })
    started.push(server)
    port = await listen(server, 0, lan === undefined ? [] : [lan])
  })

  afterAll(() => {
    for (const server of started) stop(server)
    files.clean()
  })

  const post = (text: string, origin: string | undefined) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const headers = { host: `127.0.0.1:${port}`, ...(origin === undefined ? {} : { origin }) }
      request({ host: '127.0.0.1', port, path: HANDOVER_PATH, method: 'POST', headers, agent: false }, (response) => {
        let body = ''
        response.on('data', (part: Buffer) => (body += part.toString()))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
      })
        .on('error', reject)
        .end(text)
    })

  it('lists only addresses of version 4 that others reach, private ones first', () => {
    const one = (address: string, internal = false, family: 'IPv4' | 'IPv6' = 'IPv4') =>
      ({ address, internal, family, netmask: '', mac: '', cidr: null, scopeid: 0 }) as never
    expect(
      lanAddresses({
        lo: [one('127.0.0.1', true)],
        a: [one('203.0.113.7'), one('fe80::1', false, 'IPv6')],
        b: [one('192.168.1.20'), one('192.168.1.20')],
      }),
    ).toEqual(['192.168.1.20', '203.0.113.7'])
  })

  it('a game left by the app’s own page is fetched by its code, once', async () => {
    const { status, body } = await post('the game', `http://127.0.0.1:${port}`)
    expect(status).toBe(200)
    const { code } = JSON.parse(body) as { code: string }
    const host = `127.0.0.1:${port}`
    expect(await ask(port, `${HANDOVER_PATH}/${code}`, { headers: { host } })).toMatchObject({
      status: 200,
      body: 'the game',
    })
    expect((await ask(port, `${HANDOVER_PATH}/${code}`, { headers: { host } })).status).toBe(410)
  })

  it('nobody else may leave one: no foreign page, nobody without a page, nothing too long', async () => {
    expect((await post('x', 'http://evil.example')).status).toBe(405)
    expect((await post('x', undefined)).status).toBe(405)
    expect((await post('', `http://127.0.0.1:${port}`)).status).toBe(400)
    expect((await post('x'.repeat(1_000_001), `http://127.0.0.1:${port}`)).status).toBe(413)
  })

  it.skipIf(lan === undefined)('is served at the addresses that are told, and by no other name', async () => {
    const at = (host: string) => ask(port, LAN_PATH, { host: lan ?? '', headers: { host } })
    expect(await at(`${lan}:${port}`)).toMatchObject({ status: 200, body: JSON.stringify([`http://${lan}:${port}/`]) })
    expect((await at(`evil.example:${port}`)).status).toBe(421)
    expect((await at(`${lan}:1`)).status).toBe(421)
  })

  it.skipIf(lan === undefined)('is not served at all unless it is asked for', async () => {
    const alone = appServer({ folder: fakeApp(files.path('alone')), version: '1.2.3' })
    started.push(alone)
    const at = await listen(alone, 0)
    const answered = await new Promise<boolean>((resolve) => {
      const socket = createConnection(at, lan ?? '', () => {
        socket.destroy()
        resolve(true)
      })
      socket.on('error', () => resolve(false))
    })
    expect(answered).toBe(false)
    expect((await ask(at, LAN_PATH, { headers: { host: `127.0.0.1:${at}` } })).body).toBe('[]')
  })
})
