// Cards on their way.
import { bitOf, type CardNo, deckNoOf, FIRST_COMIC, genreOf, printedValue } from '../catalogue/index.ts'
import type { DeckNo } from '../catalogue/vocabulary.ts'
import type { State } from '../state.ts'

/** A card comes to your hand; a creative of value 1 brings an idea (R7.2). */
export function gainCard(s: State, no: CardNo): void {
  s.player.hand.push(no)
  if (no < FIRST_COMIC && printedValue(no) === 1) s.player.ideas[genreOf(no)]++
}

export function discard(s: State, no: CardNo): void {
  s.decks[deckNoOf(no)].discard |= bitOf(no)
}

/** An empty deck is made up from its discard pile at once (R7.3, R8.2); false where there is nothing to make it up from. */
export function ensureDeck(s: State, no: DeckNo): boolean {
  const deck = s.decks[no]
  if (deck.left === 0) {
    deck.left = deck.discard
    deck.discard = 0
  }
  return deck.left !== 0
}

/** Takes a number out of a list. */
export function remove(list: number[], no: number): void {
  list.splice(list.indexOf(no), 1)
}
