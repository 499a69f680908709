// Whole games of Duel, by clicking on the board.
import { expect } from 'vitest'
import type { Lang } from '../src/kernel/contract.ts'
import { TABLE } from '../src/web/words/table.ts'
import { clickToTheEnd } from './duel.ts'
import { DESKTOP, PHONE, scene, type Stage } from './stage.ts'
import { exportFile, fold, module, pointsOf, pointsOn, setSpeed, sitDown } from './table.ts'

const TITLES = { you: TABLE.won, automa: TABLE.lost, shared: TABLE.shared, none: TABLE.over }

async function playWhole({ page, lang }: Stage, options: Parameters<typeof sitDown>[2]): Promise<void> {
  await setSpeed(page)
  await sitDown(page, lang, options)
  expect(await clickToTheEnd(page)).toBeGreaterThan(20)
  const sheet = page.getByRole('dialog')
  const points = await pointsOn(sheet)
  const title = await sheet.getByRole('heading').first().innerText()
  await page.keyboard.press('Escape')
  const table = fold(await exportFile(page, lang))
  const score = module.score(table.state)
  expect(table.step.kind).toBe('over')
  expect(points).toEqual(pointsOf(score, lang, total[lang]))
  expect(title).toBe(TITLES[score.outcome.winner][lang])
}

const total = { it: 'Totale', en: 'Total' } as const satisfies Record<Lang, string>

scene('a whole game by tapping, in Italian on a phone', { lang: 'it', screen: PHONE }, (stage) =>
  playWhole(stage, { seed: '8147', promos: 'both' }),
)

scene('a whole game by clicking, in English on a desktop', { lang: 'en', screen: DESKTOP, theme: 'dark' }, (stage) =>
  playWhole(stage, { seed: '21' }),
)
