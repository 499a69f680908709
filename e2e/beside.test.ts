// A game beside the real table: the test deals by a seed and tells the page every outcome.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { dice } from '../src/kernel/chance.ts'
import type { Lang } from '../src/kernel/contract.ts'
import { Table } from '../src/kernel/table.ts'
import { playerOf } from '../src/players/index.ts'
import { scene } from './stage.ts'
import { OPTIONS } from './saves.ts'
import {
  exportFile,
  fold,
  keysOf,
  module,
  pointsOf,
  pointsOn,
  setSpeed,
  showPanel,
  sitDown,
  yourTurn,
} from './table.ts'

const key = (move: unknown): string => module.game.key(move)

/** What a person calls an outcome: the name of its component, or the sentence where there is none. */
function nameOf(move: unknown, lang: Lang, before: unknown): string {
  const id = key(move).split(' ').slice(1).join(' ')
  const name = module.nameOf(id, lang)
  return name === id ? module.say(move, lang, before) : name
}

/** Types the beginning of a name, more of it where that is not enough, and Enter. */
async function tell(page: Page, name: string): Promise<void> {
  const field = page.getByRole('combobox')
  const found = page.getByRole('option', { name, exact: true, selected: true })
  for (const part of [name.slice(0, 5), name.slice(0, 10), name]) {
    await field.fill(part)
    if ((await found.count()) === 1) break
  }
  expect(await found.count(), name).toBe(1)
  await field.press('Enter')
}

scene('a game beside the table, every reveal typed', { lang: 'it' }, async ({ page, lang }) => {
  await setSpeed(page)
  await sitDown(page, lang, { mode: 'beside' })
  await showPanel(page, 'moves')
  const dealer = new Table(module, { options: OPTIONS, chance: { kind: 'seeded', seed: '77' } })
  const stream = dice(77)
  let told = 0
  for (; dealer.seat !== undefined; ) {
    const { seat } = dealer
    if (seat === 'you') {
      const chosen = key(playerOf('greedy')(module, dealer.state, dealer.options, stream))
      dealer.play(chosen)
      await page.locator(`.move[data-key="${chosen}"]`).click()
    } else {
      dealer.advanceOnce()
      if (seat === 'automa') continue
      const { cursor } = dealer
      await tell(page, nameOf(dealer.entry(cursor).move, lang, dealer.stateAt(cursor - 1)))
      told++
    }
  }
  expect(told).toBeGreaterThan(60)
  expect(await yourTurn(page)).toBe('over')
  const points = await pointsOn(page.getByRole('dialog'))
  expect(points).toEqual(pointsOf(module.score(dealer.state), lang, 'Totale'))
  await page.keyboard.press('Escape')
  expect(keysOf(fold(await exportFile(page, lang)))).toEqual(keysOf(dealer))
})

scene(
  'beside the table: what is not possible is refused, and a slip is taken back',
  { lang: 'en' },
  async ({ page, lang }) => {
    await setSpeed(page)
    await sitDown(page, lang, { mode: 'beside' })
    const name = module.nameOf('economy', lang)
    const option = page.getByRole('option', { name, exact: true })
    await option.click()
    await expect.poll(() => option.count()).toBe(0)
    await page.getByRole('combobox').fill(name)
    await expect.poll(() => page.getByRole('alert').innerText()).toContain(name)
    await page.getByRole('button', { name: 'I mistyped' }).click()
    await option.waitFor()
  },
)
