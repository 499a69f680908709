// Results enter when games end and outlive them; the sheet fills for fair wins; a challenge deals the same and compares.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { AnyTable } from '../scripts/moment.ts'
import { madeUpResults, putResults } from '../scripts/results.mjs'
import type { Lang } from '../src/kernel/contract.ts'
import { figure } from '../src/kernel/text.ts'
import { verdictOf } from '../src/kernel/verdict.ts'
import { BACKUP } from '../src/web/words/backup.ts'
import { CHALLENGE } from '../src/web/words/challenge.ts'
import { HOME, WENT } from '../src/web/words/home.ts'
import { REASONS, RECORD } from '../src/web/words/record.ts'
import { STORAGE } from '../src/web/words/storage.ts'
import { audit, expectNothing } from './axe.ts'
import { duel } from './duel.ts'
import { beforeEnd, endGame, sitBeforeEnd } from './ending.ts'
import { press } from './hand.ts'
import { kernelOf, type Options, type Policy, textOf } from './kernel.ts'
import { putHand } from './reach.ts'
import { importSave, putGames } from './saves.ts'
import { address, DESKTOP, GUARD_MS, PHONE, scene } from './stage.ts'
import { exportFile, setSpeed, showPanel, yourTurn } from './table.ts'

type Search = { readonly options?: Options; readonly by?: Policy }

/** A finished game with such an end, from the first seed that has it. */
async function ended(game: string, is: (table: AnyTable) => boolean, search: Search = {}): Promise<AnyTable> {
  const { playedUntil } = await kernelOf(game)
  for (let seed = 1; ; seed++) {
    const table = playedUntil(String(seed), () => false, search)
    if (is(table)) return table
  }
}

const winnerOf = ({ module, state }: AnyTable) => module.score(state).outcome.winner
const isInstant = ({ module, state }: AnyTable) => verdictOf(module, state).isInstant === true

const WON = await ended('duel', (table) => winnerOf(table) === 'you' && !isInstant(table))
const INSTANT = await ended('duel', isInstant, { by: 'random' })

/** What the list of results says of a game. */
function told(table: AnyTable, lang: Lang): string {
  const { sides, outcome } = table.module.score(table.state)
  const points = isInstant(table) ? '' : sides.map(({ total }) => figure(total)).join('–')
  return `${WENT[outcome.winner][lang]} ${points}`.trim()
}

/** Opens the record and waits until the list of results is this one: a result may still be on its way into the database. */
async function expectLatest(page: Page, results: readonly string[]): Promise<void> {
  await page.goto(address('/record'))
  await page.locator('.rec-cards').waitFor()
  await expect.poll(() => page.locator('.rec-latest .tag').allInnerTexts()).toEqual(results)
}

async function restore(page: Page, text: string): Promise<void> {
  await page.goto(address('/settings?at=backup'))
  const file = { name: 'backup.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('.stored input[type="file"]').setInputFiles(file)
  await page.locator('.stored-outcome').locator('ul, p:not(:empty)').first().waitFor()
  await page.locator('.stored-file input:not([disabled])').waitFor()
}

/** A page of another person, with nothing stored. */
async function freshPage(page: Page, screen: typeof PHONE | typeof DESKTOP, lang: Lang): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ ...screen, locale: lang, reducedMotion: 'reduce' })
  if (context === undefined) throw new Error('no browser')
  context.setDefaultTimeout(GUARD_MS)
  await context.addInitScript(putHand)
  return context.newPage()
}

scene(
  'results by points and by instant victory enter once and survive deletion, a reload and a backup; imports are not yours',
  { lang: 'it', screen: PHONE },
  async ({ page, lang }) => {
    await setSpeed(page)
    await sitBeforeEnd(page, 'won', WON)
    await endGame(page, WON)
    await sitBeforeEnd(page, 'instant', INSTANT)
    await endGame(page, INSTANT)
    const both = [told(INSTANT, lang), told(WON, lang)]
    await expectLatest(page, both)
    // The same end again, in a second tab and after a reload, is the same result.
    await page.goto(address('/table/won'))
    await page.getByRole('dialog').locator('.verdict').waitFor()
    await page.reload()
    await page.getByRole('dialog').locator('.verdict').waitFor()
    await importSave(page, lang, textOf(WON))
    await expectLatest(page, both)

    await page.goto(address('/'))
    const rows = page.locator('.game-row')
    for (let left = 3; left > 0; left--) {
      await expect.poll(() => rows.count()).toBe(left)
      await press(rows.first().locator('button'))
    }
    await expect.poll(() => rows.count()).toBe(0)
    await expectLatest(page, both)
    await page.reload()
    await expectLatest(page, both)
    await audit(page, 'the record')
    await expect.poll(() => page.locator('.rec-card[data-accent="duel"]').innerText()).toContain('2 partite')

    await page.goto(address('/settings?at=backup'))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(page.getByRole('button', { name: STORAGE.backUp[lang] })),
    ])
    const backup = readFileSync(await download.path(), 'utf8')
    const other = await freshPage(page, PHONE, lang)
    await restore(other, backup)
    await expectLatest(other, both)
    await restore(other, backup)
    await expect.poll(() => other.locator('.stored-outcome').innerText()).toBe(BACKUP.nothingNew[lang])
    await expectLatest(other, both)
    await other.context().close()
    expectNothing(page)
  },
)

