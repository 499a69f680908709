import { createServer as createHttp, type RequestListener, type Server } from 'node:http'
import { createConnection, createServer as createTcp, type Server as TcpServer, type Socket } from 'node:net'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { scratch } from '../../test/fixtures/cli.ts'
import { ask, fakeApp, stop } from '../../test/fixtures/server.ts'
import { appServer } from './app.ts'
import { askIdentity, IDENTITY_PATH } from './identity.ts'
import { listen, settle } from './listen.ts'
import { HOST } from './names.ts'

const files = scratch()
const folder = fakeApp(files.path('web'))
const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})
afterAll(files.clean)

function app(version = '1.2.3'): Server {
  const server = appServer({ folder, version })
  open.push(() => stop(server))
  return server
}

/** Somebody else on a port, whatever they say. */
async function other(answer: RequestListener): Promise<number> {
  const server = createHttp(answer)
  open.push(() => stop(server))
  return listen(server, 0)
}

function otherTcp(greet: (socket: Socket) => void, port = 0): Promise<number> {
  const server: TcpServer = createTcp((socket) => {
    open.push(() => socket.destroy())
    socket.on('error', () => undefined)
    socket.resume()
    greet(socket)
  })
  open.push(() => server.close())
  return new Promise((resolve) => {
    // Whoever holds the port already will do as well.
    server.on('error', () => resolve(port))
    server.listen(port, HOST, () => resolve((server.address() as { port: number }).port))
  })
}

const json = (value: unknown): RequestListener =>
  function answer(_request, response) {
    response.end(typeof value === 'string' ? value : JSON.stringify(value))
  }

describe('who holds a port', () => {
  it('Solotavolo tells its name and its version, with what tells two builds apart', async () => {
    const port = await listen(app(), 0)
    const { body, headers } = await ask(port, IDENTITY_PATH)
    expect(JSON.parse(body)).toEqual({
      product: 'Solotavolo',
      version: expect.stringMatching(/^1\.2\.3\+[\da-f]{8}$/) as string,
    })
    expect(headers['cache-control']).toBe('no-store')
    expect(await askIdentity(port)).toMatch(/^1\.2\.3\+/)
  })

  it.each<[string, RequestListener]>([
    ['another page', json('<title>Solotavolo</title>')],
    ['another product', json({ product: 'Other', version: '1' })],
    ['no version', json({ product: 'Solotavolo' })],
    ['a version that writes to the terminal', json({ product: 'Solotavolo', version: '1\u001B]52;c;eA==\u0007' })],
    ['a version that is a story', json({ product: 'Solotavolo', version: '1'.repeat(61) })],
    ['null', json('null')],
    ['a list', json([])],
    ['an answer without end', (_, response) => void setInterval(() => response.write('x'.repeat(1000)), 1).unref()],
    ['an error', (_, response) => response.writeHead(500).end('{"product":"Solotavolo","version":"1"}')],
    ['a way elsewhere', (_, response) => response.writeHead(302, { Location: '/x' }).end()],
    ['nothing, and hangs up', (request) => void request.socket.destroy()],
  ])('is not believed to be Solotavolo: %s', async (_, answer) => {
    expect(await askIdentity(await other(answer))).toBeUndefined()
  })

  it('nor is who does not speak HTTP, or does not speak', async () => {
    expect(await askIdentity(await otherTcp((socket) => socket.write('SSH-2.0-x\r\n')))).toBeUndefined()
    expect(await askIdentity(await otherTcp(() => undefined), 100)).toBeUndefined()
  })
})

const isOpen = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ host, port }, () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })

describe('where the app is', () => {
  it('on the port asked for, or any for 0', async () => {
    const place = await settle(app(), 0)
    expect(place.kind).toBe('served')
    expect(place.kind === 'served' && (await ask(place.port, '/')).status).toBe(200)
  })

  it('bound to this machine alone, unless other addresses are asked for', async () => {
    const [alone, shared] = [app(), app()]
    const port = await listen(alone, 0)
    expect(alone.address()).toMatchObject({ address: HOST, port })
    // Every address of 127.0.0.0/8 is this machine, but only one of them is listened at.
    expect(await isOpen('127.0.0.2', port)).toBe(false)
    expect(await isOpen('127.0.0.2', await listen(shared, 0, ['127.0.0.2']))).toBe(true)
  })

  it('where Solotavolo is already: that one', async () => {
    const port = await listen(app('0.9.0'), 0)
    for (const goOn of [false, true])
      expect(await settle(app(), port, goOn)).toEqual({
        kind: 'running',
        port,
        version: expect.stringMatching(/^0\.9\.0\+/) as string,
      })
  })

  it('nowhere where somebody else is, unless it may go on', async () => {
    const port = await other(json('hello'))
    expect(await settle(app(), port)).toEqual({ kind: 'taken' })
    const place = await settle(app(), port, true)
    expect(place.kind === 'served' && place.port > port).toBe(true)
  })

  it('going on twice finds the first again instead of starting a third', async () => {
    const port = await other(json('hello'))
    const first = await settle(app(), port, true)
    const second = await settle(app(), port, true)
    expect([first.kind, second.kind]).toEqual(['served', 'running'])
    expect(second).toMatchObject({ port: first.kind === 'served' ? first.port : 0 })
  })

  it('the last port has no next', async () => {
    await otherTcp((socket) => socket.destroy(), 65_535)
    expect(await settle(app(), 65_535, true)).toEqual({ kind: 'taken' })
  })
})
