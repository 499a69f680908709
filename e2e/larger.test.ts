// A larger text size also makes the table larger.
import { expect } from 'vitest'
import { kernelOf } from './kernel.ts'
import { phasesOf } from './phases.ts'
import { openSave } from './saves.ts'
import { scene } from './stage.ts'
import { setSpeed } from './table.ts'

/** What people look at most: cards, and the areas of both sides. */
const PIECES = {
  duel: ['.du-slot .du-card', '.du-progress .du-token', '.du-tile'],
  architects: ['.ar-deck-top .ar-card', '.ar-slot .ar-mini'],
} as const

for (const [id, pieces] of Object.entries(PIECES))
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
  ] as const)
    scene(
      `${id}: larger letters make the pieces no smaller at ${width}×${height}`,
      { lang: 'it', screen: { viewport: { width, height } } },
      async ({ page, lang }) => {
        await setSpeed(page)
        const save = phasesOf(await kernelOf(id)).find(({ name }) => name === 'turn')?.save ?? ''
        await openSave(page, lang, save)
        const sizes = () =>
          Promise.all(pieces.map(async (piece) => (await page.locator(piece).first().boundingBox())?.width ?? 0))
        const normal = await sizes()
        await page.evaluate(() => {
          document.documentElement.dataset['text'] = 'larger'
        })
        const larger = await sizes()
        for (const [at, piece] of pieces.entries()) {
          expect(normal[at], piece).toBeGreaterThan(10)
          expect(larger[at], piece).toBeGreaterThanOrEqual((normal[at] ?? 0) - 0.5)
        }
        expect(larger.reduce((sum, each) => sum + each)).toBeGreaterThan(normal.reduce((sum, each) => sum + each))
      },
    )
