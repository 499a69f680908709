// The components as the rules use them: numbered, with what is asked of them often worked out once.
import type { Text } from '../../../kernel/text.ts'
import { CARD_DEFINITIONS, type CardId, GOD_DEFINITIONS, ROLE_DEFINITIONS, SPACE_DEFINITIONS } from './cards.ts'
import { GOOD_DEFINITIONS } from './goods.ts'
import {
  type CardDefinition,
  type DeckId,
  DECKS,
  GODS,
  type GodDefinition,
  type GodId,
  GOODS,
  type GoodDefinition,
  type GoodId,
  type RoleDefinition,
  type RoleId,
} from './vocabulary.ts'

export type { CardId }
export type CardNo = number
/** A good by its place in the order of value: brick 0 to cloth 4. */
export type GoodNo = number
/** How many of each good. */
export type Goods = number[]

export const GOOD_COUNT = GOODS.length
export const BRICK = 0
export const FOOD = 1
export const TOOL = 2
export const CLOTH = 4
const GOOD_NUMBERS: Readonly<Record<GoodId, GoodNo>> = { brick: 0, food: 1, tool: 2, wine: 3, cloth: 4 }
export const goodNo = (id: GoodId): GoodNo => GOOD_NUMBERS[id]
export const goodId = (no: GoodNo): GoodId => GOODS[no] as GoodId
export const good = (no: GoodNo): GoodDefinition => GOOD_DEFINITIONS[no] as GoodDefinition
export const VALUES: readonly number[] = GOOD_DEFINITIONS.map(({ value }) => value)
/** One of the next lower value; of bricks another brick (S6.6). */
export const nextLower = (no: GoodNo): GoodNo => Math.max(BRICK, no - 1)
export const goodsOf = (ids: readonly GoodId[]): Goods => {
  const goods = noGoods()
  for (const id of ids) goods[goodNo(id)] = (goods[goodNo(id)] as number) + 1
  return goods
}
export const noGoods = (): Goods => [0, 0, 0, 0, 0]
/** 2 food and one of each other good (S2.6, S3.1). */
export const startGoods = (): Goods => [1, 2, 1, 1, 1]
export const sumOf = (goods: readonly number[]): number => {
  let sum = 0
  for (let g = 0; g < GOOD_COUNT; g++) sum += goods[g] as number
  return sum
}

/** By the good of a city: coins and goods of a house there (R6.7). */
export const HOUSE_COINS: readonly number[] = GOOD_DEFINITIONS.map(({ house }) => house.coins)
export const HOUSE_GOODS: readonly Goods[] = GOOD_DEFINITIONS.map(({ house }) => goodsOf(house.goods))
/** What a new colonist costs (R5.3, R11.1). */
export const COLONIST_GOODS: Goods = goodsOf(['food', 'tool'])
export const MARKER_COINS: readonly number[] = GOOD_DEFINITIONS.map(({ marker }) => marker)

export interface Card {
  readonly no: CardNo
  readonly id: CardId
  readonly role: RoleId
  readonly name: Text
  readonly text: Text
  readonly god: GodId
  readonly godNo: number
  /** Goods printed on it (R10.2). */
  readonly cost: Goods
  /** Nothing for a starting card. */
  readonly deck: DeckId | undefined
  /** 3 or 5 for a Mercator, else 0 (R8.1). */
  readonly coins: number
  /** What a specialist produces; NO_GOOD for the others. */
  readonly good: GoodNo
  /** Points of a specialist per house (R14.6). */
  readonly vp: number
}

export const NO_GOOD = -1
export const role = (id: RoleId): RoleDefinition => ROLE_DEFINITIONS.find((each) => each.id === id) as RoleDefinition
export const god = (id: GodId): GodDefinition => GOD_DEFINITIONS.find((each) => each.id === id) as GodDefinition

export const CARDS: readonly Card[] = CARD_DEFINITIONS.map((definition: CardDefinition, no) => {
  const { id, god: of, cost, deck, coins = 0 } = definition
  const { name, text, good: produces, vp = 0 } = role(definition.role)
  return {
    no,
    id: id as CardId,
    role: definition.role,
    name,
    text,
    god: of,
    godNo: GODS.indexOf(of),
    cost: goodsOf(cost),
    deck,
    coins,
    good: produces === undefined ? NO_GOOD : goodNo(produces),
    vp,
  }
})
const CARD_NUMBERS: ReadonlyMap<string, CardNo> = new Map(CARDS.map(({ id, no }) => [id, no]))
export const cardNo = (id: string): CardNo | undefined => CARD_NUMBERS.get(id)
export const theCard = (id: CardId): CardNo => CARD_NUMBERS.get(id) as CardNo
export const card = (no: CardNo): Card => CARDS[no] as Card

/** The seven both sides begin with (R2.6, S2.2). */
export const STARTING: readonly CardNo[] = CARDS.filter(({ deck }) => deck === undefined).map(({ no }) => no)
export const FOR_SALE: readonly Card[] = CARDS.filter(({ deck }) => deck !== undefined)
/** The cards of decks I and II, I on top (R2.4). */
export const DECK_CARDS: readonly (readonly CardNo[])[] = DECKS.map((id) =>
  CARDS.filter(({ deck }) => deck === id).map(({ no }) => no),
)

export const SPACES = SPACE_DEFINITIONS.length

/** What a card costs: fixed goods, and goods of free choice (R10.3). */
export interface Price {
  readonly goods: Goods
  readonly any: number
  /** All of them. */
  readonly count: number
}

/** By card and space, both from 0: the Senator's price (R10.1). The first space adds nothing, so it is the Consul's too (R10.2). */
export const PRICES: readonly (readonly Price[])[] = CARDS.map(({ cost }) =>
  SPACE_DEFINITIONS.map(({ cloth, any }): Price => {
    const goods = cost.slice()
    goods[CLOTH] = (goods[CLOTH] as number) + cloth
    return { goods, any, count: sumOf(goods) + any }
  }),
)
export const priceAt = (no: CardNo, space: number): Price => (PRICES[no] as readonly Price[])[space] as Price
