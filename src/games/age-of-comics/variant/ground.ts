// What the Automa's ladders and the rules read of a document: orders, limits, cards, levels and readings, as fast as constants.
import type { Choices } from '../../../kernel/variant.ts'
import { type Level, levelIn } from '../automa/levels.ts'
import { type ActionNo, actionNo, type GenreId } from '../catalogue/vocabulary.ts'
import { ACTION_LETTERS, CARD_IDS, GENRE_LETTERS, STANDARD } from '../deck.ts'
import { PLACES_ON_CARD, PRINTED_DECK } from './settings.ts'

export interface Ground {
  /** S5.5: the board in its order. */
  readonly fallback: readonly ActionNo[]
  /** S7.1, S8.1: what its play area may hold. */
  readonly mostTeams: number
  readonly mostDeveloped: number
  /** S7.2: whether it looks for a writer and an artist of the same genre. */
  readonly sameGenre: boolean
  /** S9.3: comics that gain a fan by Ideas. */
  readonly ideasFans: number
  /** S11.4: orders by the place of the space. */
  readonly orders: readonly number[]
  /** The deck as `deck.ts` reads it. */
  readonly deck: string
  readonly levels: ReadonlyMap<string, Level>
  readonly readings: Readings
}

/** Other readings of the document, each off by default. */
export interface Readings {
  readonly titleWithoutPenalties: boolean
  readonly repeatOnlyIfAllDone: boolean
  readonly noMasteryFan: boolean
}

type ActionId = keyof typeof ACTION_LETTERS

/** The choices have been checked against the registry. */
export function groundOf({ settings, levels, readings }: Pick<Choices, 'settings' | 'levels' | 'readings'>): Ground {
  const fallback = settings['fallback'] as readonly ActionId[]
  const orders = settings['orders'] as Readonly<Record<string, number>>
  return {
    fallback: fallback.flatMap((id) => actionNo(id) ?? []),
    mostTeams: settings['teams'] as number,
    mostDeveloped: settings['developed'] as number,
    sameGenre: settings['same-genre'] as boolean,
    ideasFans: settings['ideas-fans'] as number,
    orders: Object.values(orders),
    deck: deckOf(settings),
    levels: new Map(levels.map((level) => [level.id, levelIn(level)])),
    readings: {
      titleWithoutPenalties: readings.includes('title-without-penalties'),
      repeatOnlyIfAllDone: readings.includes('repeat-only-if-all-done'),
      noMasteryFan: readings.includes('no-mastery-fan'),
    },
  }
}

function deckOf(settings: Choices['settings']): string {
  const actions = settings['card-actions'] as Readonly<
    Record<string, Readonly<Record<(typeof PLACES_ON_CARD)[number], ActionId>>>
  >
  const genres = settings['card-genres'] as Readonly<Record<string, readonly GenreId[]>>
  const cards = CARD_IDS.map((id) => {
    const three = PLACES_ON_CARD.map((place) => ACTION_LETTERS[actions[id]?.[place] ?? 'hire'])
    return `${three.join('')}-${(genres[id] ?? []).map((genre) => GENRE_LETTERS[genre]).join('')}`
  })
  const deck = cards.join(' ')
  return deck === PRINTED_DECK ? STANDARD : deck
}
