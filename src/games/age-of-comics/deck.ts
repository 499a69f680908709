// Decks of automa cards as text. The compact form stands in saves and in states: twelve cards of three letters for the actions from top
// to bottom and six for the genres from left to right, `HDI-CFSRWH`. The JSON form is what a person keeps in a file.
import { quote } from '../../kernel/clean.ts'
import { LIMITS, readJson } from '../../kernel/limits.ts'
import { BadInput, type Path, refusal } from '../../kernel/refusal.ts'
import type { Text } from '../../kernel/text.ts'
import { RECONSTRUCTION } from './catalogue/automa-cards.ts'
import {
  type ActionNo,
  AREAS,
  AUTOMA_ACTIONS,
  GENRE_NAMES,
  GENRE_NOS,
  GENRES,
  type GenreId,
  type GenreNo,
  type PerGenre,
  perGenre,
} from './catalogue/vocabulary.ts'

export interface AutomaCard {
  readonly actions: readonly ActionNo[]
  /** Genres from the highest priority to the lowest (S6.1). */
  readonly genres: readonly GenreNo[]
  /** By genre: its place in the priority, from 1. */
  readonly places: Readonly<PerGenre<number>>
}

export const DECK_SIZE = 12
/** What the deck of the reconstruction is called in options and saves. */
export const STANDARD = 'reconstruction'

type ActionId = (typeof AREAS)[ActionNo]
export const ACTION_LETTERS: Readonly<Record<ActionId, string>> = {
  hire: 'H',
  develop: 'D',
  ideas: 'I',
  print: 'P',
  sales: 'S',
}
export const GENRE_LETTERS: Readonly<Record<GenreId, string>> = {
  crime: 'C',
  horror: 'H',
  romance: 'R',
  'sci-fi': 'F',
  superhero: 'S',
  western: 'W',
}
const ACTION_OF = new Map(AUTOMA_ACTIONS.map((area) => [ACTION_LETTERS[AREAS[area]], area]))
const GENRE_OF = new Map(GENRE_NOS.map((genre) => [GENRE_LETTERS[GENRES[genre]], genre]))

/** What the letters stand for; letters that stand for nothing are left out. */
const spelt = <No>(letters: string, of: ReadonlyMap<string, No>): readonly No[] =>
  letters.split('').flatMap((letter) => of.get(letter) ?? [])

const ACTIONS_ON_A_CARD = 3

const notCompact = refusal<{ readonly text: string }>('age-of-comics.compact-card', {
  it: ({ text }) => `${quote(text)} non è fatta di tre azioni (H D I P S), un trattino e sei generi (C H R F S W)`,
  en: ({ text }) => `${quote(text)} is not three actions (H D I P S), a hyphen and six genres (C H R F S W)`,
})
const genreTwice = refusal<{ readonly genre: GenreId }>('age-of-comics.genre-twice', {
  it: ({ genre }) => `il genere ${GENRE_NAMES[genre].it} c’è due volte`,
  en: ({ genre }) => `the genre ${GENRE_NAMES[genre].en} is there twice`,
})
const notListOf = refusal<{ readonly size: number }>('age-of-comics.list-size', {
  it: ({ size }) => `non è un elenco di ${size}`,
  en: ({ size }) => `is not a list of ${size}`,
})
const cannotHold = refusal<{ readonly word: unknown }>('age-of-comics.card-word', {
  it: ({ word }) => `non può contenere ${quote(word)}`,
  en: ({ word }) => `cannot hold ${quote(word)}`,
})
const otherSize = refusal<{ readonly size: number; readonly found: number }>('age-of-comics.deck-size', {
  it: ({ size, found }) => `un mazzo ha ${size} carte Automa, qui ce ne sono ${found}`,
  en: ({ size, found }) => `a deck has ${size} automa cards, not ${found}`,
})
const notJson = refusal('age-of-comics.deck-json', {
  it: 'il mazzo non è JSON leggibile',
  en: 'the deck is not readable JSON',
})
const noCards = refusal('age-of-comics.deck-list', {
  it: 'il mazzo non è un elenco di carte Automa',
  en: 'the deck is not a list of automa cards',
})

