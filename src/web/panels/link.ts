// A save as a link: deflated and encoded for URLs. A checksum in a comment on its last line detects truncation.
//
//   #/import?save=<base64url of the deflated text>
import { checksum } from '../../kernel/checksum.ts'
import { LIMITS } from '../../kernel/limits.ts'
import { BadInput, refusal } from '../../kernel/refusal.ts'

const noSave = refusal('link.no-save', { it: 'questo link non contiene una partita', en: 'this link carries no game' })
const damaged = refusal('link.damaged', {
  it: 'il link è rovinato o incompleto: fattelo mandare di nuovo, per intero',
  en: 'the link is damaged or incomplete: ask for it again, in full',
})

const PREFIX = '#/import?save='
const CHECK = /^; check (\w+)\n?$/m
/** A larger text was not packed here. The comment on the last line needs a little room too. */
const MOST_BYTES = LIMITS.save + 100
/**
 * Bytes passed to the decompressor at a time. Browsers decompress a whole chunk before they return anything, up to a thousand times its
 * size. With chunks this small at most a megabyte comes at once, and the limit is noticed in time.
 */
const PIECE = 1024

export const saveLink = async (saveText: string): Promise<string> => PREFIX + (await packed(saveText))

/** The save in a link, or in the part after `#`. Throws `BadInput` if there is none or it is damaged. */
export async function readSaveLink(hash: string): Promise<string> {
  const data = /[?&]save=([^&#\s]+)/.exec(hash)?.[1]
  if (data === undefined) throw noSave()
  return opened(data)
}

/** A text as part of a link, with its checksum. */
export async function packed(text: string): Promise<string> {
  const whole = new TextEncoder().encode(`${text}; check ${checksum(text)}\n`)
  return toBase64Url(await through(whole, new CompressionStream('deflate-raw')))
}

/** The text in a part of a link. Throws `BadInput` if it is damaged. */
export async function opened(data: string): Promise<string> {
  if (data.length > LIMITS.link) throw damaged()
  const whole = await unpack(data)
  const [line, check] = CHECK.exec(whole) ?? []
  const text = line === undefined ? undefined : whole.replace(line, '')
  if (text === undefined || checksum(text) !== check) throw damaged()
  return text
}

/** Whether a pasted text is a link with a save in it, not the save itself. */
export function isSaveLink(text: string): boolean {
  const given = text.trim()
  return /[?&]save=./.test(given) && !/\s/.test(given)
}

async function unpack(data: string): Promise<string> {
  try {
    const bytes = await through(fromBase64Url(data), new DecompressionStream('deflate-raw'))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    throw error instanceof BadInput ? error : damaged()
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = inPieces(bytes).pipeThrough(stream).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > MOST_BYTES) {
      await reader.cancel()
      throw damaged()
    }
    chunks.push(value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/** The bytes chunk by chunk, each only on request. */
function inPieces(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(bytes.subarray(at, at + PIECE))
      else controller.close()
      at += PIECE
    },
  })
}

function toBase64Url(bytes: Uint8Array): string {
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(text)) throw damaged()
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}
