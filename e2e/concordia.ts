// Plays Concordia by clicking on what is lit, and makes games of it by the kernel alone.
import type { Locator, Page } from 'playwright-core'
import type { AnyTable } from '../scripts/moment.ts'
import type { Move } from '../src/games/concordia/moves.ts'
import type { State } from '../src/games/concordia/state.ts'
import { offersOf } from '../src/games/concordia/ui/view.ts'
import { manifestOf } from '../src/games/index.ts'
import { dice } from '../src/kernel/chance.ts'
import type { Lang, Weighted } from '../src/kernel/contract.ts'
import { readSave } from '../src/kernel/save.ts'
import { Table } from '../src/kernel/table.ts'
import { playerOf } from '../src/players/index.ts'
import { NEW } from '../src/web/words/new.ts'
import { address } from './stage.ts'
import { choice, press, yourTurn } from './table.ts'

export const module = await manifestOf('concordia').load()

export const key = (move: unknown): string => module.game.key(move)

export interface NewGame {
  readonly map: 'italia' | 'hispania' | 'imperium'
  readonly dice?: 'd12' | '2d6'
}

/** A new game through its page, up to the table. */
export async function sitDown(page: Page, lang: Lang, game: NewGame, seed?: string): Promise<void> {
  await page.goto(address('/new/concordia'))
  const mode = seed === undefined ? 'beside' : 'screen'
  for (const id of [game.map, game.dice ?? 'd12', mode]) await press(choice(page, id))
  if (seed !== undefined) await page.getByLabel(NEW.seed[lang], { exact: true }).fill(seed)
  await press(page.getByRole('button', { name: NEW.start[lang] }))
  await yourTurn(page)
}

/** A seeded game of the kernel's that nobody has played yet. */
export const dealt = ({ map, dice: of = 'd12' }: NewGame, seed: string): AnyTable =>
  new Table(module, { options: { map, dice: of }, chance: { kind: 'seeded', seed } })

/** The pieces a move is made on, by their names on the board; none for a button of the tray. */
function piecesOf({ state, options }: AnyTable, move: string): readonly (readonly [name: string, alone: boolean])[] {
  const offers = offersOf(state as State, options as readonly Weighted<Move>[])
  return [...offers].flatMap(([name, moves]) =>
    moves.some((each) => key(each) === move) ? [[name, moves.length === 1]] : [],
  )
}

/** One of your moves by clicking on its piece, and in the leaf of the piece where it offers several. */
export async function clickMove(page: Page, table: AnyTable, move: string): Promise<void> {
  const button = `[data-key="${move}"]`
  const [piece] = piecesOf(table, move)
  if (piece === undefined) return press(page.locator(`.co-tray ${button}`))
  const [name, alone] = piece
  await pressPiece(page, page.locator(`.co-root .co-spot[data-at="${name}"][data-lit]`))
  if (!alone) await press(page.locator(`.co-leaf ${button}`))
}

/** Pieces of the map may lie out of sight, or under others while all is seen from far away: then it is moved, as anybody would. */
async function pressPiece(page: Page, piece: Locator): Promise<void> {
  await atRest(piece)
  for (let tries = 0; tries < 4 && (await piece.evaluate(COVERED)) === true; tries++) {
    if (tries === 0) await press(page.locator('.co-tool').nth(2))
    else await comeNearer(page, piece)
    await atRest(piece)
  }
  await press(piece)
}

/** The map moves by itself when what can be chosen lies elsewhere. */
async function atRest(piece: Locator): Promise<void> {
  await (await piece.elementHandle())?.waitForElementState('stable')
}

/** Whether a press in the middle of a piece of the map would not reach it. */
const COVERED = `(piece) => {
  if (piece.closest('.co-world') === null) return false
  const { left, top, width, height } = piece.getBoundingClientRect()
  return !piece.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}`

async function comeNearer(page: Page, piece: Locator): Promise<void> {
  const { x, y, width, height } = (await piece.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.wheel(0, -300)
}

/** Who plays your seat: the kernel's own players. */
export type Policy = 'greedy' | 'random'

/** Played until something holds at a decision of yours, or to its end. */
export function playedUntil(
  game: NewGame,
  seed: string,
  done: (table: AnyTable) => boolean,
  by: Policy = 'greedy',
): AnyTable {
  const table = dealt(game, seed)
  const stream = dice(Number(seed))
  for (table.advance(); table.seat !== undefined && !done(table); table.advance())
    table.play(key(playerOf(by)(module, table.state, table.options, stream)))
  return table
}

/** A game some way in that asks this of you and offers several answers, from the first seed that gets there. */
export function waitingFor(game: NewGame, ask: string, moves = 0): AnyTable {
  const asked = ({ cursor, step, options }: AnyTable): boolean =>
    cursor >= moves && step.kind === 'choice' && step.ask === ask && options.length > 1
  for (let seed = 1; seed < 400; seed++) {
    const table = playedUntil(game, String(seed), asked, 'random')
    if (table.seat !== undefined) return table
  }
  throw new Error(`no game comes to ${ask}`)
}

/** A save folded here, by the kernel alone. */
export const fold = (save: string): AnyTable => Table.open(module, readSave(save))

export const keysOf = (table: AnyTable): string[] => table.log.map(({ seat, move }) => `${seat} ${key(move)}`)
