// The one way out to the terminal. Saves, positions, arguments and file names may hold characters that steer a terminal: they could
// change the clipboard, hide text or write over it. All of those are made visible here. The command line's own colours pass, because they
// carry a sign that nobody outside can know.
import { randomUUID } from 'node:crypto'
import { cleaned } from '../kernel/clean.ts'
import type { Io } from './io.ts'

const SIGN = randomUUID()
const OWN = { '\u001B': `${SIGN}e`, '\r': `${SIGN}r` } as const

/** A text of ours with colours or carriage returns in it, so that they pass. Text from outside is cleaned before it comes in. */
export function own(text: string): string {
  let signed = text
  for (const [code, sign] of Object.entries(OWN)) signed = signed.replaceAll(code, sign)
  return signed
}

/** The codes of ours in a text as the terminal gets them, everything else cleaned. */
export function leaving(text: string): string {
  let clean = cleaned(text)
  for (const [code, sign] of Object.entries(OWN)) clean = clean.replaceAll(sign, code)
  return clean
}

/** The same world, but nothing leaves for it uncleaned. */
export function guarded(io: Io): Io {
  return { ...io, out: (text) => io.out(leaving(text)), err: (text) => io.err(leaving(text)) }
}
