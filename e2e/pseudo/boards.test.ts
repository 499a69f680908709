// Every board and everything around it: set-up, positions, rules, the real table, a few moves, reasons, menus, dialogs, the end.
import { expect } from 'vitest'
import { GAMES } from '../../src/games/index.ts'
import { TABLE } from '../../src/web/words/table.ts'
import { type Kernel, kernelOf, textOf } from '../kernel.ts'
import { paintAnything } from '../paint.ts'
import { openSave } from '../saves.ts'
import { DESKTOP, IN_FULL, PHONE, scene, type Stage } from '../stage.ts'
import { setSpeed, sitDown, yourTurn } from '../table.ts'
import { openAndClose, openPanel, tap, unfold, visit } from './look.ts'
import { readAlong } from './reader.ts'

async function readPages({ page }: Stage, id: string): Promise<void> {
  await visit(page, `/new/${id}`, '.new-begin')
  await visit(page, `/new/${id}?from=position`, '.editor__sections')
  for (const tab of await page.locator('.editor-tabs [role="tab"]').all()) await tap(tab)
  await visit(page, `/help/${id}`, '.rules-text .clauses')
  await visit(page, `/gallery/${id}`, '.gallery__entries')
  if (!IN_FULL) return
  await tap(page.getByRole('switch'))
  await page.locator('.gallery__frame').last().waitFor({ state: 'attached' })
  for (const frame of await page.locator('.gallery__frame').all())
    await frame.contentFrame().locator('.gallery__kit').waitFor({ state: 'attached' })
}

/** Hints and reviews take long and use the same words for every game: pages.test.ts reads them. */
async function readPanels({ page }: Stage): Promise<void> {
  for (const id of ['moves', 'log', 'why', 'score'] as const) await openPanel(page, id)
}

/** A game in progress. */
const after = ({ playedUntil }: Kernel, turns: number, seed = '7'): string => {
  let n = 0
  return textOf(playedUntil(seed, () => ++n > turns))
}

/** One piece of each kind that has a popover. */
async function readPopovers({ page }: Stage): Promise<void> {
  const popovers = page.locator('.board-area [aria-haspopup="dialog"]')
  const kinds = await popovers.evaluateAll((all) => {
    const kindOf = (each: Element) => each.className
    return all.flatMap((each, n) => (all.findIndex((other) => kindOf(other) === kindOf(each)) === n ? [n] : []))
  })
  expect(kinds).not.toEqual([])
  for (const n of kinds) await openAndClose(page, popovers.nth(n))
}

async function readTable(stage: Stage, kernel: Kernel): Promise<void> {
  const { page } = stage
  await openSave(page, after(kernel, 25))
  await readPanels(stage)
  await readPopovers(stage)
  for (let n = 0; n < 4; n++) {
    await openPanel(page, 'moves')
    await tap(page.locator('.move'))
    await yourTurn(page)
  }
  await page.keyboard.press('Control+z')
  await openPanel(page, 'log')
  await tap(page.locator('.log-look'))
  await page.locator('.prompt[data-turn="past"]').waitFor()
  await readPanels(stage)
}

async function readMenus({ page, lang }: Stage): Promise<void> {
  for (const item of [TABLE.share, TABLE.device, TABLE.report]) {
    await tap(page.getByRole('button', { name: TABLE.more[lang], exact: true }))
    await tap(page.getByRole('button', { name: item[lang] }))
    await page.getByRole('dialog').waitFor()
    await unfold(page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
}

/** Beside the real table: enters three outcomes, or plays until one is asked for. */
async function readPicker(stage: Stage, kernel: Kernel): Promise<void> {
  const { page, lang } = stage
  await sitDown(page, lang, kernel, { mode: 'beside' })
  const field = page.getByRole('combobox')
  for (let n = 0; n < 3 || (await field.count()) === 0; n++) {
    await openPanel(page, 'moves')
    await page.locator('.spread__kinds, [role="option"], .menu__row, .pairs__head').first().waitFor()
    if ((await page.locator('.spread__kinds').count()) > 0) await paintAnything(page)
    else await tap(page.locator('[role="option"], .menu__row, .pairs__head'))
    await yourTurn(page)
  }
  await field.fill('zzz')
}

async function readEnd(stage: Stage, kernel: Kernel): Promise<void> {
  const { page } = stage
  await openSave(page, after(kernel, Number.POSITIVE_INFINITY, '4'))
  await page.getByRole('dialog').locator('.score__table').waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await readPanels(stage)
}

for (const [at, { id }] of GAMES.entries())
  scene(`${id}: every word stands in a text`, { lang: 'en', screen: at % 2 === 0 ? DESKTOP : PHONE }, async (stage) => {
    const { page, context } = stage
    const reader = await readAlong(context, 'zzz')
    const kernel = await kernelOf(id)
    await setSpeed(page)
    await readPages(stage, id)
    await readPicker(stage, kernel)
    await readTable(stage, kernel)
    await readMenus(stage)
    await readEnd(stage, kernel)
    expect(reader.unmarked()).toEqual([])
    expect(reader.count()).toBeGreaterThan(500)
  })
