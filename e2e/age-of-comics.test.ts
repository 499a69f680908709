// Age of Comics in the browser: whole games on screen and beside the table, a deck of one's own, and axe.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { RECONSTRUCTION } from '../src/games/age-of-comics/catalogue/automa-cards.ts'
import { dice } from '../src/kernel/chance.ts'
import type { Lang } from '../src/kernel/contract.ts'
import { playerOf } from '../src/players/index.ts'
import { TABLE } from '../src/web/words/table.ts'
import {
  begin,
  clickMove,
  clickToTheEnd,
  dealt,
  fold,
  key,
  keysOf,
  module,
  movesOf,
  nameInPicker,
  type NewGame,
  openNewPage,
  playedUntil,
  sitDown,
  waitingFor,
} from './age-of-comics.ts'
import { audit, expectNothing } from './axe.ts'
import { openSave, textOf } from './saves.ts'
import { DESKTOP, PHONE, scene, type Stage } from './stage.ts'
import { exportFile, pointsOf, pointsOn, press, setSpeed, showPanel, yourTurn } from './table.ts'

const TITLES = { you: TABLE.won, automa: TABLE.lost, shared: TABLE.shared, none: TABLE.over }
const TOTAL = { it: 'Totale', en: 'Total' } as const satisfies Record<Lang, string>

interface Whole extends NewGame {
  /** Kinds of moves the log must show as yours. */
  readonly did: readonly string[]
}

async function playWhole({ page, lang }: Stage, { did, ...game }: Whole): Promise<void> {
  await setSpeed(page)
  await sitDown(page, lang, game)
  expect(await clickToTheEnd(page)).toBeGreaterThan(30)
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
  expect([...verbs]).toEqual(expect.arrayContaining([...did]))
}

const EVERY_GAME = ['genre', 'idea', 'place', 'print', 'use', 'board']

scene('a whole game of Age of Comics by tapping, in Italian on a phone', { lang: 'it', screen: PHONE }, (stage) =>
  playWhole(stage, {
    seed: '8147',
    level: 'expert',
    challenges: ['Genio degli affari'],
    did: [...EVERY_GAME, 'take', 'walk', 'collect', 'convert'],
  }),
)

scene(
  'a whole game of Age of Comics by clicking, in English on a desktop',
  { lang: 'en', screen: DESKTOP, theme: 'dark' },
  (stage) => playWhole(stage, { seed: '21', did: [...EVERY_GAME, 'search'] }),
)

scene('what seldom happens is clicked too', { lang: 'en' }, async ({ page, lang }) => {
  await setSpeed(page)
  for (const ask of ['increase', 'move-cube', 'reassign', 'convert', 'extra-editor', 'discard']) {
    const table = waitingFor(ask)
    const moves = movesOf(table)
    const move = moves.find((each) => each !== 'done') ?? ''
    await openSave(page, lang, textOf(table))
    await clickMove(page, move, moves)
    const [next] = keysOf(fold(await exportFile(page, lang))).slice(table.cursor)
    expect(next).toBe(`you ${move}`)
  }
})

/** A card, an order or a value, entered as a person would: typed on a desktop, touched on a phone. */
type Tell = (page: Page, move: unknown, lang: Lang) => Promise<void>

const idOf = (move: unknown): string => key(move).split(' ').at(-1) ?? ''

const type: Tell = async (page, move, lang) => {
  const field = page.getByRole('combobox')
  const id = idOf(move)
  // A value is entered by its number alone.
  if (/^\d$/.test(id)) return field.fill(id)
  await field.fill(module.nameOf(id, lang))
  const found = page.getByRole('option', { name: nameInPicker(id, lang), exact: true, selected: true })
  expect(await found.count(), id).toBe(1)
  await field.press('Enter')
}

const touch: Tell = (page, move, lang) =>
  press(page.getByRole('option', { name: nameInPicker(idOf(move), lang), exact: true }))

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
      await clickMove(page, chosen, movesOf(dealer))
      dealer.play(chosen)
    } else {
      dealer.advanceOnce()
      if (seat === 'automa') continue
      const { move } = dealer.entry(dealer.cursor)
      await tell(page, move, lang)
      told.add(key(move).split(' ')[0] ?? '')
    }
  }
  expect([...told].toSorted()).toEqual(['back', 'calendar', 'card', 'order', 'reveal', 'value'])
  expect(await yourTurn(page)).toBe('over')
  const points = await pointsOn(page.getByRole('dialog'))
  expect(points).toEqual(pointsOf(module.score(dealer.state), lang, TOTAL[lang]))
  await page.keyboard.press('Escape')
  expect(keysOf(fold(await exportFile(page, lang)))).toEqual(keysOf(dealer))
}

scene('a game of Age of Comics beside the table, everything typed', { lang: 'en' }, (stage) =>
  playBeside(stage, '210', type),
)

