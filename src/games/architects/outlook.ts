// How promising a state is for the player, in points: for players that look one step ahead.
import { OPPONENT, PLAYER, type Side } from './asks.ts'
import { COIN, FIRST_SYMBOL, RESOURCE_COUNT, type Stage, wonder } from './catalogue/index.ts'
import { available, type Means, meansOf, reach, shields } from './measures.ts'
import { points, total } from './score.ts'
import { NONE, type State, tokensLeft } from './state.ts'

const MEANS: Means = { most: 0, different: 0, grey: 0, coins: 0 }

/** Beyond today's points: what the hand is on its way to. */
function promise(s: State, side: Side): number {
  const board = s.boards[side]
  const { cards, tokens } = board
  if (board.wonder === NONE) return 0
  let grey = 0
  for (let r = 0; r < RESOURCE_COUNT; r++) grey += cards[r] as number
  const greens = [0, 1, 2].filter((n) => (cards[FIRST_SYMBOL + n] as number) > 0).length
  return (
    grey * 0.4 +
    (cards[COIN] as number) * 1.2 +
    nearest(s, side) +
    (tokensLeft(s) ? greens * 0.6 : 0) +
    tokens.length * 1.5 +
    (side === s.active ? s.pending : 0)
  )
}

/** How far the cheapest way to the next Stage has been gone, in points. */
function nearest(s: State, side: Side): number {
  const board = s.boards[side]
  const means = meansOf(board.cards, MEANS)
  const { stages } = wonder(board.wonder)
  let best = 0
  for (let left = available(board); left !== 0; left &= left - 1) {
    const { amount, identical, vp } = stages[31 - Math.clz32(left & -left)] as Stage
    best = Math.max(best, (Math.min(amount, reach(means, identical, board.held)) / amount) * (vp + 2) * 0.7)
  }
  return best
}

export function outlook(s: State): number {
  const worth = (side: Side) => total(points(s, side)) + promise(s, side)
  const lead = shields(s.boards[PLAYER]) - shields(s.boards[OPPONENT])
  return worth(PLAYER) - worth(OPPONENT) + Math.max(-2, Math.min(2, lead)) * 0.7
}
