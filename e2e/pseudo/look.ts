// Opens and unfolds everything on a page so that it can be read. Presses are sent straight to the element, whatever covers it.
import type { Locator, Page } from 'playwright-core'
import { address } from '../stage.ts'
import { panel } from '../table.ts'

export const tap = (target: Locator): Promise<void> => target.first().dispatchEvent('click')

const there = (page: Page, selector: string): Promise<void> =>
  page.locator(selector).first().waitFor({ state: 'attached' })

/** Unfolds everything, once all of it is there. */
export async function unfold(page: Page): Promise<void> {
  await page.locator('.loading').first().waitFor({ state: 'detached' })
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('details')) each.open = true
  })
}

/** Goes to a page and waits for an element. Elements left over from the last page do not count. */
export async function visit(page: Page, path: string, part: string): Promise<void> {
  await page.evaluate(() => document.querySelector('main')?.setAttribute('data-left', ''))
  await page.goto(address(path))
  await there(page, `.page:has(> main:not([data-left])) ${part}`)
  await unfold(page)
}

/** Opens a popover, a menu or a dialog, and closes it again. */
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
