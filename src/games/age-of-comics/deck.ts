// Decks of automa cards as text. The compact form stands in saves and in states: twelve cards of three letters for the actions from top
// to bottom and six for the genres from left to right, `HDI-CFSRWH`. The JSON form is what a person keeps in a file.
import { clip, quote } from '../../kernel/clean.ts'
import { BadInput } from '../../kernel/contract.ts'
import { LIMITS, readJson } from '../../kernel/limits.ts'
import { RECONSTRUCTION } from './catalogue/automa-cards.ts'
import { AREAS, type AreaNo, GENRES, type GenreNo } from './catalogue/vocabulary.ts'

export interface AutomaCard {
  readonly actions: readonly AreaNo[]
  /** Genres from the highest priority to the lowest (S6.1). */
  readonly genres: readonly GenreNo[]
  /** By genre: its place in the priority, from 1. */
  readonly places: readonly number[]
}

export const DECK_SIZE = 12
/** What the deck of the reconstruction is called in options and saves. */
export const STANDARD = 'reconstruction'

const ACTION_LETTERS = { H: 'hire', D: 'develop', I: 'ideas', P: 'print', S: 'sales' } as const
const GENRE_LETTERS = { C: 'crime', H: 'horror', R: 'romance', F: 'sci-fi', S: 'superhero', W: 'western' } as const
type ActionLetter = keyof typeof ACTION_LETTERS
type GenreLetter = keyof typeof GENRE_LETTERS

const letterOf = (letters: Readonly<Record<string, string>>, word: unknown): string | undefined =>
  Object.keys(letters).find((letter) => letters[letter] === word)

/** One card in the compact form; says what is wrong with it. */
export function readCard(text: string, what: string): string {
  const card = text.toUpperCase()
  const [actions = '', genres = '', ...more] = card.split('-')
  if (more.length > 0 || !/^[HDIPS]{3}$/.test(actions) || !/^[CHRFSW]{6}$/.test(genres))
    throw new BadInput(`${what}: "${clip(text)}" is not three actions (H D I P S), "-" and six genres (C H R F S W)`)
  for (const letter of genres)
    if (genres.indexOf(letter) !== genres.lastIndexOf(letter))
      throw new BadInput(`${what}: "${GENRE_LETTERS[letter as GenreLetter]}" is there twice`)
  return card
}

/** One card in the JSON form: `{ "actions": ["hire", …], "genrePriority": ["crime", …] }`. */
export function cardFromJson(json: unknown, what: string): string {
  const { actions, genrePriority } = (typeof json === 'object' && json !== null ? json : {}) as Record<string, unknown>
  const letters = (list: unknown, size: number, known: Readonly<Record<string, string>>, name: string): string => {
    if (!Array.isArray(list) || list.length !== size) throw new BadInput(`${what}: "${name}" is not a list of ${size}`)
    return list
      .map((word: unknown) => {
        const letter = letterOf(known, word)
        if (letter === undefined) throw new BadInput(`${what}: "${name}" cannot hold ${quote(word)}`)
        return letter
      })
      .join('')
  }
  const three = letters(actions, 3, ACTION_LETTERS, 'actions')
  return readCard(`${three}-${letters(genrePriority, GENRES.length, GENRE_LETTERS, 'genrePriority')}`, what)
}

/** A card in the JSON form. */
export function cardToJson(text: string): { actions: string[]; genrePriority: string[] } {
  const [actions = '', genres = ''] = text.split('-')
  return {
    actions: actions.split('').map((letter) => ACTION_LETTERS[letter as ActionLetter]),
    genrePriority: genres.split('').map((letter) => GENRE_LETTERS[letter as GenreLetter]),
  }
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

const CARDS = new Map<string, AutomaCard>()
const DECKS = new Map<string, readonly AutomaCard[]>()

/** A card as decisions use it; the same text is worked out once. */
export function parseCard(text: string): AutomaCard {
  let known = CARDS.get(text)
  if (known === undefined) {
    const { actions, genrePriority } = cardToJson(text)
    const genres = genrePriority.map((id) => GENRES.indexOf(id as (typeof GENRES)[number]))
    known = {
      actions: actions.map((id) => AREAS.indexOf(id as (typeof AREAS)[number])),
      genres,
      places: GENRES.map((_, genre) => genres.indexOf(genre) + 1),
    }
    CARDS.set(text, known)
  }
  return known
}

export function cardsOf(deck: string): readonly AutomaCard[] {
  let known = DECKS.get(deck)
  if (known === undefined) {
    known = textOf(deck).split(' ').map(parseCard)
    DECKS.set(deck, known)
  }
  return known
}

/** `automa-01` to `automa-12`. */
export const CARD_IDS: readonly string[] = Array.from(
  { length: DECK_SIZE },
  (_, no) => `automa-${String(no + 1).padStart(2, '0')}`,
)
