// A board that fills the room it has stays where it is from question to question: the bar above it keeps its height.
import { expect } from 'vitest'
import { kernelOf } from './kernel.ts'
import { phasesOf } from './phases.ts'
import { openSave } from './saves.ts'
import { scene } from './stage.ts'
import { setSpeed } from './table.ts'

/** So many kinds of questions are looked at. */
const PHASES = 5

for (const id of ['terra-mystica', 'age-of-comics', 'concordia'])
  scene(
    `the board of ${id} does not jump from question to question`,
    { lang: 'it', screen: { viewport: { width: 1280, height: 720 } } },
    async ({ page, lang }) => {
      await setSpeed(page)
      const places = new Set<number>()
      const lengths: number[] = []
      for (const { save } of phasesOf(await kernelOf(id)).slice(0, PHASES)) {
        await openSave(page, lang, save)
        places.add(Math.round((await page.locator('.board-area').boundingBox())?.y ?? 0))
        lengths.push((await page.locator('.prompt').innerText()).length)
      }
      // There was more to say at some of them.
      expect(Math.max(...lengths)).toBeGreaterThan(1.1 * Math.min(...lengths))
      expect([...places]).toEqual([expect.any(Number)])
    },
  )
