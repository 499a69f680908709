// Opens games by a link, for scenes that begin in the middle.
import type { Page } from 'playwright-core'
import type { Lang } from '../src/kernel/contract.ts'
import { saveLink } from '../src/web/panels/link.ts'
import { IMPORT } from '../src/web/words/import.ts'
import { press } from './hand.ts'
import { address } from './stage.ts'
import { yourTurn } from './table.ts'

export const linkOf = async (text: string): Promise<string> => address((await saveLink(text)).replace('#', ''))

/** Opens a save through its link, as a game of this browser. */
export async function openSave(page: Page, lang: Lang, text: string): Promise<void> {
  await page.goto(await linkOf(text))
  await press(page.getByRole('button', { name: IMPORT.add[lang] }))
  await yourTurn(page)
  await page.evaluate(settled)
}

/** Waits for what loads later: fonts, the panels beside the board, the forecast. */
async function settled(): Promise<void> {
  await document.fonts.ready
  for (let frames = 0; frames < 4; frames++) await new Promise((next) => requestAnimationFrame(next))
  await new Promise((next) => requestIdleCallback(next, { timeout: 1000 }))
}

/** The pointer rests where the save was opened. A piece under it would show its hint, over what a test looks at. */
export async function pointAway(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.locator('.kit-hint').waitFor({ state: 'detached' })
}
