// Plays with the keyboard alone, without a pointer.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { NEW } from '../src/web/words/new.ts'
import { TABLE } from '../src/web/words/table.ts'
import { duel } from './duel.ts'
import { address, PHONE, scene } from './stage.ts'
import { exportFile, setSpeed, yourTurn } from './table.ts'

const MOST_TABS = 80

/** Presses Tab until the focus is on something, which proves that Tab gets there. */
async function tabTo(page: Page, selector: string, key = 'Tab'): Promise<void> {
  for (let n = 0; n < MOST_TABS; n++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${selector} is not reached by ${MOST_TABS} presses of ${key}`)
}

const entries = (page: Page): Promise<number> => page.locator('.log-row').count()

scene(
  'a game by keyboard: begun, played from the list and on the board, explained, undone',
  { lang: 'en' },
  async ({ page, lang }) => {
    await setSpeed(page)
    await page.goto(address('/'))
    await page.locator('.cover a').first().waitFor()
    await tabTo(page, '.cover a[href$="/new/duel"]')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: NEW.title[lang] }).waitFor()
    await tabTo(page, 'input[type="radio"][value="base"]')
    await page.keyboard.press('ArrowRight')
    await tabTo(page, '.seed input')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('8')
    await tabTo(page, 'button[type="submit"]')
    await page.keyboard.press('Enter')
    await yourTurn(page)

    // From the option list.
    await page.keyboard.press('Alt+m')
    await tabTo(page, '.move')
    await page.keyboard.press('Enter')
    await yourTurn(page)

    // On the board, until the first card of the structure has been taken: a lit piece, its popover, a button in it.
    for (let n = 0; n < 12 && (await page.locator('.du-slot-empty').count()) === 0; n++) {
      if (await page.locator('.du-root .du-spot[data-lit]').count()) {
        await tabTo(page, '.du-spot[data-lit]')
        await page.keyboard.press('Enter')
        await page.locator('.du-popover button.du-action').first().waitFor()
        await tabTo(page, '.du-popover button.du-action')
      } else await tabTo(page, '.du-tray-buttons .du-button, .du-addresses .du-button')
      await page.keyboard.press('Enter')
      await page.locator('.du-popover').waitFor({ state: 'detached' })
      await yourTurn(page)
    }
    await expect.poll(() => page.locator('.du-slot-empty').count()).toBeGreaterThan(0)

    // Arrow keys move through the structure.
    await tabTo(page, '.du-structure .du-spot')
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    const from = await focused()
    await page.keyboard.press('ArrowUp')
    expect(await focused()).not.toBe(from)
    await page.keyboard.press('Enter')
    await page.locator('.du-popover:focus, .du-popover :focus').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.du-popover').waitFor({ state: 'detached' })

    // Why, the log, undo and redo.
    await page.keyboard.press('Alt+w')
    await page.locator('.side-panel[data-tab="why"]').waitFor()
    await page.keyboard.press('Alt+l')
    await page.locator('.log').waitFor()
    const before = await entries(page)
    await page.keyboard.press('Control+z')
    await expect.poll(() => entries(page)).toBeLessThan(before)
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(() => entries(page)).toBe(before)
    await tabTo(page, '.log-look:not([aria-current])', 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.prompt').getAttribute('data-turn')).toBe('past')
    await page.keyboard.press('Escape')
    await yourTurn(page)
    await tabTo(page, `button[aria-label="${TABLE.more[lang]}"]`, 'Shift+Tab')
    expect(duel.fold(await exportFile(page, lang)).cursor).toBe(before)
  },
)

/** In the page: what has the focus and lies under the button that begins a game. */
function underTheButton(): string | undefined {
  const [on, button] = [document.activeElement, document.querySelector('.new-begin')]
  if (on === null || button === null || button.contains(on) || on.closest('form') === null) return undefined
  const field = on.closest('label') ?? on
  const hidden = field.getBoundingClientRect().bottom - button.getBoundingClientRect().top
  return hidden > 1 ? `${field.textContent}: ${Math.round(hidden)} px` : undefined
}

scene(
  'no choice of a new game hides under the button that begins it',
  { lang: 'it', screen: PHONE },
  async ({ page }) => {
    for (const game of ['duel', 'terra-mystica']) {
      await page.goto(address(`/new/${game}`))
      await page.locator('.new-begin').waitFor()
      for (const folded of await page.locator('.new-finer:not([open]) > summary').all()) {
        await folded.press('Enter')
        // What is inside is made when it is opened.
        await page.locator('.new-finer input').first().waitFor()
      }
      const hidden: string[] = []
      let fields = 0
      for (let tabs = 0; tabs < MOST_TABS; tabs++) {
        await page.keyboard.press('Tab')
        const under = await page.evaluate(underTheButton)
        if (under !== undefined) hidden.push(under)
        if (await page.evaluate(() => document.activeElement?.matches('form input') === true)) fields++
        if (await page.evaluate(() => document.activeElement?.closest('.new-begin') !== null)) break
      }
      expect(fields, game).toBeGreaterThan(2)
      expect(hidden, game).toEqual([])
    }
  },
)
