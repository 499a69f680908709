// What is opened and unfolded so that everything on a page can be read. Nobody looks on: a press is told to the page, whatever lies over it.
import type { Locator, Page } from 'playwright-core'
import { address } from '../stage.ts'
import { panel } from '../table.ts'

export const tap = (target: Locator): Promise<void> => target.first().dispatchEvent('click')

const there = (page: Page, selector: string): Promise<void> =>
  page.locator(selector).first().waitFor({ state: 'attached' })

/** Opens whatever is folded, once all of it is there. */
export async function unfold(page: Page): Promise<void> {
  await page.locator('.loading').first().waitFor({ state: 'detached' })
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('details')) each.open = true
  })
}

/** Goes to a page, and waits for something on it. What is still there of the last page does not count. */
export async function visit(page: Page, path: string, part: string): Promise<void> {
  await page.evaluate(() => document.querySelector('main')?.setAttribute('data-left', ''))
  await page.goto(address(path))
  await there(page, `.page:has(> main:not([data-left])) ${part}`)
  await unfold(page)
}

/** Opens a leaf, a menu or a dialog, and closes it again. */
export async function openAndClose(page: Page, button: Locator): Promise<void> {
  await tap(button)
  await there(page, '[role="dialog"], dialog[open]')
  await unfold(page)
  await page.keyboard.press('Escape')
  await page.locator('[role="dialog"], dialog[open]').first().waitFor({ state: 'detached' })
}

export async function openPanel(page: Page, id: Parameters<typeof panel>[1]): Promise<void> {
  const tab = panel(page, id)
  if ((await tab.getAttribute('aria-expanded')) !== 'true') await tap(tab)
  await there(page, `#side-panel[data-tab="${id}"]`)
  await unfold(page)
}
