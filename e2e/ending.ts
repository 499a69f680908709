// Games of the browser under test, stored just before their last decision: they end at the table, and their results are the person's own.
import type { Page } from 'playwright-core'
import type { AnyTable } from '../scripts/moment.ts'
import { writeSave } from '../src/kernel/save.ts'
import type { GameRecord } from '../src/web/store/record.ts'
import { press } from './hand.ts'
import { putGames } from './saves.ts'
import { address } from './stage.ts'
import { showPanel, yourTurn } from './table.ts'

const lastChoice = (table: AnyTable): number => table.choiceBefore(table.length) ?? 0

/** A finished game as it was stored before its last decision. */
export function beforeEnd(id: string, table: AnyTable, more: Partial<GameRecord> = {}): GameRecord {
  const save = table.toSave()
  const cursor = lastChoice(table)
  return {
    id,
    game: save.game,
    text: writeSave({ ...save, entries: save.entries.slice(0, cursor) }),
    cursor,
    rev: 1,
    title: '',
    level: save.options['level'] ?? '',
    created: 1,
    updated: 1,
    ...more,
  }
}

/** Sits down at a game before its last decision. */
export async function sitBeforeEnd(page: Page, id: string, table: AnyTable, more?: Partial<GameRecord>): Promise<void> {
  await putGames(page, [beforeEnd(id, table, more)])
  await page.goto(address(`/table/${id}`))
  await yourTurn(page)
}

/** Makes the last decision, and waits for the result. */
export async function endGame(page: Page, table: AnyTable): Promise<void> {
  const { move } = table.entry(lastChoice(table) + 1)
  await showPanel(page, 'moves')
  await press(page.locator(`.move[data-key="${table.module.game.key(move)}"]`))
  await page.locator('.prompt[data-turn="over"]').waitFor()
  await page.getByRole('dialog').locator('.verdict').waitFor()
}
