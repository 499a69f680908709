// Things rules, score and ladders measure alike: Shields, Battles, what can be built and paid.
import { OPPONENT, other, PLAYER, type Side } from './asks.ts'
import {
  AVAILABLE,
  COIN,
  FIRST_SYMBOL,
  RED_0,
  RED_1,
  RED_2,
  RESOURCE_COUNT,
  type Stage,
  theToken,
  token,
  tokenBit,
  wonder,
} from './catalogue/index.ts'
import { affordable, type Payment } from './catalogue/payments.ts'
import { type Board, NONE, type State, tokensLeft } from './state.ts'

export const ARCHITECTURE = tokenBit('architecture')
export const ECONOMY = tokenBit('economy')
export const ENGINEERING = tokenBit('engineering')
const TACTICS = tokenBit('tactics')
export const TACTICS_SHIELDS = shieldsOf(theToken('tactics'))

function shieldsOf(no: number): number {
  const { effect } = token(no)
  return effect.code === 'shields' ? effect.amount : 0
}

/** How many bits are set. */
export function ones(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/** R7.1: Red cards, Rhodes' Stages with an effect, Tactics. */
export function shields({ wonder: no, stages, cards, held }: Board): number {
  const red = (cards[RED_0] as number) + (cards[RED_1] as number) + (cards[RED_2] as number)
  const permanent = no !== NONE && wonder(no).power === 'shield' ? ones(stages & wonder(no).effects) : 0
  return red + permanent + ((held & TACTICS) !== 0 ? TACTICS_SHIELDS : 0)
}

/** R7.4: Military Victory tokens a side would gain in a Battle now. */
export function spoils(s: State, side: Side): number {
  const own = shields(s.boards[side])
  const rival = shields(s.boards[other(side)])
  if (own <= rival) return 0
  return own >= 2 && own >= 2 * rival ? 2 : 1
}

/** Tokens a side may still use: all it holds, less those the active side has used this turn (R8.1). */
export const usable = (s: State, side: Side): number => s.boards[side].held & ~(side === s.active ? s.used : 0)

/** Bits of the Stages that are available (R5.1); none without a Wonder. */
export const available = ({ wonder: no, stages }: Board): number =>
  no === NONE ? 0 : ((AVAILABLE[no] as readonly number[])[stages] as number)

/** What a hand of Grey and Yellow cards can come to. */
export interface Means {
  /** Most copies of one Resource, different Resources, Grey cards in all. */
  readonly most: number
  readonly different: number
  readonly grey: number
  readonly coins: number
}

export function meansOf(cards: readonly number[]): Means {
  let most = 0
  let different = 0
  let grey = 0
  for (let r = 0; r < RESOURCE_COUNT; r++) {
    const copies = cards[r] as number
    if (copies === 0) continue
    different++
    grey += copies
    most = Math.max(most, copies)
  }
  return { most, different, grey, coins: cards[COIN] as number }
}

/** R5.5: how much of a cost a hand could pay with these tokens; may be more than the amount. */
export function reach(means: Means, identical: boolean, tokens: number): number {
  const grey = (tokens & ENGINEERING) !== 0 ? means.grey : identical ? means.most : means.different
  return grey + means.coins + (means.coins > 0 && (tokens & ECONOMY) !== 0 ? 1 : 0)
}

/** Bits of the available Stages that can, and therefore must, be constructed (R5.6). */
export function payable(s: State, side: Side): number {
  const board = s.boards[side]
  return payableWith(board, meansOf(board.cards), usable(s, side))
}

export function payableWith(board: Board, means: Means, tokens: number): number {
  let bits = 0
  for (let left = available(board); left !== 0; left &= left - 1) {
    const { amount, identical, bit } = wonder(board.wonder).stages[31 - Math.clz32(left & -left)] as Stage
    if (reach(means, identical, tokens) >= amount) bits |= bit
  }
  return bits
}

/** Every different payment the rules allow a side for a Stage (R5.3, R5.4). */
export function payments(s: State, side: Side, { amount, identical }: Stage): Payment[] {
  const tokens = usable(s, side)
  const hand = s.boards[side].cards
  return affordable(hand, amount, identical, (tokens & ECONOMY) !== 0, (tokens & ENGINEERING) !== 0)
}

/** Bits of the sets of Green cards a side has, by their numbers: the pairs, then the trio (R6.1). */
export function scienceSets({ cards }: Board): number {
  const one = cards[FIRST_SYMBOL] as number
  const two = cards[FIRST_SYMBOL + 1] as number
  const three = cards[FIRST_SYMBOL + 2] as number
  let bits = one > 1 ? 1 : 0
  if (two > 1) bits |= 2
  if (three > 1) bits |= 4
  if (one > 0 && two > 0 && three > 0) bits |= 8
  return bits
}

/** Sets that have to be discarded: none while there is no token to gain. */
export const dueSets = (s: State, side: Side): number => (tokensLeft(s) ? scienceSets(s.boards[side]) : 0)

/** Whether the Opponent has to turn up the central card before it takes one (S6); asked only then, so once a turn (Q6). */
export const mustReveal = (s: State): boolean => s.cat === OPPONENT && s.decks[2].count > 0 && s.decks[2].top < 0

/** Whether the player may look at it (R9.3, R13.1): in the player's turn it always lies face down (S12). */
export const mayLook = (s: State): boolean => s.cat === PLAYER && s.decks[2].count > 0 && s.seen === NONE
