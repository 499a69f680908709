// Odd records in the database: strange, damaged or of another program.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { GameRecord } from '../src/web/store/record.ts'
import { HOME } from '../src/web/words/home.ts'
import { PLAN } from '../src/web/words/plan.ts'
import { SHELL } from '../src/web/words/shell.ts'
import { TABLE } from '../src/web/words/table.ts'
import { duel, finished } from './duel.ts'
import { press } from './hand.ts'
import { textOf } from './kernel.ts'
import { importSave, openSave } from './saves.ts'
import { address, PHONE, scene } from './stage.ts'
import { setSpeed, showPanel, yourTurn } from './table.ts'
import { curious, terraMystica } from './terra-mystica.ts'

/** Runs in the page: copies the one game there is, each time with something odd. */
async function addOdd(): Promise<void> {
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve) => {
      request.addEventListener('success', () => resolve(request.result))
    })
  const db = await done(indexedDB.open('solotavolo'))
  const games = db.transaction('games', 'readwrite').objectStore('games')
  const [game]: readonly GameRecord[] = await done(games.getAll())
  if (game === undefined) throw new Error('there is no game')
  const put = (id: string, change: object) => games.put({ ...game, id, ...change }, id)
  put('unknown-winner', { result: { ...game.result, winner: 'nobody' } })
  put('null-score', { result: { ...game.result, points: [{ seat: 'you', total: null }] } })
  put('impossible-date', { updated: 9e15 })
  put('wrong-types', { cursor: 'x', level: {}, title: 7 })
  put('no-text', { text: undefined })
  games.put(null, 'no-record')
  put('later-edition', { text: game.text.replace(/edition \d+/, 'edition 999') })
  await new Promise((resolve) => {
    games.transaction.addEventListener('complete', resolve)
  })
  db.close()
}

const ODD_ROWS = 7

scene('odd records leave the other games alone', { lang: 'en', screen: PHONE }, async ({ page, lang }) => {
  await page.goto(address('/'))
  await openSave(page, finished('3'))
  await page.goto(address('/'))
  await page.locator('.game-row').waitFor()
  await page.evaluate(addOdd)
  await page.reload()
  const odd = page.locator('.game-row.unread')
  await press(page.getByRole('button', { name: /^Show all/ }))
  await expect.poll(() => odd.count()).toBe(ODD_ROWS)
  await expect.poll(() => page.locator('.game-row.newer').count()).toBe(1)
  await expect
    .poll(() => page.locator('.game-row:not(.unread) .game-title').allInnerTexts())
    .toEqual([duel.manifest.title.en])

  for (let left = ODD_ROWS; left > 0; left--) {
    const row = odd.first()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(row.getByRole('button', { name: HOME.export[lang] })),
    ])
    const text = readFileSync(await download.path(), 'utf8')
    expect(text.length).toBeGreaterThan(3)
    if (download.suggestedFilename().includes('unknown-winner')) {
      expect(duel.fold(text).step.kind).toBe('over')
      expect(text).toContain('"winner":"nobody"')
    }
    if (left === ODD_ROWS) {
      await press(row.getByRole('button', { name: HOME.remove[lang] }))
      await expect.poll(() => odd.count()).toBe(ODD_ROWS - 1)
      await press(page.getByRole('button', { name: SHELL.undo[lang] }))
      await expect.poll(() => odd.count()).toBe(ODD_ROWS)
    }
    await press(row.getByRole('button', { name: HOME.remove[lang] }))
    await expect.poll(() => odd.count()).toBe(left - 1)
  }
  await page.reload()
  await expect.poll(() => page.locator('.game-row').count()).toBe(1)
  await press(page.locator('.game-open'))
  expect(await yourTurn(page)).toBe('over')
})

scene('a table with an odd record says so', { lang: 'it' }, async ({ page, lang }) => {
  await page.goto(address('/'))
  await openSave(page, finished('3'))
  await page.evaluate(addOdd)
  for (const [id, title] of [
    ['unknown-winner', TABLE.damagedTitle],
    ['no-record', TABLE.damagedTitle],
    ['later-edition', TABLE.newerTitle],
  ] as const) {
    await page.goto(address(`/table/${id}`))
    await page.getByRole('heading', { name: title[lang] }).waitFor()
  }
})

const bests = (page: Page): Promise<string[]> => page.locator('.bests li').allInnerTexts()

scene('an imported game is no best score, finished or not', { lang: 'it' }, async ({ page, lang }) => {
  const table = terraMystica.dealt('2', { faction: 'nomads' })
  const next = curious()
  for (table.advance(); table.seat !== undefined; table.advance()) table.play(next(table))
  await setSpeed(page)
  const over = textOf(table)
  const last = terraMystica.key(table.entry(table.length).move)
  table.undo()
  await importSave(page, lang, textOf(table))
  await showPanel(page, 'moves')
  await press(page.locator(`.move[data-key="${last}"]`))
  await page.getByText(PLAN.notCounted[lang]).waitFor()
  await importSave(page, lang, over)
  await page.getByText(PLAN.notCounted[lang]).waitFor()
  await page.goto(address('/new/terra-mystica'))
  await page.locator('.new-begin').waitFor()
  expect(await bests(page)).toEqual([])
  await page.goto(address('/'))
  await expect.poll(() => page.locator('.game-row .game-facts').allInnerTexts()).toHaveLength(2)
  for (const facts of await page.locator('.game-row .game-facts').allInnerTexts())
    expect(facts).toContain(HOME.imported[lang])
})
