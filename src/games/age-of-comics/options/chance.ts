// What may turn up: each as a list, and as a draw from what the list is made of.
import { anyBit, ones } from '../../../common/bits.ts'
import type { Dice } from '../../../kernel/chance.ts'
import type { AnswerTo, Offer } from '../answers.ts'
import { type AskOf, AUTOMA } from '../asks.ts'
import { ALL_OF_KIND, type CardNo, genreOf, VALUE_TWO, withBack, withGenre } from '../catalogue/index.ts'
import { ORDER_SPACES, ORDER_VALUES, orderGenre, ORDERS_PER_GENRE } from '../catalogue/map.ts'
import { ARTISTS, COMICS, type DeckNo, GENRE_NOS, type GenreNo, PER_KIND } from '../catalogue/vocabulary.ts'
import { CARD_IDS } from '../deck.ts'
import { OPTION } from '../moves.ts'
import { NONE, orderOn, type State } from '../state.ts'

const BITS_PER_COUNT = 4
const COUNT = (1 << BITS_PER_COUNT) - 1

/** How many orders of each genre lie on the spaces before the first empty one: a count beside the other, genre 0 lowest. */
function laidOut({ map }: State, empty: number): number {
  let counts = 0
  for (let space = 0; space < empty; space++) counts += 1 << (orderGenre(map[space] as number) * BITS_PER_COUNT)
  return counts
}
/** R2.2: tiles of a genre not yet laid. */
const unlaid = (counts: number, genre: GenreNo): number =>
  ORDERS_PER_GENRE - ((counts >> (genre * BITS_PER_COUNT)) & COUNT)

/** R2.2: the genres of the tiles not yet laid. */
export function orderOptions(s: State): Offer<'order'>[] {
  const space = s.map.indexOf(NONE)
  const counts = laidOut(s, space)
  const found: Offer<'order'>[] = []
  for (const genre of GENRE_NOS) {
    const left = unlaid(counts, genre)
    if (left > 0) found.push(OPTION.order(space, genre, left))
  }
  return found
}

export function drawOrder(s: State, dice: Dice): AnswerTo<'order'> {
  const space = s.map.indexOf(NONE)
  const counts = laidOut(s, space)
  let genre: GenreNo = 0
  for (let left = dice.below(ORDER_SPACES - space) - unlaid(counts, 0); left >= 0; left -= unlaid(counts, genre))
    genre = (genre + 1) as GenreNo
  return OPTION.order(space, genre).move
}

/** Where the counts of the values of an order's genre begin that nobody has seen. */
const unseenFrom = (s: State, { space }: AskOf<'value'>): number => orderGenre(orderOn(s, space)) * ORDER_VALUES.length

/** The values of its genre nobody has seen. */
export function valueOptions(s: State, ask: AskOf<'value'>): Offer<'value'>[] {
  const from = unseenFrom(s, ask)
  const found: Offer<'value'>[] = []
  for (let at = 0; at < ORDER_VALUES.length; at++) {
    const left = s.unseen[from + at] as number
    if (left > 0) found.push(OPTION.value(ask.space, at, left))
  }
  return found
}

export function drawValue(s: State, ask: AskOf<'value'>, dice: Dice): AnswerTo<'value'> {
  const { unseen } = s
  const from = unseenFrom(s, ask)
  let total = 0
  for (let at = 0; at < ORDER_VALUES.length; at++) total += unseen[from + at] as number
  let at = 0
  for (let left = dice.below(total) - (unseen[from] as number); left >= 0; left -= unseen[from + at] as number) at++
  return OPTION.value(ask.space, at).move
}

/** R4.1: the genres whose tile is not on the calendar, as bits. */
function calendarGenres({ calendar }: State): number {
  let bits = ALL_GENRES
  for (const genre of calendar) if (genre !== NONE) bits &= ~(1 << genre)
  return bits
}
const ALL_GENRES = (1 << GENRE_NOS.length) - 1

