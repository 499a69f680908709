// Lines are laid out as plain pieces and painted at the very end, so that colours never disturb a width.
import type { Painter } from '../../../kernel/contract.ts'

/** A stretch of text in one dress. */
export interface Piece {
  readonly text: string
  readonly styles: readonly string[]
}
export type Line = readonly Piece[]

export const ink = (text: string, ...styles: readonly string[]): Piece => ({ text, styles })

const LABEL = 11

/** What stands in front of a line. */
export const label = (text: string): Piece => ink(text.padEnd(LABEL), 'dim')

const SEPARATOR = ink(' · ', 'dim')

export const joined = (items: readonly Line[]): Line =>
  items.flatMap((item, at) => (at === 0 ? [...item] : [SEPARATOR, ...item]))

export const render = (lines: readonly Line[], paint: Painter): string =>
  lines
    .map((line) =>
      line
        .map(({ text, styles }) => dress(text, styles, paint))
        .join('')
        .trimEnd(),
    )
    .join('\n')

const dress = (text: string, styles: readonly string[], paint: Painter): string =>
  text.trim() === '' ? text : styles.reduce((dressed, style) => paint(style, dressed), text)
