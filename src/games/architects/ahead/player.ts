// Whether you can complete your Wonder in this turn with cards that are in sight.
import { copy } from '../../../kernel/copy.ts'
import { endTurn } from '../apply/flow.ts'
import { apply } from '../apply/index.ts'
import { ACT, PLAYER } from '../asks.ts'
import { COIN, COMPLETE, wonder } from '../catalogue/index.ts'
import { ECONOMY, usable } from '../measures.ts'
import type { Move } from '../moves.ts'
import { options } from '../options/index.ts'
import { PAYING } from '../catalogue/payments.ts'
import { type State, sumOf, topAsk } from '../state.ts'

export interface Completion {
  /** The card you would take first; nothing where you need none. */
  readonly take: Move | undefined
  /** The table at the end of the game. */
  readonly after: State
}

/** A way to complete it; what effects, extra cards and unseen cards might bring besides is left aside. */
export function completion(s: State): Completion | undefined {
  const top = topAsk(s)
  if (top?.side !== PLAYER || s.boards[PLAYER].stages === COMPLETE) return undefined
  if (top.ask === 'act') {
    const after = completed(s)
    return after && { take: undefined, after }
  }
  if (top.ask !== 'turn') return undefined
  for (const { move } of options(s)) {
    if (move.do !== 'take' || (s.decks[move.deck].top < 0 && s.seen < 0)) continue
    const taken = copy(s)
    apply(taken, move)
    const after = completed(taken)
    if (after !== undefined) return { take: move, after }
  }
  return undefined
}

/** The end of the game, if what lies in front of you pays for all Stages that are missing. */
function completed(s: State): State | undefined {
  const now = copy(s)
  now.asks = [ACT[PLAYER]]
  if (now.boards[PLAYER].stages === COMPLETE) {
    endTurn(now, undefined)
    return now
  }
  if (!mayReach(now)) return undefined
  for (const { move } of options(now)) {
    if (move.do !== 'construct') continue
    const next = copy(now)
    apply(next, move)
    const after = completed(next)
    if (after !== undefined) return after
  }
  return undefined
}

/** Cards enough for the sum of all costs; most hands have too few, and nothing has to be tried. */
function mayReach(s: State): boolean {
  const { wonder: no, stages, cards } = s.boards[PLAYER]
  let due = 0
  for (const { bit, amount } of wonder(no).stages) if ((stages & bit) === 0) due += amount
  const worth = sumOf(cards.slice(0, PAYING)) + ((usable(s, PLAYER) & ECONOMY) !== 0 && (cards[COIN] ?? 0) > 0 ? 1 : 0)
  return worth >= due
}