export function calendarOptions(s: State): Offer<'calendar'>[] {
  const bits = calendarGenres(s)
  const found: Offer<'calendar'>[] = []
  for (const genre of GENRE_NOS) if ((bits & (1 << genre)) !== 0) found.push(OPTION.calendar(genre))
  return found
}
export const drawCalendar = (s: State, dice: Dice): AnswerTo<'calendar'> =>
  OPTION.calendar(anyBit(calendarGenres(s), dice) as GenreNo).move

/** The cards of a set as outcomes that weigh alike. */
function cardsIn(deck: DeckNo, bits: number): Offer<'deal'>[] {
  const found = new Array<Offer<'deal'>>(ones(bits))
  const first: CardNo = deck * PER_KIND
  for (let left = bits, at = 0; left !== 0; left &= left - 1, at++)
    found[at] = OPTION.card(first + 31 - Math.clz32(left & -left))
  return found
}
const drawCard = (deck: DeckNo, bits: number, dice: Dice): AnswerTo<'deal'> =>
  OPTION.card(deck * PER_KIND + anyBit(bits, dice)).move

/** R2.5: creatives of value 2, yours of two genres; a comic of the genre you named, any for the Automa (Q2). As bits. */
function startCards(s: State, { side, deck, genre }: AskOf<'start-card'>): number {
  const { left } = s.decks[deck]
  if (deck === COMICS) return genre === null ? left : left & withBack(deck, genre)
  const twos = left & withBack(deck, VALUE_TWO)
  const [writer] = s.player.hand
  if (side === AUTOMA || deck !== ARTISTS || writer === undefined) return twos
  return twos & ~withGenre(genreOf(writer))
}
export const startCardOptions = (s: State, ask: AskOf<'start-card'>): Offer<'start-card'>[] =>
  cardsIn(ask.deck, startCards(s, ask))
export const drawStartCard = (s: State, ask: AskOf<'start-card'>, dice: Dice): AnswerTo<'start-card'> =>
  drawCard(ask.deck, startCards(s, ask), dice)

/** The top card of a deck: any card with the back it shows, as bits. */
function topCards(s: State, deck: DeckNo): number {
  const { left, top } = s.decks[deck]
  return left & (top === NONE ? ALL_OF_KIND : withBack(deck, top))
}
export const dealOptions = (s: State, deck: DeckNo): Offer<'deal'>[] => cardsIn(deck, topCards(s, deck))
export const drawDeal = (s: State, deck: DeckNo, dice: Dice): AnswerTo<'deal'> =>
  drawCard(deck, topCards(s, deck), dice)

export function backOptions(s: State, { deck }: AskOf<'back'>): Offer<'back'>[] {
  const { left } = s.decks[deck]
  const found: Offer<'back'>[] = []
  for (const back of GENRE_NOS) {
    const count = ones(left & withBack(deck, back))
    if (count > 0) found.push(OPTION.back(deck, back, count))
  }
  return found
}

export function drawBack(s: State, { deck }: AskOf<'back'>, dice: Dice): AnswerTo<'back'> {
  const { left } = s.decks[deck]
  let back = 0
  for (let rest = dice.below(ones(left)) - ones(left & withBack(deck, 0)); rest >= 0; ) {
    back++
    rest -= ones(left & withBack(deck, back))
  }
  return OPTION.back(deck, back).move
}

/** S2.4: the cards not turned up since the last shuffle, as bits. */
function hiddenCards({ revealed, discarded }: State): number {
  let bits = ALL_CARDS
  for (const no of revealed) bits &= ~(1 << no)
  for (const no of discarded) bits &= ~(1 << no)
  return bits
}
const ALL_CARDS = (1 << CARD_IDS.length) - 1

/** S2.4: any card not turned up since the last shuffle. */
export function revealOptions(s: State): Offer<'reveal'>[] {
  const bits = hiddenCards(s)
  const found: Offer<'reveal'>[] = []
  for (let no = 0; no < CARD_IDS.length; no++) if ((bits & (1 << no)) !== 0) found.push(OPTION.reveal(no))
  return found
}
export const drawReveal = (s: State, dice: Dice): AnswerTo<'reveal'> => OPTION.reveal(anyBit(hiddenCards(s), dice)).move
