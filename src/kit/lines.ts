// Lines of a terminal drawing: laid out as plain pieces and painted at the very end, so that colours never disturb a width.
/** Colours by name; a plain painter returns the text as it is. */
type Painter = (colour: string, text: string) => string

/** A stretch of text in one dress. Every letter we draw, accented or not, has length 1 and takes one column. */
export interface Piece {
  readonly text: string
  readonly styles: readonly string[]
}
export type Line = readonly Piece[]

export const WIDTH = 97

export const ink = (text: string, ...styles: readonly string[]): Piece => ({ text, styles })
export const gap = (width: number): Piece => ink(' '.repeat(Math.max(0, width)))

export const widthOf = (line: Line): number => line.reduce((sum, { text }) => sum + text.length, 0)
export const pad = (line: Line, width: number): Line => [...line, gap(width - widthOf(line))]

/** What stands in front of a line. */
export const label = (text: string): Line => pad([ink(`${text} `, 'dim')], 11)

/** Left and right edge, with `fill` between them. */
export function spread(left: Line, right: Line, fill = ink(' ')): Line {
  const between = Math.max(1, WIDTH - widthOf(left) - widthOf(right))
  return [...left, ink(fill.text.repeat(between), ...fill.styles), ...right]
}

const SEPARATOR = ink(' · ', 'dim')

/** Items one after the other behind a label, in as many lines as they take, none for none. */
export function listed(title: Line, items: readonly Line[]): Line[] {
  const rows: Piece[][] = []
  let used = 0
  for (const item of items) {
    const row = rows.at(-1)
    const size = widthOf(item)
    if (row === undefined || used + SEPARATOR.text.length + size > WIDTH) {
      rows.push([...item])
      used = widthOf(title) + size
    } else {
      row.push(SEPARATOR, ...item)
      used += SEPARATOR.text.length + size
    }
  }
  return rows.map((row, at) => (at === 0 ? title : [gap(widthOf(title))]).concat(row))
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
