// Serves the built app: files of one folder, compressed ones where they exist, the page itself for everything else.
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream'

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

/** Nothing but our own files may run, be framed or be guessed at. */
const GUARDS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
}

/** Names with a hash in them never change their content. */
const HASHED = /^\/assets\//
const FOREVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'

export function staticServer(root: string): Server {
  const folder = resolve(root)
  return createServer((request, response) => answer(folder, request, response))
}

function answer(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const { method = 'GET' } = request
  if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405, { Allow: 'GET, HEAD' })
  const path = pathOf(request.url ?? '/')
  if (path === undefined) return refuse(response, 400)
  const found = fileOf(folder, path)
  // A page that is asked for by another name is still the page; a missing picture is missing.
  if (found === undefined && extname(path) !== '') return refuse(response, 404)
  const file = found ?? join(folder, 'index.html')
  if (!existsSync(file)) return refuse(response, 404)
  send(file, found === undefined ? '/index.html' : path, request, response)
}

/** The decoded path of a request; nothing where it cannot be one. */
function pathOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split(/[?#]/)[0] ?? '/')
    return path.startsWith('/') && !path.includes('\0') ? path : undefined
  } catch {
    return undefined
  }
}

/** A file inside the folder, and never one outside of it. */
function fileOf(folder: string, path: string): string | undefined {
  const file = resolve(folder, `.${path.endsWith('/') ? `${path}index.html` : path}`)
  if (!file.startsWith(folder + sep)) return undefined
  return existsSync(file) && statSync(file).isFile() ? file : undefined
}

function send(file: string, path: string, request: IncomingMessage, response: ServerResponse): void {
  const { size, mtimeMs } = statSync(file)
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
  const headers: Record<string, string> = {
    ...GUARDS,
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': HASHED.test(path) ? FOREVER : ASK_AGAIN,
    ETag: etag,
    Vary: 'Accept-Encoding',
  }
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end()
    return
  }
  const { encoding, body } = bestOf(file, request.headers['accept-encoding'] ?? '')
  if (encoding !== undefined) headers['Content-Encoding'] = encoding
  headers['Content-Length'] = String(statSync(body).size)
  response.writeHead(200, headers)
  if (request.method === 'HEAD') return void response.end()
  // Whoever asked may leave in the middle: then there is nobody to tell.
  pipeline(createReadStream(body), response, () => undefined)
}

/** The file compressed at build time, in the best way the browser understands. */
function bestOf(file: string, accepted: string): { readonly encoding: string | undefined; readonly body: string } {
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const)
    if (new RegExp(`\\b${encoding}\\b`).test(accepted) && existsSync(file + ending))
      return { encoding, body: file + ending }
  return { encoding: undefined, body: file }
}

function refuse(response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { ...GUARDS, 'Content-Type': 'text/plain; charset=utf-8', ...headers }).end(`${status}\n`)
}