scene('a game of Age of Comics beside the table, everything touched', { lang: 'it', screen: PHONE }, (stage) =>
  playBeside(stage, '321', touch),
)

const WORDS = {
  own: { it: 'Le tue carte', en: 'Your own cards' },
  ethical: { it: 'Editore etico', en: 'Ethical Publisher' },
  dealer: { it: 'Affarista', en: 'Wheeler-Dealer' },
  warning: { it: /non possono riuscire insieme/, en: /cannot both be met/ },
  load: { it: 'Carica un file…', en: 'Load a file…' },
  save: { it: 'Scarica il mazzo', en: 'Download the deck' },
  bad: { it: /non si può leggere/, en: /cannot be read/ },
} as const

const typed = 'SDI-WCFRSH'

scene('automa cards of one’s own are typed in, kept and played with', { lang: 'it', screen: PHONE }, async (stage) => {
  const { page, lang } = stage
  await setSpeed(page)
  await openNewPage(page)
  for (const name of [WORDS.ethical[lang], WORDS.dealer[lang]]) await press(page.locator('.chip', { hasText: name }))
  await page.getByText(WORDS.warning[lang]).waitFor()
  for (const name of [WORDS.ethical[lang], WORDS.dealer[lang]]) await press(page.locator('.chip', { hasText: name }))
  await press(page.locator('.chip', { hasText: WORDS.own[lang] }))
  const file = page.locator('.ac-deck-files input')
  await file.setInputFiles({ name: 'deck.json', mimeType: 'application/json', buffer: Buffer.from('[1]') })
  await page.getByRole('alert').filter({ hasText: WORDS.bad[lang] }).waitFor()
  // The first card: one action, and the last two genres moved to the front.
  await page.locator('.ac-deck-action select').first().selectOption('S')
  const genre = page.locator('.ac-deck-genres button')
  for (const at of [0, 4]) await press(genre.nth(at))
  for (const at of [1, 4]) await press(genre.nth(at))
  for (const at of [2, 4]) await press(genre.nth(at))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page.getByRole('button', { name: WORDS.save[lang] })),
  ])
  const deck = `${typed} ${RECONSTRUCTION.split(' ').slice(1).join(' ')}`
  const saved = readFileSync(await download.path(), 'utf8')
  await begin(page, lang)
  const { options } = fold(await exportFile(page, lang)).setup
  expect(options['deck']).toBe(deck)
  // The next game begins with the same cards; a file brings them back where they are not.
  await openNewPage(page)
  expect(await page.locator('.ac-deck-action select').first().inputValue()).toBe('S')
  await press(page.locator('.ac-deck-files button').last())
  expect(await page.locator('.ac-deck-action select').first().inputValue()).toBe('H')
  await file.setInputFiles({ name: 'deck.json', mimeType: 'application/json', buffer: Buffer.from(saved) })
  await expect.poll(() => page.locator('.ac-deck-action select').first().inputValue()).toBe('S')
  await audit(page, 'the deck')
  expectNothing(page)
})

/** The table where these things are asked, the leaves of some pieces there, the reasons, and the end. */
async function auditPhases({ page, lang }: Stage, asks: readonly string[], leaves: readonly string[]): Promise<void> {
  await setSpeed(page)
  for (const ask of asks) {
    await openSave(page, lang, textOf(waitingFor(ask, ask === 'place' ? 250 : 0)))
    await page.locator('.ac-root [data-lit], .ac-root .kit-first').first().waitFor()
    await audit(page, ask)
  }
  for (const piece of leaves) {
    await press(page.locator(`.ac-root ${piece}:not([data-lit])`).first())
    await page.locator('.ac-leaf').waitFor()
    await audit(page, `the leaf of ${piece}`)
    await page.keyboard.press('Escape')
    await page.locator('.ac-leaf').waitFor({ state: 'detached' })
  }
  await showPanel(page, 'why')
  await page.locator('.ac-grounds').waitFor()
  await audit(page, 'why')
  await openSave(page, lang, textOf(playedUntil('4', () => false)))
  await page.getByRole('dialog').locator('tfoot').waitFor()
  await page.keyboard.press('Escape')
  await audit(page, 'the end')
  await sitDown(page, lang, { mode: 'beside' })
  await page.getByRole('option').first().waitFor()
  await audit(page, 'the picker')
  expectNothing(page)
}

scene('axe finds nothing at the table of Age of Comics, on a phone', { lang: 'it', screen: PHONE }, (stage) =>
  auditPhases(stage, ['start-ideas', 'develop', 'sales'], []),
)

scene('axe finds nothing at the table of Age of Comics, on a desktop', { lang: 'en', screen: DESKTOP }, (stage) =>
  auditPhases(stage, ['supply-ideas', 'increase', 'place'], ['.ac-order-spot', '.ac-slot', '.ac-vp', '.ac-cover']),
)
