// What moves and outcomes of chance change, one record per change. Components are told by their numbers, as the state has them.
import type { Tell as KernelTell } from '../../../kernel/consequences.ts'
import type { Text } from '../../../kernel/text.ts'
import type { Side } from '../asks.ts'
import type { PlaceNo } from '../catalogue/actions.ts'
import type { CardNo } from '../catalogue/index.ts'
import type { NodeNo, OrderCode, SpaceNo } from '../catalogue/map.ts'
import type { AreaNo, DeckNo, GenreNo, PartNo, SpecialNo } from '../catalogue/vocabulary.ts'
import type { NONE } from '../state.ts'

/** Where a card can lie besides on a mat; `area` is the Automa's play area. */
export type Place = 'deck' | 'display' | 'hand' | 'hyped' | 'discard' | 'area'

type CardMoved = {
  readonly what: 'card'
  readonly card: CardNo
  readonly from: Place
  readonly to: Place
  /** What the deck it leaves showed on top of it; NONE where nothing was known. */
  readonly back: number
  readonly because: 'start' | 'deal' | 'draw' | 'search' | 'other-genre' | 'take' | 'hand-limit' | 'hype'
}

type Money = { readonly what: 'money'; readonly by: number } & (
  | { readonly because: 'royalties' | 'search' | 'step' | 'campaign' }
  | { readonly because: 'team'; readonly writer: CardNo; readonly artist: CardNo }
  | { readonly because: 'bonus'; readonly comic: CardNo }
  | { readonly because: 'income'; readonly comic: CardNo; readonly fans: number }
  | { readonly because: 'learn' | 'train'; readonly creative: CardNo }
  | { readonly because: 'reassign'; readonly creative: CardNo; readonly old: CardNo }
)

type Ideas = { readonly what: 'ideas'; readonly genre: GenreNo; readonly by: number } & (
  | { readonly because: 'start' | 'supply' | 'bonus' | 'convert' }
  | { readonly because: 'hired'; readonly creative: CardNo }
  | { readonly because: 'print'; readonly comic: CardNo }
)

type Tickets = { readonly what: 'tickets'; readonly by: number } & (
  | { readonly because: 'travel' }
  | { readonly because: 'bonus'; readonly comic: CardNo }
)

/** The end of a round; `fans` of the best comic of the side and of the other one. */
type Ranking = {
  readonly what: 'ranking'
  readonly side: Side
  readonly by: number
  readonly because: 'first' | 'level' | 'second'
  readonly fans: number
  readonly others: number
}

type Fans = { readonly what: 'fans'; readonly side: Side; readonly comic: CardNo; readonly by: number } & (
  | { readonly because: 'original' | 'bonus' | 'mastery' | 'convert' | 'marketing' | 'ideas' | 'decay' }
  | { readonly because: 'matches' | 'no-match'; readonly creative: CardNo }
  | { readonly because: 'hype'; readonly tokens: number }
  | { readonly because: 'level'; readonly level: Text }
  | { readonly because: 'round'; readonly round: number }
  | { readonly because: 'orders'; readonly orders: number }
)

type Printed = {
  readonly what: 'printed'
  readonly side: Side
  readonly comic: CardNo
  /** Rip-offs come from the supply. */
  readonly from: 'hand' | 'hyped' | 'area' | 'supply'
  /** Hype tokens that lay on it. */
  readonly tokens: number
  /** Its team; NONE where a position does not tell. */
  readonly writer: CardNo
  readonly artist: CardNo
}

type OfCards =
  | CardMoved
  | { readonly what: 'deck-made-up'; readonly deck: DeckNo; readonly cards: readonly CardNo[] }
  | { readonly what: 'back'; readonly deck: DeckNo; readonly back: number }
  | { readonly what: 'displays-cleared'; readonly cards: readonly CardNo[] }

type OfComics =
  | Printed
  | Fans
  | { readonly what: 'better-color'; readonly comic: CardNo }
  | { readonly what: 'hype-token'; readonly comic: CardNo }
  | {
      readonly what: 'value'
      readonly comic: CardNo
      readonly part: PartNo
      readonly creative: CardNo
      readonly by: number
    }
  /** `by`: what the new creative is worth more than the old one was. */
  | {
      readonly what: 'reassigned'
      readonly comic: CardNo
      readonly part: PartNo
      readonly creative: CardNo
      readonly old: CardNo
      readonly by: number
    }
  | {
      readonly what: 'mastery'
      readonly genre: GenreNo
      readonly side: Side
      readonly from: Side | typeof NONE
    }

type OfOrders =
  | { readonly what: 'order-laid'; readonly space: SpaceNo; readonly genre: GenreNo }
  /** What lay on the map, by space. */
  | { readonly what: 'map-cleared'; readonly orders: readonly OrderCode[] }
  | { readonly what: 'order-turned'; readonly space: SpaceNo; readonly order: OrderCode }
  /** `unseen`: you collected it face down, and its value has shown now. */
  | {
      readonly what: 'order-collected'
      readonly space: SpaceNo
      readonly order: OrderCode
      readonly side: Side
      readonly because: 'seen' | 'unseen'
    }
  | { readonly what: 'fulfilled'; readonly order: OrderCode; readonly comic: CardNo; readonly fans: number }
  | { readonly what: 'calendar'; readonly slot: number; readonly genre: GenreNo }

type OfPieces =
  | { readonly what: 'board-idea'; readonly genre: GenreNo; readonly side: Side }
  | { readonly what: 'board-filled'; readonly genres: readonly GenreNo[] }
  | { readonly what: 'editor'; readonly side: Side; readonly area: AreaNo; readonly place: PlaceNo }
  | { readonly what: 'editor-lost' }
  | { readonly what: 'extra-editor' }
  /** What stood on the board, by area; editors the Automa had lost; whether the extra editor goes back. */
  | {
      readonly what: 'editors-return'
      readonly spaces: readonly (readonly Side[])[]
      readonly lost: number
      readonly extra: boolean
    }
  /** `from`: the special action it moves from; NONE where it comes from your supply. */
  | { readonly what: 'cube'; readonly special: SpecialNo; readonly from: SpecialNo | typeof NONE }
  | { readonly what: 'agent'; readonly from: NodeNo; readonly to: NodeNo }

type OfTheRound =
  | { readonly what: 'round'; readonly round: number }
  | { readonly what: 'round-ends'; readonly round: number; readonly last: boolean }
  | { readonly what: 'automa-card'; readonly card: number }
  /** Those turned up in this round, and those that lie on the discard pile and are shuffled with them. */
  | {
      readonly what: 'automa-cards-away'
      readonly cards: readonly number[]
      readonly shuffled: readonly number[] | null
    }
  | { readonly what: 'game-ends'; readonly winner: 'you' | 'automa'; readonly yours: number; readonly its: number }

export type Consequence = Money | Ideas | Tickets | Ranking | OfCards | OfComics | OfOrders | OfPieces | OfTheRound

/** Those of one kind. */
export type OfKind<What extends Consequence['what']> = Extract<Consequence, { readonly what: What }>

/** Who listens; nobody in a simulation. */
export type Tell = KernelTell<Consequence> | undefined
