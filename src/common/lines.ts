// Lines of a terminal drawing: laid out as plain text and coloured at the very end, so that colours never disturb a width.
/** Colours by name; a plain painter returns the text as it is. */
type Painter = (colour: string, text: string) => string

/** A stretch of text in one style. Every letter we draw, accented or not, has length 1 and takes one column. */
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

/** The prefix of a line. */
export const label = (text: string): Line => pad([ink(`${text} `, 'dim')], 11)

/** Left and right edge, with `fill` between them. */
export function spread(left: Line, right: Line, fill = ink(' '), width = WIDTH): Line {
  const between = Math.max(1, width - widthOf(left) - widthOf(right))
  return [...left, ink(fill.text.repeat(between), ...fill.styles), ...right]
}

export const SEPARATOR = ink(' · ', 'dim')

/** Items in one line. */
export const joined = (items: readonly Line[]): Line =>
  items.flatMap((item, at) => (at === 0 ? [...item] : [SEPARATOR, ...item]))

/** Items after a title, wrapped over lines, none without items; a wrapped line ends with the separator. */
export function listed(title: Line, items: readonly Line[], separator = SEPARATOR, width = WIDTH): Line[] {
  const room = width - widthOf(title)
  const more = ink(separator.text.trimEnd(), ...separator.styles)
  const rows: Piece[][] = []
  let used = 0
  items.forEach((item, at) => {
    const size = widthOf(item) + (at < items.length - 1 ? more.text.length : 0)
    const row = rows.at(-1)
    if (row === undefined || used + separator.text.length + size > room) {
      row?.push(more)
      rows.push([...item])
      used = widthOf(item)
    } else {
      row.push(separator, ...item)
      used += separator.text.length + widthOf(item)
    }
  })
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
