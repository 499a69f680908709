// What is Duel's own in the browser: where its moves are pressed, and its moments.
import type { Page } from 'playwright-core'
import type { AnyTable } from '../scripts/moment.ts'
import { press, pressLit } from './hand.ts'
import { isAsked, kernelOf, textOf } from './kernel.ts'
import { bySentence } from './picker.ts'
import { showPanel, yourTurn } from './table.ts'
import type { ByHand } from './whole.ts'

export const duel = await kernelOf('duel')

/** What an open leaf offers, a wonder first; else buttons, else pieces. */
export const LIT = [
  '.du-leaf button.du-action:has(.du-action-art)',
  '.du-leaf button.du-action',
  '.du-tray-buttons .du-button, .du-addresses .du-button',
  '.du-root .du-spot[data-lit]',
]

/** By the list of moves: boards are pressed where games are played by what is lit. */
export const byHand: ByHand = {
  kernel: duel,
  nameOf: bySentence(duel),
  click: async ({ page }, _, move) => {
    await showPanel(page, 'moves')
    await press(page.locator(`.move[data-key="${move}"]`))
  },
}

/** So many decisions, whichever: those that open a leaf are made in it. */
export async function decide(page: Page, times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    await pressLit(page, LIT, n * 5 + 3)
    if (await page.locator('.du-leaf').count()) await pressLit(page, LIT, 0)
  }
  await yourTurn(page)
}

export const finished = (seed: string): string => textOf(duel.playedUntil(seed, () => false))

/** A game that waits for an answer to this ask, from some age on. */
export const waitingFor = (ask: string, age = 1): string =>
  textOf(duel.waitingFor((table) => isAsked(table, ask) && ageOf(table) >= age, { options: { promos: 'both' } }))

const ageOf = ({ state }: AnyTable): number => (state as { readonly age: number }).age
