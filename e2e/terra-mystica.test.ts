// Terra Mystica in the browser: whole games on screen and beside the table, plans, best scores, and axe.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { AnyTable } from '../scripts/moment.ts'
import type { Lang } from '../src/kernel/contract.ts'
import { PLAN } from '../src/web/words/plan.ts'
import { TABLE } from '../src/web/words/table.ts'
import { audit, expectNothing } from './axe.ts'
import { openSave, textOf } from './saves.ts'
import { address, DESKTOP, PHONE, scene, type Stage } from './stage.ts'
import { exportFile, pointsOf, pointsOn, press, setSpeed, showPanel, yourTurn } from './table.ts'
import {
  clickMove,
  curious,
  dealt,
  fold,
  key,
  keysOf,
  module,
  type Options,
  type Seen,
  sitDown,
  waitingFor,
} from './terra-mystica.ts'

const TOTAL = { it: 'Totale', en: 'Total' } as const satisfies Record<Lang, string>

/** The sheet at the end says what the kernel says, and the log is the one that was clicked. */
async function expectEnd({ page, lang }: Stage, table: AnyTable): Promise<void> {
  expect(await yourTurn(page)).toBe('over')
  const sheet = page.getByRole('dialog')
  expect(await pointsOn(sheet)).toEqual(pointsOf(module.score(table.state), lang, TOTAL[lang]))
  expect(await sheet.getByRole('heading').first().innerText()).toBe(TABLE.over[lang])
  expect(await sheet.locator('.best-score').innerText()).toContain(PLAN.newBest[lang])
  await page.keyboard.press('Escape')
  expect(keysOf(fold(await exportFile(page, lang)))).toEqual(keysOf(table))
}

interface Whole {
  readonly seed: string
  readonly options: Options
  /** The faction to choose, where that is asked at the table. */
  readonly faction?: string
  readonly where: 'table' | 'tray'
  /** Kinds of moves that must have been made. */
  readonly did: readonly string[]
}

/** A whole game, clicked here and played by the kernel at the same time. */
async function playWhole(stage: Stage, { seed, options, faction, where, did }: Whole): Promise<void> {
  const { page, lang } = stage
  await setSpeed(page)
  await sitDown(page, lang, 'screen', options, seed)
  const table = dealt(seed, options)
  const seen: Seen = new Map()
  for (table.advance(); table.seat !== undefined; table.advance()) {
    const chosen = faction !== undefined && table.cursor === 0 ? `faction ${faction}` : curious(seen, table)
    await clickMove(page, table, chosen, where)
    table.play(chosen)
  }
  expect([...seen.keys()]).toEqual(expect.arrayContaining([...did]))
  await expectEnd(stage, table)
}

scene('a whole game of Terra Mystica by tapping, in Italian on a phone', { lang: 'it', screen: PHONE }, (stage) =>
  playWhole(stage, {
    seed: '1',
    options: { style: 'deliberate', bonus: 'chosen', ties: 'choice', level: 'easy' },
    faction: 'halflings',
    where: 'tray',
    did: ['scoring', 'tile', 'third', 'settle', 'special', 'favour', 'step', 'send', 'power', 'bridge', 'advance-dig'],
  }),
)

scene(
  'a whole game of Terra Mystica by clicking, in English on a desktop',
  { lang: 'en', screen: DESKTOP, theme: 'dark' },
  async (stage) => {
    const { page, lang } = stage
    await playWhole(stage, {
      seed: '2',
      options: { faction: 'nomads', power: 'blocked-predetermined', level: 'hard' },
      where: 'table',
      did: ['upgrade temple', 'dig', 'colour', 'build', 'add', 'evolve', 'take-power', 'convert', 'burn', 'bridge'],
    })
    await page.goto(address('/new/terra-mystica'))
    expect(await page.locator('.bests li').allInnerTexts()).toEqual([expect.stringContaining('Nomads')])
    expect(await page.getByRole('heading', { name: PLAN.bests[lang] }).count()).toBe(1)
  },
)

/** What chance has said, entered by its name; a face of the die and a tie by its number. */
async function tell(page: Page, before: unknown, move: unknown, lang: Lang): Promise<void> {
  const [verb, id = ''] = key(move).split(' ')
  const numbered = verb === 'die' || verb === 'tie'
  const name = numbered ? module.say(move, lang, before) : module.nameOf(id, lang)
  await press(page.getByRole('option', { name, exact: true }))
}

scene('a game of Terra Mystica beside the table, every draw and die told', { lang: 'en' }, async (stage) => {
  const { page, lang } = stage
  const options = { power: 'blocked-each-round', level: 'hard' } as const
  await setSpeed(page)
  await sitDown(page, lang, 'beside', options)
  const dealer = dealt('12', options)
  const seen: Seen = new Map()
  const told = new Set<string>()
  while (dealer.seat !== undefined) {
    const { seat } = dealer
    if (seat === 'you') {
      const chosen = curious(seen, dealer)
      await clickMove(page, dealer, chosen, 'table')
      dealer.play(chosen)
      continue
    }
    const before = dealer.cursor
    dealer.advanceOnce()
    if (seat === 'automa') continue
    const { move } = dealer.entry(before + 1)
    await tell(page, dealer.stateAt(before), move, lang)
    told.add(key(move).split(' ')[0] ?? '')
  }
  expect([...told].toSorted()).toEqual(['die', 'faction', 'scoring', 'third', 'tie', 'tile'])
  await expectEnd(stage, dealer)
})

