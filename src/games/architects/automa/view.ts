// What the Opponent looks at: the state with the measures its ladders ask for, each worked out once per decision.
import { CENTRAL, type DeckNo, OPPONENT, PLAYER } from '../asks.ts'
import { type CardNo, COIN, isGrey, KINDS, RESOURCE_COUNT, type Stage, wonder } from '../catalogue/index.ts'
import { available, type Means, meansOf, payableWith, reach, shields, usable } from '../measures.ts'
import { type Board, NONE, type State } from '../state.ts'

export interface View {
  readonly s: State
  readonly own: Board
  /** Tokens it may still use this turn, as bits. */
  readonly usable: number
  readonly means: Means
  /** Bits of the Stages it could construct now; -1 while nobody has asked. */
  payable: number
  /** By Resource, two bits each: how a card of it would help; 0 while nobody has asked. */
  help: number
  /** Total Shields at least the player's (S7.6, Q12): 1, 0 or UNASKED. */
  ahead: number
  /** How many of the dice rolled for this decision have been looked at. */
  rolled: number
}

const UNASKED = -1
export const NO_HELP = 1
export const PLAIN_HELP = 2
export const EFFECT_HELP = 3

export function viewOf(s: State): View {
  const own = s.boards[OPPONENT]
  return {
    s,
    own,
    usable: usable(s, OPPONENT),
    means: meansOf(own.cards),
    payable: UNASKED,
    help: 0,
    ahead: UNASKED,
    rolled: 0,
  }
}

/** A card the Opponent may take: the deck it lies on, NONE for one shown by Halicarnassus. */
export interface Candidate {
  readonly deck: DeckNo | typeof NONE
  readonly card: CardNo
}

const kinds = (deck: Candidate['deck']): readonly Candidate[] =>
  Array.from({ length: KINDS }, (_, card) => ({ deck, card }))
/** Candidates are the same again and again: each is made once. */
const CANDIDATES = [kinds(PLAYER), kinds(OPPONENT), kinds(CENTRAL)] as const
const SHOWN = kinds(NONE)

/** The face-up cards: tops of the Wonder decks, the central one only while it lies open (Q5). */
export function faceUpCards({ s }: View): Candidate[] {
  const found: Candidate[] = []
  for (let deck = 0; deck < CANDIDATES.length; deck++) {
    const { top } = s.decks[deck as DeckNo]
    if (top >= 0) found.push((CANDIDATES[deck] as readonly Candidate[])[top] as Candidate)
  }
  return found
}

export const wonderTops = (v: View): Candidate[] => faceUpCards(v).filter(({ deck }) => deck !== CENTRAL)

/** Different kinds in the order turned up (S14). */
export const shownCards = (kinds: readonly CardNo[]): Candidate[] =>
  kinds.filter((kind, at) => kinds.indexOf(kind) === at).map((kind) => SHOWN[kind] as Candidate)

/** What the hand would come to with one more Grey or Yellow card. */
function meansWith({ means, own }: View, card: CardNo): Means {
  const { most, different, grey, coins } = means
  if (card === COIN) return { most, different, grey, coins: coins + 1 }
  const copies = own.cards[card] as number
  return {
    most: Math.max(most, copies + 1),
    different: copies === 0 ? different + 1 : different,
    grey: grey + 1,
    coins,
  }
}

export const payableNow = (v: View): number =>
  v.payable === UNASKED ? (v.payable = payableWith(v.own, v.means, v.usable)) : v.payable

/** Q7: no Stage is payable, and with the card one would be. */
export function completesStage(v: View, card: CardNo): boolean {
  return card <= COIN && payableNow(v) === 0 && payableWith(v.own, meansWith(v, card), v.usable) !== 0
}

/** S7.3, Q9: whether a Grey card helps a Stage, and whether one with an effect. */
export function helpOf(v: View, card: CardNo): number {
  if (!isGrey(card)) return NO_HELP
  const known = (v.help >> (2 * card)) & 3
  if (known !== 0) return known
  const help = measureHelp(v, card)
  v.help |= help << (2 * card)
  return help
}

/** A card that helps both kinds of Stage counts for the one with an effect (Q10). */
function measureHelp(v: View, card: CardNo): number {
  const { own, means } = v
  const more = meansWith(v, card)
  const { stages } = wonder(own.wonder)
  let help = NO_HELP
  for (let left = available(own); left !== 0; left &= left - 1) {
    const { amount, identical, effect } = stages[31 - Math.clz32(left & -left)] as Stage
    const nearer =
      Math.min(amount, reach(more, identical, own.held)) > Math.min(amount, reach(means, identical, own.held))
    const atOnce = reach(means, identical, v.usable) < amount && reach(more, identical, v.usable) >= amount
    if (nearer || atOnce) help = Math.max(help, effect ? EFFECT_HELP : PLAIN_HELP)
  }
  return help
}

export function isAhead(v: View): boolean {
  if (v.ahead === UNASKED) v.ahead = shields(v.own) >= shields(v.s.boards[PLAYER]) ? 1 : 0
  return v.ahead === 1
}

/** The next die rolled for this decision; nothing where it has still to be rolled. */
export const nextRoll = (v: View): number | undefined => v.s.rolls[v.rolled++]

export const EACH_RESOURCE: readonly number[] = Array.from({ length: RESOURCE_COUNT }, (_, r) => r)
