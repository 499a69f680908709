import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scratch } from '../../test/fixtures/cli.ts'
import { ask, connections, dial, fakeApp, heard, type Question, STYLE, stop } from '../../test/fixtures/server.ts'
import { appServer } from './app.ts'
import { listen } from './listen.ts'

const SCRIPT = '/assets/app-1a2b.js'
const files = scratch()
const folder = files.path('web')
let server: Server
let port: number

const get = (path: string, headers: Record<string, string> = {}, more: Question = {}) =>
  ask(port, path, { ...more, headers })

beforeAll(async () => {
  fakeApp(folder)
  writeFileSync(files.path('secret.txt'), 'secret')
  server = appServer({ folder, version: '1.2.3' })
  port = await listen(server, 0)
})

afterAll(() => {
  stop(server)
  files.clean()
})

describe('files', () => {
  it('serves the page, asked for again at every visit', async () => {
    const { status, headers, body } = await get('/')
    expect(status).toBe(200)
    expect(body).toContain('Solotavolo')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
  })

  it('leads from pages that do not exist to the one that does, and finds no missing files', async () => {
    const lost = await get('/table/1?a=b')
    expect([lost.status, lost.headers.location]).toEqual([307, '/'])
    const gone = await get('/assets/gone.js')
    expect([gone.status, gone.body]).toEqual([404, 'There is nothing here.\n'])
  })

  it('keeps hashed assets for ever and knows their types', async () => {
    const { headers } = await get(SCRIPT)
    expect(headers['cache-control']).toContain('immutable')
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect((await get('/app.webmanifest')).headers['content-type']).toContain('application/manifest+json')
  })

  it.each(['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/../../secret.txt', '/..\\secret.txt'])(
    'never leaves its folder: %s',
    async (path) => {
      const { body } = await get(path)
      expect(body).not.toContain('secret')
    },
  )

  it.each(['/%', '/%00', '/%c0%ae', '*'])('answers a broken address with a refusal: %s', async (path) => {
    const { status, body } = await get(path)
    expect([status, body]).toEqual([400, 'This address cannot be read.\n'])
  })

  it('answers addresses longer than any file name, and longer than any header may be', async () => {
    expect((await get(`/${'a'.repeat(9000)}.js`)).status).toBe(404)
    expect((await get(`/${'a/'.repeat(4000)}a.js`)).status).toBe(404)
    expect((await get(`/${'a'.repeat(40_000)}`)).status).toBe(431)
  })

  it('tells of a file without sending it', async () => {
    const { status, headers, body } = await get(SCRIPT, {}, { method: 'HEAD' })
    expect([status, headers['content-length'], body]).toEqual([200, '5', ''])
    expect(headers.etag).toBe((await get(SCRIPT)).headers.etag)
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('takes nothing in: %s', async (method) => {
    const { status, headers } = await get('/', {}, { method })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  it('speaks Italian to whoever prefers it', async () => {
    const { body, headers } = await get('/gone.js', { 'accept-language': 'de, en;q=0.3, it-IT;q=0.8' })
    expect([body, headers['content-language']]).toEqual(['Qui non c’è niente.\n', 'it'])
  })
})

describe('encodings', () => {
  it.each([
    ['br, gzip', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['identity', undefined, 'plain'],
    ['br;q=0, gzip', 'gzip', 'gzip'],
    ['br;q=0', undefined, 'plain'],
    ['', undefined, 'plain'],
  ])('to a browser that accepts "%s" it sends %s', async (accept, encoding, body) => {
    const answer = await get(SCRIPT, { 'accept-encoding': accept })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toBe('Accept-Encoding')
    expect(answer.body).toBe(body)
  })

  it('refuses a file that exists in none of the encodings accepted', async () => {
    expect((await get('/icon.png', { 'accept-encoding': 'br, identity;q=0' })).status).toBe(406)
    expect((await get('/gone.png', { 'accept-encoding': 'br, identity;q=0' })).status).toBe(404)
  })

  it('has a tag of its own for every encoding', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (accept) => (await get(SCRIPT, { 'accept-encoding': accept })).headers.etag ?? '',
      ),
    )
    expect(new Set(tags).size).toBe(3)
    const [brotli = '', , plain = ''] = tags
    const known = async (accept: string, tag: string) =>
      (await get(SCRIPT, { 'accept-encoding': accept, 'if-none-match': tag })).status
    expect(await known('br', brotli)).toBe(304)
    expect(await known('br', plain)).toBe(200)
    expect(await known('identity', brotli)).toBe(200)
  })
})

describe('what a browser already has', () => {
  it.each([
    ['its tag', (tag: string) => tag, 304],
    ['its tag, weakened by a proxy', (tag: string) => `W/${tag}`, 304],
    ['its tag among others', (tag: string) => `"a", W/"b,c" ,${tag}, "d"`, 304],
    ['anything at all', () => '*', 304],
    ['others', () => '"a", W/"b"', 200],
    ['its tag inside another', (tag: string) => `"x${tag.slice(1)}`, 200],
    ['nothing', () => '', 200],
    ['half a tag', (tag: string) => tag.slice(0, -1), 200],
  ])('%s', async (_, header, status) => {
    const { headers } = await get('/')
    const answer = await get('/', { 'if-none-match': header(headers.etag ?? '') })
    expect(answer.status).toBe(status)
    expect(answer.headers.etag).toBe(headers.etag)
    expect(answer.headers.vary).toBe('Accept-Encoding')
    expect(answer.body === '').toBe(status === 304)
  })

  it('another content has another tag, of the same size and the same age', async () => {
    const tagOf = async (text: string) => {
      writeFileSync(files.path('web/changed.txt'), text)
      utimesSync(files.path('web/changed.txt'), 1000, 1000)
      return (await get('/changed.txt')).headers.etag
    }
    expect(await tagOf('one')).not.toBe(await tagOf('two'))
  })
})

describe('guards', () => {
  it('lets the styles of the page apply by their hash, and no others', async () => {
    const policy = (await get('/')).headers['content-security-policy']
    const hash = createHash('sha256').update(STYLE).digest('base64')
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`)
    expect(policy).not.toContain('unsafe')
    expect((await get(SCRIPT)).headers['content-security-policy']).toContain("style-src 'self';")
  })

  it.each(['/', SCRIPT, '/gone.js', '/%', '/table/1', '/.well-known/solotavolo'])(
    'nothing is guessed, framed or read from elsewhere: %s',
    async (path) => {
      expect((await get(path)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
      })
    },
  )
})

describe('nothing ends it', () => {
  it('a file that comes and goes while it is served', async () => {
    const file = files.path('web/flicker.js')
    const flicker = spawn(process.execPath, [
      '-e',
      `const { rmSync, writeFileSync } = require('node:fs')
       const names = ${JSON.stringify([file, `${file}.br`])}
       for (let n = 0; ; n++) {
         for (const name of names) { rmSync(name, { force: true }); writeFileSync(name, 'x') }
         if (n === 0) writeFileSync(1, 'begun')
       }`,
    ])
    try {
      await once(flicker.stdout, 'data')
      const seen = new Set<number>()
      for (let n = 0; n < 800; n++)
        seen.add((await get('/flicker.js', { 'accept-encoding': n % 2 ? 'br' : '' })).status)
      expect([...seen].filter((status) => status !== 200 && status !== 404)).toEqual([])
    } finally {
      flicker.kill('SIGKILL')
    }
  })

  it('a file that cannot be read', async () => {
    symlinkSync('loop.js', files.path('web/loop.js'))
    const { status, body } = await get('/loop.js')
    expect([status, body]).toEqual([500, 'This file could not be read: try again.\n'])
  })

  it('the whole app gone, and back', async () => {
    rmSync(folder, { recursive: true })
    const { status, body } = await get('/', { 'accept-language': 'it' })
    expect([status, body]).toEqual([503, 'L’app adesso non c’è: forse viene ricostruita. Riprova fra poco.\n'])
    expect((await get(SCRIPT)).status).toBe(404)
    fakeApp(folder)
    expect((await get('/')).status).toBe(200)
  })

  it('clients that hang up before, while and after they are answered', async () => {
    writeFileSync(files.path('web/large.bin'), Buffer.alloc(8_000_000))
    for (let n = 0; n < 60; n++) {
      const socket = await dial(port, `GET /large.bin HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`)
      if (n % 3 === 0) socket.destroy()
      else if (n % 3 === 1) socket.once('data', () => socket.resetAndDestroy())
      else setImmediate(() => socket.destroy())
    }
    expect((await get('/')).status).toBe(200)
    await expect.poll(() => connections(server)).toBe(0)
  })

  it('a connection that cannot be taken, and one that breaks while it is answered', async () => {
    expect(server.emit('error', new Error('accept EMFILE'))).toBe(true)
    server.once('request', (_, response) => response.emit('error', new Error('write EPIPE')))
    expect((await get('/')).status).toBe(200)
  })

  it('what is not HTTP, and half a request', async () => {
    expect(await heard(await dial(port, 'HELLO\r\n\r\n'))).toMatch(/^HTTP\/1\.1 400 /)
    expect(await heard(await dial(port, 'GET / HTTP/1.1\r\n\r\n'))).toMatch(/^HTTP\/1\.1 400 /)
    const half = await dial(port, 'GET / HT')
    half.destroy()
    expect((await get('/')).status).toBe(200)
  })

  it('clients that neither ask nor read: their connections are closed', async () => {
    const hasty = appServer({ folder, version: '1.2.3', patience: 100 })
    const at = await listen(hasty, 0)
    try {
      writeFileSync(files.path('web/large.bin'), Buffer.alloc(8_000_000))
      const silent = await dial(at, 'GET / HTTP/1.1\r\nHo')
      const full = await dial(at, `GET /large.bin HTTP/1.1\r\nHost: 127.0.0.1:${at}\r\n\r\n`)
      full.pause()
      await expect.poll(() => connections(hasty)).toBe(0)
      silent.destroy()
      full.destroy()
    } finally {
      stop(hasty)
    }
  })
})
