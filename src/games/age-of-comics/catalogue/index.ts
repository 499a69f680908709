// The cards as the rules use them: numbered, with what is asked of them often worked out once. Writers are 0 to 23, artists 24 to 47,
// originals 48 to 71, rip-offs 72 to 95; four of each genre stand together, creatives by value, comics by bonus.
import { nthOf } from '../../../common/bits.ts'
import type { Text } from '../../../kernel/text.ts'
import { TITLES } from './comics.ts'
import { ARTIST_NAMES, WRITER_NAMES } from './creatives.ts'
import {
  ARTISTS,
  type BonusId,
  BONUSES,
  type BonusNo,
  COMICS,
  type DeckNo,
  DECKS,
  GENRE_NAMES,
  GENRE_NOS,
  GENRES,
  type GenreNo,
  type KindId,
  type KindNo,
  KINDS,
  PER_KIND,
  RIPOFFS,
} from './vocabulary.ts'

export type CardNo = number

export interface Card {
  readonly no: CardNo
  readonly id: string
  readonly kind: KindId
  readonly genre: GenreNo
  readonly name: Text
  /** Of a creative: its printed value, 0 for comics. */
  readonly value: number
  /** The name on the card, which tells creatives of the same genre and value apart. */
  readonly printedName: string
}

const PER_GENRE = 4
/** The place of a card among the four of its genre and kind. */
type Place = 0 | 1 | 2 | 3
const VALUES = [1, 2, 2, 3] as const
const SUFFIXES = ['1', '2a', '2b', '3'] as const
const KIND_WORDS = [
  { it: 'Scrittore', en: 'Writer' },
  { it: 'Artista', en: 'Artist' },
] as const

const slug = (title: string): string => title.toLowerCase().replaceAll('’', '').replaceAll(' ', '-')

function compile(no: CardNo): Card {
  const kindNo = kindOf(no)
  const kind = KINDS[kindNo]
  const genre = Math.floor((no % PER_KIND) / PER_GENRE) as GenreNo
  const genreId = GENRES[genre]
  const at = (no % PER_GENRE) as Place
  if (kindNo === COMICS || kindNo === RIPOFFS) {
    const title = TITLES[genreId][at][kindNo === COMICS ? 0 : 1]
    return {
      no,
      id: `${kind}-${slug(title)}`,
      kind,
      genre,
      name: { it: title, en: title },
      value: 0,
      printedName: title,
    }
  }
  const { it, en } = KIND_WORDS[kindNo]
  const name = GENRE_NAMES[genreId]
  const value = VALUES[at]
  const printedName = (kindNo === ARTISTS ? ARTIST_NAMES : WRITER_NAMES)[genreId][at]
  return {
    no,
    id: `${kind}-${genreId}-${SUFFIXES[at]}`,
    kind,
    genre,
    name: { it: `${it} ${name.it} ${value} ${printedName}`, en: `${name.en} ${en} ${value} ${printedName}` },
    value,
    printedName,
  }
}

export function kindOf(no: CardNo): KindNo {
  return Math.floor(no / PER_KIND) as KindNo
}

export const CARDS: readonly Card[] = Array.from({ length: KINDS.length * PER_KIND }, (_, no) => compile(no))
const NUMBERS: ReadonlyMap<string, number> = new Map(CARDS.map(({ id, no }) => [id, no]))
export const cardNo = (id: string): CardNo | undefined => NUMBERS.get(id)
export const card = (no: CardNo): Card => CARDS[no] as Card

export const FIRST_ARTIST = ARTISTS * PER_KIND
export const FIRST_COMIC = COMICS * PER_KIND
export const FIRST_RIPOFF = RIPOFFS * PER_KIND

/** Read in the innermost loops. */
const GENRE_OF: readonly GenreNo[] = CARDS.map(({ genre }) => genre)
const VALUE_OF: readonly number[] = CARDS.map(({ value }) => value)
export const genreOf = (no: CardNo): GenreNo => GENRE_OF[no] as GenreNo
/** The value on a creative's card. */
export const printedValue = (creative: CardNo): number => VALUE_OF[creative] as number
/** The deck of a card that is no rip-off. */
export const deckNoOf = (no: CardNo): DeckNo => Math.floor(no / PER_KIND) as DeckNo
/** Its bit in a set of the cards of its kind. */
export const bitOf = (no: CardNo): number => 1 << (no % PER_KIND)
/** The cards of a deck in such a set. */
export function cardsIn(deck: DeckNo, bits: number): CardNo[] {
  const found: CardNo[] = []
  for (let rest = bits; rest !== 0; rest &= rest - 1) found.push(deck * PER_KIND + nthOf(rest, 0))
  return found
}
export const ALL_OF_KIND = (1 << PER_KIND) - 1
export const isOriginal = (no: CardNo): boolean => no >= FIRST_COMIC && no < FIRST_RIPOFF
export const bonusOf = (original: CardNo): BonusId => BONUSES[(original % PER_GENRE) as BonusNo]
export const ripOffOf = (original: CardNo): CardNo => original + PER_KIND
export const originalOf = (ripOff: CardNo): CardNo => ripOff - PER_KIND

/** What the back of a card shows (R1.10): the value of a creative (1 to 3), the genre of a comic. */
const backOf = ({ kind, value, genre }: Card): number => (kind === 'comic' ? genre : value)
const BACKS = DECKS.map((deck) =>
  GENRE_NOS.map((back) =>
    CARDS.reduce((bits, each) => (kindOf(each.no) === deck && backOf(each) === back ? bits | bitOf(each.no) : bits), 0),
  ),
)
/** The cards of a deck with that back, as bits. */
export const withBack = (deck: DeckNo, back: number): number => BACKS[deck]?.[back] ?? 0
/** The cards of a genre in any deck, as bits. */
export const withGenre = (genre: GenreNo): number => ((1 << PER_GENRE) - 1) << (genre * PER_GENRE)
/** What the back of a comic shows, as a genre. */
export const genreOnBack = (back: number): GenreNo => back as GenreNo
/** The value of starting creatives (R2.5). */
export const VALUE_TWO = 2
