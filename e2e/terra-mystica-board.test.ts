// Playing on Terra Mystica's board: number of clicks, what is in sight, questions with all their answers.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { AnyTable } from '../scripts/moment.ts'
import { word } from '../src/games/terra-mystica/ui/words.ts'
import { press } from './hand.ts'
import { textOf } from './kernel.ts'
import { openSave } from './saves.ts'
import { DESKTOP, scene, type Stage } from './stage.ts'
import { exportFile, setSpeed, yourTurn } from './table.ts'
import { clickRow, terraMystica, waitingFor } from './terra-mystica.ts'

const { dealt, fold, keysOf } = terraMystica
const LAPTOP = { viewport: { width: 1280, height: 720 } } as const

/** A game of the Alchemists at the choice of the first bonus tile. */
function atBonus(): AnyTable {
  const table = dealt('1', { faction: 'alchemists' })
  const choose = terraMystica.player('greedy', '1')
  for (table.advance(); !keysOfMoves(table).some((key) => key.startsWith('bonus')); table.advance())
    table.play(choose(table))
  return table
}

const keysOfMoves = (table: AnyTable): readonly string[] => terraMystica.movesOf(table)

/** A whole first round: one line per action. */
const FIRST_ROUND: readonly (readonly string[])[] = [
  ['bonus bonus-coins'],
  ['add brown A1'],
  ['dig F7', 'colour black', 'build F7'],
  ['burn', 'burn', 'burn', 'power power-priest'],
  ['send fire 3'],
  ['convert worker-to-coin', 'convert worker-to-coin'],
  ['pass bonus-power-worker'],
]
const MOST_CLICKS = 11

async function openAt({ page }: Stage, table: AnyTable): Promise<void> {
  await setSpeed(page)
  await openNext(page, table)
}

/** Opens a table on a page that has its speed. */
async function openNext(page: Page, table: AnyTable): Promise<void> {
  await openSave(page, textOf(table))
  await page.locator('.tm-root').waitFor()
}

scene(`a first round of Terra Mystica takes at most ${MOST_CLICKS} clicks`, { lang: 'en' }, async (stage) => {
  const { page, lang } = stage
  const table = atBonus()
  await openAt(stage, table)
  await page.evaluate(() => {
    const count = { clicks: 0 }
    Object.assign(globalThis, { count })
    addEventListener('click', ({ isTrusted }) => isTrusted && count.clicks++, true)
  })
  for (const row of FIRST_ROUND) {
    await clickRow(stage, table, row, 'table')
    for (const move of row) table.play(move)
    table.advance()
    await yourTurn(page)
  }
  const clicks = await page.evaluate(() => (globalThis as unknown as { count: { clicks: number } }).count.clicks)
  expect(keysOf(fold(await exportFile(page, lang)))).toEqual(keysOf(table))
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS)
})

/** The parts a person plays with: all in sight, whatever the ask. */
const IN_REACH = ['.tm-window', '.tm-you', '.tm-cults', '.tm-bonuses', '.tm-powers', '.tm-opponents']

