// Terra Mystica in the browser: whole games on screen and beside the table, plans, best scores, and axe.
import { expect } from 'vitest'
import type { AnyTable } from '../scripts/moment.ts'
import { PLAN } from '../src/web/words/plan.ts'
import { expectNothing } from './axe.ts'
import { press } from './hand.ts'
import { type Options, type Policy, textOf, verbOf } from './kernel.ts'
import { auditPopovers, auditMoment } from './phases.ts'
import { touched } from './picker.ts'
import { openSave } from './saves.ts'
import { address, DESKTOP, PHONE, scene, type Stage } from './stage.ts'
import { exportFile, setSpeed, showPanel } from './table.ts'
import { byHand, curious, terraMystica, waitingFor } from './terra-mystica.ts'
import { clickSeldom, playBeside, playTwin } from './whole.ts'

const { fold, keysOf, movesOf } = terraMystica
const atTable = byHand('table')
const { click } = atTable

scene(
  'a whole game of Terra Mystica by tapping, in Italian on a phone',
  { lang: 'it', screen: PHONE, long: true },
  (stage) => {
    const next = curious()
    return playTwin(stage, byHand('tray'), {
      seed: '1',
      options: { style: 'deliberate', bonus: 'chosen', ties: 'choice', level: 'easy' },
      player: (table) => (table.cursor === 0 ? 'faction halflings' : next(table)),
      did: [
        'scoring',
        'tile',
        'third',
        'settle',
        'special',
        'favour',
        'step',
        'send',
        'power',
        'bridge',
        'advance-dig',
      ],
    })
  },
)

scene(
  'a whole game of Terra Mystica by clicking, in English on a desktop',
  { lang: 'en', screen: DESKTOP, theme: 'dark' },
  async (stage) => {
    const { page, lang } = stage
    await playTwin(stage, atTable, {
      seed: '2',
      options: { faction: 'nomads', power: 'blocked-predetermined', level: 'hard' },
      player: curious(),
      did: ['upgrade temple', 'dig', 'colour', 'build', 'add', 'evolve', 'take-power', 'convert', 'burn', 'bridge'],
    })
    await page.goto(address('/new/terra-mystica'))
    await page.getByRole('heading', { name: PLAN.bests[lang] }).waitFor()
    await expect.poll(() => page.locator('.bests li').allInnerTexts()).toEqual([expect.stringContaining('Nomads')])
  },
)

scene(
  'a game of Terra Mystica beside the table, every draw and die told',
  { lang: 'en', long: true },
  async (stage) => {
    await playBeside(stage, atTable, {
      options: { power: 'blocked-each-round', level: 'hard' },
      seed: '12',
      player: curious(),
      tell: touched,
      brief: true,
      told: ['die', 'faction', 'scoring', 'third', 'tie', 'tile'],
    })
  },
)

/** Moves that come up only for a good player, or for any player with the right faction. */
const SELDOM: readonly (readonly [verb: string, options: Options, by: Policy])[] = [
  ['town', {}, 'greedy'],
  ['tenth', {}, 'greedy'],
  ['river-town', { faction: 'mermaids' }, 'greedy'],
  ['exchange', { faction: 'darklings' }, 'random'],
  ['ride', { faction: 'witches' }, 'random'],
  ['sandstorm', { faction: 'nomads' }, 'random'],
  ['free-post', { faction: 'swarmlings' }, 'random'],
]

scene('rare moves can be clicked', { lang: 'en' }, async (stage) => {
  await setSpeed(stage.page)
  for (const [verb, options, by] of SELDOM) {
    const table = waitingFor({ verb, options, round: 1, by })
    const move = movesOf(table).find((each) => verbOf(each) === verb) ?? ''
    await clickSeldom(stage, atTable, table, move)
  }
})

