// What may turn up.
import { type Ask, AUTOMA, FROM_GENRE } from '../asks.ts'
import { ALL_OF_KIND, BACKS, GENRE_OF, VALUE_TWO } from '../catalogue/index.ts'
import { ORDER_VALUES, ORDERS_PER_GENRE } from '../catalogue/map.ts'
import { ARTISTS, COMICS, type DeckNo, GENRES, PER_KIND } from '../catalogue/vocabulary.ts'
import { ones } from '../measures.ts'
import { OPTION, type Option } from '../moves.ts'
import { deckOf, NONE, orderGenre, type State } from '../state.ts'

const laid = new Uint8Array(GENRES.length)

/** R2.2: the genres of the tiles not yet laid. */
export function orderOptions(s: State): Option[] {
  laid.fill(0)
  let space = 0
  for (; s.map[space] !== NONE; space++) {
    const genre = orderGenre(s.map[space] as number)
    laid[genre] = (laid[genre] as number) + 1
  }
  const found: Option[] = []
  for (let genre = 0; genre < GENRES.length; genre++) {
    const left = ORDERS_PER_GENRE - (laid[genre] as number)
    if (left > 0) found.push(OPTION.order[space]?.[genre]?.[left] as Option)
  }
  return found
}

/** The values of its genre nobody has seen. */
export function valueOptions(s: State, space: number): Option[] {
  const from = orderGenre(s.map[space] as number) * ORDER_VALUES.length
  const found: Option[] = []
  for (let at = 0; at < ORDER_VALUES.length; at++) {
    const left = s.unseen[from + at] as number
    if (left > 0) found.push(OPTION.value[space]?.[at]?.[left] as Option)
  }
  return found
}

export function calendarOptions(s: State): Option[] {
  const found: Option[] = []
  for (let genre = 0; genre < GENRES.length; genre++)
    if (!s.calendar.includes(genre)) found.push(OPTION.calendar[genre] as Option)
  return found
}

/** The cards of a set as outcomes that weigh alike. */
function cardsIn(kind: number, bits: number): Option[] {
  const found: Option[] = []
  const first = kind * PER_KIND
  for (let left = bits; left !== 0; left &= left - 1)
    found.push(OPTION.card[first + 31 - Math.clz32(left & -left)] as Option)
  return found
}

/** R2.5: creatives of value 2, yours of two genres; a comic of the genre you named, any for the Automa (Q2). */
export function startCardOptions(s: State, { n: side, m }: Ask): Option[] {
  const kind = Math.min(m, COMICS)
  const { left } = deckOf(s, kind)
  if (kind === COMICS) return cardsIn(kind, m >= FROM_GENRE ? left & (BACKS[COMICS]?.[m - FROM_GENRE] as number) : left)
  const twos = cardsIn(kind, left & (BACKS[kind]?.[VALUE_TWO] as number))
  if (side === AUTOMA || kind !== ARTISTS) return twos
  const genre = GENRE_OF[s.you.hand[0] as number]
  return twos.filter(({ move }) => move.do === 'card' && GENRE_OF[move.card] !== genre)
}

/** The top card of a deck: any card with the back it shows. */
export function dealOptions(s: State, kind: number): Option[] {
  const { left, top } = deckOf(s, kind)
  return cardsIn(kind, left & (top === NONE ? ALL_OF_KIND : (BACKS[kind]?.[top] as number)))
}

export function backOptions(s: State, kind: number): Option[] {
  const { left } = deckOf(s, kind)
  const found: Option[] = []
  for (let back = 0; back < GENRES.length; back++) {
    const count = ones(left & (BACKS[kind]?.[back] as number))
    if (count > 0) found.push(OPTION.back[kind as DeckNo]?.[back]?.[count] as Option)
  }
  return found
}

/** S2.4: any card not played since the last shuffle. */
export function revealOptions(s: State): Option[] {
  const found: Option[] = []
  for (let no = 0; no < OPTION.reveal.length; no++)
    if ((s.played & (1 << no)) === 0) found.push(OPTION.reveal[no] as Option)
  return found
}
