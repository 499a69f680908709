// Colours for terminals, by the names games use. Each can be read on light and on dark grounds: they are mid-tones of the palette of 256
// colours, not the sixteen that every terminal shows in its own way.
import { createColors } from 'picocolors'
import type { Painter } from '../kernel/contract.ts'
import type { Io } from './io.ts'
import { leaving, own } from './terminal.ts'

/** Numbers in the palette of 256 colours. */
export const TONES = {
  red: 196,
  green: 28,
  blue: 33,
  yellow: 136,
  purple: 129,
  brown: 130,
  grey: 245,
  orange: 166,
  cyan: 30,
  black: 242,
} as const

const inTone =
  (tone: number) =>
  (text: string): string =>
    `\u001B[38;5;${tone}m${text}\u001B[39m`

export function painter(io: Pick<Io, 'env' | 'tty'>): Painter {
  const { env, tty } = io
  const forced = env['FORCE_COLOR'] !== undefined && env['FORCE_COLOR'] !== '0'
  if (env['NO_COLOR'] || !(forced || (tty.out && env['TERM'] !== 'dumb'))) return (_, text) => text
  const c = createColors(true)
  const tones = Object.entries(TONES).map(([name, tone]) => [name, inTone(tone)] as const)
  const colours: Readonly<Record<string, (text: string) => string>> = {
    ...Object.fromEntries(tones),
    bold: c.bold,
    dim: c.dim,
    underline: c.underline,
    inverse: c.inverse,
    // The terminal's own colour stands out from every other.
    white: c.bold,
  }
  // The codes of paint inside paint have to be seen as such; others are not ours.
  return (colour, text) => {
    const paint = colours[colour]
    return paint === undefined ? text : own(paint(leaving(text)))
  }
}
