// The gallery draws every piece of the game, in both themes.
import { expect } from 'vitest'
import { CARDS, TOKENS, WONDERS } from '../src/games/duel/catalogue/index.ts'
import { address, scene } from './stage.ts'

const PIECES = CARDS.length + TOKENS.length + WONDERS.length

scene('every card, wonder and token is drawn, in both themes', { lang: 'it' }, async ({ page }) => {
  await page.goto(address('/gallery/duel'))
  for (const at of [0, 1]) {
    const frame = page.frameLocator('iframe').nth(at)
    const pieces = frame.locator('.gallery__pieces > li')
    await pieces.first().waitFor()
    expect(await pieces.count()).toBe(PIECES)
    expect(await frame.locator('.gallery__pieces > li:has(svg):visible').count()).toBe(PIECES)
  }
})
