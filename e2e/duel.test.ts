// Duel in the browser: whole games on screen and beside the table.
import { expect } from 'vitest'
import { byHand, duel, LIT } from './duel.ts'
import { typed } from './picker.ts'
import { DESKTOP, PHONE, scene } from './stage.ts'
import { setSpeed, sitDown } from './table.ts'
import { playBeside, playLit } from './whole.ts'

const EVERY_GAME = ['draft', 'build', 'discard', 'wonder']

scene('a whole game by tapping, in Italian on a phone', { lang: 'it', screen: PHONE }, (stage) =>
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
    told: ['draw', 'lay', 'place', 'reveal', 'turn'],
  })
  expect(told).toBeGreaterThan(60)
})

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
