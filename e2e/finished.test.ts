// A finished game and its result stay, whoever goes back in it.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { HOME } from '../src/web/words/home.ts'
import { TABLE } from '../src/web/words/table.ts'
import { duel, finished } from './duel.ts'
import { press } from './hand.ts'
import { openSave } from './saves.ts'
import { address, PHONE, scene } from './stage.ts'
import { exportFile, setSpeed, showPanel, yourTurn } from './table.ts'

async function closeResult(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

scene(
  'a finished game survives undo and play from here, which go on in copies',
  { lang: 'it', screen: PHONE },
  async ({ page, lang }) => {
    await setSpeed(page)
    const game = finished('3')
    await openSave(page, lang, game)
    const table = page.url()
    await closeResult(page)

    await page.getByRole('button', { name: TABLE.undo[lang] }).click()
    await page.getByText(TABLE.copied[lang]).waitFor()
    expect(await yourTurn(page)).toBe('you')
    expect(page.url()).not.toBe(table)
    await page.getByRole('button', { name: TABLE.toFinished[lang] }).click()
    await closeResult(page)
    expect(page.url()).toBe(table)

    await page.reload()
    await closeResult(page)
    await showPanel(page, 'log')
    await press(page.locator('.log-entry[data-seat="you"] .log-look').nth(4))
    await press(page.getByRole('button', { name: TABLE.fromHere[lang] }))
    await page.getByText(TABLE.copied[lang]).waitFor()
    expect(await yourTurn(page)).toBe('you')
    expect(duel.keysOf(duel.fold(await exportFile(page, lang))).length).toBeLessThan(duel.fold(game).length)

    await page.goto(table)
    await closeResult(page)
    expect(duel.keysOf(duel.fold(await exportFile(page, lang)))).toEqual(duel.keysOf(duel.fold(game)))

    await page.goto(address('/'))
    const copies = page.locator('.game-row', { hasText: HOME.copiedFrom[lang]({ n: 0, date: '' }).split('(')[0] ?? '' })
    await expect.poll(() => copies.count()).toBe(2)
    expect(await page.locator('.game-row .tag').count()).toBe(1)
  },
)
