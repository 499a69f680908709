// Plays whole games of any kind in the browser: by pressing whatever is lit, in step with the kernel, and beside the real table.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { AnyTable } from '../scripts/moment.ts'
import type { GameUi, Paint } from '../src/web/contract.ts'
import { press, pressLit } from './hand.ts'
import { type Kernel, type Options, type Player, textOf, verbOf } from './kernel.ts'
import { paintAll } from './paint.ts'
import { type NameOf, outcomeOf, type Tell } from './picker.ts'
import { openSave, storedSave } from './saves.ts'
import { expectEnd } from './sheet.ts'
import { IN_FULL, type Stage } from './stage.ts'
import { type NewGame, setSpeed, showPanel, sitDown, yourTurn } from './table.ts'

/** What a test needs to know about one game to play it by hand. */
export interface ByHand {
  readonly kernel: Kernel
  /** Makes a move of yours on the board. */
  click(stage: Stage, table: AnyTable, move: string): Promise<unknown>
  /** The moves the board makes together with this one; only that move by default. */
  rowOf?(table: AnyTable, move: string): readonly string[]
  /** The names of outcomes in the picker. */
  readonly nameOf: NameOf
  /** What is turned up together. */
  readonly spread: NonNullable<GameUi['spread']>
  /** Draws that can be told with the next one by one tap. */
  readonly pairs?: GameUi['pairs']
  /** What else the result must show. */
  readonly onSheet?: (sheet: Locator, stage: Stage) => Promise<void>
}

async function take(stage: Stage, kernel: Kernel, game: NewGame): Promise<void> {
  const { page, lang } = stage
  await setSpeed(page)
  await sitDown(page, lang, kernel, game)
}

const yours = ({ key }: Kernel, { log }: AnyTable): readonly string[] =>
  log.flatMap(({ seat, move }) => (seat === 'you' ? [key(move)] : []))

/** Kinds of moves: a verb, and more words for its variants. */
function expectDid(moves: readonly string[], did: readonly string[]): void {
  const made = moves.map((move) => move.split(' '))
  const isMade = ([verb, ...more]: readonly string[]) =>
    made.some((words) => words[0] === verb && more.every((word) => words.includes(word)))
  expect(did.filter((kind) => !isMade(kind.split(' ')))).toEqual([])
}

interface Lit extends NewGame {
  /** Selectors of what can be pressed. Matches of earlier ones go first. */
  readonly lit: readonly string[]
  /** The first move, if the test does not choose among lit pieces. */
  readonly first?: string
  /** Kinds of your moves the log must contain, and the least number of moves in all. */
  readonly did: readonly string[]
  readonly moreThan: number
}

const MOST_PRESSES = 400

/** Presses lit pieces until the game is over; the stride spreads the choice. */
async function pressToTheEnd(page: Page, lit: readonly string[]): Promise<void> {
  for (let n = 0; n < MOST_PRESSES; n++) if (!(await pressLit(page, lit, n * 5 + 3))) return
  throw new Error(`the game is not over after ${MOST_PRESSES} presses`)
}

/** A whole game in which only the page says what can be done. */
export async function playLit(stage: Stage, { kernel, click, onSheet }: ByHand, whole: Lit): Promise<void> {
  const { lit, first, did, moreThan, ...game } = whole
  await take(stage, kernel, game)
  if (first !== undefined) {
    const table = kernel.dealt(game.seed ?? '1', game.options)
    table.advance()
    await click(stage, table, first)
  }
  await pressToTheEnd(stage.page, lit)
  const moves = yours(kernel, await expectEnd(stage, kernel, onSheetOf(stage, onSheet)))
  expect(moves.length).toBeGreaterThan(moreThan)
  expectDid(moves, did)
}

/** How many decisions or outcomes of a brief game the test makes by hand. */
export const BRIEF = 30

/** Whether enough of a game has been played. */
const isEnough = (isBrief: boolean | undefined, made: number): boolean => isBrief === true && !IN_FULL && made >= BRIEF

/** Checks that the page's game is the kernel's; returns false if it is over, and then checks the result. */
async function leftOff({ page }: Stage, kernel: Kernel, table: AnyTable): Promise<boolean> {
  if (table.seat === undefined) return false
  await yourTurn(page)
  const here = kernel.keysOf(table)
  const there = async () => kernel.keysOf(kernel.fold(await storedSave(page)))
  // The page continues by itself if there is nothing to decide.
  await expect.poll(async () => (await there()).slice(0, here.length)).toEqual(here)
  return true
}

