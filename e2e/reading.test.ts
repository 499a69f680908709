// Every board is readable and easy to hit in every phase of every game: letters of 11 px, targets of 40 px, nothing cut off or covered.
import { expect } from 'vitest'
import { GAMES } from '../src/games/index.ts'
import { kernelOf } from './kernel.ts'
import { putMeasure } from './measure.ts'
import { phasesOf, THE_END } from './phases.ts'
import { openSave, pointAway } from './saves.ts'
import { DESKTOP, IN_FULL, PHONE, scene } from './stage.ts'
import { putResultAway, setSpeed } from './table.ts'

const LETTERS = 11
const TARGET = 40
const WITHIN = '.table-bar, .prompt, .board-area, .side-tabs'

const SCREENS = [
  {
    look: PHONE,
    sizes: [
      [390, 844],
      [360, 640],
    ],
    target: TARGET,
  },
  { look: DESKTOP, sizes: [[1280, 720]], target: undefined },
] as const

const SIZES = SCREENS.flatMap(({ sizes }): readonly Size[] => sizes)

type Size = readonly [width: number, height: number]

/** The sizes at which a phase is measured: all of them in the soak. Otherwise every other phase is, at one size after the other in turn. */
const sizesOf = (sizes: readonly Size[], nth: number): readonly Size[] =>
  IN_FULL ? sizes : sizes.filter((size) => size === SIZES[(nth / 2) % SIZES.length])

for (const { id } of GAMES)
  for (const { look, sizes, target } of SCREENS)
    scene(
      `${id} can be read in its phases at ${sizes.map((size) => size.join('×')).join(' and ')}`,
      { lang: 'it', screen: look },
      async ({ page }) => {
        await page.addInitScript(putMeasure)
        await setSpeed(page)
        const found: string[] = []
        for (const [nth, { name, save }] of phasesOf(await kernelOf(id)).entries()) {
          const wantedSizes = sizesOf(sizes, nth)
          if (wantedSizes.length === 0) continue
          await openSave(page, save)
          if (name === THE_END) await putResultAway(page)
          await pointAway(page)
          for (const [width, height] of wantedSizes) {
            await page.setViewportSize({ width, height })
            // From here on the keyboard has the focus, and a dragged map follows it.
            await page.keyboard.press('F8')
            const wanted = { within: WITHIN, letters: LETTERS, ...(target === undefined ? {} : { target }) }
            const measured = await page.evaluate((each) => measure(each), wanted)
            for (const [what, list] of Object.entries(measured))
              for (const each of list as readonly string[]) found.push(`${width}×${height} ${name} ${what}: ${each}`)
          }
        }
        expect(found).toEqual([])
      },
    )
