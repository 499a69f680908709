// What a move or a draw can change on the table. Components are told by their numbers, as in a state.
import type { Tell } from '../../../kernel/consequences.ts'
import type { DeckNo, Side } from '../asks.ts'
import type { CardNo, StageNo, TokenNo, WonderNo } from '../catalogue/index.ts'
import type { WonderId } from '../catalogue/wonders.ts'
import type { NONE } from '../state.ts'

/** Where a card was that nobody had seen: among those known to be left in its deck, or among those that a position does not tell. */
export type Unseen = 'left' | 'unknown'

/** Why a side gets a card: the first of its turn, an extra one, one it has drawn blind, or the effect of its Wonder. */
export type CardCause = 'turn' | 'extra' | 'draw' | WonderId

export type Consequence =
  // set-up
  | { readonly what: 'wonder'; readonly side: Side; readonly wonder: WonderNo }
  // cards
  | {
      readonly what: 'card'
      readonly side: Side
      readonly card: CardNo
      readonly deck: DeckNo
      readonly from: 'open' | 'seen' | 'shown' | Unseen
      /** The card that no longer lies open on the deck, or NONE: of several that were shown another one may have been kept. */
      readonly open: CardNo
      readonly because: CardCause
    }
  /** A card is turned up on a deck; `seen` is one the player had looked at. */
  | { readonly what: 'open'; readonly deck: DeckNo; readonly card: CardNo; readonly from: 'seen' | Unseen }
  | { readonly what: 'seen'; readonly card: CardNo; readonly from: Unseen }
  | { readonly what: 'shown'; readonly deck: DeckNo; readonly card: CardNo; readonly from: 'open' | Unseen }
  | { readonly what: 'shuffled'; readonly deck: DeckNo; readonly cards: readonly CardNo[] }
  | { readonly what: 'central-discarded'; readonly card: CardNo }
  | { readonly what: 'cat'; readonly side: Side; readonly from: Side | typeof NONE }
  | { readonly what: 'conflict'; readonly by: number; readonly now: number; readonly because: CardNo }
  // extra cards and tokens used (R8)
  | { readonly what: 'extra'; readonly side: Side; readonly because: TokenNo }
  | { readonly what: 'extra-taken'; readonly side: Side; readonly left: number }
  | { readonly what: 'extra-lost'; readonly side: Side; readonly by: number; readonly because: 'declined' | 'empty' }
  | { readonly what: 'used'; readonly side: Side; readonly token: TokenNo; readonly because: StageNo }
  // Stages
  | {
      readonly what: 'paid'
      readonly side: Side
      readonly cards: readonly number[]
      readonly because: StageNo
    }
  | { readonly what: 'stage'; readonly side: Side; readonly stage: StageNo }
  | { readonly what: 'complete'; readonly side: Side; readonly wonder: WonderNo }
  // Progress tokens
  | { readonly what: 'set'; readonly side: Side; readonly set: number }
  | { readonly what: 'token'; readonly side: Side; readonly token: TokenNo; readonly from: 'face-up' | 'stack' }
  | { readonly what: 'laid'; readonly token: TokenNo }
  /** Shields that no Red card gives. */
  | { readonly what: 'shields'; readonly side: Side; readonly by: number; readonly because: 'rhodes' | 'tactics' }
  // the end of a turn
  | { readonly what: 'battle'; readonly shields: readonly [number, number] }
  | { readonly what: 'victory'; readonly side: Side; readonly by: number; readonly double: boolean }
  | { readonly what: 'horns'; readonly side: Side; readonly red1: number; readonly red2: number }
  | { readonly what: 'peace'; readonly by: number }
  | { readonly what: 'turn'; readonly side: Side; readonly used: readonly TokenNo[] }
  | { readonly what: 'part'; readonly battles: number }
  | { readonly what: 'over'; readonly because: WonderNo | 'decks' }

export type Listener = Tell<Consequence> | undefined
