// What the page around every board does: reading without playing, confirmations, and announcements for screen readers.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { AnyTable } from '../scripts/moment.ts'
import { GAMES } from '../src/games/index.ts'
import { tellings } from '../src/kernel/consequences.ts'
import type { Lang } from '../src/kernel/contract.ts'
import { CONFIRM } from '../src/web/words/confirm.ts'
import { TABLE } from '../src/web/words/table.ts'
import { kernelOf, textOf } from './kernel.ts'
import { press } from './hand.ts'
import { openSave } from './saves.ts'
import { address, DESKTOP, PHONE, scene, type Stage } from './stage.ts'
import { boardDrawn, setSpeed, yourTurn } from './table.ts'

const architects = await kernelOf('architects')

/** A turn of Architects in which you can take a card at once. */
const choice = () => {
  let turns = 0
  return architects.playedUntil('3', (table) => table.options.length > 1 && ++turns > 3)
}

const open = async ({ page }: Stage, table = choice()) => {
  await setSpeed(page)
  await openSave(page, textOf(table))
}

const LIT = '.ar-spot[data-lit]:not([aria-haspopup])'

/** Number of entries in the log on screen. It stays the same while nothing is played. */
const lines = (page: Page) => page.locator('.live-log p').count()

scene(
  'a lit piece is read by a right click and by ?, and nothing is played',
  { lang: 'en', screen: DESKTOP },
  async (stage) => {
    await open(stage)
    const { page } = stage
    const before = await lines(page)
    const piece = page.locator(LIT).first()
    await piece.click({ button: 'right' })
    await page.locator('.kit-popover').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.kit-popover').waitFor({ state: 'detached' })
    await piece.focus()
    await page.keyboard.press('?')
    await page.locator('.kit-popover').waitFor()
    await page.keyboard.press('Escape')
    expect(await lines(page)).toBe(before)
  },
)

scene(
  'a lit piece is read by holding a finger on it, and nothing is played',
  { lang: 'it', screen: PHONE },
  async (stage) => {
    await open(stage)
    const { page, context } = stage
    const before = await lines(page)
    const piece = page.locator(LIT).first()
    await piece.scrollIntoViewIfNeeded()
    const box = (await piece.boundingBox())!
    const finger = await context.newCDPSession(page)
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await page.locator('.kit-popover').waitFor()
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect.poll(() => page.locator('.kit-popover').count()).toBe(1)
    expect(await lines(page)).toBe(before)
    await press(page.locator('.kit-popover-close'))
    await page.locator('.kit-popover').waitFor({ state: 'detached' })
  },
)

scene(
  'if set so, the page confirms every move, shows what it does, and can cancel it',
  { lang: 'en', screen: DESKTOP },
  async (stage) => {
    const { page, lang } = stage
    await setSpeed(page)
    await page.goto(address('/settings'))
    await page.getByRole('switch', { name: 'Confirm moves' }).check()
    await openSave(page, textOf(choice()))
    const before = await lines(page)
    await press(page.locator(LIT).first())
    const dialog = page.getByRole('dialog', { name: CONFIRM.title[lang] })
    await dialog.waitFor()
    await expect.poll(() => dialog.locator('.confirm-move').innerText()).not.toBe('')
    await press(dialog.getByRole('button', { name: CONFIRM.no[lang] }))
    await dialog.waitFor({ state: 'detached' })
    expect(await lines(page)).toBe(before)
    await press(page.locator(LIT).first())
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => lines(page)).toBeGreaterThan(before)
  },
)

/** The sentences the log must contain, without the name of the mover. */
function toldIn(table: AnyTable, lang: Lang): readonly (readonly string[])[] {
  const { module } = table
  return table.log.flatMap(({ seat, move }, at) => {
    const effects = tellings(module, table.consequences(at + 1), lang).map(({ text }) => text)
    if (seat === 'chance' && effects.length === 0) return []
    // What it caused follows the move, after one full stop.
    return [[module.say(move, lang, table.stateAt(at)).replace(/\.$/, ''), ...effects]]
  })
}

/** Plays the moves of the others and all forced moves, as the page does. */
function settle(table: AnyTable): void {
  for (table.advance(); table.isForced(table.cursor); table.advance())
    table.play(table.module.game.key(table.options[0]?.move))
}

const DECISIONS = 6

