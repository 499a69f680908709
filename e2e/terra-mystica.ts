// The parts of browser tests that only Terra Mystica needs: where to press for a move, a player who tries everything, test positions.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { AnyTable } from '../scripts/moment.ts'
import { idle } from '../src/games/terra-mystica/idle.ts'
import { type Move, read as readMove } from '../src/games/terra-mystica/moves.ts'
import { type State, topAsk } from '../src/games/terra-mystica/state.ts'
import { rowsOf } from '../src/games/terra-mystica/ui/choices/rows.ts'
import { isLoose } from '../src/games/terra-mystica/ui/tray/loose.ts'
import { piecesOf } from '../src/games/terra-mystica/ui/view.ts'
import { CONFIRM } from '../src/web/words/confirm.ts'
import { PLAN } from '../src/web/words/plan.ts'
import { spread } from '../src/games/terra-mystica/ui/spread.ts'
import { press } from './hand.ts'
import { kernelOf, type Options, type Player, type Policy, verbOf } from './kernel.ts'
import { bySentence } from './picker.ts'
import type { Stage } from './stage.ts'
import type { ByHand } from './whole.ts'

export const terraMystica = await kernelOf('terra-mystica')
const { key } = terraMystica

/** Sets of hexes, and the dwelling after a spade, have buttons instead of hexes. */
const pressedOn = (move: Move, { ask }: { readonly ask: string }): readonly string[] =>
  ask !== 'act' && isLoose(move) ? [] : piecesOf(move)

/** Many moves can be made in two places: at the piece, or in the tray. */
type Where = 'table' | 'tray'

/** Presses a lit piece in sight; returns whether that opens a popover. */
async function pressPiece(page: Page, piece: string): Promise<boolean> {
  const spot = page.locator(`.tm-root [data-at="${piece}"][data-lit]:visible`).first()
  if (/^(hex|river|site):/.test(piece)) await showOnMap(page, spot)
  return press(spot)
}

/** Chooses the colour first, unless its hexes are lit already. */
async function aimWith(page: Page, s: State, move: Move): Promise<void> {
  if (move.do !== 'add' && move.do !== 'evolve') return
  const chip = page.locator(
    `.tm-root [data-at="opponent:${s.opponents.findIndex(({ colour }) => colour === move.colour)}"]`,
  )
  if ((await chip.getAttribute('aria-pressed')) !== 'true') await press(chip)
}

/** Presses the piece of a move, and the button in its popover if one opens. Makes moves together that the board offers as one choice. */
export async function clickRow(stage: Stage, table: AnyTable, row: readonly string[], where: Where): Promise<void> {
  const { page, lang } = stage
  await pressRow(stage, table, row, where)
  const move = readMove(row.at(-1) ?? '')
  // The page asks about a move that does nothing.
  if (move !== undefined && idle(table.state as State, move) !== undefined)
    await press(page.getByRole('button', { name: CONFIRM.yes[lang], exact: true }))
}

async function pressRow({ page }: Stage, table: AnyTable, row: readonly string[], where: Where): Promise<void> {
  const s = table.state as State
  const [first = ''] = row
  const moves = table.options.map(({ move }) => move as Move)
  const move = moves.find((each) => key(each) === first)
  if (move === undefined) throw new Error(`${first} is not possible`)
  const pieces = pressedOn(move, topAsk(s) ?? { ask: '' })
  // The last move of a row is its purpose: power is burnt for the power action.
  const last = readMove(row.at(-1) ?? first)
  const about = move.do === 'burn' && last !== undefined ? piecesOf(last) : pieces
  const piece = where === 'table' ? about[0] : about.at(-1)
  if (piece === undefined || pieces.length === 0) {
    await press(page.locator(`.tm-buttons .tm-button[data-key="${first}"]`))
    return
  }
  await aimWith(page, s, move)
  if (!(await pressPiece(page, piece))) return
  await press(page.locator(`.tm-popover .tm-action[data-row="${row.join(', ')}"]`))
}

/** On a narrow screen a hex may be out of sight: then shows the whole map. */
async function showOnMap(page: Page, spot: Locator): Promise<void> {
  const [at, window] = await Promise.all([spot.boundingBox(), page.locator('.tm-window').boundingBox()])
  if (at === null || window === null) throw new Error('the map is not there')
  const middle = at.x + at.width / 2
  if (middle > window.x && middle < window.x + window.width) return
  await press(page.locator('.tm-zoom button').last())
}

/** A first game is always a best one. */
async function onSheet(sheet: Locator, { lang }: Stage): Promise<void> {
  expect(await sheet.locator('.best-score').innerText()).toContain(PLAN.firstResult[lang])
}

/** The moves the board makes of one: the first row it offers for it. */
function rowOf({ state, options }: AnyTable, chosen: string): readonly string[] {
  const move = options.map((option) => option.move as Move).find((each) => key(each) === chosen)
  return move === undefined ? [chosen] : (rowsOf(state as State, move)[0] ?? [move]).map(key)
}

export const byHand = (where: Where): ByHand => ({
  kernel: terraMystica,
  spread,
  click: (stage, table, move) => clickRow(stage, table, rowOf(table, move), where),
  rowOf,
  nameOf: bySentence(terraMystica),
  onSheet,
})

/** Moves to try once, after the others. */
const SMALL = new Set(['convert', 'burn', 'add', 'evolve', 'advance-shipping', 'advance-dig'])
const TIMES = 2

const sortOf = (move: string): string => (verbOf(move) === 'upgrade' ? `upgrade ${move.split(' ')[2]}` : verbOf(move))

/** Makes every kind of move once or twice, building first, then passes: a short game that shows a lot. */
export function curious(): Player {
  const seen = new Map<string, number>()
  const worth = (move: string): number => {
    const [verb, times] = [verbOf(move), seen.get(sortOf(move)) ?? 0]
    if (verb === 'pass') return 1
    if (times >= (SMALL.has(verb) ? 1 : TIMES)) return 0
    return (SMALL.has(verb) ? 2 : 4) - times + (verb === 'upgrade' || verb === 'build' ? 0.5 : 0)
  }
  return (table) => {
    const [first = '', ...others] = terraMystica.movesOf(table)
    const chosen = others.reduce((best, move) => (worth(move) > worth(best) ? move : best), first)
    seen.set(sortOf(chosen), (seen.get(sortOf(chosen)) ?? 0) + 1)
    return chosen
  }
}

interface Moment {
  readonly verb: string
  readonly options?: Options
  readonly round?: number
  readonly by?: Policy
}

/** A game in progress where one of your moves is of this kind. */
export const waitingFor = ({ verb, options = {}, round = 0, by = 'random' }: Moment): AnyTable =>
  terraMystica.waitingFor(
    (table) => (table.state as State).round >= round && table.options.some(({ move }) => (move as Move).do === verb),
    { options, by },
  )
