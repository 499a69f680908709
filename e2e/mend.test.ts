// An old entry is corrected in the log: what was possible then, each conflict with what was meant, what changes; then the game goes on, and
// how it was before lies on the shelf.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Lang } from '../src/kernel/contract.ts'
import { writeSave } from '../src/kernel/save.ts'
import { MENDING } from '../src/kernel/mend-told.ts'
import { SHELL } from '../src/web/words/shell.ts'
import { TABLE } from '../src/web/words/table.ts'
import { type AnyTable, besideTheTable, entryOf, linesOf } from '../test/fixtures/mends.ts'
import { audit } from './axe.ts'
import { press, pressOption } from './hand.ts'
import { openSave } from './saves.ts'
import { address, PHONE, scene } from './stage.ts'
import { exportFile, showPanel, yourTurn } from './table.ts'

/** The log of a save: its lines without notes and header. */
const logOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .slice(1)
    .map((line) => (line.split(' ;')[0] ?? '').trim())
    .filter((line) => /^(you|automa|chance) /.test(line))

/** A game beside the table, up to that entry. */
async function halfway(name: string, upTo: string): Promise<AnyTable> {
  const table = await besideTheTable(name)
  return table.fork(entryOf(table, upTo) - 1)
}

/** Opens the log, unfolds the draws around an entry, and asks to correct it. */
async function correct(page: Page, entry: number): Promise<void> {
  await showPanel(page, 'log')
  const row = page.locator(`.log-entry[data-n="${entry}"]`)
  const run = page.locator('.log-run', { has: row }).locator('summary')
  if ((await run.count()) > 0 && !(await row.isVisible())) await press(run)
  await press(row.locator('> .log-row > .kit-icon-button'))
  await page.getByRole('dialog').waitFor()
}

const titled = (page: Page, text: string): Promise<void> =>
  page.getByRole('dialog').getByRole('heading', { name: text }).waitFor()

const button = (page: Page, name: string): Locator =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })

async function agree(page: Page, lang: Lang): Promise<void> {
  await titled(page, MENDING.summary[lang])
  await press(button(page, MENDING.confirm[lang]))
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

scene(
  'an early card of Duel is corrected on a phone, with a card and a move of yours in conflict',
  { lang: 'it', screen: PHONE },
  async ({ page, lang }) => {
    const table = await halfway('duel-base-greedy', 'you build tavern')
    const nameOf = (id: string) => table.module.nameOf(id, lang)
    const before = linesOf(table)
    await openSave(page, writeSave(table.toSave()))
    await correct(page, entryOf(table, 'chance lay apothecary'))
    await titled(page, MENDING.choose[lang])
    await audit(page, 'choosing')
    await pressOption(page, nameOf('glassworks'))
    // The same card cannot lie there a second time.
    await titled(page, MENDING.impossible[lang])
    await audit(page, 'conflict')
    await page.locator('.mend-then', { hasText: nameOf('glassworks') }).waitFor()
    await pressOption(page, nameOf('apothecary'))
    await titled(page, MENDING.impossible[lang])
    // Going back shows the conflict before again.
    await press(button(page, SHELL.back[lang]))
    await page.locator('.picker').waitFor()
    await pressOption(page, nameOf('apothecary'))
    await press(page.getByRole('dialog').locator('.move[data-key="discard apothecary"]'))
    await titled(page, MENDING.summary[lang])
    await audit(page, 'summary')
    // Closing it leaves the game as it was.
    await page.keyboard.press('Escape')
    expect(logOf(await exportFile(page, lang))).toEqual(before)

    await correct(page, entryOf(table, 'chance lay apothecary'))
    await pressOption(page, nameOf('glassworks'))
    await titled(page, MENDING.impossible[lang])
    await pressOption(page, nameOf('apothecary'))
    await press(page.getByRole('dialog').locator('.move[data-key="discard apothecary"]'))
    await agree(page, lang)
    await yourTurn(page)
    const swap = (line: string) =>
      line.replaceAll(/apothecary|glassworks/g, (id) => (id === 'apothecary' ? 'glassworks' : 'apothecary'))
    expect(logOf(await exportFile(page, lang)).filter((line) => !line.startsWith('automa'))).toEqual(
      before.filter((line) => !line.startsWith('automa')).map(swap),
    )
    // How it was before is a game of its own.
    await press(page.getByRole('button', { name: TABLE.toBefore[lang] }))
    await yourTurn(page)
    await expect.poll(async () => logOf(await exportFile(page, lang))).toEqual(before)
    await page.goto(address('/'))
    await page.getByText('com’era prima della correzione', { exact: false }).first().waitFor()
  },
)

scene(
  'an early card of Concordia is corrected on a phone, with and without a conflict',
  { lang: 'en', screen: PHONE },
  async ({ page, lang }) => {
    const table = await halfway('concordia-italia-greedy', 'you play start-prefect-1')
    const before = linesOf(table)
    await openSave(page, writeSave(table.toSave()))
    const from = entryOf(table, 'chance die 12')
    await correct(page, from)
    await page.getByRole('combobox').fill('9')
    await agree(page, lang)
    await yourTurn(page)
    const once = logOf(await exportFile(page, lang))
    expect(once[from - 1]).toBe('chance die 9')
    expect(once.slice(0, from - 1)).toEqual(before.slice(0, from - 1))

    await correct(page, entryOf(table, 'chance reveal i-architect'))
    await pressOption(page, table.module.nameOf('i-smith', lang))
    await titled(page, MENDING.impossible[lang])
    await pressOption(page, table.module.nameOf('i-architect', lang))
    await agree(page, lang)
    await yourTurn(page)
    const persons = (lines: readonly string[]) => lines.filter((line) => !line.startsWith('automa'))
    const swap = (line: string) =>
      line.replaceAll(/(?<=reveal )i-(architect|smith)/g, (id) => (id === 'i-smith' ? 'i-architect' : 'i-smith'))
    expect(persons(logOf(await exportFile(page, lang)))).toEqual(persons(once).map(swap))
    // Two corrections, two games as they were before.
    await page.goto(address('/'))
    await expect.poll(() => page.getByText('as it was before').count()).toBe(2)
  },
)
