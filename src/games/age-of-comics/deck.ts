// Decks of automa cards as text. The compact form stands in saves and in states: twelve cards of three letters for the actions from top
// to bottom and six for the genres from left to right, `HDI-CFSRWH`. The JSON form is what a person keeps in a file.
import { clip, quote } from '../../kernel/clean.ts'
import { BadInput } from '../../kernel/contract.ts'
import { LIMITS, readJson } from '../../kernel/limits.ts'
import { RECONSTRUCTION } from './catalogue/automa-cards.ts'
import {
  type ActionNo,
  AREAS,
  AUTOMA_ACTIONS,
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
const GENRE_LETTERS: Readonly<Record<GenreId, string>> = {
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

/** One card in the compact form; says what is wrong with it. */
export function readCard(text: string, what: string): string {
  const card = text.toUpperCase()
  const [actions = '', genres = '', ...more] = card.split('-')
  const isWhole = (letters: string, of: ReadonlyMap<string, number>, size: number) =>
    letters.length === size && spelt(letters, of).length === size
  if (more.length > 0 || !isWhole(actions, ACTION_OF, ACTIONS_ON_A_CARD) || !isWhole(genres, GENRE_OF, GENRES.length))
    throw new BadInput(`${what}: "${clip(text)}" is not three actions (H D I P S), "-" and six genres (C H R F S W)`)
  const order = spelt(genres, GENRE_OF)
  const twice = order.find((genre, at) => order.indexOf(genre) !== at)
  if (twice !== undefined) throw new BadInput(`${what}: "${GENRES[twice]}" is there twice`)
  return card
}

/** One card in the JSON form: `{ "actions": ["hire", …], "genrePriority": ["crime", …] }`. */
export function cardFromJson(json: unknown, what: string): string {
  const { actions, genrePriority } = (typeof json === 'object' && json !== null ? json : {}) as Record<string, unknown>
  const letters = (list: unknown, size: number, known: Readonly<Record<string, string>>, name: string): string => {
    if (!Array.isArray(list) || list.length !== size) throw new BadInput(`${what}: "${name}" is not a list of ${size}`)
    return list
      .map((word: unknown) => {
        const letter = typeof word === 'string' && Object.hasOwn(known, word) ? known[word] : undefined
        if (letter === undefined) throw new BadInput(`${what}: "${name}" cannot hold ${quote(word)}`)
        return letter
      })
      .join('')
  }
  const three = letters(actions, ACTIONS_ON_A_CARD, ACTION_LETTERS, 'actions')
  return readCard(`${three}-${letters(genrePriority, GENRES.length, GENRE_LETTERS, 'genrePriority')}`, what)
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
    ? listOf(trimmed).map((json, at) => cardFromJson(json, `card ${at + 1}`))
    : trimmed.split(/[\s,]+/).map((card, at) => readCard(card, `card ${at + 1}`))
  if (cards.length !== DECK_SIZE) throw new BadInput(`a deck has ${DECK_SIZE} automa cards, not ${cards.length}`)
  return cards.join(' ')
}

function listOf(text: string): readonly unknown[] {
  let json: unknown
  try {
    json = readJson(text, LIMITS.own)
  } catch (error) {
    throw error instanceof BadInput ? error : new BadInput('the deck is not readable JSON')
  }
  const { cards, automaCards } = json as Readonly<Record<string, unknown>>
  const list = Array.isArray(json) ? json : (cards ?? automaCards)
  if (!Array.isArray(list)) throw new BadInput('the deck is not a list of automa cards')
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
