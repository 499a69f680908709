// Concordia in the browser: whole games on every map, games beside the table, the map under the hand, the why on it, and axe.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { dice } from '../src/kernel/chance.ts'
import type { Lang } from '../src/kernel/contract.ts'
import { playerOf } from '../src/players/index.ts'
import { TABLE } from '../src/web/words/table.ts'
import {
  clickMove,
  dealt,
  fold,
  key,
  keysOf,
  module,
  type NewGame,
  playedUntil,
  type Policy,
  sitDown,
  waitingFor,
} from './concordia.ts'
import { audit, expectNothing } from './axe.ts'
import { openSave, textOf } from './saves.ts'
import { DESKTOP, PHONE, scene, type Stage } from './stage.ts'
import { exportFile, pointsOf, pointsOn, press, setSpeed, showPanel, yourTurn } from './table.ts'

const TITLES = { you: TABLE.won, automa: TABLE.lost, shared: TABLE.shared, none: TABLE.over }
const TOTAL = { it: 'Totale', en: 'Total' } as const satisfies Record<Lang, string>

interface Whole extends NewGame {
  readonly seed: string
  readonly by: Policy
  /** Kinds of moves that must have been clicked, besides playing cards. */
  readonly did: readonly string[]
}

async function playWhole({ page, lang }: Stage, { seed, by, did, ...game }: Whole): Promise<void> {
  await setSpeed(page)
  await sitDown(page, lang, game, seed)
  const table = dealt(game, seed)
  const stream = dice(Number(seed))
  const verbs = new Set<string>()
  for (table.advance(); table.seat !== undefined; table.advance()) {
    const chosen = key(playerOf(by)(module, table.state, table.options, stream))
    verbs.add(chosen.split(' ')[0] ?? '')
    await clickMove(page, table, chosen)
    table.play(chosen)
    await yourTurn(page)
  }
  const sheet = page.getByRole('dialog')
  const points = await pointsOn(sheet)
  const title = await sheet.getByRole('heading').first().innerText()
  await page.keyboard.press('Escape')
  expect(keysOf(fold(await exportFile(page, lang)))).toEqual(keysOf(table))
  const score = module.score(table.state)
  expect(points).toEqual(pointsOf(score, lang, TOTAL[lang]))
  expect(title).toBe(TITLES[score.outcome.winner][lang])
  expect([...verbs]).toEqual(expect.arrayContaining(['play', ...did]))
}

scene('a whole game on Italia by tapping, in Italian on a phone', { lang: 'it', screen: PHONE }, (stage) =>
  playWhole(stage, {
    map: 'italia',
    seed: '16',
    by: 'greedy',
    did: ['pick', 'to', 'build', 'produce', 'acquire', 'buy', 'sell', 'place', 'coins', 'done'],
  }),
)

scene('a whole game on Hispania by clicking, in English', { lang: 'en', screen: DESKTOP, theme: 'dark' }, (stage) =>
  playWhole(stage, {
    map: 'hispania',
    seed: '34',
    by: 'random',
    did: ['pick', 'to', 'sell', 'buy', 'produce', 'acquire', 'coins'],
  }),
)

scene('a whole game on Imperium by clicking, in English', { lang: 'en', screen: DESKTOP }, (stage) =>
  playWhole(stage, { map: 'imperium', seed: '16', by: 'greedy', did: ['pick', 'to', 'build', 'produce'] }),
)

/** The token, card or roll at the real table, entered as a person would: typed on a desktop, touched on a phone. */
type Tell = (page: Page, move: unknown, lang: Lang) => Promise<void>

const idOf = (move: unknown): string => key(move).split(' ')[1] ?? ''

const type: Tell = async (page, move, lang) => {
  const field = page.getByRole('combobox')
  const id = idOf(move)
  const roll = key(move).startsWith('die')
  await field.fill(roll ? id : module.nameOf(id, lang))
  // A roll is entered by its number alone, but for the one that others begin with.
  if (!roll || id === '1') await field.press('Enter')
}

const touch: Tell = (page, move, lang) =>
  press(
    key(move).startsWith('die')
      ? page.getByRole('option').filter({ hasText: new RegExp(`\\b${idOf(move)}$`) })
      : page.getByRole('option', { name: module.nameOf(idOf(move), lang), exact: true }),
  )

async function playBeside({ page, lang }: Stage, game: NewGame, seed: string, tell: Tell): Promise<void> {
  await setSpeed(page)
  await sitDown(page, lang, game)
  const dealer = dealt(game, seed)
  const stream = dice(Number(seed))
  const told = new Set<string>()
  while (dealer.seat !== undefined) {
    const { seat } = dealer
    if (seat === 'you') {
      const chosen = key(playerOf('greedy')(module, dealer.state, dealer.options, stream))
      await clickMove(page, dealer, chosen)
      dealer.play(chosen)
    } else {
      dealer.advanceOnce()
      if (seat === 'automa') continue
      const { move } = dealer.entry(dealer.cursor)
      await tell(page, move, lang)
      told.add(key(move).split(' ')[0] ?? '')
    }
    await yourTurn(page)
  }
  expect([...told].toSorted()).toEqual(['die', 'reveal', 'token'])
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  expect(keysOf(fold(await exportFile(page, lang)))).toEqual(keysOf(dealer))
}

scene('a game on Imperium beside the table, everything typed', { lang: 'en', screen: DESKTOP }, (stage) =>
  playBeside(stage, { map: 'imperium' }, '34', type),
)

