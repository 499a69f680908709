// What comes next: the rest of a turn, its end (R3.6, R13.5), the next turn, the end of the game.
import { CENTRAL, OPPONENT, other, SIDES, type Side, TURN } from '../asks.ts'
import { COMPLETE, RED_1, RED_2, TOKENS } from '../catalogue/index.ts'
import type { Listener } from '../consequences/records.ts'
import { dueSets, payable, shields, spoils } from '../measures.ts'
import { allEmpty, CONFLICT_TOKENS, horns, type State, topAsk } from '../state.ts'

export function proceed(s: State, tell: Listener): void {
  const top = topAsk(s)
  // Set-up is done: whoever begins is the active side.
  if (top === undefined) {
    tell?.({ what: 'part', battles: 0 })
    beginTurn(s, s.active, tell)
  } else if (top.ask === 'act' && isIdle(s, top.side)) endTurn(s, tell)
}

/** Nothing compulsory is left and nothing more can be wanted: such a turn ends by itself. */
export function isIdle(s: State, side: Side): boolean {
  if (s.pending > 0 && !allEmpty(s)) return false
  if (dueSets(s, side) !== 0 || payable(s, side) !== 0) return false
  return side !== OPPONENT || s.decks[CENTRAL].top < 0
}

/** R3.6: the Battle, then the end of the game if the Wonder is complete (R11.1). */
export function endTurn(s: State, tell: Listener): void {
  s.asks.pop()
  const fights = horns(s) >= CONFLICT_TOKENS
  if (fights) battle(s, tell)
  const { stages, wonder } = s.boards[s.active]
  if (stages === COMPLETE) {
    s.over = true
    tell?.({ what: 'over', because: wonder })
    return
  }
  if (fights && !allEmpty(s)) tell?.({ what: 'part', battles: s.battles })
  beginTurn(s, other(s.active), tell)
}

/** R7.4, R7.5 */
function battle(s: State, tell: Listener): void {
  s.battles++
  tell?.({ what: 'battle', shields: [shields(s.boards[0]), shields(s.boards[1])] })
  for (const side of SIDES) {
    const by = spoils(s, side)
    s.boards[side].military += by
    if (by > 0) tell?.({ what: 'victory', side, by, double: by > 1 })
  }
  for (const side of SIDES) discardHorns(s, side, tell)
  tell?.({ what: 'peace', by: CONFLICT_TOKENS })
}

function discardHorns(s: State, side: Side, tell: Listener): void {
  const { cards } = s.boards[side]
  const [red1, red2] = [cards[RED_1] as number, cards[RED_2] as number]
  if (red1 + red2 > 0) tell?.({ what: 'horns', side, red1, red2 })
  for (const kind of [RED_1, RED_2]) {
    s.discard[kind] = (s.discard[kind] as number) + (cards[kind] as number)
    cards[kind] = 0
  }
}

export function beginTurn(s: State, side: Side, tell: Listener): void {
  // R8.3: extra cards are lost where no deck has a card.
  if (s.pending > 0) tell?.({ what: 'extra-lost', side: s.active, by: s.pending, because: 'empty' })
  if (side !== s.active) tell?.({ what: 'turn', side, used: tokensOf(s.used) })
  s.active = side
  s.used = 0
  s.pending = 0
  if (allEmpty(s)) {
    s.over = true // R10.2, Q25
    tell?.({ what: 'over', because: 'decks' })
  } else s.asks.push(TURN[side])
}

const tokensOf = (bits: number): number[] => TOKENS.flatMap(({ no }) => ((bits & (1 << no)) === 0 ? [] : [no]))
