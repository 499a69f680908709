// Moves a game to another device: by the shortest possible address that a phone can open.
import { saveLink } from './link.ts'

/** Cameras can hardly read QR codes of longer addresses. */
export const MOST_IN_PICTURE = 1200

const SERVER = '.well-known/solotavolo'

export type Way =
  /** The whole game is in the address. */
  | { readonly kind: 'link'; readonly url: string }
  /** The server keeps the game for ten minutes. */
  | { readonly kind: 'code'; readonly url: string; readonly code: string }
  /** No other device reaches this address. */
  | { readonly kind: 'unreachable' }
  /** Too long for a QR code, and no server keeps it: the person has to use a file. */
  | { readonly kind: 'long' }

const isHere = (host: string): boolean => ['127.0.0.1', 'localhost', '[::1]'].includes(host)

/** Where another device finds the app: here, or at the server's address in the local network. */
async function homeOf({ href, hostname }: Location, ask: typeof fetch): Promise<string | undefined> {
  if (!isHere(hostname)) return new URL('.', href).href
  const told = await ask(`${SERVER}/lan`)
    .then((answer) => (answer.ok ? (answer.json() as Promise<unknown>) : []))
    .catch(() => [])
  const [first]: readonly unknown[] = Array.isArray(told) ? told : []
  return typeof first === 'string' ? first : undefined
}

export async function wayFor(text: string, page: Location = location, ask: typeof fetch = fetch): Promise<Way> {
  const home = await homeOf(page, ask)
  if (home === undefined) return { kind: 'unreachable' }
  const url = home + (await saveLink(text))
  if (url.length <= MOST_IN_PICTURE) return { kind: 'link', url }
  const left = await ask(`${SERVER}/handover`, { method: 'POST', body: text })
    .then((answer) => (answer.ok ? (answer.json() as Promise<unknown>) : undefined))
    .catch(() => undefined)
  const code = typeof left === 'object' && left !== null && 'code' in left ? left.code : undefined
  return typeof code === 'string' ? { kind: 'code', code, url: `${home}#/take/${code}` } : { kind: 'long' }
}

/** The game kept under a code; undefined if the code is no longer valid. */
export async function takeOver(code: string, ask: typeof fetch = fetch): Promise<string | undefined> {
  const answer = await ask(`${SERVER}/handover/${encodeURIComponent(code)}`)
  return answer.ok ? answer.text() : undefined
}
