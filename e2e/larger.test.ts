// A larger text size also makes the table larger.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { press } from './hand.ts'
import { kernelOf } from './kernel.ts'
import { phasesOf } from './phases.ts'
import { openSave } from './saves.ts'
import { address, scene } from './stage.ts'
import { choice, setPrefs, setSpeed } from './table.ts'

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
      { lang: 'it', screen: { viewport: { width, height } }, long: width > 1280 },
      async ({ page }) => {
        await setSpeed(page)
        const save = phasesOf(await kernelOf(id)).find(({ name }) => name === 'turn')?.save ?? ''
        await openSave(page, save)
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

/** A game in which a map lies, under the largest letters. */
async function openLarger(page: Page, id: string, ask: string): Promise<void> {
  await setPrefs(page, { speed: 'instant', textSize: 'larger' })
  await openSave(page, phasesOf(await kernelOf(id)).find(({ name }) => name === ask)?.save ?? '')
}

const boxOf = async (piece: Locator) => (await piece.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

const MAPS = [
  { id: 'concordia', ask: 'card', view: '.co-map', world: '.co-world' },
  { id: 'terra-mystica', ask: 'act', view: '.tm-window', world: '.tm-world' },
] as const

for (const { id, ask, view, world } of MAPS)
  scene(`${id}: under larger letters the map follows the pointer`, { lang: 'en' }, async ({ page }) => {
    await openLarger(page, id, ask)
    const { x, y, width, height } = await boxOf(page.locator(view))
    const [left, top] = [Math.round(x + width * 0.6), Math.round(y + height * 0.5)]
    /** The place of the world under a point, as parts of its width and height. */
    const under = async (): Promise<readonly [number, number]> => {
      const box = await boxOf(page.locator(world))
      return [(left - box.x) / box.width, (top - box.y) / box.height]
    }
    const first = await under()
    const small = await boxOf(page.locator(world))
    await page.mouse.move(left, top)
    await page.mouse.wheel(0, -600)
    await expect.poll(async () => (await boxOf(page.locator(world))).width).toBeGreaterThan(small.width * 1.3)
    // What is under the wheel stays under it.
    const near = await under()
    expect(near[0]).toBeCloseTo(first[0], 2)
    expect(near[1]).toBeCloseTo(first[1], 2)
    // What is dragged goes as far as the pointer.
    const before = await boxOf(page.locator(world))
    await page.mouse.down()
    await page.mouse.move(left - 60, top - 40, { steps: 4 })
    await page.mouse.up()
    const after = await boxOf(page.locator(world))
    expect(after.x - before.x).toBeCloseTo(-60, 0)
    expect(after.y - before.y).toBeCloseTo(-40, 0)
  })

scene('under larger letters a hint stands beside its piece', { lang: 'en' }, async ({ page }) => {
  await openLarger(page, 'terra-mystica', 'act')
  // Far from the corner everything is counted from.
  const piece = page.locator('.tm-hex').nth(20)
  await piece.hover()
  const hint = page.locator('.kit-hint')
  await hint.waitFor()
  const [of, by] = [await piece.boundingBox(), await hint.boundingBox()]
  if (of === null || by === null) throw new Error('not drawn')
  const gap = Math.max(of.x - by.x - by.width, by.x - of.x - of.width, of.y - by.y - by.height, by.y - of.y - of.height)
  expect(gap).toBeGreaterThan(0)
  expect(gap).toBeLessThan(24)
})

const LAPTOP = { viewport: { width: 1280, height: 720 } } as const

scene(
  'concordia: under larger letters the map, the answers and the trays are in sight together',
  { lang: 'it', screen: LAPTOP },
  async ({ page }) => {
    await openLarger(page, 'concordia', 'build')
    for (const part of ['.co-map', '.co-tray', '.co-tabs', '.co-trays [data-part]:visible']) {
      const { x, y, width, height } = await boxOf(page.locator(part).first())
      expect(width * height, part).toBeGreaterThan(0)
      expect(x + width, part).toBeLessThanOrEqual(1280)
      expect(y + height, part).toBeLessThanOrEqual(720)
    }
  },
)

scene(
  'age-of-comics: larger letters make cards and words larger, and each word as much',
  { lang: 'it', screen: LAPTOP },
  async ({ page }) => {
    const sizes = () =>
      page.evaluate(() => {
        const letters = (selector: string) => {
          const found = document.querySelector(selector)
          return found === null ? 0 : Number.parseFloat(getComputedStyle(found).fontSize)
        }
        const card = document.querySelector('.ac-market .ac-card')?.getBoundingClientRect()
        // Where the whole board is enlarged its letters are, too.
        const zoom = document.querySelector('.ac-root')?.currentCSSZoom ?? 1
        return { title: letters('.ac-panel h2') * zoom, prompt: letters('.prompt'), card: card?.width ?? 0 }
      })
    await setSpeed(page)
    const save = phasesOf(await kernelOf('age-of-comics')).at(0)?.save ?? ''
    await openSave(page, save)
    const normal = await sizes()
    await page.goto(address('/settings'))
    await press(choice(page, 'larger'))
    await openSave(page, save)
    const larger = await sizes()
    expect(normal.title).toBeGreaterThan(10)
    expect(larger.title / normal.title).toBeCloseTo(larger.prompt / normal.prompt, 2)
    expect(larger.card).toBeGreaterThan(normal.card * 1.1)
  },
)
