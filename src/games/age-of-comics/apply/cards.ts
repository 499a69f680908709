// Cards on their way.
import { bitOf, type CardNo, FIRST_COMIC, GENRE_OF, kindOf, VALUE_OF } from '../catalogue/index.ts'
import { deckOf, type State } from '../state.ts'

/** A card comes to your hand; a creative of value 1 brings an idea (R7.2). */
export function gainCard(s: State, no: CardNo): void {
  s.you.hand.push(no)
  if (no >= FIRST_COMIC || VALUE_OF[no] !== 1) return
  const genre = GENRE_OF[no] as number
  s.you.ideas[genre] = (s.you.ideas[genre] as number) + 1
}

export function discard(s: State, no: CardNo): void {
  deckOf(s, kindOf(no)).discard |= bitOf(no)
}

/** An empty deck is made up from its discard pile at once (R7.3, R8.2); false where there is nothing to make it up from. */
export function ensureDeck(s: State, kind: number): boolean {
  const deck = deckOf(s, kind)
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
