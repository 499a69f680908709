// Exports a backup, restores it in a fresh browser, and restores it again.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { STANDARD, textOf as cardsOf } from '../src/games/age-of-comics/deck.ts'
import { BACKUP } from '../src/web/words/backup.ts'
import { HOME } from '../src/web/words/home.ts'
import { STORAGE } from '../src/web/words/storage.ts'
import { audit, expectNothing } from './axe.ts'
import { duel, finished, waitingFor } from './duel.ts'
import { press } from './hand.ts'
import { putHand } from './reach.ts'
import { openSave } from './saves.ts'
import { address, DESKTOP, GUARD_MS, scene } from './stage.ts'
import { choice, chooseSpeed } from './table.ts'

const lang = 'en'

const BEST = [{ category: 'easy', text: { it: 'Facile', en: 'Easy' }, points: 91, when: 1 }]
/** A deck of the standard cards in another order. */
const DECK = cardsOf(STANDARD).split(' ').toReversed().join(' ')

/** Runs in the page: stores what an option and a best score would store. */
function leaveBehind({ bests, deck }: { bests: string; deck: string }): void {
  localStorage.setItem('solotavolo.best.terra-mystica', bests)
  localStorage.setItem('solotavolo/age-of-comics/deck/own', deck)
  localStorage.setItem('solotavolo/age-of-comics/deck/chosen', deck)
}

async function toBackup(page: Page): Promise<void> {
  await page.goto(address('/'))
  await press(page.getByRole('link', { name: HOME.backup[lang], exact: true }))
  await page.getByRole('heading', { name: BACKUP.title[lang] }).waitFor()
}

async function backedUp(page: Page): Promise<string> {
  await toBackup(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page.getByRole('button', { name: STORAGE.backUp[lang] })),
  ])
  await page.getByText(BACKUP.made[lang]({ name: download.suggestedFilename() })).waitFor()
  expect(download.suggestedFilename()).toMatch(/^solotavolo-backup-\d{4}-\d\d-\d\d\.json$/)
  return readFileSync(await download.path(), 'utf8')
}

/** Restores a file and returns what the page says. */
async function restored(page: Page, text: string): Promise<string> {
  await toBackup(page)
  const outcome = page.locator('.stored-outcome')
  const file = { name: 'backup.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('.stored input[type="file"]').setInputFiles(file)
  await outcome.locator('ul, .wrong, p:not(:empty)').first().waitFor()
  await page.locator('.stored-file input:not([disabled])').waitFor()
  return outcome.innerText()
}

/** Runs in the page: every game in the database. */
async function recordsOf(): Promise<unknown[]> {
  const open = indexedDB.open('solotavolo')
  await new Promise((resolve) => {
    open.onsuccess = resolve
  })
  const all = open.result.transaction('games').objectStore('games').getAll()
  await new Promise((resolve) => {
    all.onsuccess = resolve
  })
  open.result.close()
  return all.result
}

/** Runs in the page. */
const decksOf = (): (string | null)[] =>
  ['own', 'chosen'].map((what) => localStorage.getItem(`solotavolo/age-of-comics/deck/${what}`))

/** Everything the browser stores, and what the page shows of it. */
async function kept(page: Page) {
  await page.goto(address('/'))
  const rows = page.locator('.game-row')
  await rows.first().waitFor()
  const games = await rows.allInnerTexts()
  await page.goto(address('/new/terra-mystica'))
  await page.locator('.bests li').first().waitFor()
  const bests = await page.locator('.bests li').allInnerTexts()
  await page.goto(address('/new/age-of-comics'))
  await page.locator('.new-begin').waitFor()
  return {
    games,
    bests,
    records: await page.evaluate(recordsOf),
    decks: await page.evaluate(decksOf),
    look: Object.fromEntries(await page.evaluate(() => Object.entries(document.documentElement.dataset))),
  }
}

scene(
  'a backup makes a fresh browser the same, and restoring it twice changes nothing',
  { lang },
  async ({ page, context }) => {
    const odd = { solotavolo: 'backup', format: 1, parts: { games: [null], 'best-scores': { 'terra-mystica': BEST } } }
    expect(await restored(page, JSON.stringify(odd))).toContain(BACKUP.notRestored[lang])
    await audit(page, 'a backup restored in part')
    expectNothing(page)
    await chooseSpeed(page)
    await press(choice(page, 'dark'))
    await press(choice(page, 'large'))
    await openSave(page, finished('3'))
    await openSave(page, waitingFor('turn', 2))
    await page.evaluate(leaveBehind, { bests: JSON.stringify(BEST), deck: DECK })
    const before = await kept(page)
    expect(before.records).toHaveLength(2)
    expect(before.bests).toEqual([expect.stringContaining('91')])
    expect(before.decks).toEqual([DECK, DECK])
    expect(before.look).toMatchObject({ theme: 'dark', text: 'large' })
    const backup = await backedUp(page)
    expect(await restored(page, backup)).toBe(BACKUP.nothingNew[lang])
    expect(await kept(page)).toEqual(before)

    const fresh = await context.browser()?.newContext({ ...DESKTOP, locale: lang, reducedMotion: 'reduce' })
    if (fresh === undefined) throw new Error('no browser')
    fresh.setDefaultTimeout(GUARD_MS)
    await fresh.addInitScript(putHand)
    const other = await fresh.newPage()
    const outcome = await restored(other, backup)
    expect(outcome).toContain('2 games added.')
    expect(outcome).not.toContain(BACKUP.notRestored[lang])
    expect(await kept(other)).toEqual(before)
    expect(await restored(other, backup)).toBe(BACKUP.nothingNew[lang])
    expect(await kept(other)).toEqual(before)

    // The page names the damaged part and restores the others.
    const data = JSON.parse(backup) as { parts: { games: { rev: unknown }[] } }
    if (data.parts.games[0] !== undefined) data.parts.games[0].rev = 'x'
    expect(await restored(other, JSON.stringify(data))).toContain(
      `1 of the backup (${duel.manifest.title[lang]}) is damaged`,
    )
    expect(await restored(other, backup.replace('"format": 1', '"format": 2'))).toBe(BACKUP.newer[lang])
    await other.goto(address('/'))
    await press(other.getByRole('button', { name: HOME.import[lang] }))
    const file = { name: 'backup.json', mimeType: 'application/json', buffer: Buffer.from(backup) }
    await other.locator('dialog input[type="file"]').setInputFiles(file)
    await expect.poll(() => other.locator('dialog [role="alert"]').innerText()).toContain('This is a backup')
    expect(await kept(other)).toEqual(before)
    await fresh.close()
  },
)
