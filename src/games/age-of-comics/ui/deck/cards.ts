// A deck being edited: in its compact form, changed one card at a time.
import { RECONSTRUCTION } from '../../catalogue/automa-cards.ts'
import { type ActionNo, AREAS, AUTOMA_ACTIONS } from '../../catalogue/vocabulary.ts'
import { ACTION_LETTERS, readDeck } from '../../deck.ts'

/** The letters of a card for the actions it may show. */
export const ACTIONS: readonly { readonly letter: string; readonly area: ActionNo }[] = AUTOMA_ACTIONS.map((area) => ({
  letter: ACTION_LETTERS[AREAS[area]],
  area,
}))

/** The cards of a value; those of the reconstruction if it cannot be read. */
export function cardsIn(value: string): readonly string[] {
  try {
    return readDeck(value).split(' ')
  } catch {
    return RECONSTRUCTION.split(' ')
  }
}

export const deckWith = (cards: readonly string[], at: number, card: string): string =>
  cards.map((each, no) => (no === at ? card : each)).join(' ')

export function withAction(card: string, at: number, letter: string): string {
  const [actions = '', genres = ''] = card.split('-')
  return `${actions.slice(0, at)}${letter}${actions.slice(at + 1)}-${genres}`
}

/** Swaps two genres. */
export function withSwap(card: string, one: number, other: number): string {
  const [actions = '', genres = ''] = card.split('-')
  const order = genres.split('')
  ;[order[one], order[other]] = [genres.charAt(other), genres.charAt(one)]
  return `${actions}-${order.join('')}`
}

/** Whether a card is still the reconstruction's in its place. */
export const isAsBuilt = (card: string, at: number): boolean => RECONSTRUCTION.split(' ')[at] === card
