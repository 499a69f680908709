// The cards as the rules use them: numbered, with what is asked of them often worked out once. Writers are 0 to 23, artists 24 to 47,
// originals 48 to 71, rip-offs 72 to 95; four of each genre stand together, creatives by value, comics by bonus.
import type { Text } from '../../../kernel/text.ts'
import { TITLES } from './comics.ts'
import { ARTIST_NAMES, WRITER_NAMES } from './creatives.ts'
import {
  ARTISTS,
  COMICS,
  GENRE_NAMES,
  GENRES,
  type GenreId,
  type GenreNo,
  KINDS,
  type KindId,
  PER_KIND,
  RIPOFFS,
  WRITERS,
} from './vocabulary.ts'

export type CardNo = number

export interface Card {
  readonly no: CardNo
  readonly id: string
  readonly kind: KindId
  readonly genre: GenreNo
  readonly name: Text
  /** Of a creative: its printed value, 0 for comics; the name on the card, to tell it apart at a table. */
  readonly value: number
  readonly printedName: string
}

const PER_GENRE = 4
const VALUES = [1, 2, 2, 3] as const
const SUFFIXES = ['1', '2a', '2b', '3'] as const
const SHOWN = ['1', '2 (A)', '2 (B)', '3'] as const
const KIND_WORDS = [
  { it: 'Scrittore', en: 'Writer' },
  { it: 'Artista', en: 'Artist' },
] as const

const slug = (title: string): string => title.toLowerCase().replaceAll('’', '').replaceAll(' ', '-')

function compile(no: CardNo): Card {
  const kindNo = Math.floor(no / PER_KIND)
  const kind = KINDS[kindNo] as KindId
  const genre = Math.floor((no % PER_KIND) / PER_GENRE)
  const genreId = GENRES[genre] as GenreId
  const at = no % PER_GENRE
  if (kindNo >= COMICS) {
    const title = TITLES[genreId][at]?.[kindNo - COMICS] ?? ''
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
  const { it, en } = KIND_WORDS[kindNo] ?? KIND_WORDS[WRITERS]
  const name = GENRE_NAMES[genreId]
  return {
    no,
    id: `${kind}-${genreId}-${SUFFIXES[at]}`,
    kind,
    genre,
    name: { it: `${it} ${name.it} ${SHOWN[at]}`, en: `${name.en} ${en} ${SHOWN[at]}` },
    value: VALUES[at] ?? 0,
    printedName: (kindNo === ARTISTS ? ARTIST_NAMES : WRITER_NAMES)[genreId][at] ?? '',
  }
}

export const CARDS: readonly Card[] = Array.from({ length: KINDS.length * PER_KIND }, (_, no) => compile(no))
const NUMBERS: ReadonlyMap<string, number> = new Map(CARDS.map(({ id, no }) => [id, no]))
export const cardNo = (id: string): CardNo | undefined => NUMBERS.get(id)
export const card = (no: CardNo): Card => CARDS[no] as Card

export const FIRST_ARTIST = ARTISTS * PER_KIND
export const FIRST_COMIC = COMICS * PER_KIND
export const FIRST_RIPOFF = RIPOFFS * PER_KIND

/** Read in the innermost loops. */
export const GENRE_OF: readonly GenreNo[] = CARDS.map(({ genre }) => genre)
export const VALUE_OF: readonly number[] = CARDS.map(({ value }) => value)
export const kindOf = (no: CardNo): number => Math.floor(no / PER_KIND)
/** Its bit in a set of the cards of its kind. */
export const bitOf = (no: CardNo): number => 1 << (no % PER_KIND)
export const ALL_OF_KIND = (1 << PER_KIND) - 1
export const isOriginal = (no: CardNo): boolean => no >= FIRST_COMIC && no < FIRST_RIPOFF
/** The bonus of an original by its place in BONUSES. */
export const bonusOf = (original: CardNo): number => original % PER_GENRE
export const ripOffOf = (original: CardNo): CardNo => original + PER_KIND
export const originalOf = (ripOff: CardNo): CardNo => ripOff - PER_KIND
/** By kind and what the back shows (a value 1 to 3, a genre): the bits of the cards with that back (R1.10). */
export const BACKS: readonly (readonly number[])[] = [WRITERS, ARTISTS, COMICS].map((kind) =>
  GENRES.map((_, back) =>
    CARDS.reduce((bits, { no, value, genre }) => {
      if (kindOf(no) !== kind) return bits
      return (kind === COMICS ? genre : value) === back ? bits | bitOf(no) : bits
    }, 0),
  ),
)
/** The value of starting creatives (R2.5). */
export const VALUE_TWO = 2

export const genreNo = (id: string): GenreNo | undefined => {
  const no = GENRES.indexOf(id as GenreId)
  return no < 0 ? undefined : no
}
