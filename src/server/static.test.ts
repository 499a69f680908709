import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { opener } from './browser.ts'
import { HOST, listen } from './listen.ts'
import { staticServer } from './static.ts'

let folder: string
let server: Server
let port: number

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'solotavolo-'))
  const web = join(folder, 'web')
  mkdirSync(join(web, 'assets'), { recursive: true })
  writeFileSync(join(web, 'index.html'), '<title>Solotavolo</title>')
  writeFileSync(join(web, 'assets', 'app-1a2b.js'), 'plain')
  writeFileSync(join(web, 'assets', 'app-1a2b.js.br'), 'brotli')
  writeFileSync(join(web, 'assets', 'app-1a2b.js.gz'), 'gzip')
  writeFileSync(join(web, 'app.webmanifest'), '{}')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  server = staticServer(web)
  port = await listen(server, 0)
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** Asks without tidying the path, as an attacker would. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: HOST, port, path, headers, method }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        body += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
      .on('error', reject)
      .end()
  })
}

describe('the static server', () => {
  it('serves the page, asked for again at every visit', async () => {
    const { status, headers, body } = await ask('/')
    expect(status).toBe(200)
    expect(body).toContain('Solotavolo')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
  })

  it('serves the page also for paths that are no files, and nothing for missing files', async () => {
    expect((await ask('/table/1')).body).toContain('Solotavolo')
    expect((await ask('/assets/gone.js')).status).toBe(404)
  })

  it('keeps hashed assets for ever and knows their types', async () => {
    const { headers } = await ask('/assets/app-1a2b.js')
    expect(headers['cache-control']).toContain('immutable')
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect((await ask('/app.webmanifest')).headers['content-type']).toContain('application/manifest+json')
  })

  it.each([
    ['br, gzip', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['identity', undefined, 'plain'],
  ])('to a browser that accepts %s it sends %s', async (accept, encoding, body) => {
    const answer = await ask('/assets/app-1a2b.js', { 'accept-encoding': accept })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.body).toBe(body)
  })

  it.each(['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/../../secret.txt', '/..\\secret.txt'])(
    'never leaves its folder: %s',
    async (path) => {
      const { body } = await ask(path)
      expect(body).not.toContain('secret')
    },
  )

  it.each(['/%', '/%00', '/%c0%ae'])('answers a broken address with a refusal: %s', async (path) => {
    expect((await ask(path)).status).toBe(400)
  })

  it('answers that nothing has changed', async () => {
    const { headers } = await ask('/')
    expect((await ask('/', { 'if-none-match': String(headers['etag']) })).status).toBe(304)
  })

  it('takes nothing in', async () => {
    expect((await ask('/', {}, 'POST')).status).toBe(405)
  })

  it('takes the next port where one is taken, unless it must be that one', async () => {
    const second = staticServer(folder)
    const at = await listen(second, port)
    expect(at).toBeGreaterThan(port)
    second.close()
    await expect(listen(staticServer(folder), port, true)).rejects.toThrow('EADDRINUSE')
  })
})

describe('the browser', () => {
  it('is left alone where nobody looks', () => {
    expect(opener({ CI: 'true', DISPLAY: ':0' }, 'linux')).toBeUndefined()
    expect(opener({}, 'linux')).toBeUndefined()
    expect(opener({ DISPLAY: ':0' }, 'linux')).toEqual(['xdg-open'])
  })
})