scene('a plan is dropped without a trace, and kept', { lang: 'en' }, async (stage) => {
  const { page, lang } = stage
  await setSpeed(page)
  const table = waitingFor({ verb: 'upgrade', options: { faction: 'nomads' }, round: 1 })
  await openSave(page, textOf(table))
  const plan = page.getByRole('region', { name: PLAN.title[lang] })
  const moment = async (): Promise<readonly string[]> => [
    ...(await page.locator('.tm-spot .kit-away').allTextContents()),
    await page.locator('.prompt-ask').innerText(),
    ...(await page.locator('.move').allInnerTexts()),
  ]
  await page.locator('.tm-hex[data-lit]').first().waitFor()
  const before = await moment()
  await press(page.getByRole('button', { name: PLAN.begin[lang], exact: true }))
  const upgrade = movesOf(table).find((move) => move.startsWith('upgrade')) ?? ''
  await click(stage, table, upgrade)
  await click(stage, twinAfter(table, [upgrade]), 'burn')
  await expect.poll(() => plan.locator('li').count()).toBe(2)
  await expect.poll(() => plan.locator('.plan-sum').innerText()).toMatch(/−\d+ workers/)
  await press(plan.getByRole('button', { name: PLAN.drop[lang], exact: true }))
  await plan.waitFor({ state: 'detached' })
  // The list of moves updates one frame after the board.
  await expect.poll(moment).toEqual(before)
  expect(keysOf(fold(await exportFile(page, lang))).slice(0, table.cursor)).toEqual(keysOf(table))

  await press(page.getByRole('button', { name: PLAN.begin[lang], exact: true }))
  await click(stage, table, 'burn')
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

scene('the map shows what the opponents’ rules chose', { lang: 'en' }, async ({ page }) => {
  await setSpeed(page)
  const table = waitingFor({ verb: 'bonus', options: { faction: 'witches' } })
  await openSave(page, textOf(table))
  await showPanel(page, 'why')
  const settled = keysOf(table)
    .findLast((line) => line.startsWith('automa settle'))
    ?.split(' ')
    .slice(2)
  await page.locator('.tm-hex[data-marked="kept"]').first().waitFor()
  const marked = await page.locator('.tm-hex[data-marked="kept"] .tm-hex-id').allTextContents()
  expect(marked.toSorted()).toEqual(settled?.toSorted())
  await expect.poll(() => page.locator('.tm-hex[data-marked="dropped"]').count()).toBeGreaterThan(0)
})

/** Runs axe on the table at moves of these kinds, and on popovers at the last one. */
async function auditTable(
  stage: Stage,
  moments: readonly Parameters<typeof waitingFor>[0][],
  popovers: readonly string[],
): Promise<void> {
  await setSpeed(stage.page)
  for (const moment of moments)
    await auditMoment(stage, moment.verb, waitingFor(moment), '.tm-root [data-lit], .tm-buttons .tm-button')
  await auditPopovers(
    stage,
    '.tm-popover',
    popovers.map((piece) => `.tm-root ${piece}`),
  )
  expectNothing(stage.page)
}

scene('axe finds nothing at the table of Terra Mystica, on a phone', { lang: 'it', screen: PHONE }, (stage) =>
  auditTable(
    stage,
    [
      { verb: 'faction', options: { style: 'deliberate' } },
      { verb: 'favour', round: 1 },
      { verb: 'add', round: 2, options: { power: 'blocked-predetermined' } },
    ],
    ['.tm-wheel', '.tm-verb[data-at="pass"]', '.tm-verb[data-at="convert"]', '.tm-verb[data-at="priests"]'],
  ),
)

scene(
  'axe finds nothing at the table of Terra Mystica, on a desktop',
  { lang: 'en', screen: DESKTOP, long: true },
  (stage) =>
    auditTable(
      stage,
      [
        { verb: 'settle', options: { ties: 'choice' } },
        { verb: 'take-power', round: 1 },
        { verb: 'colour', round: 1 },
        { verb: 'send', round: 3, options: { faction: 'darklings', power: 'blocked-each-round' } },
      ],
      ['.tm-cult', '.tm-purse', '.tm-round', '.tm-vp'],
    ),
)
