// Where pieces lie at the real table, by name.
import { AUTOMA, type Side } from '../asks.ts'
import { card, type CardNo } from '../catalogue/index.ts'
import {
  NODE_IDS,
  type NodeNo,
  type OrderCode,
  orderGenre,
  orderValue,
  SPACE_NAMES,
  type SpaceNo,
} from '../catalogue/map.ts'
import {
  AREAS,
  DECK_NAMES,
  type DeckNo,
  type GenreNo,
  GENRES,
  type SpecialNo,
  SPECIALS,
} from '../catalogue/vocabulary.ts'
import { CARD_IDS } from '../deck.ts'

const ofSide = (side: Side): string => (side === AUTOMA ? 'automa' : 'you')

/** Money, ideas, tickets, tokens and rip-offs are never short (R2.8, R2.9, R18.7). */
export const SUPPLY = 'supply'
/** What is out of the game, and what has not come into it yet. */
export const BOX = 'box'
export const isStock = (place: string): boolean => place === SUPPLY || place === BOX

export const MONEY = 'money'
export const IDEAS = 'ideas'
export const TICKETS = 'tickets'
export const points = (side: Side): string => `points/${ofSide(side)}`
/** How far a comic has come on the chart. */
export const chart = (comic: CardNo): string => `chart/${card(comic).id}`

export const deck = (no: DeckNo): string => `deck/${DECK_NAMES[no]}`
export const display = (no: DeckNo): string => `display/${DECK_NAMES[no]}`
export const discard = (no: DeckNo): string => `discard/${DECK_NAMES[no]}`
export const HAND = 'hand'
export const HYPED = 'hyped'
export const hypeOn = (comic: CardNo): string => `hype/${card(comic).id}`
/** The Automa's play area (S2.7). */
export const AREA = 'area'
/** The column of a printed comic, with its team and tokens. */
export const column = (side: Side, comic: CardNo): string => `mat/${ofSide(side)}/${card(comic).id}`

export const ORDER_PILE = 'order-pile'
export const orderSpace = (no: SpaceNo): string => `map/${SPACE_NAMES[no]}`
export const node = (no: NodeNo): string => `map/${NODE_IDS[no]}`
export const ORDERS = 'orders'
export const FULFILLED = 'fulfilled'
export const calendar = (slot: number): string => `calendar/${slot}`
export const IDEAS_BOARD = 'ideas-board'
export const MASTERY_SUPPLY = 'mastery-supply'
export const mastery = (side: Side): string => `mastery/${ofSide(side)}`

export const editors = (side: Side): string => `editors/${ofSide(side)}`
export const LOST = 'editors-lost'
export const actionSpace = (area: number, place: number): string => `action/${AREAS[area]}/${place}`
export const special = (no: SpecialNo): string => `special/${SPECIALS[no]}`
export const CUBES = 'cubes'

/** Face-down automa cards, in the deck or dealt out on the mat (S4.3). */
export const AUTOMA_DECK = 'automa-deck'
export const AUTOMA_ROW = 'automa-row'
export const AUTOMA_DISCARD = 'automa-discard'

export const DOLLAR = 'dollar'
export const TICKET = 'ticket'
export const POINT = 'point'
export const FAN = 'fan'
export const CARD = 'card'
export const HYPE = 'hype'
export const BETTER_COLOR = 'better-color'
export const INCREASE = 'increase'
export const AGENT = 'agent'
export const CUBE = 'cube'
export const TILE = 'tile'
export const AUTOMA_CARD = 'automa-card'
export const idea = (genre: GenreNo): string => `idea/${GENRES[genre]}`
export const token = (genre: GenreNo): string => `mastery/${GENRES[genre]}`
export const tile = (genre: GenreNo): string => `tile/${GENRES[genre]}`
export const editor = (side: Side): string => `editor/${ofSide(side)}`
/** With its value if that can be seen. */
export const order = (code: OrderCode): string => {
  const value = orderValue(code)
  return `order/${GENRES[orderGenre(code)]}${value === 0 ? '' : `/${value}`}`
}
export const FULFILLED_ORDER = 'order/fulfilled'
export const piece = (no: CardNo): string => card(no).id
export const automaCard = (no: number): string => CARD_IDS[no] ?? AUTOMA_CARD
