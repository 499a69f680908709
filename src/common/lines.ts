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

/** Something to be laid out: a line as it is, or lines that depend on the width there is. */
export type Block = Line | ((width: number) => readonly Line[])

/** Blocks as lines of at most `width` columns; what is still too long is broken between words. */
export const laid = (blocks: readonly Block[], width: number): Line[] =>
  blocks
    .flatMap((block) => (typeof block === 'function' ? block(width) : [block]))
    .flatMap((line) => (widthOf(line) <= width ? [line] : broken(line, width)))

/** The prefix of a line. */
export const label = (text: string): Line => pad([ink(`${text} `, 'dim')], 11)

/** Left and right edge, with `fill` between them; on two lines where there is no room for both. */
export const spread =
  (left: Line, right: Line, fill = ink(' ')) =>
  (width: number): readonly Line[] => {
    const between = width - widthOf(left) - widthOf(right)
    if (between < 1) return [left, right]
    return [[...left, ink(fill.text.repeat(between), ...fill.styles), ...right]]
  }

export const SEPARATOR = ink(' · ', 'dim')

/** Items in one line. */
export const joined = (items: readonly Line[]): Line =>
  items.flatMap((item, at) => (at === 0 ? [...item] : [SEPARATOR, ...item]))

/** Items after a title, wrapped over lines, none without items; a wrapped line ends with the separator. */
export const listed = (title: Line, items: readonly Line[], separator = SEPARATOR): Block[] =>
  items.length === 0 ? [] : [(width) => listedIn(width, title, items, separator)]

export function listedIn(width: number, title: Line, items: readonly Line[], separator = SEPARATOR): Line[] {
  const room = width - widthOf(title)
  const more = ink(separator.text.trimEnd(), ...separator.styles)
  const rows: Piece[][] = []
  let used = 0
  items.forEach((item, at) => {
    const isLast = at === items.length - 1
    const size = widthOf(item) + (isLast ? 0 : more.text.length)
    const row = rows.at(-1)
    if (row !== undefined && used + separator.text.length + size <= room) {
      row.push(separator, ...item)
      used += separator.text.length + widthOf(item)
      return
    }
    row?.push(more)
    // An item longer than a line is broken between words; the separator after it needs its place, too.
    for (const part of size <= room ? [item] : broken(item, room - more.text.length)) {
      rows.push([...part])
      used = widthOf(part)
    }
  })
  return rows.map((row, at) => (at === 0 ? [...title] : [gap(widthOf(title))]).concat(row))
}

/** Two things side by side, the left one of a fixed width; below each other where the right one would get too little room. */
export const besides =
  (left: readonly Line[], leftWidth: number, right: readonly Block[], least: number): Block =>
  (width) => {
    if (width - leftWidth < least) return [...left, ...laid(right, width)]
    const beside = laid(right, width - leftWidth)
    return Array.from({ length: Math.max(left.length, beside.length) }, (_, at) =>
      pad(left[at] ?? [], leftWidth).concat(beside[at] ?? []),
    )
  }

/** A line over several, none longer than `width`, broken at spaces only; lines after the first keep the indent of the first. */
export function broken(line: Line, width: number): Line[] {
  const [, indent = ''] = /^( *)/.exec(line.map(({ text }) => text).join('')) ?? []
  const rows: Piece[][] = [[]]
  let used = 0
  for (const word of wordsOf(line)) {
    const size = widthOf(word)
    const isSpace = word.every(({ text }) => text.trim() === '')
    if (used > indent.length && used + size > width) {
      rows.push([gap(indent.length)])
      used = indent.length
    }
    // A new line does not begin with the space it was broken at.
    if (isSpace && rows.length > 1 && used === indent.length) continue
    rows.at(-1)?.push(...word)
    used += size
  }
  return rows
}

/** The words of a line and the spaces between them; a word may consist of pieces in several styles. */
function wordsOf(line: Line): Line[] {
  const words: Piece[][] = []
  let wasSpace: boolean | undefined
  for (const { text, styles } of line)
    for (const part of text.match(/ +|[^ ]+/g) ?? []) {
      const isSpace = part.startsWith(' ')
      if (isSpace === wasSpace) words.at(-1)?.push({ text: part, styles })
      else words.push([{ text: part, styles }])
      wasSpace = isSpace
    }
  return words
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
