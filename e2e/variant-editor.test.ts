// The editor of variants: a variant made by dragging and typing, played, explained, shared; and one made by keyboard.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Lang } from '../src/kernel/contract.ts'
import { readSave } from '../src/kernel/save.ts'
import { toldUse, usesIn } from '../src/web/pages/variants/data.ts'
import { EDITOR, VARIANTS } from '../src/web/words/variants.ts'
import { audit, expectNothing } from './axe.ts'
import { decide, duel } from './duel.ts'
import { press } from './hand.ts'
import { address, scene } from './stage.ts'
import { exportFile, setSpeed, showPanel, yourTurn } from './table.ts'

const { variants } = duel.module
if (variants === undefined) throw new Error('Duel is not open to variants')
const { registry } = variants
const choice = registry.ladders.find(({ id }) => id === 'choice')
if (choice === undefined) throw new Error('Duel has no choice scale')

const TITLE = 'Dal mio lato'
const CLAUSE = 'SOLO prende la prima carta dal suo lato.'

const button = (within: Page | Locator, name: string): Locator => within.getByRole('button', { name, exact: true })
const ladder = (page: Page, id: string): Locator => page.locator(`.var-ladder[data-part="${id}"]`)
const rungs = (page: Page): Locator => ladder(page, 'choice').locator('.var-sort > li')
const last = usesIn(registry, choice, {}).length - 1
/** The rungs of the choice scale in the document's order, as a page tells them. */
const told = (lang: Lang): readonly string[] =>
  usesIn(registry, choice, {}).map((use) => toldUse(registry, choice, use, lang))

async function begin(page: Page, lang: Lang): Promise<void> {
  await page.goto(address('/variants'))
  await press(button(page, VARIANTS.begin[lang]({ game: duel.manifest.title[lang] })))
  await compared(page)
}

/** Waits until all positions have been compared with what is written now. */
async function compared(page: Page): Promise<void> {
  await page.locator('.var-count[data-done="true"]').waitFor()
}

/** Drags the last rung above the first, by its handle. */
async function dragToTop(page: Page): Promise<void> {
  const grip = rungs(page).nth(last).locator('.var-grip')
  await grip.scrollIntoViewIfNeeded()
  const [from, to] = [await grip.boundingBox(), await rungs(page).first().boundingBox()]
  if (from === null || to === null) throw new Error('there is nothing to drag')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2, (from.y + to.y) / 2, { steps: 4 })
  await page.mouse.move(from.x + from.width / 2, to.y + 2, { steps: 4 })
  await page.mouse.up()
}

scene(
  'a variant made by dragging and typing: compared, played, explained by the author’s clause, shared',
  { lang: 'it' },
  async ({ page, context, lang }) => {
    await setSpeed(page)
    await begin(page, lang)
    await expect.poll(() => page.locator('.var-count').innerText()).toMatch(/^Nessuna, in \d{3} posizioni/)

    // Drag, cite, type.
    await press(ladder(page, 'choice').locator('summary'))
    const side = told(lang)[last] ?? ''
    await dragToTop(page)
    await expect.poll(() => rungs(page).first().innerText()).toContain(side)
    await press(button(rungs(page).first(), EDITOR.more[lang]({ name: side })))
    await rungs(page).first().getByLabel(EDITOR.cites[lang], { exact: true }).selectOption('new')
    // A clause without words is refused at its field, and nothing can be played yet.
    await rungs(page).first().locator('.var-wrong:not(:empty)').first().waitFor()
    await expect.poll(() => button(page, EDITOR.play[lang]).isDisabled()).toBe(true)
    await rungs(page)
      .first()
      .getByLabel(EDITOR.wordsOf[lang]({ clause: 'V1' }))
      .fill(CLAUSE)
    await press(page.locator('[data-section="about"]'))
    await page.getByLabel(EDITOR.name[lang], { exact: true }).fill(TITLE)
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor()

    // What differs, and the positions that are decided otherwise with both reasons.
    await expect.poll(() => page.locator('.var-differs li').count()).toBeGreaterThanOrEqual(2)
    await compared(page)
    const rows = page.locator('.var-positions button')
    await expect.poll(() => rows.count()).toBeGreaterThan(0)
    await press(rows.first())
    const both = page.getByRole('dialog')
    const [before, now] = [EDITOR.byDocument, EDITOR.byVariant].map((title) =>
      both.getByRole('region', { name: title[lang] }),
    )
    await now?.locator('.kit-tag').filter({ hasText: 'V1' }).first().waitFor()
    expect(await before?.locator('.kit-tag').filter({ hasText: 'V1' }).count()).toBe(0)
    expect(await before?.locator('.var-decided').innerText()).not.toBe(await now?.locator('.var-decided').innerText())
    await audit(page, 'both reasons')
    await page.keyboard.press('Escape')
    await both.waitFor({ state: 'detached' })

    // Share it.
    await press(button(page, EDITOR.share[lang]))
    const field = page.getByRole('dialog').getByRole('textbox')
    await expect.poll(() => field.inputValue()).toContain('#/variants/shared?data=')
    const link = await field.inputValue()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    // Play it.
    await press(button(page, EDITOR.play[lang]))
    await press(button(page.getByRole('dialog'), EDITOR.start[lang]))
    await yourTurn(page)
    await decide(page, 12)
    const entry = await explained(page, lang)
    await showPanel(page, 'log')
    await press(page.locator(`.log-entry[data-n="${entry}"] .prompt-why`))
    await press(page.locator('.why .kit-tag--link:visible').filter({ hasText: 'V1' }).first())
    await page.locator('.kit-clause:popover-open').getByText(CLAUSE).waitFor()

    // A fresh profile gets the same by the link.
    const fresh = await context
      .browser()
      ?.newContext({ locale: lang, reducedMotion: 'reduce', serviceWorkers: 'block' })
    if (fresh === undefined) throw new Error('there is no browser')
    try {
      const other = await fresh.newPage()
      await other.goto(link)
      await other.getByRole('heading', { level: 1, name: TITLE }).waitFor()
      await other.getByText(CLAUSE).first().waitFor()
      await button(other, VARIANTS.edit[lang]).click()
      await expect.poll(() => rungs(other).first().innerText()).toContain(side)
    } finally {
      await fresh.close()
    }
    expectNothing(page)
  },
)

