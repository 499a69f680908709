// Cards and tokens on their way to a side.
import { CENTRAL, type DeckNo, type Side, TOP, toAsk } from '../asks.ts'
import { CAT_CARD, type CardNo, card, theToken, type TokenNo, TRIGGERS } from '../catalogue/index.ts'
import type { CardCause, Listener, Unseen } from '../consequences/records.ts'
import { TACTICS_SHIELDS } from '../measures.ts'
import { conflict, CONFLICT_TOKENS, type Deck, HIDDEN, NONE, type State } from '../state.ts'

/** The top card of a deck goes to a side (R3.2, R3.3); a card nobody has seen is for chance to say. */
export function takeTop(s: State, side: Side, no: DeckNo, because: CardCause, tell: Listener): void {
  const { top } = s.decks[no]
  const faceDown = no === CENTRAL && top === HIDDEN
  if (faceDown && s.seen === NONE) {
    s.asks.push(toAsk('draw', side, CENTRAL))
    return
  }
  const kind = faceDown ? s.seen : top
  leave(s, no)
  if (faceDown) tell?.({ what: 'card', side, card: kind, deck: no, from: 'seen', open: NONE, because })
  else tell?.({ what: 'card', side, card: kind, deck: no, from: 'open', open: kind, because })
  land(s, side, kind, tell)
}

/** The top card has left its deck; the next card of a Wonder deck is turned up at once. */
export function leave(s: State, no: DeckNo): void {
  const deck = s.decks[no]
  deck.count--
  deck.top = deck.count > 0 ? HIDDEN : NONE
  if (no === CENTRAL) s.seen = NONE
  else if (deck.count > 0) s.asks.push(TOP[no])
}

/** A card that nobody knew the place of is known now. */
export function uncover(deck: Deck, kind: CardNo): Unseen {
  const copies = deck.left[kind] as number
  deck.turned++
  if (copies > 0) {
    deck.left[kind] = copies - 1
    return 'left'
  }
  deck.unknown--
  return 'unknown'
}

/** A taken card (R3.5): its Cat (R9.2), its Horns (R7.2) and the extra card it may bring (R13.4). Horns are read off the cards (R7.6). */
export function land(s: State, side: Side, kind: CardNo, tell: Listener): void {
  const board = s.boards[side]
  if (tell !== undefined) tellHorns(s, kind, tell)
  board.cards[kind] = (board.cards[kind] as number) + 1
  if (kind === CAT_CARD && s.cat !== side) {
    tell?.({ what: 'cat', side, from: s.cat as Side | typeof NONE })
    s.cat = side
  }
  trigger(s, side, TRIGGERS[kind] as number, tell)
}

/** R7.2: told before the card lies there. */
function tellHorns(s: State, kind: CardNo, tell: NonNullable<Listener>): void {
  const before = conflict(s)
  const now = Math.min(CONFLICT_TOKENS, before + card(kind).horns)
  if (now > before) tell({ what: 'conflict', by: now - before, now, because: kind })
}

/** A token whose condition happens counts as used, and one more extra card is pending. */
export function trigger(s: State, side: Side, token: number, tell: Listener): void {
  const triggered = s.boards[side].held & token & ~s.used
  if (triggered === 0) return
  s.used |= token
  s.pending++
  tell?.({ what: 'extra', side, because: 31 - Math.clz32(triggered) })
}

const TACTICS = theToken('tactics')

export function gain(s: State, side: Side, no: TokenNo, from: 'face-up' | 'stack', tell: Listener): void {
  const board = s.boards[side]
  board.tokens.push(no)
  board.held |= 1 << no
  tell?.({ what: 'token', side, token: no, from })
  if (no === TACTICS) tell?.({ what: 'shields', side, by: TACTICS_SHIELDS, because: 'tactics' })
}
