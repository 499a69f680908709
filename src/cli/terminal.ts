// The one way out to the terminal. Saves, positions, arguments and file names may hold characters that steer a terminal: they could
// change the clipboard, hide text or write over it. All of those are made visible here. The command line's own colours pass, because they
// carry a sign that nobody outside can know.
import { randomUUID } from 'node:crypto'
import { cleaned } from '../kernel/clean.ts'
import type { Io } from './io.ts'
import { wrapLine } from './wrap.ts'

const SIGN = randomUUID()
const OWN = { '\u001B': `${SIGN}e`, '\r': `${SIGN}r` } as const

/** A colour of ours, before it leaves. */
const OWN_COLOUR = new RegExp(`${SIGN}e\\[[\\d;]*m`, 'g')

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

/** Lines no longer than the terminal, broken between words. Our own colours take no column. */
const wrapped = (text: string, columns: number): string =>
  text
    .split('\n')
    .flatMap((line) => wrapLine(line, columns, OWN_COLOUR))
    .join('\n')

/** The same world, but nothing leaves for it uncleaned, and at a terminal no word is broken at its edge. */
export function guarded(io: Io): Io {
  const columns = () => io.screen?.()?.columns
  return {
    ...io,
    out: (text) => io.out(leaving(columns() === undefined ? text : wrapped(text, columns() ?? 0))),
    err: (text) => io.err(leaving(text)),
  }
}
