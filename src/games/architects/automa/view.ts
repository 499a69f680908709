// What the Opponent looks at: the state with the measures its ladders ask for, each worked out once per decision.
import { CENTRAL, type DeckNo, DECKS, OPPONENT, PLAYER } from '../asks.ts'
import { type CardNo, COIN, isGrey, KINDS, type Stage, wonder } from '../catalogue/index.ts'
import { available, type Means, meansOf, payableWith, reach, shields, usable } from '../measures.ts'
import { type Board, type Deck, NONE, type State } from '../state.ts'
import type { Doc } from '../variant/index.ts'

export interface View {
  readonly s: State
  /** What the Opponent plays by: its document, or a variant of it. */
  readonly doc: Doc
  readonly own: Board
  /** Tokens it may still use this turn, as bits. */
  readonly usable: number
  /** What its hand comes to; nothing while nobody has asked. */
  means: Means | undefined
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

export function viewFor(s: State, doc: Doc): View {
  const own = s.boards[OPPONENT]
  return {
    s,
    doc,
    own,
    usable: usable(s, OPPONENT),
    means: undefined,
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

/** What may lie on a deck: any kind, or nothing face up. */
const TOPS = KINDS + 1

/** The face-up cards: tops of the Wonder decks, the central one only while it lies open (Q5). */
export function faceUpCards({ s }: View): readonly Candidate[] {
  const { decks } = s
  const key = (shownOn(decks[0]) * TOPS + shownOn(decks[1])) * TOPS + shownOn(decks[2])
  return (FACE_UP[key] ??= DECKS.flatMap((deck) => CANDIDATES[deck][decks[deck].top] ?? []))
}

/** The lists are the same again and again, too. */
const FACE_UP = new Array<readonly Candidate[] | undefined>(TOPS ** 3)
const shownOn = ({ top }: Deck): number => (top < 0 ? KINDS : top)

export const wonderTops = (v: View): Candidate[] => faceUpCards(v).filter(({ deck }) => deck !== CENTRAL)

/** Different kinds in the order turned up (S14). */
export const shownCards = (kinds: readonly CardNo[]): Candidate[] =>
  kinds.filter((kind, at) => kinds.indexOf(kind) === at).map((kind) => SHOWN[kind] as Candidate)

const meansNow = (v: View): Means => (v.means ??= meansOf(v.own.cards))

/** What the hand would come to with one more Grey or Yellow card. */
function meansWith(v: View, card: CardNo): Means {
  const { own } = v
  const { most, different, grey, coins } = meansNow(v)
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
  v.payable === UNASKED ? (v.payable = payableWith(v.own, meansNow(v), v.usable)) : v.payable

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
  const { own } = v
  const means = meansNow(v)
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