/** The last entry of the log that the moved rung has decided; plays on until there is one. */
async function explained(page: Page, lang: Lang): Promise<number> {
  for (let tries = 0; tries < 10; tries++) {
    const { entries } = readSave(await exportFile(page, lang))
    const found = entries.findLastIndex(({ note }) => note === 'duel.choice.side')
    if (found >= 0) return found + 1
    await decide(page, 2)
  }
  throw new Error('the rung never decides')
}

scene(
  'a variant made by keyboard: places are told, wrong numbers stay where they are, drafts are kept',
  { lang: 'en' },
  async ({ page, lang }) => {
    await begin(page, lang)
    const [first = '', second = ''] = told(lang)
    await ladder(page, 'choice').locator('summary').focus()
    await page.keyboard.press('Enter')
    const grip = rungs(page).first().locator('.var-grip')
    await grip.focus()
    await page.keyboard.press('Alt+ArrowDown')
    const of = told(lang).length
    await expect
      .poll(() => page.locator('.var-told').innerText())
      .toBe(EDITOR.nowAt[lang]({ name: first, place: 2, of }))
    await expect.poll(() => rungs(page).first().innerText()).toContain(second)
    // The focus goes along with the rung.
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(() => rungs(page).nth(2).innerText()).toContain(first)
    await page.keyboard.press('Control+z')
    await expect.poll(() => rungs(page).nth(1).innerText()).toContain(first)

    await page.locator('[data-section="settings"]').focus()
    await page.keyboard.press('Enter')
    const zone = page.locator('[data-part="last-zone"]')
    await zone.getByRole('textbox').focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('99')
    await expect.poll(() => zone.locator('.var-wrong').innerText()).toMatch(/^A whole number from \d+ to \d+/)
    await expect.poll(() => button(page, EDITOR.play[lang]).isDisabled()).toBe(true)
    await page.reload()
    await page.locator('[data-section="settings"]').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => zone.getByRole('textbox').inputValue()).toBe('99')
    await button(zone, EDITOR.resetNamed[lang]({ name: (await zone.locator('h3').innerText()).trim() })).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => button(page, EDITOR.play[lang]).isDisabled()).toBe(false)

    await page.goto(address('/variants/duel'))
    await page.locator('.var-draft').waitFor()
    await button(page, VARIANTS.remove[lang]({ title: VARIANTS.untitled[lang] })).focus()
    await page.keyboard.press('Enter')
    await page.locator('.var-draft').waitFor({ state: 'detached' })
    await button(page, VARIANTS.bringBack[lang]).focus()
    await page.keyboard.press('Enter')
    await page.locator('.var-draft').waitFor()
  },
)
