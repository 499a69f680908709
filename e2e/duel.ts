// Plays Duel by clicking on what is lit.
import type { Locator, Page } from 'playwright-core'
import { press, yourTurn } from './table.ts'

const LIT = '.du-root .du-spot[data-lit]:visible'
const BUTTONS = '.du-tray-buttons .du-button, .du-addresses .du-button'

/** One decision by clicks; `n` picks among what is lit. False once the game is over. */
export async function clickOnce(page: Page, n: number): Promise<boolean> {
  if ((await yourTurn(page)) === 'over') return false
  await page.locator(`${BUTTONS}, ${LIT}`).first().waitFor()
  const buttons = page.locator(BUTTONS)
  if ((await buttons.count()) > 0) {
    await press(await pick(buttons, n))
    return true
  }
  const piece = await pick(page.locator(LIT), n)
  const opens = (await piece.getAttribute('aria-haspopup')) === 'dialog'
  await press(piece)
  if (opens) await press(await action(page))
  return true
}

/** A wonder where one can be built, else the first thing that can be done. */
async function action(page: Page): Promise<Locator> {
  const actions = page.locator('.du-leaf button.du-action')
  await actions.first().waitFor()
  const wonders = page.locator('.du-leaf button.du-action:has(.du-action-art)')
  return (await wonders.count()) > 0 ? wonders.first() : actions.first()
}

async function pick(pieces: Locator, n: number): Promise<Locator> {
  await pieces.first().waitFor()
  return pieces.nth(n % (await pieces.count()))
}

/** Decisions until the game is over; returns how many there were. */
export async function clickToTheEnd(page: Page, most = 120): Promise<number> {
  for (let n = 0; n < most; n++) if (!(await clickOnce(page, n * 5 + 3))) return n
  throw new Error(`the game is not over after ${most} decisions`)
}
