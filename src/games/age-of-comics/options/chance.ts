// What may turn up.
import type { Offer } from '../answers.ts'
import { type AskOf, AUTOMA } from '../asks.ts'
import { ALL_OF_KIND, type CardNo, genreOf, VALUE_TWO, withBack } from '../catalogue/index.ts'
import { ORDER_VALUES, orderGenre, ORDERS_PER_GENRE } from '../catalogue/map.ts'
import { ARTISTS, COMICS, type DeckNo, GENRE_NOS, PER_KIND, type PerGenre, perGenre } from '../catalogue/vocabulary.ts'
import { CARD_IDS } from '../deck.ts'
import { ones } from '../measures.ts'
import { OPTION } from '../moves.ts'
import { NONE, orderOn, type State } from '../state.ts'

const ALL_ORDERS = perGenre(() => ORDERS_PER_GENRE)

/** R2.2: the genres of the tiles not yet laid. */
export function orderOptions(s: State): Offer<'order'>[] {
  const left: PerGenre<number> = [...ALL_ORDERS]
  let space = 0
  for (; s.map[space] !== NONE; space++) left[orderGenre(orderOn(s, space))]--
  const found: Offer<'order'>[] = []
  for (const genre of GENRE_NOS) if (left[genre] > 0) found.push(OPTION.order(space, genre, left[genre]))
  return found
}

/** The values of its genre nobody has seen. */
export function valueOptions(s: State, { space }: AskOf<'value'>): Offer<'value'>[] {
  const from = orderGenre(orderOn(s, space)) * ORDER_VALUES.length
  const found: Offer<'value'>[] = []
  for (let at = 0; at < ORDER_VALUES.length; at++) {
    const left = s.unseen[from + at] as number
    if (left > 0) found.push(OPTION.value(space, at, left))
  }
  return found
}

export function calendarOptions(s: State): Offer<'calendar'>[] {
  const found: Offer<'calendar'>[] = []
  for (const genre of GENRE_NOS) if (!s.calendar.includes(genre)) found.push(OPTION.calendar(genre))
  return found
}

/** The cards of a set as outcomes that weigh alike. */
function cardsIn(deck: DeckNo, bits: number): Offer<'deal'>[] {
  const found = new Array<Offer<'deal'>>(ones(bits))
  const first: CardNo = deck * PER_KIND
  for (let left = bits, at = 0; left !== 0; left &= left - 1, at++)
    found[at] = OPTION.card(first + 31 - Math.clz32(left & -left))
  return found
}

/** R2.5: creatives of value 2, yours of two genres; a comic of the genre you named, any for the Automa (Q2). */
export function startCardOptions(s: State, { side, deck, genre }: AskOf<'start-card'>): Offer<'start-card'>[] {
  const { left } = s.decks[deck]
  if (deck === COMICS) return cardsIn(deck, genre === null ? left : left & withBack(deck, genre))
  const twos = cardsIn(deck, left & withBack(deck, VALUE_TWO))
  const [writer] = s.player.hand
  if (side === AUTOMA || deck !== ARTISTS || writer === undefined) return twos
  return twos.filter(({ move }) => genreOf(move.card) !== genreOf(writer))
}

/** The top card of a deck: any card with the back it shows. */
export function dealOptions(s: State, deck: DeckNo): Offer<'deal'>[] {
  const { left, top } = s.decks[deck]
  return cardsIn(deck, left & (top === NONE ? ALL_OF_KIND : withBack(deck, top)))
}

export function backOptions(s: State, { deck }: AskOf<'back'>): Offer<'back'>[] {
  const { left } = s.decks[deck]
  const found: Offer<'back'>[] = []
  for (const back of GENRE_NOS) {
    const count = ones(left & withBack(deck, back))
    if (count > 0) found.push(OPTION.back(deck, back, count))
  }
  return found
}

/** S2.4: any card not turned up since the last shuffle. */
export function revealOptions({ revealed, discarded }: State): Offer<'reveal'>[] {
  let gone = 0
  for (const no of revealed) gone |= 1 << no
  for (const no of discarded) gone |= 1 << no
  const found: Offer<'reveal'>[] = []
  for (let no = 0; no < CARD_IDS.length; no++) if ((gone & (1 << no)) === 0) found.push(OPTION.reveal(no))
  return found
}