scene(
  'old finished games are entered once, also if they are deleted at once',
  { lang: 'en', screen: DESKTOP },
  async ({ page, lang }) => {
    await page.goto(address('/help'))
    await page.locator('.keys').waitFor()
    const save = WON.toSave()
    const { sides, outcome } = WON.module.score(WON.state)
    const old = {
      ...beforeEnd('old', WON),
      text: textOf(WON),
      cursor: save.entries.length,
      finished: 5,
      result: {
        winner: outcome.winner,
        text: outcome.text,
        points: sides.map(({ seat, total }) => ({ seat, total })),
      },
    }
    await putGames(page, [old])
    await page.goto(address('/'))
    await press(page.locator('.game-row button'))
    await page.getByText(HOME.removed[lang]).waitFor()
    await expectLatest(page, [told(WON, lang)])
    await putGames(page, [old])
    await page.reload()
    await expectLatest(page, [told(WON, lang)])
  },
)

/** The game ends with a challenge met or missed and with a title. */
const COMICS = await ended(
  'age-of-comics',
  ({ module, state }) => (module.results?.facts(state)['title'] ?? []).length > 0,
  {
    options: { challenges: 'challenge-business-genius,challenge-35-fans' },
  },
)
const MYSTIC = await ended('terra-mystica', () => true, { by: 'random' })

scene(
  'a game with challenges and a game without a winner: the statistics show them, and every plot has its table',
  { lang: 'en', screen: DESKTOP },
  async ({ page, lang }) => {
    await setSpeed(page)
    await sitBeforeEnd(page, 'comics', COMICS)
    await endGame(page, COMICS)
    await sitBeforeEnd(page, 'mystic', MYSTIC)
    await endGame(page, MYSTIC)
    await expectLatest(page, [told(MYSTIC, lang), told(COMICS, lang)])

    await page.goto(address('/record/age-of-comics'))
    await page.locator('.rec-export').waitFor()
    const { facts } = COMICS.module.results ?? {}
    const { met = [], title = [] } = facts?.(COMICS.state) ?? {}
    const choices = (facet: string) =>
      page.locator(`[data-facet="${facet}"] tbody tr`).evaluateAll((rows) => rows.map((row) => row.dataset['choice']))
    await expect.poll(() => choices('title')).toEqual(title)
    expect(await choices('challenges')).toEqual(['challenge-business-genius', 'challenge-35-fans'])
    if (met.length > 0) expect(await choices('met')).toEqual(met)
    await page.locator(`[data-field="${title[0]}"][data-state="filled"]`).waitFor()
    await audit(page, 'the record of Age of Comics')

    await page.evaluate(putResults, madeUpResults(5000))
    await page.goto(address('/record/terra-mystica'))
    await page.reload()
    await page.locator('.rec-export').waitFor()
    await expect.poll(() => page.locator('[data-facet="level"] tbody td:nth-child(4)').allInnerTexts()).toHaveLength(3)
    const played = await page.locator('[data-facet="level"] tbody td:nth-child(4)').allInnerTexts()
    expect(played.reduce((sum, cell) => sum + Number(cell), 0)).toBe(2001)
    const drawings = await page.getByRole('img').count()
    expect(drawings).toBe(2)
    expect(
      await page
        .locator('.rec-plot')
        .filter({ has: page.getByRole('table') })
        .count(),
    ).toBe(drawings)
    // Bars stand in rows of tables, which say the same in figures.
    await expect.poll(() => page.locator('.rec-bar').count()).toBe(await page.locator('table .rec-bar').count())
    await audit(page, 'the record of Terra Mystica')
    await press(page.getByRole('switch', { name: RECORD.figures[lang] }))
    await audit(page, 'the record with its figures')
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      press(page.getByRole('button', { name: RECORD.csv[lang] })),
    ])
    expect(
      readFileSync(await csv.path(), 'utf8')
        .trimEnd()
        .split('\n'),
    ).toHaveLength(2002)
    expectNothing(page)
  },
)

