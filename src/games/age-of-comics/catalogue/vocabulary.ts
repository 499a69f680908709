// The words components are written in: genres, kinds of card, bonuses, areas of the board, special actions.
import type { Text } from '../../../kernel/text.ts'

export const GENRES = ['crime', 'horror', 'romance', 'sci-fi', 'superhero', 'western'] as const
export type GenreId = (typeof GENRES)[number]
/** A genre by its place in GENRES. */
export type GenreNo = number

export const GENRE_NAMES: Readonly<Record<GenreId, Text>> = {
  crime: { it: 'Poliziesco', en: 'Crime' },
  horror: { it: 'Horror', en: 'Horror' },
  romance: { it: 'Romantico', en: 'Romance' },
  'sci-fi': { it: 'Fantascienza', en: 'Sci-Fi' },
  superhero: { it: 'Supereroi', en: 'Superheroes' },
  western: { it: 'Western', en: 'Western' },
}

/** The kinds of card in the order of their numbers, 24 of each; the first three have a deck and a display. */
export const KINDS = ['writer', 'artist', 'comic', 'ripoff'] as const
export type KindId = (typeof KINDS)[number]
export const [WRITERS, ARTISTS, COMICS, RIPOFFS] = [0, 1, 2, 3] as const
export const PER_KIND = 24

export const DECK_NAMES = ['writers', 'artists', 'comics'] as const
export type DeckNo = 0 | 1 | 2
export const DECKS: readonly DeckNo[] = [WRITERS, ARTISTS, COMICS]

/** The bonus of an original, in the order in which the originals of a genre are listed (R10.4). */
export const BONUSES = ['fan', 'ideas', 'ticket', 'money'] as const
export const [BONUS_FAN, BONUS_IDEAS, BONUS_TICKET, BONUS_MONEY] = [0, 1, 2, 3] as const
export const BONUS_NAMES: readonly Text[] = [
  { it: '1 fan in più su questo fumetto', en: '1 more fan on this comic' },
  { it: '2 gettoni Idea di generi a scelta', en: '2 idea tokens of any genres' },
  { it: '1 biglietto super-trasporto', en: '1 super-transport ticket' },
  { it: '$4', en: '$4' },
]

/** The action areas in the reading order of the board. */
export const AREAS = ['hire', 'develop', 'ideas', 'print', 'royalties', 'sales'] as const
export type AreaId = (typeof AREAS)[number]
export type AreaNo = number
export const [HIRE, DEVELOP, IDEAS, PRINT, ROYALTIES, SALES] = [0, 1, 2, 3, 4, 5] as const

/** The six special actions, each at the area of the same place (R14), and the comics it takes to put a cube there (R12.1). */
export const SPECIALS = [
  'special-reassign',
  'special-hype',
  'special-convert-ideas',
  'special-better-colors',
  'special-marketing',
  'special-extra-editor',
] as const
export type SpecialId = (typeof SPECIALS)[number]
export const TIERS: readonly number[] = [2, 2, 2, 3, 4, 4]

export const SPECIAL_NAMES: Readonly<Record<SpecialId, Text>> = {
  'special-reassign': { it: 'Riassegna', en: 'Re-assign' },
  'special-hype': { it: 'Hype', en: 'Hype' },
  'special-convert-ideas': { it: 'Idee in fan', en: 'Ideas into fans' },
  'special-better-colors': { it: 'Miglioria del colore', en: 'Better colors' },
  'special-marketing': { it: 'Marketing', en: 'Marketing' },
  'special-extra-editor': { it: 'Redattore extra', en: 'Extra editor' },
}