/** What only somebody who plays well gets to, and what any stumbles into with the right faction. */
const SELDOM: readonly (readonly [verb: string, options: Options, player: string])[] = [
  ['town', {}, 'greedy'],
  ['tenth', {}, 'greedy'],
  ['river-town', { faction: 'mermaids' }, 'greedy'],
  ['exchange', { faction: 'darklings' }, 'random'],
  ['ride', { faction: 'witches' }, 'random'],
  ['sandstorm', { faction: 'nomads' }, 'random'],
  ['free-post', { faction: 'swarmlings' }, 'random'],
]

scene('what seldom happens is clicked too', { lang: 'en' }, async ({ page, lang }) => {
  await setSpeed(page)
  for (const [verb, options, player] of SELDOM) {
    const table = waitingFor(verb, options, 1, player)
    const chosen = table.options.map(({ move }) => key(move)).find((line) => line.split(' ')[0] === verb) ?? ''
    await openSave(page, lang, textOf(table))
    await clickMove(page, table, chosen, 'table')
    await expect.poll(async () => keysOf(fold(await exportFile(page, lang)))[table.cursor]).toBe(`you ${chosen}`)
  }
})

scene('a plan is dropped without a trace, and kept', { lang: 'en' }, async ({ page, lang }) => {
  await setSpeed(page)
  const table = waitingFor('upgrade', { faction: 'nomads' }, 1)
  await openSave(page, lang, textOf(table))
  const plan = page.getByRole('region', { name: PLAN.title[lang] })
  const moment = async (): Promise<readonly string[]> => [
    ...(await page.locator('.tm-spot .tm-away').allTextContents()),
    await page.locator('.prompt-ask').innerText(),
    ...(await page.locator('.move').allInnerTexts()),
  ]
  await page.locator('.tm-hex[data-lit]').first().waitFor()
  const before = await moment()
  await press(page.getByRole('button', { name: PLAN.begin[lang], exact: true }))
  const upgrade = table.options.find(({ move }) => key(move).startsWith('upgrade'))
  await clickMove(page, table, key(upgrade?.move), 'table')
  await clickMove(page, twinAfter(table, [key(upgrade?.move)]), 'burn', 'table')
  expect(await plan.locator('li').count()).toBe(2)
  expect(await plan.locator('.plan-sum').innerText()).toMatch(/−\d+ workers/)
  await press(plan.getByRole('button', { name: PLAN.drop[lang], exact: true }))
  await plan.waitFor({ state: 'detached' })
  expect(await moment()).toEqual(before)
  expect(keysOf(fold(await exportFile(page, lang))).slice(0, table.cursor)).toEqual(keysOf(table))

  await press(page.getByRole('button', { name: PLAN.begin[lang], exact: true }))
  await clickMove(page, table, 'burn', 'table')
  await press(plan.getByRole('button', { name: PLAN.keep[lang], exact: true }))
  expect(keysOf(fold(await exportFile(page, lang)))).toEqual([...keysOf(table), 'you burn'])
})

/** The same game, some moves later. */
function twinAfter(table: AnyTable, moves: readonly string[]): AnyTable {
  const twin = fold(textOf(table))
  for (const move of moves) {
    twin.play(move)
    twin.advance()
  }
  return twin
}

scene('the map shows what the opponents’ rules chose', { lang: 'en' }, async ({ page, lang }) => {
  await setSpeed(page)
  const table = waitingFor('bonus', { faction: 'witches' })
  await openSave(page, lang, textOf(table))
  await showPanel(page, 'why')
  const settled = keysOf(table)
    .findLast((line) => line.startsWith('automa settle'))
    ?.split(' ')
    .slice(2)
  await page.locator('.tm-hex[data-marked="kept"]').first().waitFor()
  const marked = await page.locator('.tm-hex[data-marked="kept"] .tm-hex-id').allTextContents()
  expect(marked.toSorted()).toEqual(settled?.toSorted())
  expect(await page.locator('.tm-hex[data-marked="dropped"]').count()).toBeGreaterThan(0)
})

interface Phase {
  readonly verb: string
  readonly options?: Options
  readonly round?: number
}

/** The table where moves of these kinds are possible, with the leaves of some pieces at the last one. */
async function auditPhases({ page, lang }: Stage, phases: readonly Phase[], leaves: readonly string[]): Promise<void> {
  await setSpeed(page)
  for (const { verb, options = {}, round = 0 } of phases) {
    await openSave(page, lang, textOf(waitingFor(verb, options, round)))
    await page.locator('.tm-root [data-lit], .tm-buttons .tm-button').first().waitFor()
    await audit(page, verb)
  }
  for (const piece of leaves) {
    await press(page.locator(`.tm-root ${piece}`).first())
    await page.locator('.tm-leaf').waitFor()
    await audit(page, `the leaf of ${piece}`)
    await page.keyboard.press('Escape')
    await page.locator('.tm-leaf').waitFor({ state: 'detached' })
  }
  expectNothing(page)
}

scene('axe finds nothing at the table of Terra Mystica, on a phone', { lang: 'it', screen: PHONE }, (stage) =>
  auditPhases(
    stage,
    [
      { verb: 'faction', options: { style: 'deliberate' } },
      { verb: 'favour', round: 1 },
      { verb: 'add', round: 2, options: { power: 'blocked-predetermined' } },
    ],
    ['.tm-wheel', '.tm-verb[data-at="pass"]'],
  ),
)

scene('axe finds nothing at the table of Terra Mystica, on a desktop', { lang: 'en', screen: DESKTOP }, (stage) =>
  auditPhases(
    stage,
    [
      { verb: 'settle', options: { ties: 'choice' } },
      { verb: 'take-power', round: 1 },
      { verb: 'colour', round: 1 },
      { verb: 'send', round: 3, options: { faction: 'darklings', power: 'blocked-each-round' } },
    ],
    ['.tm-cult[data-lit]', '.tm-round', '.tm-vp'],
  ),
)
