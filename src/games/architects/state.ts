// The state of a game: plain data, numbers for components. What nobody has seen is a count of each kind, never an order.
import { type Ask, CENTRAL, type DeckNo, PLAYER, type Side } from './asks.ts'
import {
  ALL_TOKENS,
  CENTRAL_COMPOSITION,
  COMPOSITIONS,
  DECK_SIZES,
  KINDS,
  RED_1,
  RED_2,
  type TokenNo,
  type WonderNo,
} from './catalogue/index.ts'

/** No card, no Wonder, no owner. */
export const NONE = -1
/** The top card of a deck lies face down, or has still to be turned up. */
export const HIDDEN = -2

/** One side of the table. */
export interface Board {
  wonder: WonderNo
  /** Constructed Stages, as bits. */
  stages: number
  /** Cards in front of the side, by kind. */
  cards: number[]
  /** Progress tokens in the order received; the same as bits, which a law checks. */
  tokens: TokenNo[]
  held: number
  /** Military Victory tokens. */
  military: number
}

export interface Deck {
  /** The visible top card, HIDDEN or, once the deck is empty, NONE. */
  top: number
  /** Cards left, the top included. */
  count: number
  /** Cards whose place nobody knows, by kind: all but a visible or seen top, and but those shown for Halicarnassus. */
  left: number[]
  /** How many more there are whose kind is not known either; only in games begun from a position that does not tell. */
  unknown: number
  /** Cards turned so far: the name of the next draw. */
  turned: number
}

export interface State {
  /** The value of the option `variant`; empty for the document. */
  variant: string
  level: string
  boards: [Board, Board]
  decks: [Deck, Deck, Deck]
  /** The central top card, if the player has looked at it and it still lies there (R9.3, Q26). */
  seen: number
  /** Whose the Cat pawn is (R9.1). */
  cat: number
  /** Face-up Progress tokens from left to right; those neither here nor held are the stack. */
  faceUp: TokenNo[]
  /** Discarded cards, by kind (R2.7). */
  discard: number[]
  /** Whose turn it is; during set-up, who begins. */
  active: Side
  /** Tokens the active side has used this turn, as bits (R8.1). */
  used: number
  /** Extra cards it may still take (R13.4). */
  pending: number
  /** Cards shown for Halicarnassus, in the order turned up, the top first. */
  revealed: number[]
  /** Dice the Opponent has rolled for the decision it is making, and those of the whole game. */
  rolls: number[]
  dice: number
  /** Battles fought since the game, or its position, began. */
  battles: number
  /** What the game waits for: a stack, the next one last. */
  asks: Ask[]
  over: boolean
}

export type First = 'you' | 'opponent'
export type Options = Readonly<{ level: string; opponent: string; first: First }> & Readonly<Record<string, string>>

export const FACE_UP = 3
export const SHOWN = 5
export const CONFLICT_TOKENS = 3

/** A table with nothing on it but the central deck. */
export function bare(): State {
  const central = (COMPOSITIONS[CENTRAL_COMPOSITION] as readonly number[]).slice()
  return {
    variant: '',
    level: 'normal',
    boards: [bareBoard(), bareBoard()],
    decks: [
      { top: NONE, count: 0, left: noCards(), unknown: 0, turned: 0 },
      { top: NONE, count: 0, left: noCards(), unknown: 0, turned: 0 },
      { top: HIDDEN, count: DECK_SIZES[CENTRAL_COMPOSITION] as number, left: central, unknown: 0, turned: 0 },
    ],
    seen: NONE,
    cat: NONE,
    faceUp: [],
    discard: noCards(),
    active: PLAYER,
    used: 0,
    pending: 0,
    revealed: [],
    rolls: [],
    dice: 0,
    battles: 0,
    asks: [],
    over: false,
  }
}

export const noCards = (): number[] => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

/** Field by field, so that copies have the shape of their original. Asks are never changed: copies share them. */
export const copyState = (s: State): State => ({
  variant: s.variant,
  level: s.level,
  boards: [copyBoard(s.boards[0]), copyBoard(s.boards[1])],
  decks: [copyDeck(s.decks[0]), copyDeck(s.decks[1]), copyDeck(s.decks[2])],
  seen: s.seen,
  cat: s.cat,
  faceUp: s.faceUp.slice(),
  discard: s.discard.slice(),
  active: s.active,
  used: s.used,
  pending: s.pending,
  revealed: s.revealed.slice(),
  rolls: s.rolls.slice(),
  dice: s.dice,
  battles: s.battles,
  asks: s.asks.slice(),
  over: s.over,
})

