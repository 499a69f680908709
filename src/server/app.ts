// Serves the built app: checks that the request is meant for it, then sends a file (compressed where that exists) or refuses in words.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { inEachLang, type Lang, type Text } from '../kernel/text.ts'
import { etagOf, isKnown } from './etag.ts'
import { fileOf, pathOf, readAs, readIfThere } from './files.ts'
import { guards } from './guards.ts'
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
const PATIENCE = 30_000

export function appServer(site: Site): Server {
  const server = createServer((request, response) => {
    // The client may hang up at any time: then there is nobody to tell.
    response.on('error', () => undefined)
    answer(site, request, response).catch(() => {
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

async function answer(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
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
  if (!METHODS.includes(method)) return refuse(request, response, 405, { Allow: METHODS.join(', ') })
  const path = pathOf(target.path)
  if (path === undefined) return refuse(request, response, 400)
  if (standing === 'alias' && isVisit(request)) return lead(response, `${home.slice(0, -1)}${target.path}`)
  if (path === IDENTITY_PATH) return tell(site, response)
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

async function tell({ folder, version }: Site, response: ServerResponse): Promise<void> {
  const text = tellIdentity(await versionOf(folder, version))
  response
    .writeHead(200, {
      ...guards(),
      'Content-Type': 'application/json; charset=utf-8',
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
