// A save as a link: deflated, in letters that survive in an address. A comment on its last line notices what was lost on the way.
//
//   #/import?save=<base64url of the deflated text>
import { BadInput } from '../../kernel/contract.ts'

const PREFIX = '#/import?save='
const CHECK = /^; check (\w+)\n?$/m
/** More than any game fills; a link that unpacks to more was not made here. */
const MOST_BYTES = 2_000_000

export async function saveLink(saveText: string): Promise<string> {
  const whole = new TextEncoder().encode(`${saveText}; check ${checksum(saveText)}\n`)
  return PREFIX + toBase64Url(await through(whole, new CompressionStream('deflate-raw')))
}

/** The save in a link or in the part of it after `#`. Throws `BadInput` where there is none or where it is damaged. */
export async function readSaveLink(hash: string): Promise<string> {
  const data = /[?&]save=([^&#\s]+)/.exec(hash)?.[1]
  if (data === undefined) throw new BadInput('this link carries no save')
  const whole = await unpack(data)
  const [line, check] = CHECK.exec(whole) ?? []
  const text = line === undefined ? undefined : whole.replace(line, '')
  if (text === undefined || checksum(text) !== check) throw damaged()
  return text
}

/** Whether a pasted text is a link with a save in it rather than the save itself. */
export const isSaveLink = (text: string): boolean => text.trim().length > 0 && /^\S*[?&]save=\S+$/.test(text.trim())

const damaged = () => new BadInput('this link is damaged or incomplete')

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
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
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

/** FNV-1a, 32 bits. */
function checksum(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36)
}