for (const [look, isHinted] of [
  [{ lang: 'en', screen: DESKTOP }, true],
  [{ lang: 'it', screen: PHONE }, false],
] as const)
  scene(
    `the sheet is filled by a fair win, and not by one ${isHinted ? 'with a hint' : 'with an undo over a reveal'}: it says why`,
    look,
    async ({ page, lang }) => {
      const why = REASONS[isHinted ? 'hint' : 'undone'][lang]
      const level = WON.setup.options['level'] ?? ''
      const field = page.locator(`.rec-field[data-field="${level}"]`)
      await setSpeed(page)
      if (isHinted) {
        await sitBeforeEnd(page, 'helped', WON)
        await showPanel(page, 'hint')
        await page.locator('.hint-move').first().waitFor()
      } else {
        const marked = duel.fold(textOf(WON))
        marked.mark('undone')
        await sitBeforeEnd(page, 'helped', marked)
      }
      await endGame(page, WON)
      const dialog = page.getByRole('dialog')
      await dialog.getByText(RECORD.offSheet[lang]({ why })).waitFor()
      await press(dialog.getByText(RECORD.toSheet[lang]))
      await page.locator(`.rec-field[data-field="${level}"][data-state="helped"]`).waitFor()
      await expect.poll(() => field.innerText()).toContain(RECORD.helped[lang]({ why }))
      await page.getByText(RECORD.sheetAbout[lang]).waitFor()

      await sitBeforeEnd(page, 'fair', WON)
      await endGame(page, WON)
      await page.getByRole('dialog').locator('.on-sheet').waitFor()
      await expect.poll(() => page.getByRole('dialog').locator('.on-sheet').innerText()).not.toContain(why)
      await page.goto(address('/record/duel'))
      // The result may still be on its way into the database: the sheet shows it when it is there.
      await page.locator(`.rec-field[data-field="${level}"][data-state="filled"]`).waitFor()
      await expect.poll(() => page.locator('.rec-field[data-state="filled"]').count()).toBe(1)
    },
  )

scene(
  'a challenge deals the same cards in a fresh profile, shows no move, and compares at the end',
  { lang: 'it', screen: PHONE },
  async ({ page, lang }) => {
    await setSpeed(page)
    await sitBeforeEnd(page, 'won', WON)
    await endGame(page, WON)
    await press(page.getByRole('button', { name: CHALLENGE.send[lang] }))
    const link = page.getByLabel(CHALLENGE.link[lang])
    await expect.poll(() => link.inputValue()).toContain('deal=')
    await audit(page, 'a challenge to send')

    const other = await freshPage(page, PHONE, lang)
    await setSpeed(other)
    await other.goto(await link.inputValue())
    await other.getByText(told(WON, lang)).waitFor()
    await audit(other, 'a challenge')
    await press(other.getByRole('button', { name: CHALLENGE.accept[lang] }))
    await yourTurn(other)
    const begun = duel.fold(await exportFile(other, lang))
    expect(begun.setup).toEqual(WON.setup)
    const draws = duel.keysOf(begun)
    expect(draws).toEqual(duel.keysOf(WON).slice(0, draws.length))
    expect(draws.filter((key) => key.startsWith('you '))).toEqual([])
    const id = new URL(other.url()).hash.split('/').at(-1) ?? ''

    // The link again leads to the game that was begun.
    await other.goto(await link.inputValue())
    await press(other.getByRole('link', { name: CHALLENGE.resume[lang] }))
    await yourTurn(other)
    expect(other.url()).toContain(id)

    // Played on to the same end.
    const { rival } = (await other.evaluate(gameIn, id)) as { readonly rival: never }
    await sitBeforeEnd(other, id, WON, { rev: 99, rival })
    await other.reload()
    await yourTurn(other)
    await endGame(other, WON)
    const compared = other.locator('.compared')
    await expect.poll(() => compared.innerText()).toContain(CHALLENGE.equal[lang])
    const total = WON.module.score(WON.state).sides.find(({ seat }) => seat === 'you')?.total
    await expect
      .poll(() => compared.locator('tr', { hasText: CHALLENGE.total[lang] }).locator('td').allInnerTexts())
      .toEqual([String(total), String(total)])
    await audit(other, 'a challenge compared')
    expectNothing(page)
    expectNothing(other)
    await other.goto(address('/challenge?deal=abc'))
    await other.getByRole('heading', { name: CHALLENGE.badTitle[lang] }).waitFor()
    await other.context().close()
  },
)

/** Runs in the page: a stored game. */
async function gameIn(id: string): Promise<unknown> {
  const open = indexedDB.open('solotavolo', 1)
  await new Promise((resolve) => {
    open.onsuccess = resolve
  })
  const get = open.result.transaction('games').objectStore('games').get(id)
  await new Promise((resolve) => {
    get.onsuccess = resolve
  })
  open.result.close()
  return get.result as unknown
}

scene('a backup is asked for after some games without one', { lang: 'en', screen: DESKTOP }, async ({ page, lang }) => {
  await setSpeed(page)
  await page.goto(address('/record'))
  await page.evaluate(() => localStorage.setItem('solotavolo.since-backup', '{"games":9,"next":10}'))
  await sitBeforeEnd(page, 'won', WON)
  await endGame(page, WON)
  await page.goto(address('/record'))
  const reminder = page.locator('.rec-reminder')
  await reminder.waitFor()
  await press(reminder.getByRole('link', { name: RECORD.backUp[lang] }))
  await Promise.all([page.waitForEvent('download'), press(page.getByRole('button', { name: STORAGE.backUp[lang] }))])
  await page.locator('.stored-outcome p').waitFor()
  await page.goto(address('/record'))
  await page.locator('.rec-cards').waitFor()
  await expect.poll(() => reminder.count()).toBe(0)
})
