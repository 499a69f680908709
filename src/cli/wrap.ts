// Long lines for a terminal of so many columns.

/**
 * A line over several, broken at spaces; lines after the first keep its indent. What matches `unseen` takes no column. A word longer than a
 * line stays whole.
 */
export function wrapLine(line: string, columns: number, unseen: RegExp): string[] {
  const widthOf = (text: string): number => text.replaceAll(unseen, '').length
  if (widthOf(line) <= columns) return [line]
  const [indent = ''] = /^ */.exec(line) ?? []
  const rows: string[] = []
  let row = ''
  for (const part of line.match(/ +|[^ ]+/g) ?? []) {
    const isSpace = part.startsWith(' ')
    if (row.trim() !== '' && widthOf(row) + widthOf(part) > columns) {
      rows.push(row.trimEnd())
      row = indent
    }
    if (!isSpace || row !== indent || rows.length === 0) row += part
  }
  return [...rows, row]
}