/** Where these parts are, and how far each sticks out of the visible area. */
const places = (page: Page, parts: readonly string[]) =>
  page.evaluate((selectors) => {
    const area = document.querySelector('.board-area')?.getBoundingClientRect() ?? new DOMRect()
    return selectors.map((selector) => {
      const { left, top, right, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      const out = Math.max(area.left - left, area.top - top, right - area.right, bottom - area.bottom, 0)
      return { selector, at: [left, top, right, bottom].map(Math.round), out: Math.round(out) }
    })
  }, parts)

/** Only where each part begins: the question may be taller than what lies under it. */
const cornersOf = (parts: Awaited<ReturnType<typeof places>>): readonly string[] =>
  parts.map(({ selector, at: [left, top] }) => `${selector} ${left} ${top}`)

for (const screen of [LAPTOP, DESKTOP]) {
  const { width, height } = screen.viewport
  scene(
    `at ${width}×${height} all that is played with is in sight, and stays in place`,
    { lang: 'it', screen },
    async (stage) => {
      const { page } = stage
      const table = waitingFor({ verb: 'dig', round: 2, options: { faction: 'nomads' } })
      await openAt(stage, table)
      const before = await places(page, IN_REACH)
      expect(before.filter(({ out }) => out > 1)).toEqual([])
      for (const verb of ['colour', 'favour', 'offer'] as const) {
        const asked = verb === 'offer' ? 'take-power' : verb
        await openNext(page, waitingFor({ verb: asked, round: 1, options: { faction: 'nomads' } }))
        const now = await places(page, IN_REACH)
        expect(cornersOf(now)).toEqual(cornersOf(before))
      }
    },
  )
}

scene(
  'every question shows all its answers, and Cancel goes back to before the action',
  { lang: 'en' },
  async (stage) => {
    const { page, lang } = stage
    const table = waitingFor({ verb: 'leave', round: 1 })
    await openAt(stage, table)
    const answers = page.locator('.tm-tray .tm-button')
    const [build, leave, cancel] = await answers.allInnerTexts()
    expect([build?.trim(), leave, cancel]).toEqual([
      expect.stringMatching(/^Build a dwelling on /),
      'Do not build',
      word('cancel', lang),
    ])
    await press(answers.last())
    await page.locator('.tm-doings:not([inert])').waitFor()
    const left = fold(await exportFile(page, lang))
    const begun = keysOf(table).findLastIndex((line) => line.startsWith('you dig') || line.startsWith('you power'))
    expect(left.cursor).toBeLessThanOrEqual(begun)
    expect(keysOfMoves(left).some((key) => key.startsWith('pass'))).toBe(true)
  },
)

scene('the colour first, then its hexes, with a warning before the placement', { lang: 'en' }, async (stage) => {
  const { page } = stage
  const table = waitingFor({ verb: 'evolve', round: 1, options: { faction: 'auren' } })
  await openAt(stage, table)
  await expect.poll(() => page.locator('.tm-hex[data-kind="theirs"]').count()).toBe(0)
  await press(page.locator('.tm-opponent[aria-pressed="false"]').first())
  await page.locator('.tm-hex[data-kind="theirs"]').first().waitFor()
  const grounds = await page
    .locator('.tm-hex[data-kind="theirs"]')
    .evaluateAll((hexes) => [...new Set(hexes.map((each) => each.getAttribute('data-ground')))])
  expect(grounds).toHaveLength(1)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.tm-hex[data-kind="theirs"]').count()).toBe(0)
})

scene('the wheel stays whole beside a key', { lang: 'en', screen: LAPTOP }, async (stage) => {
  const table = terraMystica.waitingFor(({ state }) => (state as { player: { keys: number } }).player.keys > 0, {
    by: 'greedy',
  })
  await openAt(stage, table)
  await stage.page.locator('.tm-keys').waitFor()
  const [panel, wheel] = await Promise.all(
    ['.tm-you', '.tm-wheel'].map((selector) => stage.page.locator(selector).boundingBox()),
  )
  if (panel == null || wheel == null) throw new Error('no wheel')
  expect(wheel.x + wheel.width).toBeLessThanOrEqual(panel.x + panel.width)
  expect(wheel.y + wheel.height).toBeLessThanOrEqual(panel.y + panel.height)
})

scene('larger text makes the map larger, too', { lang: 'en', screen: LAPTOP }, async (stage) => {
  const { page } = stage
  await openAt(stage, waitingFor({ verb: 'send', round: 1 }))
  const width = async () => (await page.locator('.tm-window').boundingBox())?.width ?? 0
  const before = await width()
  await page.evaluate(() => (document.documentElement.dataset['text'] = 'larger'))
  await expect.poll(width).toBeGreaterThan(before * 1.2)
})