const copyBoard = (board: Board): Board => ({
  wonder: board.wonder,
  stages: board.stages,
  cards: board.cards.slice(),
  tokens: board.tokens.slice(),
  held: board.held,
  military: board.military,
})

const copyDeck = (deck: Deck): Deck => ({
  top: deck.top,
  count: deck.count,
  left: deck.left.slice(),
  unknown: deck.unknown,
  turned: deck.turned,
})

const bareBoard = (): Board => ({ wonder: NONE, stages: 0, cards: noCards(), tokens: [], held: 0, military: 0 })

/** A side's Wonder, and its deck with it (R2.1, R2.2). */
export function giveWonder(s: State, side: Side, no: WonderNo): void {
  s.boards[side].wonder = no
  const deck = s.decks[side]
  deck.top = HIDDEN
  deck.count = DECK_SIZES[no] as number
  deck.left = (COMPOSITIONS[no] as readonly number[]).slice()
}

/** Place -1 of an empty list would be looked up by name, which is slow. */
export const topAsk = ({ asks }: State): Ask | undefined => (asks.length === 0 ? undefined : asks[asks.length - 1])

/** Until somebody is to take a first card, and nobody has. */
export const isSetUp = (s: State): boolean => !s.over && !s.asks.some(({ ask }) => ask === 'turn' || ask === 'act')

export const allEmpty = (s: State): boolean =>
  s.decks[0].count === 0 && s.decks[1].count === 0 && s.decks[CENTRAL].count === 0
export const someWonderDeck = (s: State): boolean => s.decks[0].count > 0 || s.decks[1].count > 0

/** Progress tokens in the face-down stack. */
export const stackSize = (s: State): number =>
  ALL_TOKENS - s.boards[0].tokens.length - s.boards[1].tokens.length - s.faceUp.length
export const tokensLeft = (s: State): boolean => s.faceUp.length > 0 || stackSize(s) > 0

export function countOf(list: readonly number[], no: number): number {
  let count = 0
  for (let i = 0; i < list.length; i++) if (list[i] === no) count++
  return count
}

/** Horns in front of both sides: three or more mean a Battle at the end of the turn (R7.2, R7.3, R7.6). */
export function horns(s: State): number {
  const one = s.boards[0].cards
  const two = s.boards[1].cards
  return (one[RED_1] as number) + (two[RED_1] as number) + 2 * ((one[RED_2] as number) + (two[RED_2] as number))
}

/** Conflict tokens on the Battle side. */
export const conflict = (s: State): number => Math.min(CONFLICT_TOKENS, horns(s))

/** Copies of a kind that lie where people have seen them. */
export function onTable(s: State, kind: number): number {
  let count = (s.boards[0].cards[kind] as number) + (s.boards[1].cards[kind] as number) + (s.discard[kind] as number)
  if (s.seen === kind) count++
  for (let deck = 0; deck < s.decks.length; deck++) if (s.decks[deck]?.top === kind) count++
  // The first card shown is the top of its deck.
  for (let i = 1; i < s.revealed.length; i++) if (s.revealed[i] === kind) count++
  return count
}

/** Of each kind, the most that a Wonder deck has. */
const MOST_OF_EACH: readonly number[] = Array.from({ length: KINDS }, (_, kind) =>
  Math.max(...COMPOSITIONS.slice(0, CENTRAL_COMPOSITION).map((made) => made[kind] as number)),
)

/** What a deck was made of; as much of each kind as can be where its Wonder is not told. */
export function compositionOf(s: State, deck: DeckNo): readonly number[] {
  const no = deck === CENTRAL ? CENTRAL_COMPOSITION : s.boards[deck].wonder
  return no === NONE ? MOST_OF_EACH : (COMPOSITIONS[no] as readonly number[])
}

/** How many cards it had; the decks of all Wonders have equally many. */
export const deckSize = (s: State, deck: DeckNo): number =>
  DECK_SIZES[deck === CENTRAL ? CENTRAL_COMPOSITION : Math.max(0, s.boards[deck].wonder)] as number

export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0)
