// Compares the result at the end of a game with the kernel.
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import type { AnyTable } from '../scripts/moment.ts'
import { calledAutoma } from '../src/kernel/called.ts'
import type { Lang, ScoreSheet } from '../src/kernel/contract.ts'
import { figure, tell } from '../src/kernel/text.ts'
import { OVER } from '../src/web/words/over.ts'
import { TABLE } from '../src/web/words/table.ts'
import type { Kernel } from './kernel.ts'
import type { Stage } from './stage.ts'
import { exportFile, putResultAway, yourTurn } from './table.ts'

const TITLES = { you: TABLE.won, shared: TABLE.shared, none: TABLE.over }
const TOTAL = { it: 'Totale', en: 'Total' } as const satisfies Record<Lang, string>

/** Checks that the game is over and that its result agrees with the kernel. Returns the finished table. */
export async function expectEnd(
  { page, lang }: Stage,
  { module, fold }: Kernel,
  besides?: (sheet: Locator) => Promise<void>,
): Promise<AnyTable> {
  expect(await yourTurn(page)).toBe('over')
  const sheet = page.getByRole('dialog')
  const points = await pointsOn(sheet)
  const title = await sheet.getByRole('heading').first().innerText()
  await besides?.(sheet)
  await putResultAway(page)
  const table = fold(await exportFile(page, lang))
  expect(table.step.kind).toBe('over')
  const score = module.score(table.state)
  expect(points).toEqual(pointsOf(score, lang))
  const { winner } = score.outcome
  expect(title).toBe(
    winner === 'automa'
      ? tell(OVER.itWins, lang, { name: calledAutoma(module, table.state, lang) })
      : TITLES[winner][lang],
  )
  return table
}

/** The points on the sheet: one row per source, the total last. */
async function pointsOn(sheet: Locator): Promise<string[][]> {
  const sources = sheet.locator('.score__table')
  // Folded if points did not count.
  await sources.waitFor({ state: 'attached' })
  const rows = await sources
    .locator('tbody tr, tfoot tr')
    .evaluateAll((all) =>
      all.map((row) => (row instanceof HTMLTableRowElement ? Array.from(row.cells, ({ innerText }) => innerText) : [])),
    )
  return rows.map((cells) => cells.map((text) => text.replace(/\s*\(.*\)/, '').trim()))
}

/** The points according to the kernel. */
function pointsOf({ sides }: ScoreSheet, lang: Lang): string[][] {
  const sources = new Map(sides.flatMap(({ items }) => items.map(({ source, text }) => [source, text[lang]])))
  const sum = (source: string, at: number): number =>
    sides[at]?.items.reduce((all, item) => (item.source === source ? all + item.points : all), 0) ?? 0
  return [
    ...Array.from(sources, ([source, text]) => [text, ...sides.map((_, at) => figure(sum(source, at)))]),
    [TOTAL[lang], ...sides.map((side) => figure(side.total))],
  ]
}
