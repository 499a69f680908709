// What can go wrong around a game: two tabs, a browser without storage, invalid files and links.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { HOME } from '../src/web/words/home.ts'
import { IMPORT } from '../src/web/words/import.ts'
import { TROUBLE } from '../src/web/words/storage.ts'
import { TABLE } from '../src/web/words/table.ts'
import { audit, expectNothing } from './axe.ts'
import { decide, duel, waitingFor } from './duel.ts'
import { linkOf, openSave } from './saves.ts'
import { address, scene } from './stage.ts'
import { chooseSpeed, boardDrawn, exportFile, setSpeed, showPanel, sitDown } from './table.ts'

const SAVE = waitingFor('turn', 1)

const entries = (page: Page): Promise<number> => page.locator('.log-row').count()

scene(
  'two tabs on one game: one plays, the other watches and may take over',
  { lang: 'en' },
  async ({ page, context, lang }) => {
    await setSpeed(page)
    await openSave(page, SAVE)
    const other = await context.newPage()
    await other.goto(page.url())
    await other.getByText(TABLE.elsewhere[lang]).waitFor()
    await boardDrawn(other)
    await expect.poll(() => other.locator('[data-lit]').count()).toBe(0)
    for (const tab of [page, other]) await showPanel(tab, 'log')
    const before = await entries(page)
    await decide(page, 1)
    await expect.poll(() => entries(page)).toBeGreaterThan(before)
    const played = await entries(page)
    await expect.poll(() => entries(other)).toBe(played)

    await other.getByRole('button', { name: TABLE.playHere[lang] }).click()
    await page.getByText(TABLE.elsewhere[lang]).waitFor()
    await decide(other, 1)
    await expect.poll(() => entries(other)).toBeGreaterThan(played)
    const later = await entries(other)
    await expect.poll(() => entries(page)).toBe(later)
    const kept = duel.keysOf(duel.fold(await exportFile(other, lang)))
    await page.reload()
    await page.getByText(TABLE.elsewhere[lang]).waitFor()
    expect(duel.keysOf(duel.fold(await exportFile(page, lang)))).toEqual(kept)
  },
)

function forbid(): void {
  indexedDB.open = () => {
    throw new DOMException('not here', 'SecurityError')
  }
}

function fill(): void {
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (...args) {
    if (this.name === 'games') throw new DOMException('no room', 'QuotaExceededError')
    return put.apply(this, args)
  }
}

for (const [trouble, makeIt] of [
  ['forbidden', forbid],
  ['full', fill],
] as const)
  scene(`storage ${trouble}: said plainly, and the game goes on`, { lang: 'en' }, async ({ page, lang }) => {
    await page.addInitScript(makeIt)
    await chooseSpeed(page)
    await sitDown(page, lang, duel, { seed: '3' })
    await page.getByText(TROUBLE[trouble][lang]).waitFor()
    await decide(page, 4)
    expect(duel.fold(await exportFile(page, lang)).length).toBeGreaterThan(20)
    await audit(page, `storage ${trouble}`)
    expectNothing(page)
  })

const DAMAGED = {
  foreign: 'Dear diary,\ntoday I have lost at cards.\n',
  'cut in the middle of a word': SAVE.slice(0, SAVE.indexOf('chance reveal') + 'chance reveal'.length + 3),
  'with a move nobody can make': `${SAVE}you build circus\n`,
  'of a game that is not here': SAVE.replace('· duel ·', '· chess ·'),
  'of a later edition': SAVE.replace(/edition \d+/, 'edition 99'),
} as const

async function oneGame(page: Page): Promise<void> {
  await page.goto(address('/'))
  await expect.poll(() => page.locator('.game-row').count()).toBe(1)
}

scene('a damaged or foreign file gives a message and leaves what was there', { lang: 'en' }, async ({ page, lang }) => {
  await setSpeed(page)
  await openSave(page, SAVE)
  await oneGame(page)
  for (const text of Object.values(DAMAGED)) {
    await page.getByRole('button', { name: HOME.import[lang] }).click()
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })
    await expect.poll(() => page.locator('dialog [role="alert"]').innerText()).toMatch(/\w{4}/)
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
  }
  await oneGame(page)
})

scene('a damaged or foreign link gives a message and leaves what was there', { lang: 'it' }, async ({ page, lang }) => {
  await setSpeed(page)
  await openSave(page, SAVE)
  const link = await linkOf(SAVE)
  const links = await Promise.all(Object.values(DAMAGED).map(linkOf))
  for (const bad of [...links, link.slice(0, -40), address('/import?save=%%%'), address('/import')]) {
    await page.goto('about:blank')
    await page.goto(bad)
    await page.getByRole('heading', { name: IMPORT.badTitle[lang] }).waitFor()
    await expect.poll(() => page.getByRole('alert').innerText()).toMatch(/\w{4}/)
  }
  await oneGame(page)
})
