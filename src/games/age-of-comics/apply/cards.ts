// Cards on their way.
import { takeOut } from '../../../common/lists.ts'
import { AUTOMA, type Side } from '../asks.ts'
import { bitOf, type CardNo, cardsIn, deckNoOf, FIRST_COMIC, genreOf, printedValue } from '../catalogue/index.ts'
import type { DeckNo } from '../catalogue/vocabulary.ts'
import type { Place, Tell } from '../consequences/records.ts'
import { leaveDeck, NONE, type State } from '../state.ts'

/** A card is drawn from its deck: it goes somewhere, and the back of the next one is not known yet. */
export function draw(
  s: State,
  no: CardNo,
  to: Place,
  because: 'start' | 'deal' | 'draw' | 'search' | 'other-genre',
  tell: Tell,
): void {
  tell?.({ what: 'card', card: no, from: 'deck', to, back: s.decks[deckNoOf(no)].top, because })
  leaveDeck(s, no)
}
export const placeOf = (side: Side): 'area' | 'hand' => (side === AUTOMA ? 'area' : 'hand')

/** A card is taken out of a display (R7.3, Q33). */
export function takeFromDisplay(s: State, no: CardNo, side: Side, tell: Tell): void {
  takeOut(s.decks[deckNoOf(no)].display, no)
  tell?.({ what: 'card', card: no, from: 'display', to: placeOf(side), back: NONE, because: 'take' })
}

/** A card comes to your hand; a creative of value 1 brings an idea (R7.2). */
export function gainCard(s: State, no: CardNo, tell: Tell): void {
  s.player.hand = [...s.player.hand, no]
  if (no >= FIRST_COMIC || printedValue(no) !== 1) return
  s.player.ideas[genreOf(no)]++
  tell?.({ what: 'ideas', genre: genreOf(no), by: 1, because: 'hired', creative: no })
}

export function discard(s: State, no: CardNo): void {
  s.decks[deckNoOf(no)].discard |= bitOf(no)
}

/** An empty deck is made up from its discard pile at once (R7.3, R8.2); false where there is nothing to make it up from. */
export function ensureDeck(s: State, no: DeckNo, tell?: Tell): boolean {
  const deck = s.decks[no]
  if (deck.left === 0 && deck.discard !== 0) {
    tell?.({ what: 'deck-made-up', deck: no, cards: cardsIn(no, deck.discard) })
    deck.left = deck.discard
    deck.discard = 0
  }
  return deck.left !== 0
}
