// How promising a state is for the player, in points: for players that look one step ahead.
import { OPPONENT, PLAYER, type Side } from './asks.ts'
import { COIN, COMPLETE, FIRST_SYMBOL, RESOURCE_COUNT, type Stage, wonder } from './catalogue/index.ts'
import { available, meansOf, ones, reach, shields } from './measures.ts'
import { points, total } from './score.ts'
import { NONE, type State, tokensLeft } from './state.ts'

// What things are worth beyond their points, by trial in simulated games.
const STAGE = 9
const NEAR = 0.7
const GREY = 1.2
const YELLOW = 2.5
const SYMBOL = 2.5
const TOKEN = 7
const EXTRA = 3
const SHIELD = 0.8

/** Beyond today's points: what the hand is on its way to. A Stage is also a step towards ending the game first. */
function promise(s: State, side: Side): number {
  const board = s.boards[side]
  const { cards, tokens, stages } = board
  if (board.wonder === NONE) return 0
  let grey = 0
  for (let r = 0; r < RESOURCE_COUNT; r++) grey += cards[r] as number
  const symbols = [0, 1, 2].filter((n) => (cards[FIRST_SYMBOL + n] as number) > 0).length
  return (
    ones(stages) * STAGE +
    nearest(s, side) +
    (stages === COMPLETE ? 0 : grey * GREY + (cards[COIN] as number) * YELLOW) +
    (tokensLeft(s) ? symbols * SYMBOL : 0) +
    tokens.length * TOKEN +
    (side === s.active ? s.pending * EXTRA : 0)
  )
}

/** How far the best way to the next Stage has been gone. */
function nearest(s: State, side: Side): number {
  const board = s.boards[side]
  const means = meansOf(board.cards)
  const { stages } = wonder(board.wonder)
  let best = 0
  for (let left = available(board); left !== 0; left &= left - 1) {
    const { amount, identical, vp } = stages[31 - Math.clz32(left & -left)] as Stage
    const gone = Math.min(amount, reach(means, identical, board.held)) / amount
    best = Math.max(best, gone * (vp + STAGE) * NEAR)
  }
  return best
}

export function outlook(s: State): number {
  const worth = (side: Side) => total(points(s, side)) + promise(s, side)
  const lead = shields(s.boards[PLAYER]) - shields(s.boards[OPPONENT])
  return worth(PLAYER) - worth(OPPONENT) + Math.max(-2, Math.min(2, lead)) * SHIELD
}
