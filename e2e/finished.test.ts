// A finished game and its result stay, even if somebody goes back in it.
import { expect } from 'vitest'
import type { Verdict } from '../src/kernel/contract.ts'
import { movesIn } from '../src/kernel/moves.ts'
import { turningOf } from '../src/kernel/turning.ts'
import { decidedBy, verdictOf } from '../src/kernel/verdict.ts'
import { HOME } from '../src/web/words/home.ts'
import { OVER } from '../src/web/words/over.ts'
import { TABLE } from '../src/web/words/table.ts'
import { audit, expectNothing } from './axe.ts'
import { duel, finished } from './duel.ts'
import { press } from './hand.ts'
import { kernelOf, type Options, textOf } from './kernel.ts'
import { openSave } from './saves.ts'
import { address, DESKTOP, PHONE, scene } from './stage.ts'
import { exportFile, putResultAway, setSpeed, showPanel, yourTurn } from './table.ts'

scene(
  'a finished game survives undo and play from here, which go on in copies',
  { lang: 'it', screen: PHONE },
  async ({ page, lang }) => {
    await setSpeed(page)
    const game = finished('3')
    await openSave(page, game)
    const table = page.url()
    await putResultAway(page)

    await page.getByRole('button', { name: TABLE.undo[lang] }).click()
    await page.getByText(TABLE.copied[lang]).waitFor()
    expect(await yourTurn(page)).toBe('you')
    expect(page.url()).not.toBe(table)
    await page.getByRole('button', { name: TABLE.toFinished[lang] }).click()
    await putResultAway(page)
    expect(page.url()).toBe(table)

    await page.reload()
    await putResultAway(page)
    await showPanel(page, 'log')
    await press(page.locator('.log-entry[data-seat="you"] .log-look').nth(4))
    await press(page.getByRole('button', { name: TABLE.fromHere[lang] }))
    await page.getByText(TABLE.copied[lang]).waitFor()
    expect(await yourTurn(page)).toBe('you')
    expect(duel.keysOf(duel.fold(await exportFile(page, lang))).length).toBeLessThan(duel.fold(game).length)

    await page.goto(table)
    await putResultAway(page)
    expect(duel.keysOf(duel.fold(await exportFile(page, lang)))).toEqual(duel.keysOf(duel.fold(game)))

    await page.goto(address('/'))
    const copies = page.locator('.game-row', { hasText: HOME.copiedFrom[lang]({ n: 0, date: '' }).split('(')[0] ?? '' })
    await expect.poll(() => copies.count()).toBe(2)
    await expect.poll(() => page.locator('.game-row .tag').count()).toBe(1)
  },
)

/** A game that SOLO has won by an instant victory. */
const DEFEAT = (() => {
  for (let seed = 1; ; seed++) {
    const table = duel.playedUntil(String(seed), () => false, { by: 'random' })
    const { outcome } = duel.module.score(table.state)
    if (outcome.by === 'military' && outcome.winner === 'automa') return { table, by: outcome.text }
  }
})()

scene('the result shows an instant defeat, not points', { lang: 'en', painted: true }, async ({ page, lang }) => {
  await setSpeed(page)
  await openSave(page, textOf(DEFEAT.table))
  const sheet = page.getByRole('dialog')
  await sheet.getByText(`${decidedBy(duel.module, DEFEAT.table.state)[lang]}.`).waitFor()
  await expect.poll(() => sheet.locator('.gauge').isVisible()).toBe(true)
  await expect.poll(() => sheet.locator('.score__table').isVisible()).toBe(false)
  await press(sheet.getByText(OVER.sheetSoFar[lang]))
  await expect.poll(() => sheet.locator('.score__table').isVisible()).toBe(true)
  await audit(page, 'a defeat')
  await page.goto(address('/'))
  await expect.poll(() => page.locator('.game-row .tag').innerText()).toContain(DEFEAT.by[lang])
  expectNothing(page)
})

/** A finished game, and what its result shows besides: the challenges in Age of Comics. */
async function ended(game: string, options: Options, is: (verdict: Verdict) => boolean = () => true) {
  const { module, playedUntil } = await kernelOf(game)
  for (let seed = 1; ; seed++) {
    const table = playedUntil(String(seed), () => false, { options })
    if (is(verdictOf(module, table.state))) return { module, table }
  }
}

const CHALLENGES = { challenges: 'challenge-business-genius,challenge-35-fans' }
const isMixed = ({ goals = [] }: Verdict): boolean => new Set(goals.map(({ isMet }) => isMet)).size === 2

for (const [game, look, options, is] of [
  ['duel', { lang: 'it', screen: PHONE }, {}, undefined],
  ['architects', { lang: 'en', screen: DESKTOP, long: true }, {}, undefined],
  ['terra-mystica', { lang: 'it', screen: DESKTOP }, {}, undefined],
  ['age-of-comics', { lang: 'en', screen: PHONE }, CHALLENGES, isMixed],
  ['concordia', { lang: 'it', screen: PHONE, long: true }, {}, undefined],
] as const)
  scene(`the end of a game of ${game} tells how it was decided and where it turned`, look, async ({ page, lang }) => {
    const { module, table } = await ended(game, options, is)
    await setSpeed(page)
    await openSave(page, textOf(table))
    const sheet = page.getByRole('dialog')
    const verdict = sheet.locator('.verdict')
    await verdict.getByText(`${decidedBy(module, table.state)[lang]}.`).waitFor()
    const { also = [], goals = [], gauges = [] } = verdictOf(module, table.state)
    for (const text of also) await verdict.getByText(text[lang]).waitFor()
    for (const { text, isMet } of goals) {
      const line = verdict.locator('li', { hasText: text[lang] })
      await expect.poll(() => line.innerText()).toContain(OVER[isMet ? 'met' : 'missed'][lang])
    }
    await expect.poll(() => verdict.locator('.gauge').count()).toBe(gauges.length)
    await expect.poll(() => verdict.getByRole('img').count()).toBe(module.score(table.state).sides.length > 1 ? 1 : 0)
    const turning = turningOf(table)
    await expect
      .poll(() => sheet.locator('.turning p').first().innerText())
      .toContain(turning?.section?.section.text[lang])
    await expect.poll(() => sheet.locator('.score__table').isVisible()).toBe(true)
    await press(sheet.getByRole('button', { name: OVER.look[lang] }))
    await page.locator('.prompt[data-turn="past"]').waitFor()
    await expect
      .poll(() => page.locator('.prompt-ask').innerText())
      .toBe(TABLE.lookingAt[lang]({ n: movesIn(table.log.slice(0, turning?.move.entry)), all: movesIn(table.log) }))
  })
