// What a move or an outcome of chance can change on the table. Places and cards are told by their ids, goods as counts by good.
import type { Tell } from '../../../kernel/consequences.ts'
import type { Side } from '../asks.ts'
import type { ActionId } from '../automa/dice.ts'
import type { CardId } from '../catalogue/index.ts'
import type { DeckId, GoodId, Letter, RoleId, TypeId } from '../catalogue/vocabulary.ts'
import type { StageId } from '../stage.ts'

/** Whose action gives the player coins; a Mercator may be copied by a Diplomat (S4.2). Or the coin sides of the markers (R7.3). */
export type CoinCause = 'tribune' | 'mercator' | 'copied-mercator' | 'colonist' | 'markers'

export type Specialist = Extract<RoleId, 'mason' | 'farmer' | 'smith' | 'vintner' | 'weaver'>

/** A specialist, a Prefect in a province, the AI's roll, or the cloth of its last turn (S9.3). */
export type GoodsCause =
  | { readonly because: Specialist }
  | { readonly because: 'prefect'; readonly province: string }
  | { readonly because: 'roll' }
  | { readonly because: 'last-turn' }

/** What is paid for, by its ids. */
export type PaidFor =
  | { readonly because: 'house'; readonly city: string }
  | { readonly because: 'colonist' }
  | { readonly because: 'cards'; readonly cards: readonly CardId[] }

export interface Slid {
  readonly card: CardId
  /** Spaces from 1. */
  readonly from: number
  readonly to: number
}

export type Consequence =
  /** A new part of the game: what is left of the deck, the last turn. */
  | { readonly what: 'stage'; readonly stage: StageId }
  // chance
  | { readonly what: 'token'; readonly city: string; readonly good: GoodId; readonly letter: Letter }
  /** All tokens of a province lie there, which settles its bonus marker (R2.3). */
  | { readonly what: 'marker'; readonly province: string; readonly good: GoodId }
  | { readonly what: 'reveal'; readonly card: CardId; readonly space: number; readonly deck: DeckId }
  | { readonly what: 'action'; readonly face: number; readonly action: ActionId }
  | { readonly what: 'good-rolled'; readonly face: number; readonly good: GoodId }
  // turns
  | { readonly what: 'turn'; readonly side: Side; readonly rolls: readonly number[] }
  | { readonly what: 'end'; readonly side: Side; readonly because: 'houses' | 'cards' }
  | { readonly what: 'over' }
  // your cards and coins
  /** `place` is the card's place in the discard pile, from the bottom. */
  | { readonly what: 'played'; readonly card: CardId; readonly place: number }
  | { readonly what: 'back'; readonly cards: readonly CardId[] }
  | { readonly what: 'coins'; readonly by: number; readonly because: CoinCause }
  | { readonly what: 'traded'; readonly good: GoodId; readonly units: number; readonly coins: number }
  // goods
  | ({
      readonly what: 'goods'
      readonly side: Side
      readonly goods: readonly number[]
      /** What had no room besides. */
      readonly lost: readonly number[]
    } & GoodsCause)
  /** Nothing of it has room. */
  | ({ readonly what: 'lost'; readonly side: Side; readonly goods: readonly number[] } & GoodsCause)
  /** Not all of it has room, and you choose what to give up (R4.2). */
  | { readonly what: 'offered'; readonly goods: readonly number[]; readonly room: number }
  | { readonly what: 'given-up'; readonly good: GoodId }
  | { readonly what: 'kept'; readonly goods: readonly number[]; readonly lost: readonly number[] }
  | ({
      readonly what: 'paid'
      readonly side: Side
      readonly goods: readonly number[]
      readonly coins: number
    } & PaidFor)
  // bonus markers
  | { readonly what: 'turned'; readonly province: string; readonly coins: number }
  | { readonly what: 'turned-back'; readonly provinces: readonly string[] }
  // colonists and houses
  | { readonly what: 'steps'; readonly by: number; readonly because: 'architect' | 'unused' }
  | {
      readonly what: 'moved'
      readonly type: TypeId
      readonly from: string
      readonly to: string
      readonly steps: number
    }
  | { readonly what: 'colonist'; readonly type: TypeId; readonly city: string }
  | { readonly what: 'ai-colonist'; readonly city: string; readonly because: 'prefect' | 'ai' }
  /** `left` are those still to be built. */
  | { readonly what: 'house'; readonly side: Side; readonly city: string; readonly left: number }
  // cards for sale
  | { readonly what: 'purchases'; readonly by: number; readonly because: 'senator' | 'consul' | 'unused' }
  | { readonly what: 'bought'; readonly side: Side; readonly card: CardId; readonly space: number }
  | { readonly what: 'slid'; readonly cards: readonly Slid[] }

export type Telling = Tell<Consequence> | undefined
