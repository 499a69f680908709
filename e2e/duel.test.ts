// Duel in the browser: whole games on screen and beside the table.
import { expect } from 'vitest'
import { byHand, duel, LIT, waitingFor } from './duel.ts'
import { typed } from './picker.ts'
import { openSave } from './saves.ts'
import { DESKTOP, IN_FULL, PHONE, scene } from './stage.ts'
import { setSpeed, sitDown } from './table.ts'
import { BRIEF, playBeside, playLit } from './whole.ts'

const EVERY_GAME = ['draft', 'build', 'discard', 'wonder']

scene('a whole game by tapping, in Italian on a phone', { lang: 'it', screen: PHONE, long: true }, (stage) =>
  playLit(stage, byHand, { lit: LIT, seed: '8147', options: { promos: 'both' }, did: EVERY_GAME, moreThan: 20 }),
)

scene('a whole game by clicking, in English on a desktop', { lang: 'en', screen: DESKTOP, theme: 'dark' }, (stage) =>
  playLit(stage, byHand, { lit: LIT, seed: '21', did: EVERY_GAME, moreThan: 20 }),
)

scene('a game beside the table, every reveal typed', { lang: 'it' }, async (stage) => {
  const told = await playBeside(stage, byHand, {
    seed: '77',
    player: duel.player('greedy', '77'),
    tell: typed,
    brief: true,
    told: ['draw', 'lay', 'place', 'reveal', 'turn'],
  })
  expect(told).toBeGreaterThanOrEqual(IN_FULL ? 61 : BRIEF)
})

for (const [screen, look] of [
  ['a phone', PHONE],
  ['a small desktop', { viewport: { width: 1280, height: 720 } }],
] as const)
  scene(`names of covered cards can be read in every Age on ${screen}`, { lang: 'it', screen: look }, async (stage) => {
    const { page } = stage
    await setSpeed(page)
    for (const age of [1, 2, 3]) {
      await openSave(page, waitingFor('turn', age))
      const { covered, hidden } = await page.evaluate(hiddenNames)
      expect(covered).toBeGreaterThan(2)
      expect(hidden, `Age ${age}`).toEqual([])
    }
  })

/** Runs in the page: counts the face-up cards under others, and lists those whose name is covered at either end of a line. */
function hiddenNames(): { readonly covered: number; readonly hidden: readonly string[] } {
  const names = [...document.querySelectorAll<HTMLElement>('.du-slot[data-covered] .du-card-name')]
  const isOver = (name: HTMLElement, { left, right, top, bottom }: DOMRect): boolean => {
    name.scrollIntoView({ block: 'center', behavior: 'instant' })
    return [left + 2, (left + right) / 2, right - 2].some((x) => {
      const hit = document.elementFromPoint(x, (top + bottom) / 2)
      return hit?.closest('.du-slot') !== name.closest('.du-slot')
    })
  }
  const linesOf = (name: HTMLElement): readonly DOMRect[] => {
    name.scrollIntoView({ block: 'center', behavior: 'instant' })
    const range = document.createRange()
    range.selectNodeContents(name)
    return [...range.getClientRects()]
  }
  const hidden = names.filter((name) => linesOf(name).some((line) => isOver(name, line)))
  return { covered: names.length, hidden: hidden.map(({ textContent }) => textContent) }
}

scene(
  'beside the table: what is not possible is refused, and a slip is taken back',
  { lang: 'en' },
  async ({ page, lang }) => {
    await setSpeed(page)
    await sitDown(page, lang, duel, { mode: 'beside' })
    const name = duel.module.nameOf('economy', lang)
    const option = page.getByRole('option', { name, exact: true })
    await option.click()
    await expect.poll(() => option.count()).toBe(0)
    await page.getByRole('combobox').fill(name)
    await expect.poll(() => page.getByRole('alert').innerText()).toContain(name)
    await page.getByRole('button', { name: 'I mistyped' }).click()
    await option.waitFor()
  },
)
