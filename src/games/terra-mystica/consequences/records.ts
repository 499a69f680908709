// What a move or a draw can change, as records: what, how much, because of what. `apply` tells them, `words.ts` says them,
// `counting.ts` adds them up. Everything changes for the player, unless a record names an opponent.
import type { Tell } from '../../../kernel/consequences.ts'
import type {
  BonusId,
  BonusNo,
  ColourNo,
  ConversionId,
  CultId,
  CultNo,
  FactionId,
  FactionNo,
  FavourId,
  FavourNo,
  Goods,
  HexNo,
  PowerId,
  PowerNo,
  RiverNo,
  ScoringId,
  ScoringNo,
  SiteNo,
  SpecialId,
  SpecialNo,
  StructureId,
  StructureNo,
  TownId,
  TownNo,
} from '../catalogue/index.ts'
import type { Phase } from '../state.ts'

/** A rule that causes something: income (R8), the cult bonus (R18), an offer of power (R19), the tracks (R11, R12), a priest sent (R14), … */
export type Rule =
  | 'income'
  | 'cult-bonus'
  | 'offer'
  | 'shipping'
  | 'dig'
  | 'spades'
  | 'priest'
  | 'exchange'
  | 'key'
  | 'special-action'

/** The component that causes something, or the rule. */
export type Cause =
  | BonusId
  | ConversionId
  | CultId
  | FactionId
  | FavourId
  | PowerId
  | ScoringId
  | SpecialId
  | StructureId
  | TownId
  | Rule

/** Tokens of power that go one bowl on: from the first to the second, from the second to the third (R4.3). */
export interface Flow {
  readonly toSecond: number
  readonly toThird: number
}

export type Consequence =
  // the set-up (R6, S7 to S15)
  | { readonly what: 'faction'; readonly faction: FactionNo; readonly brings: Board }
  | { readonly what: 'third'; readonly colour: ColourNo }
  | {
      readonly what: 'opponents'
      readonly colours: readonly ColourNo[]
      readonly third: ColourNo
      /** Their supply, of each colour (S9). */
      readonly dwellings: number
      readonly posts: number
    }
  | { readonly what: 'pawns'; readonly levels: readonly number[] }
  | { readonly what: 'scoring'; readonly tile: ScoringNo; readonly round: number }
  | { readonly what: 'tile'; readonly tile: BonusNo }
  | { readonly what: 'roll'; readonly value: number; readonly at: number }
  | { readonly what: 'rolls-used'; readonly values: readonly number[] }
  // goods, power and points (R4)
  | { readonly what: 'pays'; readonly goods: Goods; readonly because: Cause }
  | { readonly what: 'gains'; readonly goods: Omit<Goods, 'power'>; readonly power: Flow; readonly because: Cause }
  | { readonly what: 'burns' }
  | { readonly what: 'points'; readonly by: number; readonly because: Cause }
  // structures and the map (R10, R13, R20, R21)
  | {
      readonly what: 'stands'
      readonly hex: HexNo
      readonly kind: StructureNo
      readonly before: StructureNo | undefined
    }
  | {
      readonly what: 'terrain'
      readonly hex: HexNo
      readonly from: ColourNo
      readonly to: ColourNo
      readonly spades: number
    }
  | { readonly what: 'spades'; readonly by: number; readonly because: Cause }
  | { readonly what: 'spades-lost'; readonly by: number }
  | { readonly what: 'bridge'; readonly site: SiteNo }
  | {
      readonly what: 'town'
      readonly town: number
      readonly tile: TownNo
      readonly hexes: readonly HexNo[]
      readonly river: RiverNo
    }
  | { readonly what: 'joins'; readonly town: number; readonly hexes: readonly HexNo[]; readonly of: readonly HexNo[] }
  | { readonly what: 'no-town'; readonly hexes: readonly HexNo[]; readonly because: 'joined' | 'no-tile' }
  // the cults and the tracks (R11, R12, R14, R22)
  | {
      readonly what: 'steps'
      readonly cult: CultNo
      readonly from: number
      readonly to: number
      readonly because: Cause
    }
  | { readonly what: 'slot'; readonly cult: CultNo; readonly steps: 2 | 3 }
  | { readonly what: 'key'; readonly because: TownId }
  | { readonly what: 'track'; readonly track: 'shipping' | 'dig'; readonly to: number; readonly because: Cause }
  // tiles and actions (R15 to R18, R23, S19)
  | { readonly what: 'favour'; readonly favour: FavourNo }
  | { readonly what: 'bonus'; readonly taken: BonusNo; readonly returned: BonusNo; readonly coins: number }
  | { readonly what: 'tile-coins'; readonly tiles: readonly BonusNo[] }
  | { readonly what: 'power-used'; readonly action: PowerNo }
  | { readonly what: 'special-used'; readonly action: SpecialNo }
  | {
      readonly what: 'blocked'
      readonly actions: readonly PowerNo[]
      readonly round: 'this' | number
      readonly because: 'die' | 'note'
    }
  // the opponents (S13, S22)
  | {
      readonly what: 'their-dwelling'
      readonly colour: ColourNo
      readonly hex: HexNo
      readonly because: 'set-up' | 'new-action'
    }
  | { readonly what: 'their-post'; readonly colour: ColourNo; readonly hex: HexNo }
  // rounds (R7, R17, R18)
  | { readonly what: 'round'; readonly round: number; readonly from: Phase }
  | { readonly what: 'passed'; readonly round: number; readonly to: Phase }
  | {
      readonly what: 'clean-up'
      readonly powers: readonly PowerNo[]
      readonly blocked: readonly PowerNo[]
      readonly specials: readonly SpecialNo[]
      readonly placed: readonly ColourNo[]
      readonly upgraded: readonly ColourNo[]
    }

/** What a faction board holds more than the empty place did (R5.1). */
export interface Board {
  readonly goods: Omit<Goods, 'power'>
  readonly bowls: readonly [number, number, number]
  readonly cults: readonly number[]
  readonly shipping: number
}

/** Whoever listens; nobody in a simulation. */
export type Told = Tell<Consequence> | undefined
