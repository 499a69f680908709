// The gallery draws every piece of the game in both themes, and finds it by its name.
import { expect } from 'vitest'
import { CARDS, TOKENS, WONDERS } from '../src/games/duel/catalogue/index.ts'
import { address, scene } from './stage.ts'

const PIECES = CARDS.length + TOKENS.length + WONDERS.length

scene(
  'every card, wonder and token is drawn in both themes, and found by its name',
  { lang: 'it' },
  async ({ page }) => {
    await page.goto(address('/gallery/duel'))
    const themes = [0, 1].map((at) => page.frameLocator('iframe').nth(at))
    for (const theme of themes) {
      const pieces = theme.locator('.gallery__pieces > li')
      await pieces.first().waitFor()
      expect(await pieces.count()).toBe(PIECES)
      expect(await theme.locator('.gallery__pieces > li:has(svg):visible').count()).toBe(PIECES)
    }
    await page.getByRole('searchbox').fill('liberta')
    for (const theme of themes)
      expect(await theme.locator('.gallery__pieces > li').allInnerTexts()).toEqual([expect.stringContaining('Libertà')])
  },
)
