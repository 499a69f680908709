// Two builds in one browser: an older tab never overwrites what the later build has played, and all tabs update together.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { HOME } from '../src/web/words/home.ts'
import { IMPORT } from '../src/web/words/import.ts'
import { SHELL } from '../src/web/words/shell.ts'
import { TABLE } from '../src/web/words/table.ts'
import { downgrade, update } from './builds.ts'
import { decide, duel } from './duel.ts'
import { press } from './hand.ts'
import { linkOf } from './saves.ts'
import { address, scene } from './stage.ts'
import { boardDrawn, exportFile, setSpeed, sitDown, yourTurn } from './table.ts'

const isLater = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.scripts[0]?.src.includes('assets-2/') ?? false)

/** The tab says that it is outdated, and offers no moves. */
async function expectLocked(page: Page): Promise<void> {
  await page.getByText(SHELL.outdated.en).waitFor()
  await boardDrawn(page)
  await expect.poll(() => page.locator('[data-lit]').count()).toBe(0)
  await expect.poll(() => page.getByRole('button', { name: TABLE.undo.en }).isDisabled()).toBe(true)
  await expect.poll(() => page.getByRole('button', { name: TABLE.playHere.en }).count()).toBe(0)
}

const MOVES = 18
const EDITION = duel.manifest.edition

scene('an old tab takes no game back from a newer build', { lang: 'en' }, async ({ page, context, lang }) => {
  await setSpeed(page)
  await sitDown(page, lang, duel, { seed: '5' })
  await decide(page, 2)
  const early = duel.fold(await exportFile(page, lang)).length

  // A tab that gets no messages from the others.
  const deaf = await context.newPage()
  await deaf.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'))
  await deaf.goto(page.url())
  await deaf.getByText(TABLE.elsewhere[lang]).waitFor()

  await update(context, page.url())
  const later = await context.newPage()
  await later.goto(page.url())
  expect(await isLater(later)).toBe(true)
  await expectLocked(page)
  await later.getByRole('button', { name: TABLE.playHere[lang] }).click()
  await decide(later, MOVES)
  const file = await exportFile(later, lang)
  expect(file).toContain(`· edition ${EDITION + 1} ·`)
  const yours = file.split('\n').filter((line) => line.startsWith('you '))
  expect(yours.length).toBeGreaterThanOrEqual(MOVES)
  await expectLocked(page)

  await deaf.getByRole('button', { name: TABLE.playHere[lang] }).click()
  await expectLocked(deaf)
  expect(duel.fold(await exportFile(deaf, lang)).length).toBeGreaterThanOrEqual(early)
  // The old tab has released the game, and the newer one plays on as before.
  await decide(later, 1)
  const after = await exportFile(later, lang)
  expect(after.split('\n').slice(0, file.split('\n').length - 1)).toEqual(file.split('\n').slice(0, -1))

  await deaf.getByRole('button', { name: SHELL.updateNow[lang] }).click()
  await expect.poll(() => isLater(deaf).catch(() => false)).toBe(true)
  await deaf.getByText(TABLE.elsewhere[lang]).waitFor()
  expect(await exportFile(deaf, lang)).toBe(after)
  for (const tab of [page, deaf, later]) await tab.close()

  // With only the old build, the page says what the game needs and lets it be exported.
  await downgrade(context)
  const old = await context.newPage()
  await old.goto(address('/'))
  const row = old.locator('.game-row.newer')
  await row.getByText(HOME.newerText[lang]).waitFor()
  await expect.poll(() => row.getByRole('button', { name: SHELL.updateNow[lang] }).count()).toBe(1)
  expect(await taken(old, () => press(row.getByRole('button', { name: HOME.export[lang] })))).toBe(after)
  const id = later.url().split('/').at(-1)
  await old.goto(address(`/table/${id}`))
  await old.getByRole('heading', { name: TABLE.newerTitle[lang] }).waitFor()
  expect(await taken(old, () => press(old.getByRole('button', { name: HOME.export[lang] })))).toBe(after)
  await old.goto(await linkOf(after))
  await old.getByRole('heading', { name: IMPORT.badTitle[lang] }).waitFor()
  await expect.poll(() => old.getByRole('alert').innerText()).toContain('update')
  await old.getByRole('button', { name: SHELL.updateNow[lang] }).waitFor()
  expect(await taken(old, () => press(old.getByRole('button', { name: HOME.export[lang] })))).toBe(after)
})

async function taken(page: Page, ask: () => Promise<unknown>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), ask()])
  return readFileSync(await download.path(), 'utf8')
}

scene('an update reloads all tabs', { lang: 'it', offline: true }, async ({ page, context, lang }) => {
  await setSpeed(page)
  await page.goto(address('/'))
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await sitDown(page, lang, duel, { seed: '6' })
  await decide(page, 2)
  const before = await exportFile(page, lang)
  const other = await context.newPage()
  await other.goto(address('/help'))

  await update(context, page.url())
  await other.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })
  await page.getByText(SHELL.updateReady[lang]).waitFor({ timeout: 30_000 })
  await other.getByRole('button', { name: SHELL.updateNow[lang] }).click()
  for (const tab of [page, other]) await expect.poll(() => isLater(tab).catch(() => false)).toBe(true)
  await yourTurn(page)
  const later = await exportFile(page, lang)
  expect(later).toBe(before.replace(`edition ${EDITION}`, `edition ${EDITION + 1}`))
  await decide(page, 1)
})
