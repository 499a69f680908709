// What a person does on the pages around a board.
import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { manifestOf } from '../src/games/index.ts'
import type { AnyTable } from '../scripts/moment.ts'
import type { Lang, ScoreSheet } from '../src/kernel/contract.ts'
import { readSave } from '../src/kernel/save.ts'
import { Table } from '../src/kernel/table.ts'
import type { Prefs } from '../src/web/contract.ts'
import { NEW } from '../src/web/words/new.ts'
import { TABLE } from '../src/web/words/table.ts'
import { address } from './stage.ts'

export const module = await manifestOf('duel').load()

/** Clicks, or taps where the page is a phone's. */
export async function press(target: Locator): Promise<void> {
  const touch = await target.page().evaluate('navigator.maxTouchPoints > 0')
  await (touch === true ? target.tap() : target.click())
}

/** One of the radio buttons of a page, by its value. */
export const choice = (page: Page, value: string): Locator => page.locator(`label:has(input[value="${value}"])`)

/** The automa's moves at the pace of a test. */
export async function setSpeed(page: Page, speed: Prefs['speed'] = 'instant'): Promise<void> {
  await page.goto(address('/settings'))
  await press(choice(page, speed))
}

interface NewGame {
  readonly level?: string
  readonly promos?: string
  readonly mode?: 'screen' | 'beside'
  readonly seed?: string
}

/** A new game through its page, up to the table. */
export async function sitDown(
  page: Page,
  lang: Lang,
  { level, promos, mode = 'screen', seed }: NewGame,
): Promise<void> {
  await page.goto(address('/new/duel'))
  for (const id of [level, promos, mode]) if (id !== undefined) await press(choice(page, id))
  if (seed !== undefined) await page.getByLabel(NEW.seed[lang], { exact: true }).fill(seed)
  await press(page.getByRole('button', { name: NEW.start[lang] }))
  await yourTurn(page)
}

/** Waits until the table waits for the person. */
export async function yourTurn(page: Page): Promise<'you' | 'over'> {
  const prompt = page.locator('.prompt[data-turn="you"], .prompt[data-turn="over"]')
  await prompt.waitFor()
  return (await prompt.getAttribute('data-turn')) as 'you' | 'over'
}

type Panel = 'moves' | 'log' | 'why' | 'score' | 'hint' | 'review'

export const panel = (page: Page, id: Panel): Locator => page.locator(`.side-tab[data-tab="${id}"]`)

export async function showPanel(page: Page, id: Panel): Promise<void> {
  const tab = panel(page, id)
  if ((await tab.getAttribute('aria-expanded')) !== 'true') await press(tab)
}

/** The game as the page hands it out in a file. */
export async function exportFile(page: Page, lang: Lang): Promise<string> {
  const dialog = await shareDialog(page, lang)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(dialog.getByRole('button', { name: lang === 'it' ? 'Scarica il file' : 'Download file' })),
  ])
  await page.keyboard.press('Escape')
  return readFileSync(await download.path(), 'utf8')
}

/** The game as the page hands it out in a link. */
export async function exportLink(page: Page, lang: Lang): Promise<string> {
  const field = (await shareDialog(page, lang)).getByRole('textbox')
  await expect.poll(() => field.inputValue()).toContain('save=')
  const link = await field.inputValue()
  await page.keyboard.press('Escape')
  return link
}

async function shareDialog(page: Page, lang: Lang): Promise<Locator> {
  await press(page.getByRole('button', { name: TABLE.more[lang], exact: true }))
  await press(page.getByRole('button', { name: TABLE.share[lang] }))
  return page.getByRole('dialog')
}

/** A save folded here, by the kernel alone. */
export const fold = (save: string): AnyTable => Table.open(module, readSave(save))

export const keysOf = (table: AnyTable): string[] =>
  table.log.map(({ seat, move }) => `${seat} ${module.game.key(move)}`)

/** The points on a score sheet on screen: one row per source, the total last. */
export async function pointsOn(sheet: Locator): Promise<string[][]> {
  await sheet.locator('tfoot').waitFor()
  const rows = await sheet.locator('tbody tr, tfoot tr').all()
  return Promise.all(
    rows.map(async (row) =>
      (await row.locator('th, td').allInnerTexts()).map((text) => text.replace(/\s*\(.*\)/, '').trim()),
    ),
  )
}

/** What the kernel would write on that sheet. */
export function pointsOf({ sides }: ScoreSheet, lang: Lang, total: string): string[][] {
  const sources = new Map(sides.flatMap(({ items }) => items.map(({ source, text }) => [source, text[lang]])))
  const sum = (source: string, at: number): number =>
    sides[at]?.items.reduce((all, item) => (item.source === source ? all + item.points : all), 0) ?? 0
  return [
    ...Array.from(sources, ([source, text]) => [text, ...sides.map((_, at) => String(sum(source, at)))]),
    [total, ...sides.map((side) => String(side.total))],
  ]
}
