// What the game can wait for. An ask is a small record: the stack in the state holds these, the next one last. Several may lie ready
// without need; `apply/flow.ts` takes those off that have nothing to ask.
import type { CardNo } from './catalogue/index.ts'
import type { OrderCode, SpaceNo } from './catalogue/map.ts'
import type { DeckNo, GenreNo } from './catalogue/vocabulary.ts'

export type Side = 0 | 1
export const PLAYER = 0
export const AUTOMA = 1
export const SIDES = [PLAYER, AUTOMA] as const
export const other = (side: Side): Side => (side === PLAYER ? AUTOMA : PLAYER)
export const SIDE_NAMES = ['player', 'automa'] as const

/** Of a pair of creatives: which are still to be hired; which have been swapped. */
export const HIRED = ['writer', 'artist', 'both'] as const
export type Hired = (typeof HIRED)[number]
export const SWAPPED = ['none', 'writer', 'artist', 'both'] as const
export type Swapped = (typeof SWAPPED)[number]

type Plain<Name> = Name extends string ? { readonly ask: Name } : never
type Left<Name> = Name extends string ? { readonly ask: Name; readonly left: number } : never
type OfDeck<Name> = Name extends string ? { readonly ask: Name; readonly deck: DeckNo } : never

export interface Sales {
  readonly ask: 'sales'
  readonly flips: number
  readonly collects: number
  /** The free step has been made (R13.1). */
  readonly walked: boolean
}

/** Your decisions (R19). */
export type YourAsk =
  | Plain<'start-genre' | 'increase' | 'place' | 'develop' | 'cube' | 'move-cube' | 'hype' | 'marketing'>
  | Plain<'extra-editor' | 'discard'>
  | Left<'start-ideas' | 'board-ideas' | 'supply-ideas' | 'bonus-ideas' | 'marketing-fan'>
  | { readonly ask: 'hire'; readonly of: Hired }
  /** `second`: the optional second print (R10.1). */
  | { readonly ask: 'print'; readonly left: number; readonly second: boolean }
  | { readonly ask: 'print-writer'; readonly comic: CardNo }
  | { readonly ask: 'print-artist'; readonly comic: CardNo; readonly writer: CardNo }
  | { readonly ask: 'fulfil'; readonly order: OrderCode }
  | Sales
  | { readonly ask: 'reassign'; readonly swapped: Swapped }
  /** `given`: the comics that have had their fan (R14.3). */
  | { readonly ask: 'convert'; readonly left: number; readonly given: readonly CardNo[] }

/** What the Automa settles in its turn: the action, then what that action asks. */
export type ItsAsk =
  | Plain<'automa' | 'automa-hire' | 'automa-develop' | 'automa-flip'>
  | Left<'automa-remove' | 'automa-print'>
  /** `given`: the comics that have had their fan (S9.3). */
  | { readonly ask: 'automa-fan'; readonly left: number; readonly given: readonly CardNo[] }
  /** How many orders it has collected, and what they are worth together. */
  | { readonly ask: 'automa-collect'; readonly collected: number; readonly total: number }
  | { readonly ask: 'automa-reward'; readonly fans: number }

/** What chance decides. */
export type EventAsk =
  /** The genre of an order laid out; a calendar tile; the automa card turned up. */
  | Plain<'order' | 'calendar' | 'reveal'>
  /** The value of an order; `collected`: you have collected it unseen (R13.2). */
  | { readonly ask: 'value'; readonly space: SpaceNo; readonly collected: boolean }
  /** A starting card (R2.5); `genre` is the one you named for your comic. */
  | { readonly ask: 'start-card'; readonly side: Side; readonly deck: DeckNo; readonly genre: GenreNo | null }
  /** A card dealt into a display; the back of a deck's new top card. */
  | OfDeck<'deal' | 'back'>
  | { readonly ask: 'draw'; readonly side: Side; readonly deck: DeckNo }
  /** A card drawn while you search the comics for a genre (R8.1). */
  | { readonly ask: 'search'; readonly genre: GenreNo }

export type Ask = YourAsk | ItsAsk | EventAsk
export type AskName = Ask['ask']
export type AskOf<Name extends AskName> = Extract<Ask, { readonly ask: Name }>

type Seats = Record<YourAsk['ask'], 'you'> & Record<ItsAsk['ask'], 'automa'> & Record<EventAsk['ask'], 'chance'>
const SEATS: Readonly<Seats> = {
  'start-genre': 'you',
  'start-ideas': 'you',
  increase: 'you',
  place: 'you',
  hire: 'you',
  develop: 'you',
  'board-ideas': 'you',
  'supply-ideas': 'you',
  print: 'you',
  'print-writer': 'you',
  'print-artist': 'you',
  'bonus-ideas': 'you',
  cube: 'you',
  'move-cube': 'you',
  fulfil: 'you',
  sales: 'you',
  reassign: 'you',
  hype: 'you',
  convert: 'you',
  marketing: 'you',
  'marketing-fan': 'you',
  'extra-editor': 'you',
  discard: 'you',
  automa: 'automa',
  'automa-hire': 'automa',
  'automa-develop': 'automa',
  'automa-remove': 'automa',
  'automa-fan': 'automa',
  'automa-print': 'automa',
  'automa-flip': 'automa',
  'automa-collect': 'automa',
  'automa-reward': 'automa',
  order: 'chance',
  value: 'chance',
  calendar: 'chance',
  'start-card': 'chance',
  deal: 'chance',
  draw: 'chance',
  search: 'chance',
  back: 'chance',
  reveal: 'chance',
}
export const ASK_NAMES = Object.keys(SEATS) as readonly AskName[]
export const seatOf = <Name extends AskName>(ask: Name): Seats[Name] => SEATS[ask]
export const isIts = (ask: Ask): ask is ItsAsk => SEATS[ask.ask] === 'automa'
