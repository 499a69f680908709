// What axe checks around every board: moments of a game, popovers, the end and the picker.
import type { AnyTable } from '../scripts/moment.ts'
import { audit } from './axe.ts'
import { press } from './hand.ts'
import { type Kernel, type Options, textOf } from './kernel.ts'
import { paintAnything } from './paint.ts'
import { openSave } from './saves.ts'
import type { Stage } from './stage.ts'
import { putResultAway, resultShown, sitDown, yourTurn } from './table.ts'

/** The table at a moment, once this element is there. */
export async function auditMoment({ page }: Stage, name: string, table: AnyTable, there: string): Promise<void> {
  await openSave(page, textOf(table))
  await page.locator(there).first().waitFor()
  await audit(page, name)
}

export async function auditPopovers({ page }: Stage, popover: string, pieces: readonly string[]): Promise<void> {
  for (const piece of pieces) {
    await press(page.locator(piece).first())
    await page.locator(popover).waitFor()
    await audit(page, `the popover of ${piece}`, popover)
    await page.keyboard.press('Escape')
    await page.locator(popover).waitFor({ state: 'detached' })
  }
}

/** The dialog that is open. */
export const DIALOG = '[role="dialog"], dialog[open]'

/** The phase after the last decision. */
export const THE_END = 'the end'

/** The result of a finished game, and its board without the dialog. */
export async function auditEnd({ page }: Stage, { playedUntil }: Kernel, options: Options = {}): Promise<void> {
  await openSave(page, textOf(playedUntil('4', () => false, { options })))
  await resultShown(page)
  await audit(page, 'how it was decided', DIALOG)
  await putResultAway(page)
  await audit(page, THE_END)
}

/** A game beside the table until it asks for an outcome: what is painted and the menu of your moves come before it in some games. */
export async function auditPicker({ page, lang }: Stage, kernel: Kernel, options: Options = {}): Promise<void> {
  await sitDown(page, lang, kernel, { mode: 'beside', options })
  for (let menus = 0; ; ) {
    await page.locator('.spread__kinds, [role="option"], .menu__row').first().waitFor()
    if ((await page.locator('.spread__kinds').count()) > 0) {
      await audit(page, 'a painting')
      await paintAnything(page)
    } else if ((await page.locator('.menu__row').count()) > 0) {
      // Only its rows are others the next time.
      await audit(page, 'the menu', menus++ === 0 ? undefined : '.menu__rows')
      await press(page.locator('.menu__row').first())
    } else break
    await yourTurn(page)
  }
  await audit(page, 'the picker')
}

/** One of your decisions in a game, by what it asks. */
export interface Phase {
  readonly name: string
  readonly save: string
}

const PHASE_SEEDS = 12

const known = new Map<string, readonly Phase[]>()

/** The first moment of every ask of a game, the last decision and the end, from seeded games played well and badly. */
export function phasesOf(kernel: Kernel): readonly Phase[] {
  const { id } = kernel.manifest
  const phases = known.get(id) ?? findPhases(kernel)
  known.set(id, phases)
  return phases
}

function findPhases({ dealt, player }: Kernel): readonly Phase[] {
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