interface Brief {
  /** Only its first part in `npm test`; `npm run soak` plays it to the end. */
  readonly brief?: boolean
}

interface Twin extends Brief {
  readonly options: Options
  readonly seed: string
  readonly player: Player
  readonly did: readonly string[]
}

/** A game, played on the page and by the kernel in step. */
export async function playTwin(stage: Stage, game: ByHand, { options, seed, player, did, brief }: Twin): Promise<void> {
  const { kernel, click, onSheet } = game
  await take(stage, kernel, { options, seed })
  const table = kernel.dealt(seed, options)
  let made = 0
  for (table.advance(); table.seat !== undefined && !isEnough(brief, made); table.advance()) {
    const chosen = player(table)
    // The page makes forced moves itself.
    const forced = table.isForced(table.cursor)
    const row = forced ? [chosen] : (game.rowOf?.(table, chosen) ?? [chosen])
    if (!forced) {
      await click(stage, table, chosen)
      made++
    }
    for (const move of row) table.play(move)
    await yourTurn(stage.page)
  }
  if (await leftOff(stage, kernel, table)) return
  const left = await expectEnd(stage, kernel, onSheetOf(stage, onSheet))
  expect(kernel.keysOf(left)).toEqual(kernel.keysOf(table))
  expectDid(yours(kernel, table), did)
}

interface Beside extends Brief {
  readonly options?: Options
  /** Decides what the cards and dice at the real table show. */
  readonly seed: string
  readonly player: Player
  readonly tell: Tell
  /** The kinds of outcomes that must have come up, all of them. */
  readonly told?: readonly string[]
  /** Called at every step, before it is made. */
  watch?(dealer: AnyTable): void
  /** Called when nothing more is told, before the result is looked at. */
  ended?(): void
  /** Whether enough of a game has been played, if `npm test` plays only part of it. */
  until?(dealer: AnyTable): boolean
}

/** A game beside the table: the kernel deals, and the test enters every outcome. Returns their number. */
export async function playBeside(stage: Stage, game: ByHand, beside: Beside): Promise<number> {
  const { page, lang } = stage
  const { kernel, nameOf, onSheet } = game
  const { options = {}, seed, player, tell, brief, until } = beside
  await take(stage, kernel, { options, mode: 'beside' })
  const dealer = kernel.dealt(seed, options)
  const told: string[] = []
  const isEnd = () => (until === undefined ? isEnough(brief, told.length) : !IN_FULL && until(dealer))
  while (dealer.seat !== undefined && !isEnd()) {
    const { seat } = dealer
    beside.watch?.(dealer)
    if (seat === 'automa') {
      dealer.advanceOnce()
      continue
    }
    // The page makes forced moves itself, and enters outcomes that are certain.
    const [only, ...others] = kernel.movesOf(dealer)
    if (only !== undefined && others.length === 0) {
      if (!dealer.advanceOnce()) dealer.play(only)
      continue
    }
    await yourTurn(page)
    if (seat === 'you') {
      await tellMove(page, kernel, dealer, player)
      continue
    }
    const spread = game.spread(dealer.state)
    if (spread?.paint !== undefined && spread.paint.places.length > 1) {
      told.push(verbOf(await tellPainted(page, game, dealer, spread.paint)))
      continue
    }
    if (await tellPair(page, game, dealer, beside.watch, told)) continue
    const possible = kernel.movesOf(dealer)
    dealer.advanceOnce()
    const drawn = kernel.key(dealer.entry(dealer.cursor).move)
    told.push(verbOf(drawn))
    // The page takes the usual outcome of a place that is passed over; another one is marked in the drawing.
    if (spread?.usual === undefined) await tell(page, outcomeOf(kernel, dealer, nameOf, lang, possible))
    else if (drawn !== spread.usual) await press(page.locator(`.spread [data-place="${spread.at}"]`))
  }
  beside.ended?.()
  if (await leftOff(stage, kernel, dealer)) return told.length
  if (beside.told !== undefined) expect([...new Set(told)].toSorted()).toEqual(beside.told)
  const left = await expectEnd(stage, kernel, onSheetOf(stage, onSheet))
  expect(kernel.keysOf(left)).toEqual(kernel.keysOf(dealer))
  return told.length
}

