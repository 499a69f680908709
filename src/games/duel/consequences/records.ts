// What a move or a draw can change, as records: who, what, how much, because of what. `apply` tells them, `words.ts` says them,
// `counting.ts` adds them up.
import type { Tell } from '../../../kernel/consequences.ts'
import type { Side } from '../asks.ts'
import type { CardNo, TokenNo, WonderNo } from '../catalogue/index.ts'
import type { CardId } from '../catalogue/cards.ts'
import type { TokenId } from '../catalogue/tokens.ts'
import type { AddressId, Age } from '../catalogue/vocabulary.ts'
import type { WonderId } from '../catalogue/wonders.ts'
import type { Result } from '../state.ts'

/** The component that causes something, or the rule: a card discarded for coins (R9.1), the level of challenge (S14). */
export type Cause = CardId | WonderId | TokenId | 'discarding' | 'level'

/** Where a card lies face up. */
export type Place =
  | { readonly in: 'structure'; readonly slot: string }
  | { readonly in: 'city'; readonly side: Side }
  /** Under a wonder (R10.1). */
  | { readonly in: 'buried'; readonly side: Side; readonly wonder: WonderNo }
  | { readonly in: 'discard' }
  | { readonly in: 'aside'; readonly age: Age }

export type Consequence =
  // the set-up (R2, R3)
  | { readonly what: 'placed'; readonly token: TokenNo }
  | { readonly what: 'revealed'; readonly wonder: WonderNo }
  | { readonly what: 'picked'; readonly side: Side; readonly wonder: WonderNo }
  | { readonly what: 'address'; readonly address: AddressId; readonly because: WonderId | 'player' }
  // the Ages (R4, R18)
  | { readonly what: 'age'; readonly age: Age; readonly before: Age; readonly faceDown: readonly string[] }
  | { readonly what: 'set-aside'; readonly age: Age; readonly gone: readonly number[]; readonly cards: number }
  | { readonly what: 'laid'; readonly slot: string; readonly held: number }
  | { readonly what: 'turned-up'; readonly slot: string; readonly back: number; readonly card: CardNo }
  // cards
  | { readonly what: 'card'; readonly card: CardNo; readonly from: Place; readonly to: Place }
  | { readonly what: 'gift'; readonly card: CardNo; readonly age: Age; readonly from: 'shown' | 'unseen' | 'guilds' }
  | { readonly what: 'shown'; readonly card: CardNo; readonly age: Age }
  | { readonly what: 'pair'; readonly side: Side; readonly symbol: number }
  // coins
  | { readonly what: 'pays'; readonly side: Side; readonly by: number; readonly because: CardId | WonderId }
  | { readonly what: 'gains'; readonly side: Side; readonly by: number; readonly because: Cause }
  | { readonly what: 'loses'; readonly side: Side; readonly by: number; readonly because: Cause }
  // the conflict (R12)
  | {
      readonly what: 'pawn'
      readonly side: Side
      readonly by: number
      readonly because: Cause
      readonly strategy: boolean
    }
  | { readonly what: 'looted'; readonly side: Side; readonly token: number; readonly by: number }
  // wonders and tokens
  | { readonly what: 'wonder'; readonly side: Side; readonly wonder: WonderNo }
  | { readonly what: 'wonder-out'; readonly side: Side; readonly wonder: WonderNo }
  | { readonly what: 'again'; readonly side: Side; readonly because: WonderId | TokenId }
  | { readonly what: 'again-lost'; readonly side: Side }
  | { readonly what: 'drawn'; readonly token: TokenNo }
  | { readonly what: 'token'; readonly side: Side; readonly token: TokenNo; readonly from: 'board' | 'box' }
  | { readonly what: 'put-back'; readonly tokens: readonly TokenNo[] }
  // turns and the end
  | { readonly what: 'next'; readonly side: Side }
  | { readonly what: 'adapts'; readonly military: boolean; readonly science: boolean }
  | { readonly what: 'end'; readonly result: Result; readonly points: readonly [solo: number, player: number] }

/** Whoever listens; nobody in a simulation. */
export type Told = Tell<Consequence> | undefined
