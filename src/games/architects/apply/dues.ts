// Choices that a move has opened (R13.3).
import { type Ask, type DeckNo, type Side, toAsk } from '../asks.ts'
import type { CardNo } from '../catalogue/index.ts'
import type { Listener } from '../consequences/records.ts'
import { STACK } from '../moves.ts'
import { SHOWN, stackSize, type State } from '../state.ts'
import { gain, land, leave } from './landing.ts'

/** R6.3: a face-up token is replaced at once, in its place, while the stack lasts. */
export function applyToken(s: State, no: number, { side }: Ask, tell: Listener): void {
  if (no === STACK) {
    s.asks.push(toAsk('prize', side))
    return
  }
  const at = s.faceUp.indexOf(no)
  if (stackSize(s) > 0) s.asks.push(toAsk('lay', side, at as DeckNo))
  s.faceUp.splice(at, 1)
  gain(s, side, no, 'face-up', tell)
}

/** Halicarnassus: up to five cards are shown, the visible top first (R5.8). */
export function applyHaliDeck(s: State, no: DeckNo, { side }: Ask, tell: Listener): void {
  tell?.({ what: 'shown', deck: no, card: s.decks[no].top, from: 'open' })
  showCards(s, side, no)
}

export function showCards(s: State, side: Side, no: DeckNo): void {
  const deck = s.decks[no]
  if (s.revealed.length === 0) s.revealed.push(deck.top)
  s.asks.push(toAsk('hali-card', side, no))
  for (let i = s.revealed.length; i < Math.min(SHOWN, deck.count); i++) s.asks.push(toAsk('show', side, no))
}

/** One is kept, the others are shuffled into their deck, and a new top is turned up. */
export function applyHaliCard(s: State, kept: CardNo, { side, deck: no }: Ask, tell: Listener): void {
  const { left, top } = s.decks[no]
  const others = s.revealed
  others.splice(others.indexOf(kept), 1)
  for (let i = 0; i < others.length; i++) left[others[i] as number] = (left[others[i] as number] as number) + 1
  s.revealed = []
  leave(s, no)
  tell?.({ what: 'card', side, card: kept, deck: no, from: 'shown', open: top, because: 'halicarnassus' })
  if (others.length > 0) tell?.({ what: 'shuffled', deck: no, cards: others })
  land(s, side, kept, tell)
}
