// What the game can wait for. The stack in the state holds asks; each is a small record with its name and what it is about.
import type { Seat } from '../../kernel/contract.ts'
import type { ColourNo, HexNo, RiverNo } from './catalogue/index.ts'

type SeatOrNobody = Seat | 'nobody'

/** Who answers each ask. */
export const SEATS = {
  // Set-up, the action phase, and what an action still has to be told.
  faction: 'you',
  third: 'you',
  scoring: 'you',
  tile: 'you',
  place: 'you',
  'choose-hexes': 'you',
  bonus: 'you',
  act: 'you',
  colour: 'you',
  dig: 'you',
  build: 'you',
  bridge: 'you',
  step: 'you',
  town: 'you',
  favour: 'you',
  exchange: 'you',
  tenth: 'you',
  reaction: 'you',
  offer: 'you',
  // For the opponents: their colours, pawns and dwellings, and the power actions they block.
  colours: 'automa',
  pawns: 'automa',
  settle: 'automa',
  block: 'automa',
  // Nobody is asked: the steps of a town tile are made once nothing lies above them, so its key is used first (R22.4).
  'town-steps': 'nobody',
  'draw-faction': 'chance',
  'draw-third': 'chance',
  'draw-scoring': 'chance',
  'draw-tile': 'chance',
  die: 'chance',
  tie: 'chance',
} as const satisfies Record<string, SeatOrNobody>

export type AskName = keyof typeof SEATS
/** The asks of one seat. */
export type AskNameOf<S extends SeatOrNobody> = {
  [N in AskName]: (typeof SEATS)[N] extends S ? N : never
}[AskName]

export const ASK_NAMES = Object.keys(SEATS) as readonly AskName[]

/** Where the spades of a `dig` come from: what may be bought on top, left off the home colour, and built on, follows (R15.4). */
export const SPADES = ['workers', 'free', 'one-hex', 'stronghold', 'cult'] as const
export type Spades = (typeof SPADES)[number]

/** What an ask says besides its name. */
interface Details {
  'choose-hexes': { readonly opponent: number }
  settle: { readonly opponent: number }
  colours: { readonly third: ColourNo }
  /** The round the actions are blocked in: the one that begins, or one named ahead of the game (S20). */
  block: { readonly round: number | 'this' }
  /** Spades at hand for the hex; more may have to be bought. */
  colour: { readonly hex: HexNo; readonly spades: number; readonly from: Spades }
  dig: { readonly spades: number; readonly from: Spades }
  step: { readonly steps: number }
  /** The river hex of a Mermaids' town (R27.11), NONE for a town on land. */
  town: { readonly river: RiverNo }
  /** How many favours are still to be taken. */
  favour: { readonly count: number }
  /** Where the opponent has built. */
  offer: { readonly hex: HexNo }
  /** How many sets of hexes are tied. */
  tie: { readonly sets: number }
}

/** Asks that say nothing but their name. */
export type PlainAskName = Exclude<AskName, keyof Details>

export type AskOf<N extends AskName> = N extends keyof Details ? { readonly ask: N } & Details[N] : { readonly ask: N }
export type Ask = AskOf<AskName>

export const ACT: AskOf<'act'> = Object.freeze({ ask: 'act' })

/** Whether a seat answers the asks of a name, and whether it answers this ask. */
export const isOfSeat = <S extends SeatOrNobody>(name: AskName, seat: S): name is AskNameOf<S> => SEATS[name] === seat
export const isFor = <S extends SeatOrNobody>(ask: Ask, seat: S): ask is AskOf<AskNameOf<S>> => isOfSeat(ask.ask, seat)

/** The ask a seat has to answer; any other is a fault of the program. */
export function askedOf<S extends SeatOrNobody>(ask: Ask | undefined, seat: S): AskOf<AskNameOf<S>> {
  if (ask !== undefined && isFor(ask, seat)) return ask
  throw new Error(`"${ask?.ask}" is nothing that ${seat} answers`)
}

/** Spades left of a cult bonus (R18.2), where an ask is about these. */
export const cultSpades = (ask: Ask | undefined): number | undefined =>
  (ask?.ask === 'dig' || ask?.ask === 'colour') && ask.from === 'cult' ? ask.spades : undefined

const isNamed = <N extends AskName>(ask: Ask | undefined, name: N): ask is AskOf<N> => ask?.ask === name

/** The ask a move answers, of one name or of two. Moves are made from `options`, so any other ask is a fault of the program. */
export function answered<N extends AskName>(ask: Ask | undefined, name: N, or: N = name): AskOf<N> {
  if (isNamed(ask, name) || isNamed(ask, or)) return ask
  throw new Error(`"${name}" is answered while "${ask?.ask}" is asked`)
}
