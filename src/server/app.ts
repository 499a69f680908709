// Serves the built app: checks that the request is meant for it, then sends a file (compressed where that exists) or refuses in words.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { LIMITS } from '../kernel/limits.ts'
import { inEachLang, type Lang, type Text } from '../kernel/text.ts'
import { etagOf, isKnown } from './etag.ts'
import { fileOf, pathOf, readAs, readIfThere } from './files.ts'
import { guards } from './guards.ts'
import { type Handover, handover } from './handover.ts'
import { IDENTITY_PATH, tellIdentity, versionOf } from './identity.ts'
import { type Names, standingOf, targetOf, THIS_MACHINE, urlOf } from './names.ts'
import { encodingsOf, langOf } from './negotiation.ts'
import { OTHER_NAME, REFUSALS } from './words.ts'

export interface Site {
  /** The folder of the built app. */
  readonly folder: string
  /** The version of the program. */
  readonly version: string
  /** What it answers to. */
  readonly names?: Names
  /** How long a connection may be silent, in milliseconds. */
  readonly patience?: number
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

/** Names with a hash in them never change their content. */
const HASHED = /^\/assets\//
const FOREVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'
const NO_STORE = 'no-store'

const METHODS = ['GET', 'HEAD']
/** Where other devices of the local network find the app: a list of addresses, empty where only this machine is served. */
export const LAN_PATH = `${IDENTITY_PATH}/lan`
/** Where a game is left for another device; it is fetched at this path with its code. */
export const HANDOVER_PATH = `${IDENTITY_PATH}/handover`
const PATIENCE = 30_000

export function appServer(site: Site): Server {
  const games = handover()
  const server = createServer((request, response) => {
    // The client may hang up at any time: then there is nobody to tell.
    response.on('error', () => undefined)
    answer(site, games, request, response).catch(() => {
      if (response.headersSent) response.destroy()
      else refuse(request, response, 500)
    })
  })
  // A client that neither asks nor reads loses its connection.
  server.timeout = site.patience ?? PATIENCE
  // A connection that cannot be taken (too many are open) is no reason to stop serving the others.
  server.on('error', () => undefined)
  return server
}

async function answer(site: Site, games: Handover, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { names = THIS_MACHINE } = site
  const { method = 'GET', url = '/', headers, socket } = request
  const port = socket.localPort ?? 0
  const target = targetOf(url, headers.host)
  const standing = standingOf(target.authority, names, port)
  const home = urlOf(names.own[0], port)
  if (standing === 'foreign')
    return refuseWith(
      request,
      response,
      421,
      inEachLang((lang) => OTHER_NAME[lang](home)),
    )
  if (method === 'POST' && target.path === HANDOVER_PATH && isOwnPage(request, target.authority))
    return takeIn(games, request, response)
  if (!METHODS.includes(method)) return refuse(request, response, 405, { Allow: METHODS.join(', ') })
  const path = pathOf(target.path)
  if (path === undefined) return refuse(request, response, 400)
  if (standing === 'alias' && isVisit(request)) return lead(response, `${home.slice(0, -1)}${target.path}`)
  if (path === IDENTITY_PATH) return sendText(response, tellIdentity(await versionOf(site.folder, site.version)))
  if (path === LAN_PATH) return sendText(response, JSON.stringify(names.own.slice(1).map((host) => urlOf(host, port))))
  if (path.startsWith(`${HANDOVER_PATH}/`)) {
    const text = games.fetch(path.slice(HANDOVER_PATH.length + 1))
    return text === undefined ? refuse(request, response, 410) : sendText(response, text, TYPES['.txt'])
  }
  return sendFile(site.folder, path, request, response)
}

/**
 * Whether a page is being opened. Requests of an open page are not redirected: an app that was kept for offline use under another name, with
 * games of its own, still gets its files and updates.
 */
const isVisit = ({ headers }: IncomingMessage): boolean => (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate'

function lead(response: ServerResponse, location: string): void {
  response.writeHead(307, { ...guards(), 'Cache-Control': NO_STORE, Location: location, 'Content-Length': 0 }).end()
}

/** Whether the app's own page asks: a foreign one cannot write here. */
const isOwnPage = ({ headers }: IncomingMessage, authority: string): boolean => headers.origin === `http://${authority}`

/** Keeps a game for another device and answers with its code. */
async function takeIn(games: Handover, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > LIMITS.save) return refuse(request, response, 413)
    parts.push(part)
  }
  if (size === 0) return refuse(request, response, 400)
  sendText(response, JSON.stringify({ code: games.leave(Buffer.concat(parts).toString('utf8')) }))
}

function sendText(response: ServerResponse, text: string, type = TYPES['.json'] ?? ''): void {
  response
    .writeHead(200, {
      ...guards(),
      'Content-Type': type,
      'Cache-Control': NO_STORE,
      'Content-Length': Buffer.byteLength(text),
    })
    .end(text)
}

async function sendFile(
  folder: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const file = fileOf(folder, path)
  const encodings = encodingsOf(request.headers['accept-encoding'])
  const found = file === undefined ? undefined : await readAs(file, encodings)
  const html = file === undefined || extname(file) !== '.html' ? '' : (await readIfThere(file))?.toString('utf8')
  if (file === undefined || found === undefined || html === undefined) {
    const isPlain = file !== undefined && !encodings.includes('identity') && (await readIfThere(file)) !== undefined
    return isPlain ? refuse(request, response, 406) : missing(path, request, response)
  }
  const { encoding, bytes } = found
  const etag = etagOf(bytes)
  const headers = {
    ...guards(html),
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': HASHED.test(path) ? FOREVER : ASK_AGAIN,
    ETag: etag,
    Vary: 'Accept-Encoding',
  }
  if (isKnown(etag, request.headers['if-none-match'])) {
    response.writeHead(304, headers).end()
    return
  }
  response
    .writeHead(200, {
      ...headers,
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      'Content-Length': bytes.length,
    })
    .end(request.method === 'HEAD' ? undefined : bytes)
}

/** A page that does not exist leads to the one that does; a missing picture is missing. */
function missing(path: string, request: IncomingMessage, response: ServerResponse): void {
  if (path === '/' || path === '/index.html') refuse(request, response, 503, { 'Retry-After': '5' })
  else if (extname(path) === '') lead(response, '/')
  else refuse(request, response, 404)
}

const refuse = (
  request: IncomingMessage,
  response: ServerResponse,
  status: keyof typeof REFUSALS,
  headers: Readonly<Record<string, string>> = {},
): void => refuseWith(request, response, status, REFUSALS[status], headers)

function refuseWith(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  said: Text,
  headers: Readonly<Record<string, string>> = {},
): void {
  const lang: Lang = langOf(request.headers['accept-language'])
  const text = `${said[lang]}\n`
  response
    .writeHead(status, {
      ...guards(),
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Language': lang,
      'Cache-Control': NO_STORE,
      'Content-Length': Buffer.byteLength(text),
      // Do not wait for a body that is refused.
      ...(METHODS.includes(request.method ?? '') ? {} : { Connection: 'close' }),
      ...headers,
    })
    .end(text)
}
