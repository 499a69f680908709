// The two new actions (S22): a dwelling of another colour on a hex of that colour, or one of its dwellings into a trading post.
import { OPPONENT_DWELLINGS, OPPONENT_POSTS } from '../automa/levels.ts'
import { COLOURS, LAND } from '../catalogue/index.ts'
import { OPTION, type Option } from '../moves.ts'
import { EMPTY, isPost, isTheir, opponentOf, type State } from '../state.ts'

const dwellings: number[] = []
const posts: number[] = []
/** By colour: whether a dwelling of it may be placed. */
const open = new Array<boolean>(COLOURS.length)

/**
 * Once per colour (S23, Q13), while the supply lasts (Q15), on the current colour of the hex (S24, Q16); for the colours in the game
 * only (Q21). An option of `act`, so between two actions (Q14), and it costs nothing.
 */
export function newActions(s: State, found: Option[]): void {
  const { opponents, pieces, terrain } = s
  if (!opponents.some(({ placed, upgraded }) => !placed || !upgraded)) return
  countPieces(s)
  open.fill(false)
  opponents.forEach(({ colour, placed }, index) => {
    open[colour] = !placed && (dwellings[index] as number) < OPPONENT_DWELLINGS
  })
  for (let at = 0; at < LAND; at++) {
    const piece = pieces[at] as number
    if (piece === EMPTY) {
      const colour = terrain[at] as number
      if (open[colour]) found.push(OPTION.add[colour]?.[at] as Option)
    } else if (isTheir(piece) && !isPost(piece)) {
      const index = opponentOf(piece)
      const opponent = opponents[index]
      if (opponent !== undefined && !opponent.upgraded && (posts[index] as number) < OPPONENT_POSTS)
        found.push(OPTION.evolve[opponent.colour]?.[at] as Option)
    }
  }
}

function countPieces({ opponents, pieces }: State): void {
  for (let index = 0; index < opponents.length; index++) {
    dwellings[index] = 0
    posts[index] = 0
  }
  for (let at = 0; at < LAND; at++) {
    const piece = pieces[at] as number
    if (!isTheir(piece)) continue
    const counts = isPost(piece) ? posts : dwellings
    counts[opponentOf(piece)] = (counts[opponentOf(piece)] as number) + 1
  }
}
