// The parts of browser tests that only Duel needs: where to press for a move, and test positions.
import type { Page } from 'playwright-core'
import type { AnyTable } from '../scripts/moment.ts'
import { spread } from '../src/games/duel/ui/spread.ts'
import { press, pressLit } from './hand.ts'
import { isAsked, kernelOf, textOf } from './kernel.ts'
import { bySentence } from './picker.ts'
import { showPanel, yourTurn } from './table.ts'
import type { ByHand } from './whole.ts'

export const duel = await kernelOf('duel')

/** Buttons of an open popover, wonders first; otherwise buttons, otherwise pieces. */
export const LIT = [
  '.du-popover button.du-action:has(.du-action-art)',
  '.du-popover button.du-action',
  '.du-tray-buttons .du-button, .du-addresses .du-button',
  '.du-root .du-spot[data-lit]',
]

/** Uses the list of moves. `pressLit` is the way to play by pressing the board. */
export const byHand: ByHand = {
  kernel: duel,
  spread,
  nameOf: bySentence(duel),
  click: async ({ page }, _, move) => {
    await showPanel(page, 'moves')
    await press(page.locator(`.move[data-key="${move}"]`))
  },
}

/** Makes this many decisions, no matter which. */
export async function decide(page: Page, times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    await pressLit(page, LIT, n * 5 + 3)
    if (await page.locator('.du-popover').count()) await pressLit(page, LIT, 0)
  }
  await yourTurn(page)
}

export const finished = (seed: string): string => textOf(duel.playedUntil(seed, () => false))

/** A game that waits for an answer to this ask, from some age on. */
export const waitingFor = (ask: string, age = 1): string =>
  textOf(duel.waitingFor((table) => isAsked(table, ask) && ageOf(table) >= age, { options: { promos: 'both' } }))

const ageOf = ({ state }: AnyTable): number => (state as { readonly age: number }).age
