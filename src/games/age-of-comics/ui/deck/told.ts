// A card told as it is printed, and the deck it belongs to. A guess of the reconstruction that has not turned up gives way to it.
import { PRINTED_CARDS } from '../../catalogue/automa-cards.ts'
import { type AutomaCard, CARD_IDS, textOf } from '../../deck.ts'
import { deckWith, isAsBuilt } from './cards.ts'

const REVEAL = 'reveal '

/** The cards that have turned up in a game, by the keys of its moves. */
export const turnedUp = (log: readonly string[]): ReadonlySet<number> =>
  new Set(log.flatMap((key) => (key.startsWith(REVEAL) ? [CARD_IDS.indexOf(key.slice(REVEAL.length))] : [])))

export const revealKey = (no: number): string => `${REVEAL}${CARD_IDS[no]}`

/** Where a card of the deck may still be wrong: what has turned up has been seen. */
export const unseenIn = (deck: string, turned: ReadonlySet<number>): readonly number[] =>
  [...textOf(deck).split(' ').keys()].filter((no) => !turned.has(no))

const isGuess = (card: string, no: number): boolean => no >= PRINTED_CARDS && isAsBuilt(card, no)

export interface Told {
  readonly deck: string
  readonly no: number
}

/** The deck with that card: where it is already, or instead of a guess. Undefined if no card of the deck is a guess. */
export function withTold(deck: string, card: string, turned: ReadonlySet<number>): Told | undefined {
  const cards = textOf(deck).split(' ')
  const open = unseenIn(deck, turned)
  const no = open.find((at) => cards[at] === card) ?? open.find((at) => isGuess(cards[at] ?? '', at))
  return no === undefined ? undefined : { deck: deckWith(cards, no, card), no }
}

/** How many cards of a deck are not guesses. */
export const knownIn = (deck: string): number =>
  textOf(deck)
    .split(' ')
    .filter((card, no) => !isGuess(card, no)).length

/** Cards of one deck that another lacks and that are not guesses: they have been told before. */
export function toldBefore(kept: string, deck: string): readonly string[] {
  const here = textOf(deck).split(' ')
  return kept.split(' ').filter((card, no) => card !== '' && !isGuess(card, no) && !here.includes(card))
}

/** An action more than once: the document does not forbid it, but no known card is like that. */
export const repeats = ({ actions }: Pick<AutomaCard, 'actions'>): boolean => new Set(actions).size < actions.length
