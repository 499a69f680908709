// Where the points came from: a table per side, a row per source, a column per part of the game.
import type { Lang } from '../kernel/contract.ts'
import { columnsOf, inSection, type LedgerColumn, ledgerOf, type LedgerSide } from '../kernel/ledger.ts'
import { figure, signed } from '../kernel/text.ts'
import type { AnyTable } from './save-file.ts'
import { WORDS } from './words.ts'

const COLUMN = 5
const TOTAL = 9

/** Parts of the game go by numbers, told first; those without points are left out. Nothing where nobody has made any. */
export function printLedger(table: AnyTable, lang: Lang): string[] {
  const ledger = ledgerOf(table)
  const told = ledger.sides.filter(({ rows }) => rows.length > 0)
  if (told.length === 0) return []
  const columns = columnsOf(ledger)
  const width = Math.max(
    ...told.flatMap(({ name, rows }) => [name, ...rows.map(({ text }) => text)].map((each) => each[lang].length)),
    WORDS.total[lang].length,
  )
  return [
    WORDS.ledger[lang],
    ...(columns.length === 0 ? [] : [columns.map(({ text }, at) => `${at + 1} ${text[lang]}`).join(' · ')]),
    ...told.flatMap((side) => [''].concat(printSide(side, columns, width, lang))),
  ]
}

function printSide(side: LedgerSide, columns: readonly LedgerColumn[], width: number, lang: Lang): string[] {
  const { name, rows, total } = side
  const line = (title: string, cells: readonly string[], last: string): string =>
    title.padEnd(width) + cells.map((cell) => cell.padStart(COLUMN)).join('') + last.padStart(TOTAL)
  return [
    line(
      name[lang],
      columns.map((_, at) => String(at + 1)),
      WORDS.total[lang],
    ),
    ...rows.map(({ text, points, total: own }) =>
      line(
        text[lang],
        columns.map(({ at }) => (points[at] === 0 ? '' : signed(points[at] ?? 0))),
        figure(own),
      ),
    ),
    line(
      WORDS.total[lang],
      columns.map(({ at }) => figure(inSection(side, at))),
      figure(total),
    ),
  ]
}
