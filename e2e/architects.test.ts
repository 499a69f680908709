// 7 Wonders: Architects in the browser: whole games on screen, a game beside the table, and axe.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { dice } from '../src/kernel/chance.ts'
import type { Lang } from '../src/kernel/contract.ts'
import { playerOf } from '../src/players/index.ts'
import { TABLE } from '../src/web/words/table.ts'
import {
  clickMove,
  clickToTheEnd,
  dealt,
  fold,
  key,
  keysOf,
  module,
  movesOf,
  type NewGame,
  playedUntil,
  sitDown,
  waitingFor,
} from './architects.ts'
import { audit, expectNothing } from './axe.ts'
import { openSave, textOf } from './saves.ts'
import { DESKTOP, PHONE, scene, type Stage } from './stage.ts'
import { exportFile, pointsOf, pointsOn, press, setSpeed, yourTurn } from './table.ts'

const TITLES = { you: TABLE.won, automa: TABLE.lost, shared: TABLE.shared, none: TABLE.over }
const TOTAL = { it: 'Totale', en: 'Total' } as const satisfies Record<Lang, string>

interface Whole extends NewGame {
  readonly wonder: string
  /** Kinds of moves the log must show as yours, besides those of every game. */
  readonly did: readonly string[]
}

async function playWhole({ page, lang }: Stage, { wonder, did, ...game }: Whole): Promise<void> {
  await setSpeed(page)
  await sitDown(page, lang, game)
  await clickMove(page, lang, `wonder ${wonder}`, [`wonder ${wonder}`])
  expect(await clickToTheEnd(page)).toBeGreaterThan(20)
  const sheet = page.getByRole('dialog')
  const points = await pointsOn(sheet)
  const title = await sheet.getByRole('heading').first().innerText()
  await page.keyboard.press('Escape')
  const table = fold(await exportFile(page, lang))
  const score = module.score(table.state)
  expect(table.step.kind).toBe('over')
  expect(points).toEqual(pointsOf(score, lang, TOTAL[lang]))
  expect(title).toBe(TITLES[score.outcome.winner][lang])
  const verbs = new Set(table.log.flatMap(({ seat, move }) => (seat === 'you' ? [key(move).split(' ')[0]] : [])))
  expect([...verbs]).toEqual(expect.arrayContaining(['wonder', 'take', 'construct', ...did]))
}

scene('a whole game of Architects by tapping, in Italian on a phone', { lang: 'it', screen: PHONE }, (stage) =>
  playWhole(stage, {
    seed: '8147',
    level: 'hard',
    wonder: 'halicarnassus',
    did: ['science', 'token', 'hali-deck', 'hali-card'],
  }),
)

scene(
  'a whole game of Architects by clicking, in English on a desktop',
  { lang: 'en', screen: DESKTOP, theme: 'dark' },
  (stage) => playWhole(stage, { seed: '21', opponent: 'giza', wonder: 'alexandria', did: ['science', 'token'] }),
)

scene('what seldom happens is clicked too', { lang: 'en' }, async ({ page, lang }) => {
  await setSpeed(page)
  for (const verb of ['look', 'end']) {
    const table = waitingFor(verb)
    await openSave(page, lang, textOf(table))
    await clickMove(page, lang, verb, movesOf(table))
    const [next] = keysOf(fold(await exportFile(page, lang))).slice(table.cursor)
    expect(next).toBe(`you ${verb}`)
  }
})

/** The turned-up card, token or die, entered as a person would: typed on a desktop, touched on a phone. */
type Tell = (page: Page, move: unknown, lang: Lang) => Promise<void>

const idOf = (move: unknown): string => key(move).split(' ')[1] ?? ''

const type: Tell = async (page, move, lang) => {
  const field = page.getByRole('combobox')
  const id = idOf(move)
  // A face of the die is entered by its number alone.
  if (key(move).startsWith('die')) return field.fill(id)
  const name = module.nameOf(id, lang)
  const found = page.getByRole('option', { name, exact: true, selected: true })
  for (const part of [name.slice(0, 4), name.slice(0, 9), name]) {
    await field.fill(part)
    if ((await found.count()) === 1) break
  }
  expect(await found.count(), name).toBe(1)
  await field.press('Enter')
}

const touch: Tell = (page, move, lang) =>
  press(page.getByRole('option', { name: module.nameOf(idOf(move), lang), exact: true }))

async function playBeside({ page, lang }: Stage, seed: string, tell: Tell): Promise<void> {
  await setSpeed(page)
  await sitDown(page, lang, { mode: 'beside' })
  const dealer = dealt(seed)
  const stream = dice(Number(seed))
  const told = new Set<string>()
  while (dealer.seat !== undefined) {
    const { seat } = dealer
    if (seat === 'you') {
      const chosen = key(playerOf('greedy')(module, dealer.state, dealer.options, stream))
      await clickMove(page, lang, chosen, movesOf(dealer))
      dealer.play(chosen)
    } else {
      dealer.advanceOnce()
      if (seat === 'automa') continue
      const { move } = dealer.entry(dealer.cursor)
      await tell(page, move, lang)
      told.add(key(move).split(' ')[0] ?? '')
    }
  }
  expect([...told].toSorted()).toEqual(['card', 'die', 'progress'])
  expect(await yourTurn(page)).toBe('over')
  const points = await pointsOn(page.getByRole('dialog'))
  expect(points).toEqual(pointsOf(module.score(dealer.state), lang, TOTAL[lang]))
  await page.keyboard.press('Escape')
  expect(keysOf(fold(await exportFile(page, lang)))).toEqual(keysOf(dealer))
}

scene('a game of Architects beside the table, every card and die typed', { lang: 'en' }, (stage) =>
  playBeside(stage, '210', type),
)

scene('a game of Architects beside the table, every card and die touched', { lang: 'it', screen: PHONE }, (stage) =>
  playBeside(stage, '321', touch),
)

/** The table where moves of these kinds are possible, the leaves of some pieces there, and the end. */
async function auditPhases({ page, lang }: Stage, verbs: readonly string[], leaves: readonly string[]): Promise<void> {
  await setSpeed(page)
  for (const verb of verbs) {
    await openSave(page, lang, textOf(waitingFor(verb, verb === 'take' ? 60 : 0)))
    await page.locator('.ar-root [data-lit]').first().waitFor()
    await audit(page, verb)
  }
  for (const piece of leaves) {
    await press(page.locator(`.ar-root ${piece}:not([data-lit])`).first())
    await page.locator('.ar-leaf').waitFor()
    await audit(page, `the leaf of ${piece}`)
    await page.keyboard.press('Escape')
    await page.locator('.ar-leaf').waitFor({ state: 'detached' })
  }
  await openSave(page, lang, textOf(playedUntil('4', () => false)))
  await page.getByRole('dialog').locator('tfoot').waitFor()
  await page.keyboard.press('Escape')
  await audit(page, 'the end')
  await sitDown(page, lang, { mode: 'beside' })
  await clickMove(page, lang, 'wonder giza', ['wonder giza'])
  await page.getByRole('option').first().waitFor()
  await audit(page, 'the picker')
  expectNothing(page)
}

scene('axe finds nothing at the table of Architects, on a phone', { lang: 'it', screen: PHONE }, (stage) =>
  auditPhases(stage, ['wonder', 'construct', 'hali-card'], []),
)

scene('axe finds nothing at the table of Architects, on a desktop', { lang: 'en', screen: DESKTOP }, (stage) =>
  auditPhases(stage, ['token', 'take'], ['.ar-stage-spot', '.ar-forecast']),
)
