// The screen tells what moves cause: in the log, on a phone and a desktop, in both languages.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { SOLO } from '../src/games/duel/asks.ts'
import type { Lang } from '../src/kernel/contract.ts'
import { TABLE } from '../src/web/words/table.ts'
import { press } from './hand.ts'
import { openSave } from './saves.ts'
import { address, DESKTOP, type Look, IN_FULL, PHONE, scene } from './stage.ts'
import { choice, putResultAway, setSpeed, showPanel, yourTurn } from './table.ts'
import { type Moment, momentOf, type Told, type Wanted } from './told.ts'

const any =
  (is: (told: Told) => boolean): Wanted['happens'] =>
  (told) =>
    told.some(([, one]) => is(one))

/** Plays the decision from the list of moves. */
async function decide(page: Page, { key }: Moment): Promise<void> {
  await showPanel(page, 'moves')
  await press(page.locator(`.move[data-key=${JSON.stringify(key)}]`))
}

/** Every sentence is in the log, even in folded parts. */
async function expectTold(page: Page, lang: Lang, moment: Moment): Promise<void> {
  await showPanel(page, 'log')
  const log = page.locator('.log')
  for (const sentence of new Set(moment.sentences(lang))) {
    await expect.poll(() => log.textContent()).toContain(sentence)
  }
}

/** Waits for the table; closes the result of a finished game. */
async function atTable(page: Page): Promise<void> {
  if ((await yourTurn(page)) === 'over') await putResultAway(page)
}

const OTHER = { it: 'en', en: 'it' } as const satisfies Record<Lang, Lang>

/** Games that have been told in both languages. */
const isTold = new Set<string>()

function told(name: string, look: Look, wanted: Wanted): void {
  scene(`${name} is told`, look, async ({ page, lang }) => {
    const moment = await momentOf(wanted)
    expect(moment.sentences(lang).length).toBeGreaterThan(0)
    await setSpeed(page)
    await openSave(page, moment.save)
    const table = page.url()
    await decide(page, moment)
    await atTable(page)
    await expectTold(page, lang, moment)
    // The other language in one scene of each game; in all of them in the soak.
    if (!IN_FULL && isTold.has(wanted.game)) return
    isTold.add(wanted.game)
    await page.goto(address('/settings'))
    await press(choice(page, OTHER[lang]))
    await page.goto(table)
    await atTable(page)
    await expectTold(page, OTHER[lang], moment)
  })
}

told(
  'a battle that the Opponent causes',
  { lang: 'it', screen: PHONE },
  {
    game: 'architects',
    happens: (all) =>
      all.some(([seat, { what }]) => seat === 'automa' && what === 'battle') &&
      all.some(([, one]) => one.what === 'victory'),
  },
)
told(
  'the end of a round of Age of Comics',
  { lang: 'en', screen: PHONE },
  { game: 'age-of-comics', happens: any(({ what, last }) => what === 'round-ends' && last === false) },
)
told(
  'a new Age and an extra turn',
  { lang: 'it', screen: DESKTOP },
  {
    game: 'duel',
    happens: (all) =>
      all.some(([, { what }]) => what === 'age') &&
      all.some(([, { what }]) => what === 'again' || what === 'again-lost'),
  },
)
for (const [by, screen] of [
  ['military', PHONE],
  ['science', DESKTOP],
] as const)
  told(
    `a defeat at once (${by})`,
    { lang: 'en', screen, long: by === 'science' },
    {
      game: 'duel',
      options: { level: 'leggendario' },
      happens: any(({ what, result }) => what === 'end' && isLost(result, by)),
    },
  )
told(
  'a town',
  { lang: 'it', screen: DESKTOP },
  { game: 'terra-mystica', player: 'greedy', happens: any(({ what }) => what === 'town') },
)
told(
  'a building that joins a town instead of founding another',
  { lang: 'en', screen: PHONE, long: true },
  { game: 'terra-mystica', player: 'greedy', happens: any(({ what }) => what === 'joins') },
)
/** Enough goods to build with. */
const RICH = { coins: 20, workers: 10, bowls: [6, 6, 0] }

// Blocked towns are so rare that these scenes start from a position.
told(
  'a town that is blocked because its buildings touch another',
  { lang: 'en', screen: PHONE },
  {
    game: 'terra-mystica',
    position: {
      terrain: {
        E9: 'green',
        E10: 'green',
        F5: 'green',
        F6: 'green',
        G5: 'green',
        H6: 'green',
        H7: 'green',
        I10: 'green',
      },
      player: {
        faction: 'auren',
        structures: {
          E9: 'dwelling',
          E10: 'dwelling',
          F5: 'dwelling',
          F6: 'dwelling',
          H6: 'trading-post',
          H7: 'trading-post',
          I10: 'trading-post',
        },
        towns: [{ tile: 'town-coins', hexes: ['E9', 'E10', 'F5', 'F6'] }],
        keys: 1,
        ...RICH,
      },
    },
    happens: any(({ what, because }) => what === 'no-town' && because === 'joined'),
  },
)
told(
  'a town that is blocked because no tile is left',
  { lang: 'it', screen: DESKTOP, long: true },
  {
    game: 'terra-mystica',
    position: {
      terrain: { E9: 'green', E10: 'green', F5: 'green', F6: 'green' },
      player: {
        faction: 'auren',
        structures: { E9: 'trading-post', E10: 'trading-post', F5: 'dwelling', F6: 'dwelling' },
        towns: ['coins', 'workers', 'priest', 'power', 'cults'].flatMap((id) => [
          { tile: `town-${id}`, hexes: [] },
          { tile: `town-${id}`, hexes: [] },
        ]),
        ...RICH,
      },
    },
    happens: any(({ what, because }) => what === 'no-town' && because === 'no-tile'),
  },
)

function isLost(result: unknown, by: string): boolean {
  return (
    typeof result === 'object' &&
    result !== null &&
    'by' in result &&
    result.by === by &&
    'winner' in result &&
    result.winner === SOLO
  )
}

scene(
  'a big event waits for the person where the automa plays slowly',
  { lang: 'it', screen: PHONE },
  async (stage) => {
    const { page, lang } = stage
    const moment = await momentOf({ game: 'age-of-comics', happens: any(({ what }) => what === 'round-ends') })
    await setSpeed(page, 'slow')
    await openSave(page, moment.save)
    await decide(page, moment)
    const card = page.locator('.events-card')
    await card.waitFor()
    const shown = (await card.innerText()).split('\n')
    expect(moment.sentences(lang).filter((sentence) => shown.includes(sentence)).length).toBeGreaterThan(2)
    await expect.poll(() => page.locator('.prompt-ask').innerText()).toBe(TABLE.seeEvent[lang])
    await press(card.getByRole('button', { name: TABLE.goOn[lang] }))
    await expect
      .poll(async () => (await page.locator('.events-card h2').allInnerTexts()).join())
      .not.toContain(shown[0])
  },
)
