// The two new actions (S22): a dwelling of another colour on a hex of that colour, or one of its dwellings into a trading post.
import { OPPONENT_DWELLINGS, OPPONENT_POSTS, OPPONENTS } from '../automa/levels.ts'
import { LAND } from '../catalogue/index.ts'
import { OPTION, type Option, optionOf } from '../moves.ts'
import {
  colourAt,
  EMPTY,
  isPost,
  isTheir,
  NONE,
  opponentOf,
  pieceAt,
  type State,
  theirDwelling,
  theirPost,
} from '../state.ts'

/**
 * Once per colour (S23, Q13), while the supply lasts (Q15), on the current colour of the hex (S24, Q16); for the colours in the game
 * only (Q21). An option of `act`, so between two actions (Q14), and it costs nothing.
 */
export function newActions(s: State, found: Option[]): void {
  const { opponents } = s
  if (opponents.every(({ placed, upgraded }) => placed && upgraded)) return
  const counts = countPieces(s)
  // Colours of which a dwelling may be placed, and opponents one of whose dwellings may be upgraded, as bits.
  let [placing, upgrading] = [0, 0]
  opponents.forEach(({ colour, placed, upgraded }, index) => {
    if (!placed && (counts[theirDwelling(index)] ?? 0) < OPPONENT_DWELLINGS) placing |= 1 << colour
    if (!upgraded && (counts[theirPost(index)] ?? 0) < OPPONENT_POSTS) upgrading |= 1 << index
  })
  for (let at = 0; at < LAND; at++) {
    const piece = pieceAt(s, at)
    if (piece === EMPTY) {
      const colour = colourAt(s, at)
      if ((placing & (1 << colour)) !== 0) found.push(optionOf(OPTION.add[colour] ?? [], at))
    } else if (isTheir(piece) && !isPost(piece)) {
      const index = opponentOf(piece)
      if ((upgrading & (1 << index)) !== 0)
        found.push(optionOf(OPTION.evolve[opponents[index]?.colour ?? NONE] ?? [], at))
    }
  }
}

/** How often each piece of an opponent stands on the map. */
function countPieces({ pieces }: State): number[] {
  const counts = new Array<number>(PIECES).fill(0)
  for (const piece of pieces) if (isTheir(piece)) counts[piece] = (counts[piece] ?? 0) + 1
  return counts
}

const PIECES = theirPost(OPPONENTS - 1) + 1
