// What axe checks around every board: moments of a game, popovers, the end and the picker.
import type { AnyTable } from '../scripts/moment.ts'
import type { Page } from 'playwright-core'
import { audit } from './axe.ts'
import { press } from './hand.ts'
import { type Kernel, type Options, textOf } from './kernel.ts'
import { openSave } from './saves.ts'
import type { Stage } from './stage.ts'
import { sitDown } from './table.ts'

/** The table at a moment, once this element is there. */
export async function auditMoment({ page, lang }: Stage, name: string, table: AnyTable, there: string): Promise<void> {
  await openSave(page, lang, textOf(table))
  await page.locator(there).first().waitFor()
  await audit(page, name)
}

export async function auditPopovers({ page }: Stage, popover: string, pieces: readonly string[]): Promise<void> {
  for (const piece of pieces) {
    await press(page.locator(piece).first())
    await page.locator(popover).waitFor()
    await audit(page, `the popover of ${piece}`)
    await page.keyboard.press('Escape')
    await page.locator(popover).waitFor({ state: 'detached' })
  }
}

/** The phase after the last decision. */
export const THE_END = 'the end'

/** The dialog with the result lies over the board. */
async function resultShown(page: Page): Promise<void> {
  await page.getByRole('dialog').locator('.score__table').waitFor({ state: 'attached' })
}

/** Closes the dialog with the result. */
export async function putResultAway(page: Page): Promise<void> {
  await resultShown(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** The result of a finished game, and its board without the dialog. */
export async function auditEnd({ page, lang }: Stage, { playedUntil }: Kernel, options: Options = {}): Promise<void> {
  await openSave(page, lang, textOf(playedUntil('4', () => false, { options })))
  await resultShown(page)
  await audit(page, 'how it was decided')
  await putResultAway(page)
  await audit(page, THE_END)
}

/** A game beside the table when it asks for an outcome, after the moves that come before. */
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

/** One of your decisions in a game, by what it asks. */
export interface Phase {
  readonly name: string
  readonly save: string
}

const PHASE_SEEDS = 12

/** The first moment of every ask of a game, the last decision and the end, from seeded games played well and badly. */
export function phasesOf({ dealt, player }: Kernel): readonly Phase[] {
  const found = new Map<string, string>()
  for (let seed = 1; seed <= PHASE_SEEDS; seed++) {
    const table = dealt(String(seed))
    const choose = player(seed % 2 === 0 ? 'random' : 'greedy', String(seed))
    let last = ''
    for (table.advance(); table.seat !== undefined; table.advance()) {
      const { step } = table
      if (step.kind === 'choice' && !found.has(step.ask)) found.set(step.ask, textOf(table))
      if (seed === 1) last = textOf(table)
      table.play(choose(table))
    }
    if (seed === 1) found.set('the last decision', last).set(THE_END, textOf(table))
  }
  return [...found].map(([name, save]) => ({ name, save }))
}
