import type { Server } from 'node:http'
import { createServer, type ListenOptions } from 'node:net'
import { askIdentity } from './identity.ts'
import { HOST } from './names.ts'

export const LAST_PORT = 65_535
const TRIES = 50

/** Where the app is: served here, already served by another Solotavolo, or nowhere. */
export type Place =
  | { readonly kind: 'served'; readonly port: number }
  | { readonly kind: 'running'; readonly port: number; readonly version: string }
  | { readonly kind: 'taken' }

/** Listens on the port. Where it is taken, looks whether Solotavolo holds it; if not, tries the next ports, but only when asked to. */
export async function settle(
  server: Server,
  port: number,
  goOn = false,
  addresses: readonly string[] = [],
): Promise<Place> {
  const last = goOn ? Math.min(port + TRIES, LAST_PORT) : port
  for (let at = port; at <= last; at++) {
    try {
      return { kind: 'served', port: await listen(server, at, addresses) }
    } catch (error) {
      if (!hasCode(error, 'EADDRINUSE')) throw error
    }
    const version = await askIdentity(at)
    if (version !== undefined) return { kind: 'running', port: at, version }
  }
  return { kind: 'taken' }
}

export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/** Listens on the port, or on a free one for 0, and returns which it is; at these addresses besides this machine's own. */
export async function listen(server: Server, port: number, addresses: readonly string[] = []): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, HOST, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const address = server.address()
  const at = typeof address === 'object' && address !== null ? address.port : port
  await listenAlso(server, { port: at, host: '::1', ipv6Only: true })
  for (const host of addresses) await listenAlso(server, { port: at, host })
  return at
}

/**
 * The same server at another address: [::1], where browsers look first for `localhost`, or one of the local network. Machines without it do
 * without.
 */
async function listenAlso(server: Server, where: ListenOptions): Promise<void> {
  const second = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket))
  server.once('close', () => second.close())
  await new Promise<void>((resolve) => {
    second.on('error', () => resolve())
    second.listen(where, resolve)
  })
}
