// A score sheet as a table: a row per source, a column per side.
import type { Lang, ScoreSheet, Text } from '../kernel/contract.ts'
import { figure } from '../kernel/text.ts'
import { WORDS } from './words.ts'

const COLUMN = 9

export const printSheet = (sheet: ScoreSheet, lang: Lang): string[] => [
  ...printPoints(sheet, lang),
  '',
  sheet.outcome.text[lang],
]

/** The table alone, where it is already said how the game ended. */
export function printPoints({ sides }: ScoreSheet, lang: Lang): string[] {
  const titles = new Map<string, Text>()
  for (const { items } of sides) for (const { source, text } of items) titles.set(source, text)
  const rows = [
    { title: '', cells: sides.map(({ name }) => name[lang]) },
    ...Array.from(titles, ([source, text]) => ({
      title: text[lang],
      cells: sides.map((side) => figure(pointsFrom(source, side))),
    })),
    { title: WORDS.total[lang], cells: sides.map(({ total }) => figure(total)) },
  ]
  const width = Math.max(...rows.map(({ title }) => title.length))
  return rows.map(({ title, cells }) => title.padEnd(width) + cells.map((cell) => cell.padStart(COLUMN)).join(''))
}

function pointsFrom(source: string, { items }: ScoreSheet['sides'][number]): number {
  return items.reduce((sum, item) => (item.source === source ? sum + item.points : sum), 0)
}
