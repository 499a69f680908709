// The reasons of a turn: every move unfolds into its reasons, and a clause opens in place, by keyboard and by touch.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { CLAUSE } from '../src/web/words/clause.ts'
import { turnAround } from '../src/kernel/turn.ts'
import { architects } from './architects.ts'
import { audit, expectNothing } from './axe.ts'
import { duel, waitingFor } from './duel.ts'
import { press } from './hand.ts'
import { textOf } from './kernel.ts'
import { openSave } from './saves.ts'
import { PHONE, scene } from './stage.ts'
import { setSpeed, showPanel } from './table.ts'

const { clauses, rulings } = await duel.module.texts()
const opened = (page: Page) => page.locator('.kit-clause:popover-open')
const CHIP = '.why .kit-tag--link:visible'

scene('a clause opens in place by keyboard, and Escape leads back', { lang: 'en' }, async ({ page, lang }) => {
  await setSpeed(page)
  await openSave(page, waitingFor('turn', 2))
  const table = page.url()
  await showPanel(page, 'log')
  await press(page.locator('.log-look').nth(-3))
  await page.locator('.prompt[data-turn="past"]').waitFor()
  await showPanel(page, 'why')
  // The Age has just begun; the card was chosen by a clause.
  await press(page.locator('.why__move button').last())
  const chip = page.locator(CHIP).first()
  await chip.focus()
  await page.keyboard.press('Enter')
  await opened(page).waitFor()
  // A ruling's tag has a mark before its number.
  const cite = /[SQ][\d.]+/.exec(await chip.innerText())?.[0] ?? 'none'
  const text = [...clauses, ...rulings].find(({ id }) => id === cite)?.text[lang] ?? 'no such clause'
  await expect.poll(() => opened(page).innerText()).toContain(text)
  await expect
    .poll(() => opened(page).getByRole('link', { name: CLAUSE.inRules[lang] }).getAttribute('href'))
    .toBe(`#/help/duel?at=${cite}`)
  expect(await opened(page).evaluate((box) => box.contains(document.activeElement))).toBe(true)
  await audit(page, 'a clause')
  await page.keyboard.press('Escape')
  await opened(page).waitFor({ state: 'detached' })
  await expect.poll(() => chip.evaluate((each) => each === document.activeElement)).toBe(true)
  // The table has not moved: Escape only closed the clause.
  expect(page.url()).toBe(table)
  await expect.poll(() => page.locator('.prompt').getAttribute('data-turn')).toBe('past')
  expectNothing(page)
})

/** A turn of the Opponent with several moves. */
const LONG_TURN = textOf(
  architects.waitingFor((table) => {
    const last = table.log.findLastIndex(({ seat }) => seat === 'automa') + 1
    const isNow = last > 0 && table.log.slice(last).every(({ seat }) => seat === 'chance')
    return isNow && turnAround(table.log, last).filter((n) => table.entry(n).seat === 'automa').length > 2
  }),
)

scene('a turn of several moves is explained as one', { lang: 'it', screen: PHONE }, async ({ page }) => {
  await setSpeed(page)
  await openSave(page, LONG_TURN)
  await showPanel(page, 'why')
  const moves = page.locator('.why__entry')
  await moves.first().waitFor()
  await expect.poll(() => moves.count()).toBeGreaterThan(2)
  await expect.poll(() => moves.last().getAttribute('data-open')).toBe('true')
  await press(moves.first().getByRole('button').first())
  await expect.poll(() => moves.first().getAttribute('data-open')).toBe('true')
  await expect.poll(() => moves.last().getAttribute('data-open')).toBe('false')
  await audit(page, 'a turn')

  await press(moves.last().getByRole('button').first())
  await press(page.locator(CHIP).first())
  await opened(page).waitFor()
  await audit(page, 'a clause on a phone')
  await page.touchscreen.tap(195, 60)
  await opened(page).waitFor({ state: 'detached' })
  expectNothing(page)
})
