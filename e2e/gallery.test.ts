// The gallery tells of every piece what it does and finds it by that; behind a switch it draws all of them in both themes.
import { expect } from 'vitest'
import { CARDS, TOKENS, WONDERS } from '../src/games/duel/catalogue/index.ts'
import { address, DESKTOP, PHONE, scene } from './stage.ts'

const PIECES = CARDS.length + TOKENS.length + WONDERS.length

for (const screen of [PHONE, DESKTOP])
  scene(
    `every card, wonder and token is drawn and told, and found by its name and by what it does, ${screen.viewport.width} wide`,
    { lang: 'it', screen, long: screen !== PHONE },
    async ({ page }) => {
      await page.goto(address('/gallery/duel'))
      const entries = page.locator('.gallery__entries > li')
      await entries.first().waitFor()
      await expect.poll(() => entries.count()).toBe(PIECES)
      // Pieces are drawn as they come near the screen.
      const drawn = page.locator('.gallery__entries > li:has(svg):has(h3):has(p)')
      await expect.poll(() => drawn.count()).toBeLessThan(PIECES)
      for (const entry of await entries.all()) await entry.scrollIntoViewIfNeeded()
      await expect.poll(() => drawn.count()).toBe(PIECES)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

      const find = page.getByRole('searchbox')
      await find.fill('liberta')
      await expect.poll(() => entries.allInnerTexts()).toEqual([expect.stringContaining('Libertà')])
      await find.fill('altro turno')
      const found = await entries.allInnerTexts()
      expect(found.length).toBeGreaterThan(3)
      for (const text of found) expect(text).toContain('altro turno')
      await expect.poll(() => page.getByRole('main').getByRole('status').innerText()).toContain(String(found.length))

      await find.fill('')
      await page
        .getByRole('navigation', { name: 'Gruppi di pezzi' })
        .getByRole('button', { name: 'Meraviglie' })
        .click()
      const heading = page.getByRole('heading', { name: 'Meraviglie' })
      await expect.poll(() => heading.evaluate((it) => it === document.activeElement)).toBe(true)
      await expect.poll(() => heading.evaluate((it) => it.getBoundingClientRect().top < innerHeight / 3)).toBe(true)
    },
  )

scene(
  'every card, wonder and token is drawn in both themes behind the switch, and found by its name',
  { lang: 'it', screen: PHONE },
  async ({ page }) => {
    await page.goto(address('/gallery/duel'))
    await page.getByRole('switch', { name: 'Disegni in entrambi i temi' }).click()
    const themes = [0, 1].map((at) => page.frameLocator('iframe').nth(at))
    for (const theme of themes) {
      const pieces = theme.locator('.gallery__pieces > li')
      await pieces.first().waitFor()
      await expect.poll(() => pieces.count()).toBe(PIECES)
      await expect.poll(() => theme.locator('.gallery__pieces > li:has(svg):visible').count()).toBe(PIECES)
      // The frame is as high as what it holds.
      const part = theme.locator('.gallery__theme')
      await expect
        .poll(() => part.evaluate((it) => (it.ownerDocument.defaultView?.innerHeight ?? 0) - it.clientHeight))
        .toBe(0)
    }
    await page.getByRole('searchbox').fill('liberta')
    for (const theme of themes)
      await expect
        .poll(() => theme.locator('.gallery__pieces > li').allInnerTexts())
        .toEqual([expect.stringContaining('Libertà')])
  },
)
