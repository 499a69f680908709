// The two new actions (S22): a dwelling of another colour on a hex of that colour, or one of its dwellings into a trading post.
import { OPPONENT_DWELLINGS, OPPONENT_POSTS, OPPONENTS } from '../automa/levels.ts'
import { type ColourNo, COLOURS, type HexNo, LAND } from '../catalogue/index.ts'
import { addOption, evolveOption, type Option } from '../moves.ts'
import {
  EMPTY,
  isPost,
  isTheir,
  NONE,
  type Opponent,
  opponentOf,
  type State,
  theirDwelling,
  theirPost,
} from '../state.ts'

/**
 * Once per colour (S23, Q13), while the supply lasts (Q15), on the current colour of the hex (S24, Q16); for the colours in the game
 * only (Q21). An option of `act`, so between two actions (Q14), and it costs nothing.
 */
export function newActions(s: State): Option[] {
  const found: Option[] = []
  const open = openActions(s)
  if (open !== 0) for (let at = 0; at < LAND; at++) if (isOpen(s, at, open)) found.push(newAction(s, at))
  return found
}

/** One of them, by its place among them. */
export function nthNewAction(s: State, open: number, no: number): Option {
  let at = 0
  for (let left = no; at < LAND; at++) if (isOpen(s, at, open) && left-- === 0) break
  return newAction(s, at)
}

/** Bits of opponents one of whose dwellings may be upgraded, above those of colours of which a dwelling may be placed. */
const UPGRADING = COLOURS.length

/** The colours of which a dwelling may be placed and the opponents one of whose dwellings may be upgraded, as bits. */
export function openActions(s: State): number {
  const { opponents } = s
  let open = 0
  for (let index = 0; index < opponents.length; index++) {
    const { colour, placed, upgraded } = opponents[index] as Opponent
    if (!placed) open |= 1 << colour
    if (!upgraded) open |= 1 << (UPGRADING + index)
  }
  if (open === 0) return 0
  count(s)
  for (let index = 0; index < opponents.length; index++) {
    const { colour } = opponents[index] as Opponent
    if (countOf(theirDwelling(index)) >= OPPONENT_DWELLINGS) open &= ~(1 << colour)
    if (countOf(theirPost(index)) >= OPPONENT_POSTS) open &= ~(1 << (UPGRADING + index))
  }
  return open
}

/** How many hexes have one of the open actions, which have just been asked for. */
export function countNewActions({ opponents }: State, open: number): number {
  let sum = 0
  for (let index = 0; index < opponents.length; index++) {
    const { colour } = opponents[index] as Opponent
    if ((open & (1 << colour)) !== 0) sum += COUNTS[colour] as number
    if ((open & (1 << (UPGRADING + index))) !== 0) sum += countOf(theirDwelling(index))
  }
  return sum
}

function isOpen({ pieces, terrain }: State, at: HexNo, open: number): boolean {
  const piece = pieces[at] as number
  if (piece === EMPTY) return (open & (1 << (terrain[at] as ColourNo))) !== 0
  return isTheir(piece) && !isPost(piece) && (open & (1 << (UPGRADING + opponentOf(piece)))) !== 0
}

/** The new action on a hex that has one. */
function newAction({ pieces, terrain, opponents }: State, at: HexNo): Option {
  const piece = pieces[at] as number
  if (piece === EMPTY) return addOption(terrain[at] as ColourNo, at)
  return evolveOption(opponents[opponentOf(piece)]?.colour ?? NONE, at)
}

/** Counted again for every question: empty hexes by colour, then pieces by what they are. */
const COUNTS = new Int32Array(COLOURS.length + theirDwelling(OPPONENTS))
const countOf = (piece: number): number => COUNTS[COLOURS.length + piece] as number

function count({ pieces, terrain }: State): void {
  for (let at = 0; at < COUNTS.length; at++) COUNTS[at] = 0
  for (let at = 0; at < LAND; at++) {
    const piece = pieces[at] as number
    const place = piece === EMPTY ? (terrain[at] as ColourNo) : COLOURS.length + piece
    COUNTS[place] = (COUNTS[place] as number) + 1
  }
}
