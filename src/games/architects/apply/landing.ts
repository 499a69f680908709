// Cards and tokens on their way to a side.
import { CENTRAL, type DeckNo, type Side, TOP, toAsk } from '../asks.ts'
import { CAT_CARD, type CardNo, type TokenNo, TRIGGERS } from '../catalogue/index.ts'
import { type Deck, HIDDEN, NONE, type State } from '../state.ts'

/** The top card of a deck goes to a side (R3.2, R3.3); a card nobody has seen is for chance to say. */
export function takeTop(s: State, side: Side, no: DeckNo): void {
  const deck = s.decks[no]
  if (no !== CENTRAL) {
    const kind = deck.top
    leave(s, no)
    land(s, side, kind)
  } else if (deck.top === HIDDEN && s.seen === NONE) s.asks.push(toAsk('draw', side, CENTRAL))
  else {
    const kind = deck.top === HIDDEN ? s.seen : deck.top
    leave(s, no)
    land(s, side, kind)
  }
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
export function uncover(deck: Deck, kind: CardNo): void {
  const copies = deck.left[kind] as number
  if (copies > 0) deck.left[kind] = copies - 1
  else deck.unknown--
  deck.turned++
}

/** A taken card (R3.5): its Cat (R9.2) and the extra card it may bring (R13.4). Horns are read off the cards (R7.6). */
export function land(s: State, side: Side, kind: CardNo): void {
  const board = s.boards[side]
  board.cards[kind] = (board.cards[kind] as number) + 1
  if (kind === CAT_CARD) s.cat = side
  trigger(s, side, TRIGGERS[kind] as number)
}

/** A token whose condition happens counts as used, and one more extra card is pending. */
export function trigger(s: State, side: Side, token: number): void {
  if ((s.boards[side].held & token & ~s.used) === 0) return
  s.used |= token
  s.pending++
}

export function gain(s: State, side: Side, no: TokenNo): void {
  const board = s.boards[side]
  board.tokens.push(no)
  board.held |= 1 << no
}
