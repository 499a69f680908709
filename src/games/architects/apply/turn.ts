// A turn (R3, R5, R6, R13).
import { ACT, type Ask, CENTRAL, type DeckNo, other, type Side, toAsk } from '../asks.ts'
import { COMPLETE, type Stage, type StageNo, stage, wonder } from '../catalogue/index.ts'
import type { Power } from '../catalogue/vocabulary.ts'
import { meetsCondition, type Payment, PAYMENTS, PAYING, type PaymentNo, usesEconomy } from '../catalogue/payments.ts'
import type { Listener } from '../consequences/records.ts'
import { ARCHITECTURE, ECONOMY, ENGINEERING } from '../measures.ts'
import { SETS } from '../moves.ts'
import { allEmpty, NONE, someWonderDeck, type State, tokensLeft } from '../state.ts'
import { leave, takeTop, trigger } from './landing.ts'

/** The first card of a turn, an extra card, or Alexandria's. */
export function applyTake(s: State, deck: DeckNo, { ask, side }: Ask, tell: Listener): void {
  if (ask === 'act') {
    s.pending--
    tell?.({ what: 'extra-taken', side, left: s.pending })
  }
  if (ask !== 'take') s.asks.push(ACT[side])
  takeTop(s, side, deck, ask === 'turn' ? 'turn' : ask === 'act' ? 'extra' : 'alexandria', tell)
}

/** R9.3: the card is looked at and stays where it is. */
export function applyLook(s: State, ask: Ask): void {
  s.asks.push(ask, toAsk('peek', ask.side))
}

/** S6: the card is turned up for both to see; one the player has looked at is known already. */
export function applyReveal(s: State, ask: Ask, tell: Listener): void {
  s.asks.push(ask)
  if (s.seen === NONE) {
    s.asks.push(toAsk('flip', ask.side))
    return
  }
  tell?.({ what: 'open', deck: CENTRAL, card: s.seen, from: 'seen' })
  s.decks[CENTRAL].top = s.seen
  s.seen = NONE
}

/** S12 */
export function applyDiscard(s: State, ask: Ask, tell: Listener): void {
  const { top } = s.decks[CENTRAL]
  tell?.({ what: 'central-discarded', card: top })
  s.discard[top] = (s.discard[top] as number) + 1
  leave(s, CENTRAL)
  s.asks.push(ask)
}

/** R6.1, R6.2 */
export function applyScience(s: State, set: number, ask: Ask, tell: Listener): void {
  tell?.({ what: 'set', side: ask.side, set })
  s.asks.push(ask, toAsk('token', ask.side))
  for (const kind of SETS[set] as readonly number[]) discard(s, ask.side, kind, 1)
}

/** R5.7: the payment, the Stage, the extra card of Architecture (S15), the effect. */
export function applyConstruct(s: State, no: StageNo, payment: PaymentNo, ask: Ask, tell: Listener): void {
  const { side } = ask
  const built = stage(no)
  const board = s.boards[side]
  s.asks.push(ask)
  pay(s, side, built, PAYMENTS[payment] as Payment, tell)
  board.stages |= built.bit
  tell?.({ what: 'stage', side, stage: no })
  if (board.stages === COMPLETE) tell?.({ what: 'complete', side, wonder: board.wonder })
  trigger(s, side, ARCHITECTURE, tell)
  if (built.effect) HAPPENS[wonder(built.wonder).power](s, side, tell)
}

/** R5.10: which tokens a payment uses follows from its cards. */
function pay(s: State, side: Side, { no, amount, identical }: Stage, payment: Payment, tell: Listener): void {
  tell?.({ what: 'paid', side, cards: payment.cards, because: no })
  for (let kind = 0; kind < PAYING; kind++) {
    const copies = payment.cards[kind] as number
    if (copies > 0) discard(s, side, kind, copies)
  }
  if (usesEconomy(payment, amount)) use(s, side, ECONOMY, no, tell)
  if (!meetsCondition(payment, identical)) use(s, side, ENGINEERING, no, tell)
}

function use(s: State, side: Side, token: number, because: StageNo, tell: Listener): void {
  s.used |= token
  tell?.({ what: 'used', side, token: 31 - Math.clz32(token), because })
}

function discard(s: State, side: Side, kind: number, copies: number): void {
  const { cards } = s.boards[side]
  cards[kind] = (cards[kind] as number) - copies
  s.discard[kind] = (s.discard[kind] as number) + copies
}

/** R5.8; what cannot be carried out is lost (R5.9). */
const HAPPENS: Readonly<Record<Power, (s: State, side: Side, tell: Listener) => void>> = {
  'any-deck'(s, side) {
    if (!allEmpty(s)) s.asks.push(toAsk('take', side))
  },
  progress(s, side) {
    if (tokensLeft(s)) s.asks.push(toAsk('token', side))
  },
  central(s, side, tell) {
    if (s.decks[CENTRAL].count > 0) takeTop(s, side, CENTRAL, 'ephesus', tell)
  },
  'look-and-keep'(s, side) {
    if (someWonderDeck(s)) s.asks.push(toAsk('hali-deck', side))
  },
  'both-decks': takeBoth,
  // Shields are read off the Stages (R7.1).
  shield: (_, side, tell) => tell?.({ what: 'shields', side, by: 1, because: 'rhodes' }),
  none() {},
}

/** Olympia: own deck first; both cards are placed before anything else, also before the new tops are turned up. */
function takeBoth(s: State, side: Side, tell: Listener): void {
  const tops = s.asks.length
  for (const deck of [side, other(side)] as const) if (s.decks[deck].count > 0) takeTop(s, side, deck, 'olympia', tell)
  // The stack is read from its end: the own deck's new top comes first.
  if (s.asks.length === tops + 2) s.asks.push(...s.asks.splice(tops, 2).reverse())
}

/** What is still pending is declined (R13.4); the turn then has nothing left and ends (R13.5). */
export function applyEnd(s: State, ask: Ask, tell: Listener): void {
  if (s.pending > 0) tell?.({ what: 'extra-lost', side: ask.side, by: s.pending, because: 'declined' })
  s.pending = 0
  s.asks.push(ask)
}