/** Tells your move by the menu: alone, or with what is asked next if the menu has both together. */
async function tellMove(page: Page, kernel: Kernel, dealer: AnyTable, player: Player): Promise<void> {
  await showPanel(page, 'moves')
  const first = player(dealer)
  const rows = page.locator('.menu__row')
  const row = (keys: string) => page.locator(`.menu__row[data-row="${keys}"]`)
  await rows
    .and(page.locator(`[data-row="${first}"], [data-row^="${first}, "]`))
    .first()
    .waitFor()
  const isAlone = (await row(first).count()) > 0
  dealer.play(first)
  if (isAlone) {
    await press(row(first))
    return
  }
  for (let [only, ...others] = kernel.movesOf(dealer); only !== undefined && others.length === 0; ) {
    if (!dealer.advanceOnce()) dealer.play(only)
    ;[only, ...others] = kernel.movesOf(dealer)
  }
  const asked = dealer.cursor
  if (dealer.seat === 'you') dealer.play(player(dealer))
  else dealer.advanceOnce()
  const second = kernel.key(dealer.entry(dealer.cursor).move)
  const third = dealer.seat === 'you' && kernel.movesOf(dealer).length > 1 ? player(dealer) : ''
  // Two answers together stand there in one order.
  for (const [one, other] of [
    [second, third],
    [third, second],
  ] as const) {
    const both = row(`${first}, ${one}, ${other}`)
    if ((await both.count()) === 0) continue
    dealer.goto(asked)
    for (const key of [one, other]) dealer.play(key)
    return void (await press(both))
  }
  await press(row(`${first}, ${second}`))
}

/** Tells a draw and the next one by one tap, where the page has a table of both; false where it has none. */
async function tellPair(
  page: Page,
  { kernel, pairs }: ByHand,
  dealer: AnyTable,
  watched: Beside['watch'],
  told: string[],
): Promise<boolean> {
  if (pairs?.(dealer.state) !== true) return false
  // Tables of both are loaded when the first one is wanted.
  await page.locator('.pairs, .spread, [role="option"]').first().waitFor()
  if ((await page.locator('.pairs').count()) === 0) return false
  const draw = (): string => {
    dealer.advanceOnce()
    const drawn = kernel.key(dealer.entry(dealer.cursor).move)
    told.push(verbOf(drawn))
    return drawn
  }
  const first = draw()
  const both = page.locator(`.pairs [data-pair^="${first}, "]`)
  if ((await both.count()) === 0) {
    await press(page.locator(`.pairs [data-pair="${first}"]`))
    return true
  }
  while (dealer.seat === 'automa' || kernel.movesOf(dealer).length === 1) {
    watched?.(dealer)
    dealer.advanceOnce()
  }
  await press(page.locator(`.pairs [data-pair="${first}, ${draw()}"]`))
  return true
}

/** Tells all draws of a painting; returns one of them. */
async function tellPainted(page: Page, { kernel, spread }: ByHand, dealer: AnyTable, paint: Paint): Promise<string> {
  const id = spread(dealer.state)?.id
  const kindOf = new Map<string, string>()
  let drawn = ''
  for (let now = spread(dealer.state); now !== undefined && now.id === id; now = spread(dealer.state)) {
    dealer.advanceOnce()
    drawn = kernel.key(dealer.entry(dealer.cursor).move)
    const { at } = now
    const kind = paint.kinds.find((each) => paint.key(at, each) === drawn)
    if (kind !== undefined) kindOf.set(at, kind)
  }
  await paintAll(page, paint, kindOf)
  return drawn
}

const onSheetOf = (stage: Stage, onSheet: ByHand['onSheet']) =>
  onSheet === undefined ? undefined : (sheet: Locator) => onSheet(sheet, stage)

/** One move by hand in a rare situation: the page makes exactly that move. */
export async function clickSeldom(
  stage: Stage,
  { kernel, click }: ByHand,
  table: AnyTable,
  move: string,
): Promise<void> {
  const { page } = stage
  await openSave(page, textOf(table))
  if (!table.isForced(table.cursor)) await click(stage, table, move)
  const next = async () => kernel.keysOf(kernel.fold(await storedSave(page)))[table.cursor]
  await expect.poll(next).toBe(`you ${move}`)
}
