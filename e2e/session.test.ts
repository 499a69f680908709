// A game is never lost: undo, redo, scrubbing, reloading, closing, export by file and by link, being offline, changing the language.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Lang } from '../src/kernel/contract.ts'
import { HOME } from '../src/web/words/home.ts'
import { IMPORT } from '../src/web/words/import.ts'
import { SETTINGS } from '../src/web/words/settings.ts'
import { TABLE } from '../src/web/words/table.ts'
import { decide, duel, waitingFor } from './duel.ts'
import { press } from './hand.ts'
import { openSave } from './saves.ts'
import { address, PHONE, scene } from './stage.ts'
import { exportFile, exportLink, panel, chooseSpeed, setSpeed, showPanel, sitDown, yourTurn } from './table.ts'

const MIDDLE = waitingFor('turn', 2)

const keys = async (page: Page, lang: Lang): Promise<string[]> => duel.keysOf(duel.fold(await exportFile(page, lang)))

scene('undo and redo go back and forth by decisions', { lang: 'en' }, async ({ page, lang }) => {
  await setSpeed(page)
  await openSave(page, MIDDLE)
  const before = await keys(page, lang)
  await decide(page, 2)
  const after = await keys(page, lang)
  expect(after.length).toBeGreaterThan(before.length)
  const undo = page.getByRole('button', { name: TABLE.undo[lang] })
  const redo = page.getByRole('button', { name: TABLE.redo[lang] })
  await undo.click()
  await undo.click()
  expect(await keys(page, lang)).toEqual(before)
  await redo.click()
  await redo.click()
  expect(await keys(page, lang)).toEqual(after)
  await expect.poll(() => redo.isDisabled()).toBe(true)
})

scene('the log shows old moments and comes back', { lang: 'it', screen: PHONE }, async ({ page, lang }) => {
  await setSpeed(page)
  await openSave(page, MIDDLE)
  const now = await keys(page, lang)
  await showPanel(page, 'log')
  await expect.poll(() => page.locator('.log-row').count()).toBe(now.length)
  // One line of the log lays out all cards of an Age; it unfolds.
  const laid = page.locator('.log-run').first()
  await press(laid.locator('summary'))
  const row = laid.locator('.log-row').nth(2)
  await press(row.locator('.log-look'))
  await expect.poll(() => page.locator('.prompt').getAttribute('data-turn')).toBe('past')
  await expect.poll(() => page.locator('.prompt').innerText()).toContain(await row.locator('.log-look').innerText())
  await press(page.getByRole('button', { name: TABLE.toNow[lang] }))
  expect(await yourTurn(page)).toBe('you')
  expect(await keys(page, lang)).toEqual(now)
  await showPanel(page, 'log')
  await press(page.locator('.log-entry[data-seat="you"] .log-look').first())
  await press(page.getByRole('button', { name: TABLE.fromHere[lang] }))
  await yourTurn(page)
  expect((await keys(page, lang)).length).toBeLessThan(now.length)
})

scene('reloading and closing in the middle lose nothing', { lang: 'en' }, async ({ page, context, lang }) => {
  await chooseSpeed(page)
  await sitDown(page, lang, duel, { seed: '5' })
  await decide(page, 4)
  const before = await keys(page, lang)
  await page.reload()
  await yourTurn(page)
  expect(await keys(page, lang)).toEqual(before)
  await decide(page, 3)
  const later = await keys(page, lang)
  await page.close()
  const next = await context.newPage()
  await next.goto(address('/'))
  await next.getByRole('link', { name: HOME.resumeGo[lang], exact: true }).click()
  await yourTurn(next)
  expect(await keys(next, lang)).toEqual(later)
  await next.getByRole('button', { name: TABLE.undo[lang] }).click()
  await next.reload()
  await yourTurn(next)
  await expect.poll(() => next.getByRole('button', { name: TABLE.redo[lang] }).isEnabled()).toBe(true)
})

scene('a game exported by file and by link comes back the same', { lang: 'it' }, async ({ page, context, lang }) => {
  await setSpeed(page)
  await openSave(page, MIDDLE)
  const file = await exportFile(page, lang)
  const link = await exportLink(page, lang)
  expect(duel.keysOf(duel.fold(file))).toEqual(duel.keysOf(duel.fold(MIDDLE)))

  await page.goto(address('/'))
  await page.getByRole('button', { name: HOME.import[lang] }).click()
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'partita.txt', mimeType: 'text/plain', buffer: Buffer.from(file) })
  await page.getByRole('button', { name: IMPORT.add[lang] }).click()
  await yourTurn(page)
  expect(await keys(page, lang)).toEqual(duel.keysOf(duel.fold(file)))

  const friend = await context.newPage()
  await friend.goto(link)
  await friend.getByRole('button', { name: IMPORT.add[lang] }).click()
  await yourTurn(friend)
  expect(await keys(friend, lang)).toEqual(duel.keysOf(duel.fold(file)))
  await friend.goto(address('/'))
  await expect.poll(() => friend.locator('.game-row').count()).toBe(3)
})

scene(
  'after the first visit everything works offline',
  // In a folder of a static host the same is done in `devices.test.ts`.
  { lang: 'en', offline: true, long: true },
  async ({ page, context, lang }) => {
    await setSpeed(page)
    await page.goto(address('/'))
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('heading', { name: HOME.title[lang] }).waitFor()
    await sitDown(page, lang, duel, { seed: '9' })
    await decide(page, 3)
    await page.reload()
    await yourTurn(page)
    await showPanel(page, 'score')
    await page.locator('.score__table').waitFor()
    await page.goto(address('/help/duel'))
    await page.getByRole('searchbox').waitFor()
  },
)

scene('the language changes in the middle of a game', { lang: 'it' }, async ({ page }) => {
  await setSpeed(page)
  await openSave(page, MIDDLE)
  const before = await keys(page, 'it')
  await page.getByText(TABLE.yourTurn.it, { exact: true }).first().waitFor()
  await page.getByRole('button', { name: TABLE.more.it, exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: SETTINGS.title.it }).click()
  await press(page.locator('label:has(input[value="en"])'))
  await page.goBack()
  await page.getByText(TABLE.yourTurn.en, { exact: true }).first().waitFor()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en')
  await expect.poll(() => panel(page, 'log').innerText()).toContain(TABLE.log.en)
  expect(await keys(page, 'en')).toEqual(before)
  await decide(page, 1)
})
