// Lines are laid out as plain pieces and painted at the very end, so that colours never disturb a width.
import type { Painter } from '../../../kernel/contract.ts'

/** A stretch of text in one dress. Every letter we draw, accented or not, has length 1 and takes one column. */
export interface Piece {
  readonly text: string
  readonly styles: readonly string[]
}
export type Line = readonly Piece[]

/** The width of the whole drawing; a row of six cards fills it. */
export const WIDTH = 97

export const ink = (text: string, ...styles: readonly string[]): Piece => ({ text, styles })
export const gap = (width: number): Piece => ink(' '.repeat(Math.max(0, width)))

export const widthOf = (line: Line): number => line.reduce((sum, { text }) => sum + text.length, 0)

export const pad = (line: Line, width: number): Line => [...line, gap(width - widthOf(line))]

/** What stands in front of a line. */
export const label = (text: string, ...styles: readonly string[]): Line => pad([ink(`${text} `, ...styles)], 9)

/** Left and right edge, with `fill` between them. */
export function spread(left: Line, right: Line, width: number, fill = ink(' ')): Line {
  const between = Math.max(1, width - widthOf(left) - widthOf(right))
  return [...left, ink(fill.text.repeat(between), ...fill.styles), ...right]
}

/** Items one after the other behind a label, in as many lines as they take, none for none; a line that goes on ends in the separator. */
export function wrap(label: Line, items: readonly Line[], separator: Piece, width: number): Line[] {
  const room = width - widthOf(label)
  const rows: Piece[][] = []
  let used = 0
  items.forEach((item, at) => {
    const size = widthOf(item) + (at < items.length - 1 ? separator.text.trimEnd().length : 0)
    const row = rows.at(-1)
    if (row === undefined || used + separator.text.length + size > room) {
      row?.push(ink(separator.text.trimEnd(), ...separator.styles))
      rows.push([...item])
      used = widthOf(item)
    } else {
      row.push(separator, ...item)
      used += separator.text.length + widthOf(item)
    }
  })
  return rows.map((row, at) => (at === 0 ? label : [gap(widthOf(label))]).concat(row))
}

/** Two columns with a rule between them. */
export function beside(left: readonly Line[], right: readonly Line[], width: number): Line[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
    pad(left[at] ?? [], width).concat(ink(' │ ', 'dim'), right[at] ?? []),
  )
}

export function render(lines: readonly Line[], paint: Painter): string {
  return lines.map((line) => renderLine(line, paint)).join('\n')
}

function renderLine(line: Line, paint: Painter): string {
  const last = line.findLastIndex(({ text }) => text.trim() !== '')
  return line
    .slice(0, last + 1)
    .map(({ text, styles }, at) => dress(at === last ? text.trimEnd() : text, styles, paint))
    .join('')
}

const dress = (text: string, styles: readonly string[], paint: Painter): string =>
  text.trim() === '' ? text : styles.reduce((dressed, style) => paint(style, dressed), text)
