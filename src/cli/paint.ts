// Colours for terminals, by the names games use.
import { createColors } from 'picocolors'
import type { Painter } from '../kernel/contract.ts'
import type { Io } from './io.ts'
import { leaving, own } from './terminal.ts'

export function painter(io: Pick<Io, 'env' | 'tty'>): Painter {
  const { env, tty } = io
  const forced = env['FORCE_COLOR'] !== undefined && env['FORCE_COLOR'] !== '0'
  if (env['NO_COLOR'] || !(forced || (tty.out && env['TERM'] !== 'dumb'))) return (_, text) => text
  const c = createColors(true)
  const colours: Readonly<Record<string, (text: string) => string>> = {
    bold: c.bold,
    dim: c.dim,
    underline: c.underline,
    inverse: c.inverse,
    red: c.redBright,
    green: c.green,
    blue: c.blueBright,
    yellow: c.yellowBright,
    purple: c.magentaBright,
    brown: (text) => `\u001B[38;5;137m${text}\u001B[39m`,
    grey: c.white,
    white: c.whiteBright,
    orange: (text) => `\u001B[38;5;208m${text}\u001B[39m`,
    cyan: c.cyan,
    black: c.gray,
  }
  // The codes of paint inside paint have to be seen as such; others are not ours.
  return (colour, text) => {
    const paint = colours[colour]
    return paint === undefined ? text : own(paint(leaving(text)))
  }
}