/** One card in the compact form; refused with its place. */
export function readCard(text: string, path: Path = []): string {
  const card = text.toUpperCase()
  const [actions = '', genres = '', ...more] = card.split('-')
  const isWhole = (letters: string, of: ReadonlyMap<string, number>, size: number) =>
    letters.length === size && spelt(letters, of).length === size
  if (more.length > 0 || !isWhole(actions, ACTION_OF, ACTIONS_ON_A_CARD) || !isWhole(genres, GENRE_OF, GENRES.length))
    throw notCompact({ text }, path)
  const order = spelt(genres, GENRE_OF)
  const twice = order.find((genre, at) => order.indexOf(genre) !== at)
  if (twice !== undefined) throw genreTwice({ genre: GENRES[twice] }, path)
  return card
}

/** One card in the JSON form: `{ "actions": ["hire", …], "genrePriority": ["crime", …] }`. */
export function cardFromJson(json: unknown, path: Path): string {
  const { actions, genrePriority } = (typeof json === 'object' && json !== null ? json : {}) as Record<string, unknown>
  const letters = (list: unknown, size: number, known: Readonly<Record<string, string>>, name: string): string => {
    if (!Array.isArray(list) || list.length !== size) throw notListOf({ size }, [...path, name])
    return list
      .map((word: unknown) => {
        const letter = typeof word === 'string' && Object.hasOwn(known, word) ? known[word] : undefined
        if (letter === undefined) throw cannotHold({ word }, [...path, name])
        return letter
      })
      .join('')
  }
  const three = letters(actions, ACTIONS_ON_A_CARD, ACTION_LETTERS, 'actions')
  return readCard(`${three}-${letters(genrePriority, GENRES.length, GENRE_LETTERS, 'genrePriority')}`, path)
}

/** A card in the JSON form. */
export function cardToJson(text: string): { actions: string[]; genrePriority: string[] } {
  const { actions, genres } = parseCard(text)
  return { actions: actions.map((area) => AREAS[area]), genrePriority: genres.map((genre) => GENRES[genre]) }
}

/**
 * A deck from what a person wrote or a file holds: the compact form or JSON, a list of twelve cards or an object with the list under
 * `cards` or `automaCards`. Returns the compact form.
 */
export function readDeck(text: string): string {
  const trimmed = text.trim()
  const cards = /^[[{]/.test(trimmed)
    ? listOf(trimmed).map((json, at) => cardFromJson(json, [cardAt(at)]))
    : trimmed.split(/[\s,]+/).map((card, at) => readCard(card, [cardAt(at)]))
  if (cards.length !== DECK_SIZE) throw otherSize({ size: DECK_SIZE, found: cards.length })
  return cards.join(' ')
}

/** A card of a deck, as a place. */
const cardAt = (at: number): Text => ({ it: `carta ${at + 1}`, en: `card ${at + 1}` })

function listOf(text: string): readonly unknown[] {
  let json: unknown
  try {
    json = readJson(text, LIMITS.own)
  } catch (error) {
    throw error instanceof BadInput ? error : notJson()
  }
  const { cards, automaCards } = json as Readonly<Record<string, unknown>>
  const list = Array.isArray(json) ? json : (cards ?? automaCards)
  if (!Array.isArray(list)) throw noCards()
  return list
}

/** The JSON form of a deck, for a file. */
export const deckToJson = (deck: string): { cards: { actions: string[]; genrePriority: string[] }[] } => ({
  cards: textOf(deck).split(' ').map(cardToJson),
})

/** The cards of a deck as the compact form, the reconstruction where the name says so. */
export const textOf = (deck: string): string => (deck === STANDARD ? RECONSTRUCTION : deck)

/** A card as decisions use it. */
export function parseCard(text: string): AutomaCard {
  const [actions = '', genres = ''] = text.split('-')
  return {
    actions: spelt(actions, ACTION_OF),
    genres: spelt(genres, GENRE_OF),
    places: perGenre((genre) => genres.indexOf(GENRE_LETTERS[GENRES[genre]]) + 1),
  }
}

// Every decision asks for a card, and games in a row are played with the same deck: the last one is kept as it was read. Reading an own
// deck at every decision would be 2,900 random games a second instead of 7,400.
let last = { deck: '', cards: [] as readonly AutomaCard[] }

export function cardsOf(deck: string): readonly AutomaCard[] {
  if (deck !== last.deck) last = { deck, cards: textOf(deck).split(' ').map(parseCard) }
  return last.cards
}

/** `automa-01` to `automa-12`. */
export const CARD_IDS: readonly string[] = Array.from(
  { length: DECK_SIZE },
  (_, no) => `automa-${String(no + 1).padStart(2, '0')}`,
)