scene('a game on Hispania beside the table, everything touched', { lang: 'it', screen: PHONE }, (stage) =>
  playBeside(stage, { map: 'hispania', dice: '2d6' }, '64', touch),
)

scene(
  'the map is zoomed by wheel and by buttons, dragged, and shown whole again',
  { lang: 'en' },
  async ({ page, lang }) => {
    await setSpeed(page)
    await openSave(page, lang, textOf(waitingFor({ map: 'italia' }, 'card')))
    const roma = page.locator('.co-city[data-capital]')
    const where = async () => (await roma.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await roma.hover()
    const first = await where()
    await page.mouse.wheel(0, -400)
    await expect.poll(async () => (await where()).width).toBeGreaterThan(first.width * 1.2)
    const near = await where()
    const { x, y } = (await page.locator('.co-map').boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.move(x + 30, y + 40)
    await page.mouse.down()
    await page.mouse.move(x + 130, y + 70, { steps: 4 })
    await page.mouse.up()
    await expect.poll(async () => Math.round((await where()).x - near.x)).toBe(100)
    // A drag is not a press: nothing has opened.
    expect(await page.getByRole('dialog').count()).toBe(0)
    await press(page.getByRole('button', { name: 'Show the whole map' }))
    await expect.poll(async () => Math.round((await where()).x)).toBe(Math.round(first.x))
    await press(page.getByRole('button', { name: 'Distances from the capital' }))
    await page.getByRole('button', { name: /^Cosa,.*Distance from the capital: 1/ }).waitFor()
  },
)

scene('a press beside a lit city means the city', { lang: 'en' }, async ({ page, lang }) => {
  await setSpeed(page)
  const table = waitingFor({ map: 'hispania' }, 'build')
  await openSave(page, lang, textOf(table))
  const city = page.locator('.co-city[data-lit]').first()
  await city.hover()
  const { x, y, height } = (await city.boundingBox()) ?? { x: 0, y: 0, height: 0 }
  await page.mouse.click(x - 6, y + height / 2)
  await yourTurn(page)
  const [next] = keysOf(fold(await exportFile(page, lang))).slice(table.cursor)
  expect(next).toMatch(/^you build /)
})

scene('the why of a house draws its candidates on the map', { lang: 'en' }, async ({ page, lang }) => {
  await setSpeed(page)
  const table = playedUntil({ map: 'italia' }, '7', ({ log }) => {
    const last = log.findLast(({ seat }) => seat === 'automa')
    return last !== undefined && key(last.move).startsWith('house')
  })
  await openSave(page, lang, textOf(table))
  const built = key(table.log.findLast(({ seat }) => seat === 'automa')?.move).split(' ')[1] ?? ''
  await press(page.locator('.prompt-why'))
  const kept = page.locator('.co-city[data-marked="kept"]')
  await expect.poll(() => kept.count()).toBe(1)
  expect(await kept.innerText()).toContain(module.nameOf(built, lang))
  expect(await page.locator('.co-city[data-marked="dropped"]').count()).toBeGreaterThan(0)
  await showPanel(page, 'log')
  await expect.poll(() => kept.count()).toBe(0)
})

scene('a turn is played by keyboard alone', { lang: 'en' }, async ({ page, lang }) => {
  await setSpeed(page)
  const table = waitingFor({ map: 'hispania' }, 'line')
  await openSave(page, lang, textOf(table))
  await page.locator('.co-way[data-lit]').first().waitFor()
  // The map is one stop of the tab order, and it is at what can be chosen.
  const onMap = 'document.activeElement?.matches(".co-world [data-lit]") === true'
  for (let n = 0; n < 60 && (await page.evaluate(onMap)) !== true; n++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await yourTurn(page)
  const [next] = keysOf(fold(await exportFile(page, lang))).slice(table.cursor)
  expect(next).toMatch(/^you to /)
})

/** The table while each of these is asked, some leaves and trays, the end, and the picker beside the table. */
async function auditPhases(
  { page, lang }: Stage,
  game: NewGame,
  asks: readonly string[],
  pressed: readonly string[],
): Promise<void> {
  await setSpeed(page)
  for (const ask of asks) {
    await openSave(page, lang, textOf(waitingFor(game, ask, 40)))
    await page.locator('.co-root').waitFor()
    await audit(page, ask)
  }
  for (const piece of pressed) {
    await press(page.locator(`.co-root ${piece}`).first())
    await audit(page, piece)
    await page.keyboard.press('Escape')
  }
  await openSave(page, lang, textOf(playedUntil(game, '4', () => false)))
  await page.getByRole('dialog').locator('tfoot').waitFor()
  await page.keyboard.press('Escape')
  await audit(page, 'the end')
  await sitDown(page, lang, game)
  await page.getByRole('option').first().waitFor()
  await audit(page, 'the picker')
  expectNothing(page)
}

scene('axe finds nothing at the table of Concordia, on a phone', { lang: 'it', screen: PHONE }, (stage) =>
  auditPhases(
    stage,
    { map: 'italia' },
    ['trade', 'build', 'buy', 'card'],
    ['.co-tab[data-tab="ai"]', '.co-tab[data-tab="you"]', '.co-city[data-capital]'],
  ),
)

scene('axe finds nothing at the table of Concordia, on a desktop', { lang: 'en', screen: DESKTOP }, (stage) =>
  auditPhases(
    stage,
    { map: 'imperium' },
    ['line', 'prefect', 'give-up', 'move', 'card'],
    ['.co-dice', '.co-marker', '.co-offer', '.co-pile'],
  ),
)
