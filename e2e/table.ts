// Actions on the pages around a board.
import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Lang, OptionSpec } from '../src/kernel/contract.ts'
import { readSeveral } from '../src/kernel/options.ts'
import type { Prefs } from '../src/web/contract.ts'
import { NEW } from '../src/web/words/new.ts'
import { TABLE } from '../src/web/words/table.ts'
import { press } from './hand.ts'
import type { Kernel, Options } from './kernel.ts'
import { address } from './stage.ts'

/** A radio button, by its value. */
export const choice = (within: Page | Locator, value: string): Locator =>
  within.locator(`label:has(input[value="${value}"])`)

/** Preferences for the pages that open from now on, as if chosen at an earlier visit. A page that is open already would not get them. */
export async function setPrefs(page: Page, prefs: Partial<Prefs>): Promise<void> {
  if (page.url().includes('#/')) throw new Error('preferences come before the first page')
  await page.context().addInitScript(keepPrefs, prefs)
}

export const setSpeed = (page: Page, speed: Prefs['speed'] = 'instant'): Promise<void> => setPrefs(page, { speed })

/** Chooses the speed on the page of settings. */
export async function chooseSpeed(page: Page, speed: Prefs['speed'] = 'instant'): Promise<void> {
  await page.goto(address('/settings'))
  await press(choice(page, speed))
}

/** Runs in the page, before the app: what was chosen there meanwhile stays. */
function keepPrefs(prefs: Partial<Prefs>): void {
  try {
    localStorage['solotavolo.prefs'] ??= JSON.stringify(prefs)
  } catch {
    // A page without an address, or where storage is forbidden.
  }
}

export interface NewGame {
  readonly options?: Options
  readonly mode?: 'screen' | 'beside'
  readonly seed?: string
}

/** Starts a new game through its page, up to the table. */
export async function sitDown(
  page: Page,
  lang: Lang,
  { manifest }: Pick<Kernel, 'manifest'>,
  { options = {}, mode = 'screen', seed }: NewGame,
): Promise<void> {
  await page.goto(address(`/new/${manifest.id}`))
  await unfold(page)
  for (const spec of manifest.options) {
    const value = options[spec.id]
    if (value !== undefined) await choose(page, lang, spec, value)
  }
  await press(choice(page, mode))
  if (seed !== undefined) await page.getByLabel(NEW.seed[lang], { exact: true }).fill(seed)
  await begin(page, lang)
}

/** Unfolds the further options of a game. */
async function unfold(page: Page): Promise<void> {
  await page.locator('.new-begin').waitFor()
  const folded = page.locator('.new-finer:not([open]) > summary')
  if ((await folded.count()) > 0) await press(folded)
}

/** Choices of two options may have the same name, so this looks under the option. */
async function choose(page: Page, lang: Lang, { title, choices, several }: OptionSpec, value: string): Promise<void> {
  const group = page.getByRole('group', { name: title[lang], exact: true })
  if (several === undefined) {
    await press(choice(group, value))
    return
  }
  for (const id of readSeveral(value))
    await press(group.getByText(choices.find((each) => each.id === id)?.title[lang] ?? id, { exact: true }))
}

export async function begin(page: Page, lang: Lang): Promise<void> {
  await press(page.getByRole('button', { name: NEW.start[lang] }))
  await yourTurn(page)
}

const BOARD = '.board-area > :not(.loading)'

/** Waits until the board is drawn, which takes longer than the prompt. On a phone the list for the hands may lie in its place. */
export async function boardDrawn(page: Page): Promise<void> {
  await page.locator(BOARD).first().waitFor({ state: 'attached' })
  await page.locator(`${BOARD}:visible, .hands:visible`).first().waitFor()
}

/** Waits until it is the person's turn. */
export async function yourTurn(page: Page): Promise<'you' | 'over'> {
  await boardDrawn(page)
  const prompt = page.locator('.prompt[data-turn="you"], .prompt[data-turn="over"]')
  return (await prompt.getAttribute('data-turn')) as 'you' | 'over'
}

/** The dialog with the result lies over the board. It comes a moment after the board says that the game is over. */
export async function resultShown(page: Page): Promise<void> {
  await page.getByRole('dialog').locator('.score__table').waitFor({ state: 'attached' })
}

/** Closes the dialog with the result. */
export async function putResultAway(page: Page): Promise<void> {
  await resultShown(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

type Panel = 'moves' | 'log' | 'why' | 'score' | 'hint' | 'review'

export const panel = (page: Page, id: Panel): Locator => page.locator(`.side-tab[data-tab="${id}"]`)

export async function showPanel(page: Page, id: Panel): Promise<void> {
  const tab = panel(page, id)
  if ((await tab.getAttribute('aria-expanded')) !== 'true') await press(tab)
}

const DOWNLOAD = { it: 'Scarica il file', en: 'Download file' } as const satisfies Record<Lang, string>

/** The game as the page exports it to a file. */
export async function exportFile(page: Page, lang: Lang): Promise<string> {
  const dialog = await shareDialog(page, lang)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(dialog.getByRole('button', { name: DOWNLOAD[lang] })),
  ])
  await page.keyboard.press('Escape')
  return readFileSync(await download.path(), 'utf8')
}

/** The game as the page exports it to a link. */
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
