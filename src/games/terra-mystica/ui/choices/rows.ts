// Rows of moves offered as one choice: burning and a power action, a spade and a dwelling, several conversions, an opponent's piece with
// the answer to its offer. Every row is looked up in the options of the rules, move by move.
import {
  type ConversionNo,
  conversion,
  type Goods,
  type HexNo,
  NOTHING,
  type PowerNo,
  powerAction,
} from '../../catalogue/index.ts'
import { type Move, OPTION, optionOf } from '../../moves.ts'
import { options } from '../../options/index.ts'
import { homeOf, priceOf, sum } from '../../prices.ts'
import { type Player, type State, topAsk } from '../../state.ts'
import { preview } from '../preview.ts'

export type Row = readonly [Move, ...Move[]]

const BURN = OPTION.burn.move
const burning = (times: number): Move[] => new Array<Move>(times).fill(BURN)
const rowOf = (moves: readonly Move[]): Row => moves as Row

/** How often power must be burnt first for a price in power (R4.5); undefined if even that is not enough. */
export function burnsFor({ bowls }: Player, power: number): number | undefined {
  const lack = Math.max(0, power - bowls[2])
  return bowls[1] >= 2 * lack ? lack : undefined
}

/**
 * A power action with the burning it needs; undefined if there is not enough power. Does not check whether the action is free or has a
 * target.
 */
export function powerRow({ player }: State, no: PowerNo): Row | undefined {
  const burns = burnsFor(player, powerAction(no).cost)
  return burns === undefined ? undefined : rowOf([...burning(burns), optionOf(OPTION.power, no).move])
}

export const burnsIn = (row: readonly Move[]): number => row.filter((move) => move === BURN).length

/** As many conversions of a kind as can be paid, with burning if needed: the first row has one, the next two, and so on. */
export function convertRows(s: State, no: ConversionNo): readonly Row[] {
  const move = optionOf(OPTION.convert, no).move
  const rows: Row[] = []
  const row: Move[] = []
  let now = s
  const make = (next: Move): void => {
    row.push(next)
    now = preview(now, next).after
  }
  for (;;) {
    const burns = burnsFor(now.player, conversion(no).from.power) ?? 0
    for (let n = 0; n < burns; n++) make(BURN)
    if (!canMake(now, move)) return rows
    make(move)
    rows.push(rowOf([...row]))
  }
}

/** Burning once, twice, as often as possible. */
export const burnRows = ({ player }: State): readonly Row[] =>
  Array.from({ length: Math.floor(player.bowls[1] / 2) }, (_, at) => rowOf(burning(at + 1)))

const canMake = (s: State, move: Move): boolean => options(s).some((option) => option.move === move)

/** The total cost of a row. */
export function priceOfRow(s: State, row: readonly Move[]): Goods {
  let [now, price]: [State, Goods] = [s, NOTHING]
  for (const move of row) {
    price = sum(price, priceOf(now, move))
    now = preview(now, move).after
  }
  return price
}

/** If a move leads straight to another question: rows with the answers, the most complete one first. */
export function rowsOf(s: State, move: Move): readonly Row[] {
  switch (move.do) {
    case 'dig':
      return groundRows(s, move.hex, move)
    case 'sandstorm':
      return withDwelling(s, [move], move.hex)
    case 'add':
    case 'evolve':
      return topAsk(preview(s, move).after)?.ask === 'offer'
        ? [rowOf([move, OPTION['take-power'].move]), rowOf([move, OPTION.decline.move])]
        : [[move]]
    default:
      return [[move]]
  }
}

/** A hex into every possible colour; for the home colour also with a dwelling. */
function groundRows(s: State, at: HexNo, dig: Move): readonly Row[] {
  const dug = preview(s, dig).after
  // The Giants have no choice of colour (R27.9).
  if (topAsk(dug)?.ask !== 'colour') return withDwelling(s, [dig], at)
  return options(dug)
    .flatMap(({ move }) => withDwelling(s, [dig, move], at))
    .toSorted((a, b) => Number(leadsHome(s, b)) - Number(leadsHome(s, a)))
}

/** The home colour first, the usual reason to transform a hex. */
const leadsHome = (s: State, row: Row): boolean =>
  row.some((move) => move.do === 'colour' && move.colour === homeOf(s.player))

function withDwelling(s: State, row: readonly Move[], at: HexNo): readonly Row[] {
  const after = row.reduce((now, move) => preview(now, move).after, s)
  const build = optionOf(OPTION.build, at).move
  if (topAsk(after)?.ask !== 'build' || !canMake(after, build)) return [rowOf(row)]
  // If a dwelling is possible on other hexes too, the page asks where.
  const bare = options(after).length > 2 ? row : [...row, OPTION.leave.move]
  return [rowOf([...row, build]), rowOf(bare)]
}
