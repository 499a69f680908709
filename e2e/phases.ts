// What axe looks at around any board: moments of a game, the leaves of pieces, the end, and the picker.
import type { AnyTable } from '../scripts/moment.ts'
import { audit } from './axe.ts'
import { press } from './hand.ts'
import { type Kernel, type Options, textOf } from './kernel.ts'
import { openSave } from './saves.ts'
import type { Stage } from './stage.ts'
import { sitDown } from './table.ts'

/** The table at a moment, once something is there. */
export async function auditMoment({ page, lang }: Stage, name: string, table: AnyTable, there: string): Promise<void> {
  await openSave(page, lang, textOf(table))
  await page.locator(there).first().waitFor()
  await audit(page, name)
}

export async function auditLeaves({ page }: Stage, leaf: string, pieces: readonly string[]): Promise<void> {
  for (const piece of pieces) {
    await press(page.locator(piece).first())
    await page.locator(leaf).waitFor()
    await audit(page, `the leaf of ${piece}`)
    await page.keyboard.press('Escape')
    await page.locator(leaf).waitFor({ state: 'detached' })
  }
}

/** How a finished game was decided, and its board without that. */
export async function auditEnd({ page, lang }: Stage, { playedUntil }: Kernel, options: Options = {}): Promise<void> {
  await openSave(page, lang, textOf(playedUntil('4', () => false, { options })))
  await page.getByRole('dialog').locator('.score__table').waitFor({ state: 'attached' })
  await audit(page, 'how it was decided')
  await page.keyboard.press('Escape')
  await audit(page, 'the end')
}

/** A game beside the table where it asks for an outcome, after what has to be done before. */
export async function auditPicker(
  { page, lang }: Stage,
  kernel: Kernel,
  options: Options = {},
  before?: () => Promise<unknown>,
): Promise<void> {
  await sitDown(page, lang, kernel, { mode: 'beside', options })
  await before?.()
  await page.getByRole('option').first().waitFor()
  await audit(page, 'the picker')
}
