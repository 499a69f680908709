// What comes next: the rest of a turn, its end (R3.6, R13.5), the next turn, the end of the game.
import { CENTRAL, OPPONENT, other, SIDES, type Side, TURN } from '../asks.ts'
import { COMPLETE, RED_1, RED_2 } from '../catalogue/index.ts'
import { dueSets, payable, spoils } from '../measures.ts'
import { allEmpty, CONFLICT_TOKENS, horns, type State, topAsk } from '../state.ts'

export function proceed(s: State): void {
  const top = topAsk(s)
  // Set-up is done: whoever begins is the active side.
  if (top === undefined) beginTurn(s, s.active)
  else if (top.ask === 'act' && isIdle(s, top.side)) endTurn(s)
}

/** Nothing compulsory is left and nothing more can be wanted: such a turn ends by itself. */
export function isIdle(s: State, side: Side): boolean {
  if (s.pending > 0 && !allEmpty(s)) return false
  if (dueSets(s, side) !== 0 || payable(s, side) !== 0) return false
  return side !== OPPONENT || s.decks[CENTRAL].top < 0
}

/** R3.6: the Battle, then the end of the game if the Wonder is complete (R11.1). */
export function endTurn(s: State): void {
  s.asks.pop()
  if (horns(s) >= CONFLICT_TOKENS) battle(s)
  if (s.boards[s.active].stages === COMPLETE) s.over = true
  else beginTurn(s, other(s.active))
}

/** R7.4, R7.5 */
function battle(s: State): void {
  for (const side of SIDES) s.boards[side].military += spoils(s, side)
  for (const { cards } of s.boards)
    for (const kind of [RED_1, RED_2]) {
      s.discard[kind] = (s.discard[kind] as number) + (cards[kind] as number)
      cards[kind] = 0
    }
}

export function beginTurn(s: State, side: Side): void {
  s.active = side
  s.used = 0
  s.pending = 0
  if (allEmpty(s))
    s.over = true // R10.2, Q25
  else s.asks.push(TURN[side])
}
