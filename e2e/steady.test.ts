// A board that fills the room it has stays where it is from question to question: the bar above it keeps its height.
import { expect } from 'vitest'
import { TABLE } from '../src/web/words/table.ts'
import { press } from './hand.ts'
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
    async ({ page }) => {
      await setSpeed(page)
      const places = new Set<number>()
      const lengths: number[] = []
      for (const { save } of phasesOf(await kernelOf(id)).slice(0, PHASES)) {
        await openSave(page, save)
        places.add(Math.round((await page.locator('.board-area').boundingBox())?.y ?? 0))
        lengths.push((await page.locator('.prompt').innerText()).length)
      }
      // There was more to say at some of them.
      expect(Math.max(...lengths)).toBeGreaterThan(1.1 * Math.min(...lengths))
      expect([...places]).toEqual([expect.any(Number)])
    },
  )

scene(
  'the end of a round, longer than the bar, is unfolded over the board, by keyboard too, and the board stays where it is',
  { lang: 'it', screen: { viewport: { width: 1280, height: 720 } } },
  async ({ page, lang }) => {
    await setSpeed(page)
    const save = phasesOf(await kernelOf('age-of-comics')).find(({ name }) => name === 'increase')?.save ?? ''
    await openSave(page, save)
    const bar = page.locator('.prompt')
    const cut = () => bar.evaluate((one) => one.scrollHeight - one.clientHeight)
    const board = () => page.locator('.board-area').boundingBox()
    const before = await board()
    await expect.poll(cut).toBeGreaterThan(20)
    const unfold = page.getByRole('button', { name: TABLE.unfold[lang] })
    await press(unfold)
    await expect.poll(cut).toBeLessThan(3)
    expect(await board()).toEqual(before)
    await unfold.focus()
    await page.keyboard.press('Escape')
    await expect.poll(cut).toBeGreaterThan(20)
    await page.keyboard.press('Enter')
    await expect.poll(cut).toBeLessThan(3)
  },
)
