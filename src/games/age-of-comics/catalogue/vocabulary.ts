// The words components are written in: genres, kinds of card, bonuses, areas of the board, special actions.
import type { Text } from '../../../kernel/text.ts'

/** The places in a list: 0 | 1 | 2 … */
export type Places<L extends readonly unknown[]> = number & Exclude<Partial<L>['length'], L['length']>
export const placesIn = <L extends readonly unknown[]>(list: L): readonly Places<L>[] =>
  list.map((_, at) => at as Places<L>)
const placeOf = <No extends number>(numbers: readonly No[], ids: readonly string[], id: string): No | undefined =>
  numbers.find((no) => ids[no] === id)
/** Something for each entry of a list. */
type Per<L extends readonly unknown[], T> = { -readonly [Place in keyof L]: T }

export const GENRES = ['crime', 'horror', 'romance', 'sci-fi', 'superhero', 'western'] as const
export type GenreId = (typeof GENRES)[number]
/** A genre by its place in GENRES. */
export type GenreNo = Places<typeof GENRES>
export const GENRE_NOS = placesIn(GENRES)
export const genreNo = (id: string): GenreNo | undefined => placeOf(GENRE_NOS, GENRES, id)
export type PerGenre<T> = Per<typeof GENRES, T>
export const perGenre = <T>(make: (genre: GenreNo) => T): PerGenre<T> => [
  make(0),
  make(1),
  make(2),
  make(3),
  make(4),
  make(5),
]

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
export type KindNo = Places<typeof KINDS>
export const [WRITERS, ARTISTS, COMICS, RIPOFFS] = [0, 1, 2, 3] as const
export const PER_KIND = 24
/** A half of a creative team: its writer or its artist. */
export type PartNo = typeof WRITERS | typeof ARTISTS
export const PARTS: readonly PartNo[] = [WRITERS, ARTISTS]
export const partNo = (id: string): PartNo | undefined => placeOf(PARTS, KINDS, id)

export const DECK_NAMES = ['writers', 'artists', 'comics'] as const
export type DeckNo = Places<typeof DECK_NAMES>
export const DECKS = placesIn(DECK_NAMES)
export const deckNo = (id: string): DeckNo | undefined => placeOf(DECKS, DECK_NAMES, id)
type DeckName = (typeof DECK_NAMES)[number]
export const perDeck = <T>(make: (name: DeckName) => T): Readonly<Per<typeof DECK_NAMES, T>> => [
  make('writers'),
  make('artists'),
  make('comics'),
]

/** The bonus of an original, in the order in which the originals of a genre are listed (R10.4). */
export const BONUSES = ['fan', 'ideas', 'ticket', 'money'] as const
export type BonusId = (typeof BONUSES)[number]
export type BonusNo = Places<typeof BONUSES>
export const BONUS_NAMES: Readonly<Record<BonusId, Text>> = {
  fan: { it: '1 fan in più su questo fumetto', en: '1 more fan on this comic' },
  ideas: { it: '2 gettoni Idea di generi a scelta', en: '2 idea tokens of any genres' },
  ticket: { it: '1 biglietto super-trasporto', en: '1 super-transport ticket' },
  money: { it: '$4', en: '$4' },
}

interface Gain {
  readonly fans: number
  readonly ideas: number
  readonly tickets: number
  readonly money: number
}
const NO_GAIN: Gain = { fans: 0, ideas: 0, tickets: 0, money: 0 }
/** What each bonus brings. */
export const BONUS_GAINS: Readonly<Record<BonusId, Gain>> = {
  fan: { ...NO_GAIN, fans: 1 },
  ideas: { ...NO_GAIN, ideas: 2 },
  ticket: { ...NO_GAIN, tickets: 1 },
  money: { ...NO_GAIN, money: 4 },
}

/** The action areas in the reading order of the board. */
export const AREAS = ['hire', 'develop', 'ideas', 'print', 'royalties', 'sales'] as const
export type AreaId = (typeof AREAS)[number]
export type AreaNo = Places<typeof AREAS>
export const AREA_NOS = placesIn(AREAS)
export const areaNo = (id: string): AreaNo | undefined => placeOf(AREA_NOS, AREAS, id)
export type PerArea<T> = Per<typeof AREAS, T>
export const [HIRE, DEVELOP, IDEAS, PRINT, ROYALTIES, SALES] = [0, 1, 2, 3, 4, 5] as const
/** The actions of the Automa in board reading order, without Royalties (S5.5, S5.6, Q7). */
export type ActionNo = Exclude<AreaNo, typeof ROYALTIES>
export const AUTOMA_ACTIONS: readonly ActionNo[] = AREA_NOS.filter((area) => area !== ROYALTIES)
export const actionNo = (id: string): ActionNo | undefined => placeOf(AUTOMA_ACTIONS, AREAS, id)

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
export type SpecialNo = Places<typeof SPECIALS>
export const [REASSIGN, HYPE, CONVERT_IDEAS, BETTER_COLORS, MARKETING, EXTRA_EDITOR] = [0, 1, 2, 3, 4, 5] as const
export const SPECIAL_NOS = placesIn(SPECIALS)
export const specialNo = (id: string): SpecialNo | undefined => placeOf(SPECIAL_NOS, SPECIALS, id)
export type PerSpecial<T> = Per<typeof SPECIALS, T>
export const TIERS: Readonly<PerSpecial<number>> = [2, 2, 2, 3, 4, 4]

export const SPECIAL_NAMES: Readonly<Record<SpecialId, Text>> = {
  'special-reassign': { it: 'Riassegna', en: 'Re-assign' },
  'special-hype': { it: 'Hype', en: 'Hype' },
  'special-convert-ideas': { it: 'Idee in fan', en: 'Ideas into fans' },
  'special-better-colors': { it: 'Miglioria del colore', en: 'Better colors' },
  'special-marketing': { it: 'Marketing', en: 'Marketing' },
  'special-extra-editor': { it: 'Redattore extra', en: 'Extra editor' },
}
