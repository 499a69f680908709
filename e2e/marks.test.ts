// A save and its table show how the game was played: looking leaves no mark, undo and hints do.
import { constants, deflateRawSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Lang } from '../src/kernel/contract.ts'
import { LIMITS } from '../src/kernel/limits.ts'
import { MARK_TEXTS } from '../src/kernel/marks.ts'
import { COACH } from '../src/web/words/coach.ts'
import { HOME } from '../src/web/words/home.ts'
import { IMPORT } from '../src/web/words/import.ts'
import { TABLE } from '../src/web/words/table.ts'
import { audit, expectNothing } from './axe.ts'
import { decide, duel } from './duel.ts'
import { press } from './hand.ts'
import { address, DESKTOP, PHONE, scene } from './stage.ts'
import { exportFile, setSpeed, showPanel, sitDown, yourTurn } from './table.ts'

/** The marks that the table shows. */
async function marks(page: Page, lang: Lang): Promise<string[]> {
  await press(page.getByRole('button', { name: TABLE.more[lang], exact: true }))
  await page.getByRole('dialog').waitFor()
  const told = await page.locator('.marks li').allInnerTexts()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  return told
}

const header = async (page: Page, lang: Lang): Promise<string> => (await exportFile(page, lang)).split('\n')[0] ?? ''

scene(
  'undo alone leaves no mark, another move in its place does, and a reload keeps the mark',
  { lang: 'it', screen: PHONE },
  async ({ page, lang }) => {
    await setSpeed(page)
    await sitDown(page, lang, duel, { seed: '5' })
    await decide(page, 2)
    const undo = page.getByRole('button', { name: TABLE.undo[lang] })
    await undo.click()
    await page.getByRole('button', { name: TABLE.redo[lang] }).click()
    expect(await marks(page, lang)).toEqual([])
    await undo.click()
    await undo.click()
    await yourTurn(page)
    await showPanel(page, 'moves')
    await press(page.locator('.side-panel .move').last())
    await yourTurn(page)
    expect(await marks(page, lang)).toEqual([MARK_TEXTS.undone[lang]])
    await page.reload()
    await yourTurn(page)
    expect(await marks(page, lang)).toEqual([MARK_TEXTS.undone[lang]])
    expect(await header(page, lang)).toMatch(/ · marks undone$/)
  },
)

scene(
  'a hint is remembered, and so is an import',
  { lang: 'en', screen: DESKTOP, painted: true },
  async ({ page, lang }) => {
    await setSpeed(page)
    await sitDown(page, lang, duel, { seed: '5' })
    await decide(page, 6)
    expect(await marks(page, lang)).toEqual([])
    await showPanel(page, 'hint')
    await page.locator('.hint-move').first().waitFor()
    await page.getByText(COACH.remembered[lang]).waitFor()
    await expect.poll(() => marks(page, lang)).toEqual([MARK_TEXTS.hint[lang]])
    const file = await exportFile(page, lang)
    await page.goto(address('/'))
    await page.getByRole('button', { name: HOME.import[lang] }).click()
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(file) })
    await page.getByText(MARK_TEXTS.hint[lang]).waitFor()
    await page.getByRole('button', { name: IMPORT.add[lang] }).click()
    await yourTurn(page)
    expect(await marks(page, lang)).toEqual([MARK_TEXTS.hint[lang], MARK_TEXTS.imported[lang]])
    expect(await header(page, lang)).toMatch(/ · marks hint,imported$/)
    await press(page.getByRole('button', { name: TABLE.more[lang], exact: true }))
    await page.locator('.marks').waitFor()
    await audit(page, 'marks')
    expectNothing(page)
  },
)

scene('hostile texts and links are refused, and the page keeps working', { lang: 'it' }, async ({ page, lang }) => {
  const zeros = deflateRawSync(new Uint8Array(1_000_000), { finishFlush: constants.Z_FULL_FLUSH })
  const bomb = Buffer.concat(Array.from({ length: 700 }, () => zeros)).toString('base64url')
  expect(bomb.length).toBeLessThan(LIMITS.link)
  await page.goto(address('/'))
  await page.getByRole('button', { name: HOME.import[lang] }).click()
  const refusal = page.getByRole('alert')
  const given = [
    [' '.repeat(9000), 'Questo non è un salvataggio di Solotavolo.'],
    [' '.repeat(900_000), 'Riga 1: il testo è troppo lungo: al massimo 20.000 caratteri.'],
    ['?save='.repeat(300_000), 'Il link è rovinato o incompleto: fattelo mandare di nuovo, per intero.'],
    [`${'?save='.repeat(300_000)} x`, 'Il testo è troppo lungo: al massimo 1.000.000 caratteri.'],
    [`solotavolo 1 · duel${'\n'.repeat(900_000)}`, 'Le righe sono troppe: al massimo 20.000.'],
    [`#/import?save=${bomb}`, 'Il link è rovinato o incompleto: fattelo mandare di nuovo, per intero.'],
  ] as const
  for (const [text, told] of given) {
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })
    await expect.poll(async () => (await refusal.innerText()).trim()).toBe(told)
  }
})
