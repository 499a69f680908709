// Runs axe on every page, on the table in its phases and on every dialog, in both themes.
import type { Page } from 'playwright-core'
import type { Lang } from '../src/kernel/contract.ts'
import { HOME } from '../src/web/words/home.ts'
import { TABLE } from '../src/web/words/table.ts'
import { audit, expectNothing } from './axe.ts'
import { duel, finished, waitingFor } from './duel.ts'
import { press } from './hand.ts'
import { DIALOG } from './phases.ts'
import { linkOf, openSave } from './saves.ts'
import { address, type Look, scene } from './stage.ts'
import { setSpeed, showPanel, sitDown } from './table.ts'

const VARIANT = encodeURIComponent('{"title":"Zones","settings":{"last-zone":3},"readings":["track-first"]}')

const PAGES = [
  '/',
  '/new/duel',
  '/new/duel?from=position',
  '/new/terra-mystica?from=position',
  '/settings',
  '/help',
  '/help/duel',
  `/help/duel?variant=${VARIANT}`,
  `/new/duel?variant=${VARIANT}`,
  `/lab?game=duel&variant=${VARIANT}`,
  '/learn/duel',
  '/learn/duel/building',
  '/gallery/duel',
  '/import',
  '/lab',
  '/variants',
  '/variants/concordia/parts',
  '/variants/duel/document/document',
  '/nowhere',
]

const gameAt = (ask: string): string => waitingFor(ask, ask === 'turn' ? 2 : 1)

async function auditPages(page: Page): Promise<void> {
  for (const path of PAGES) {
    await page.goto(address(path))
    await page.getByRole('heading').first().waitFor()
    // What a variant changes needs the rules of its game.
    if (path.includes(VARIANT)) await page.locator('.variant-told, .rules-variant').first().waitFor()
    await audit(page, path)
  }
  await auditEditor(page)
  await page.goto(await linkOf(gameAt('turn')))
  await page.locator('.preview').waitFor()
  await audit(page, 'import')
}

/** Every part of a variant, with what is changed, put in and wrong in it. */
async function auditEditor(page: Page): Promise<void> {
  await page.goto(address('/variants/concordia'))
  await press(page.locator('.var-examples button').last())
  await page.locator('.var-ladder').first().waitFor()
  for (const section of ['about', 'tables', 'settings', 'clauses', 'ladders']) {
    await press(page.locator(`[data-section="${section}"]`))
    await page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)))
    await page.locator(`[data-section="${section}"][aria-current]`).waitFor()
    await audit(page, `variants: ${section}`, 'main')
  }
  await press(page.locator('.var-tools [aria-expanded]').first())
  await page.locator('.var-use').waitFor()
  await audit(page, 'variants: a rung', '.var-use')
}

async function auditTable(page: Page, asks: readonly string[]): Promise<void> {
  for (const ask of asks) {
    await openSave(page, gameAt(ask))
    await audit(page, ask)
  }
  await openSave(page, gameAt('turn'))
  await press(page.locator('.du-structure .du-spot[data-lit]').first())
  await page.locator('.du-popover').waitFor()
  await audit(page, 'a card', '.du-popover')
  await page.keyboard.press('Escape')
  await page.locator('.du-popover').waitFor({ state: 'detached' })
  for (const id of ['moves', 'log', 'why', 'score'] as const) {
    await showPanel(page, id)
    await audit(page, id, '.side')
  }
  await showPanel(page, 'log')
  await press(page.locator('.log-look:visible').first())
  await audit(page, 'looking back')
}

async function auditDialogs(page: Page, lang: Lang): Promise<void> {
  await openSave(page, finished('4'))
  await page.getByRole('dialog').locator('.score__table').waitFor({ state: 'attached' })
  await audit(page, 'the end', DIALOG)
  await page.keyboard.press('Escape')
  await audit(page, 'over')
  for (const item of [undefined, TABLE.share[lang], TABLE.report[lang]]) {
    await press(page.getByRole('button', { name: TABLE.more[lang], exact: true }))
    if (item !== undefined) await press(page.getByRole('button', { name: item }))
    await page.getByRole('dialog').waitFor()
    await audit(page, item ?? 'more', DIALOG)
    await page.keyboard.press('Escape')
  }
  await page.goto(address('/'))
  await press(page.getByRole('button', { name: HOME.import[lang] }))
  await audit(page, 'the shelf with its import dialog', DIALOG)
  await page.keyboard.press('Escape')
  await audit(page, 'the shelf')
}

/** The scenes of one screen size. The asks of the game are split between the two sizes; `npm test` plays only one of the two parts. */
export function auditScenes(look: Look, asks: readonly string[], part: 'pages' | 'table'): void {
  const pages = { ...look, long: part !== 'pages' }
  const table = { ...look, long: part !== 'table' }

  scene('axe finds nothing on the pages', pages, async ({ page }) => {
    await auditPages(page)
    expectNothing(page)
  })

  scene('axe finds nothing at the table', table, async ({ page }) => {
    await setSpeed(page)
    await auditTable(page, asks)
    expectNothing(page)
  })

  scene('axe finds nothing in the drawings of the gallery', { ...look, long: true }, async ({ page }) => {
    await page.goto(address('/gallery/duel'))
    await page.getByRole('switch').click()
    await page.frameLocator('.gallery__frame >> nth=1').locator('.gallery__kit').waitFor()
    await audit(page, 'drawings of the gallery')
    expectNothing(page)
  })

  scene('axe finds nothing in the dialogs', pages, async ({ page, lang }) => {
    await setSpeed(page)
    await auditDialogs(page, lang)
    expectNothing(page)
  })

  scene('axe finds nothing beside the table', table, async ({ page, lang }) => {
    await setSpeed(page)
    await sitDown(page, lang, duel, { mode: 'beside' })
    await showPanel(page, 'moves')
    await page.getByRole('option').first().waitFor()
    await audit(page, 'the picker')
    expectNothing(page)
  })
}