for (const [at, { id }] of GAMES.entries())
  scene(
    `a turn of ${id} can be played and followed by names and announcements alone`,
    { lang: at % 2 === 0 ? 'it' : 'en', screen: at % 2 === 0 ? PHONE : DESKTOP },
    async (stage) => {
      const { page, lang } = stage
      const kernel = await kernelOf(id)
      let turns = 0
      const table = kernel.playedUntil('5', ({ options }) => options.length > 1 && ++turns > 5)
      await open(stage, table)
      const live = page.getByRole('log', { name: TABLE.liveLog[lang] })
      await expect.poll(() => live.getAttribute('aria-live')).toBe('polite')
      const list = page.getByRole('list', { name: TABLE.yourMoves[lang] })
      for (let n = 0; n < DECISIONS && table.seat !== undefined; n++) {
        await page.getByRole('link', { name: TABLE.toMoves[lang] }).focus()
        await page.keyboard.press('Enter')
        await expect.poll(() => page.evaluate(() => document.activeElement?.closest('#side-panel') !== null)).toBe(true)
        // Every possible move has a button with its name.
        const names = table.options.map(({ move }) => table.module.say(move, lang, table.state))
        const shown = await list.getByRole('button').allInnerTexts()
        expect(names.filter((name) => !shown.some((text) => text.startsWith(name)))).toEqual([])
        const move = table.options[(n * 3) % table.options.length]?.move
        await list.locator(`[data-key="${kernel.key(move)}"]`).focus()
        await page.keyboard.press('Enter')
        // The page asks about a move that does nothing; Enter plays it.
        if (table.module.idle?.(table.state, move) !== undefined) {
          await page.getByRole('dialog', { name: CONFIRM.idleTitle[lang] }).waitFor()
          await page.keyboard.press('Enter')
        }
        table.play(kernel.key(move))
        settle(table)
        await yourTurn(page)
        const told = toldIn(table, lang)
        await expect
          .poll(() =>
            live
              .locator('p')
              .allTextContents()
              .then((read) => missing(told, read)),
          )
          .toEqual([])
      }
    },
  )

/** The sentences that the end of the log should announce but does not. */
function missing(told: readonly (readonly string[])[], read: readonly string[]): readonly string[] {
  const last = told.slice(-read.length)
  return last.flatMap((parts, at) => parts.filter((part) => read[at]?.includes(part) !== true))
}

scene('Esc closes the sheet of a phone, and looking back after it', { lang: 'en', screen: PHONE }, async (stage) => {
  await open(stage)
  const { page } = stage
  await press(page.locator('.side-tab[data-tab="log"]'))
  await press(page.locator('.log-look:visible').first())
  await page.locator('.prompt[data-turn="past"]').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('#side-panel').waitFor({ state: 'hidden' })
  await expect.poll(() => page.locator('.prompt').getAttribute('data-turn')).toBe('past')
  await page.keyboard.press('Escape')
  await page.locator('.prompt[data-turn="you"]').waitFor()
})

scene(
  'undo and redo keep the focus, also when there is no more of them',
  { lang: 'en', screen: DESKTOP },
  async (stage) => {
    await open(stage)
    const { page, lang } = stage
    const undo = page.getByRole('button', { name: TABLE.undo[lang] })
    const redo = page.getByRole('button', { name: TABLE.redo[lang] })
    await undo.focus()
    while ((await undo.getAttribute('aria-disabled')) !== 'true') await page.keyboard.press('Enter')
    await expect.poll(() => undo.evaluate((each) => each === document.activeElement)).toBe(true)
    await redo.focus()
    while ((await redo.getAttribute('aria-disabled')) !== 'true') await page.keyboard.press('Enter')
    await expect.poll(() => redo.evaluate((each) => each === document.activeElement)).toBe(true)
  },
)

scene('under a zoom of 400 % the board gets the whole screen', { lang: 'en', screen: DESKTOP }, async (stage) => {
  const { page } = stage
  await page.setViewportSize({ width: 320, height: 256 })
  await open(stage)
  await boardDrawn(page)
  const shown = await page.locator('.board-area').evaluate((board) => {
    board.scrollIntoView({ behavior: 'instant' })
    const { top, bottom } = board.getBoundingClientRect()
    return Math.min(bottom, innerHeight) - Math.max(top, 0)
  })
  expect(shown).toBeGreaterThan(256 * 0.9)
})

const FRAMES = 12

/** Runs in the page: counts how often a piece moves while nobody touches anything. */
async function moves(piece: Element, frames: number): Promise<number> {
  let [at, changes] = [piece.getBoundingClientRect().y, 0]
  for (let frame = 0; frame < frames; frame++) {
    await new Promise((next) => requestAnimationFrame(next))
    const { y } = piece.getBoundingClientRect()
    if (y !== at) changes++
    at = y
  }
  return changes
}

scene('a lit piece that rises stays under the pointer', { lang: 'en' }, async (stage) => {
  const { page } = stage
  const { playedUntil } = await kernelOf('architects')
  let turns = 0
  await open(
    stage,
    playedUntil('5', ({ options }) => options.length > 1 && ++turns > 5),
  )
  const risers = await page.locator('.kit-rises[data-lit]').all()
  expect(risers.length).toBeGreaterThan(1)
  for (const piece of risers) {
    const box = await piece.boundingBox()
    // Just inside the lower edge: a piece that rises moves away from this point.
    if (box !== null) await page.mouse.move(box.x + box.width / 2, box.y + box.height - 1)
    expect(await piece.evaluate(moves, FRAMES)).toBeLessThan(2)
  }
})
