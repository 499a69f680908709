// The components as the rules use them: numbered, with what is asked of them often worked out once.
import type { Text } from '../../../kernel/text.ts'
import { CARD_DEFINITIONS, type CardId } from './cards.ts'
import { TOKEN_DEFINITIONS, type TokenId } from './tokens.ts'
import {
  CHAINS,
  COLOURS,
  type CardDefinition,
  type ColourId,
  type Cost,
  type Effect,
  RESOURCES,
  type ResourceId,
  SYMBOLS,
  type WonderDefinition,
} from './vocabulary.ts'
import { WONDER_DEFINITIONS, type WonderId } from './wonders.ts'

/** Numbers instead of ids inside states: a state is small, copies fast and its vectors are plain arrays. */
export type CardNo = number
export type WonderNo = number
export type TokenNo = number

/** One number per resource, in the order of RESOURCES. */
export type Vector = [number, number, number, number, number]
export type Resource = 0 | 1 | 2 | 3 | 4
export const EACH_RESOURCE = [0, 1, 2, 3, 4] as const
/** Raw materials come on brown cards, manufactured goods on grey ones; a choice is among one of the two (R6.4). */
export const RAW = [0, 1, 2] as const satisfies readonly Resource[]
export const MANUFACTURED = [3, 4] as const satisfies readonly Resource[]

export const DECKS = [0, 1, 2, 3] as const
export type Deck = (typeof DECKS)[number]
export const GUILDS: Deck = 3

export const YELLOW = COLOURS.indexOf('yellow')
export const RED = COLOURS.indexOf('red')

/** Brown and grey are one type for SOLO (S6.5). */
export const SOLO_TYPES = ['purple', 'brown-grey', 'yellow', 'green', 'red', 'blue'] as const
export type SoloType = (typeof SOLO_TYPES)[number]
export const RED_TYPE = SOLO_TYPES.indexOf('red')

export interface Item<Id extends string = string> {
  readonly no: number
  readonly id: Id
  readonly name: Text
  readonly coins: number
  readonly resources: Readonly<Vector>
  /** Printed coins plus 2 per printed resource (S7.4). */
  readonly printed: number
  readonly effects: readonly Effect[]
  /** Victory points printed on it. */
  readonly vp: number
}

export interface Card extends Item<CardId> {
  /** The deck it comes from: the Ages from 0, the guilds last. */
  readonly deck: Deck
  /** Its bit in the set of unseen cards of its deck. */
  readonly bit: number
  readonly colour: ColourId
  readonly colourNo: number
  readonly type: SoloType
  readonly typeNo: number
  /** The resource a brown or grey card produces. */
  readonly produces: Resource | undefined
  readonly shields: number
  /** The number of its science symbol. */
  readonly symbol: number | undefined
  /** Bits of the chain symbol it carries and of the one that makes it free; 0 for none. */
  readonly gives: number
  readonly freeWith: number
  /** Resources it sells at a fixed price, and those it produces by choice, as bits. */
  readonly fixes: number
  readonly offers: number
}

export interface Wonder extends Item<WonderId> {
  readonly address: WonderDefinition['address']
  readonly promo: boolean
  readonly playAgain: boolean
}

export interface Token {
  readonly no: number
  readonly id: TokenId
  readonly name: Text
  readonly effects: readonly Effect[]
}

const DECK_SIZES = [23, 23, 20, 7] as const
/** The number of the first card of each deck. */
export const DECK_START: readonly [number, number, number, number] = [0, 23, 46, 66]
/** Every card of a deck, as bits. */
export const WHOLE_DECK: readonly number[] = DECK_SIZES.map((size) => (1 << size) - 1)

export const CARDS: readonly Card[] = CARD_DEFINITIONS.map(compileCard)
export const WONDERS: readonly Wonder[] = WONDER_DEFINITIONS.map(compileWonder)
export const TOKENS: readonly Token[] = TOKEN_DEFINITIONS.map(({ id, name, effects }, no) => ({
  no,
  id,
  name,
  effects,
}))

const CARD_NUMBERS: ReadonlyMap<string, number> = new Map(CARDS.map(({ id, no }) => [id, no]))
const WONDER_NUMBERS: ReadonlyMap<string, number> = new Map(WONDERS.map(({ id, no }) => [id, no]))
const TOKEN_NUMBERS: ReadonlyMap<string, number> = new Map(TOKENS.map(({ id, no }) => [id, no]))

export const cardNo = (id: string): CardNo | undefined => CARD_NUMBERS.get(id)
export const wonderNo = (id: string): WonderNo | undefined => WONDER_NUMBERS.get(id)
export const tokenNo = (id: string): TokenNo | undefined => TOKEN_NUMBERS.get(id)

/** The number of a component the code itself names; a misspelt id does not compile. */
export const theCard = (id: CardId): CardNo => CARD_NUMBERS.get(id) as CardNo
export const theWonder = (id: WonderId): WonderNo => WONDER_NUMBERS.get(id) as WonderNo
export const theToken = (id: TokenId): TokenNo => TOKEN_NUMBERS.get(id) as TokenNo

export const card = (no: CardNo): Card => CARDS[no] as Card
export const wonder = (no: WonderNo): Wonder => WONDERS[no] as Wonder
export const token = (no: TokenNo): Token => TOKENS[no] as Token

/** What a token that the code itself names does. */
export const effectOf = <K extends Effect['code']>(id: TokenId, code: K): Extract<Effect, { code: K }> =>
  find(token(theToken(id)).effects, code) as Extract<Effect, { code: K }>

export const zero = (): Vector => [0, 0, 0, 0, 0]

function resourceNo(id: ResourceId): Resource {
  return RESOURCES.indexOf(id) as Resource
}

export function resourceBits(ids: readonly ResourceId[]): number {
  return ids.reduce((bits, id) => bits | (1 << resourceNo(id)), 0)
}

function resourcesOf(cost: Cost): Vector {
  return RESOURCES.map((resource) => cost[resource] ?? 0) as Vector
}

/** Coins, and 2 for each resource. */
function printedOf(coins: number, resources: Vector): number {
  return coins + 2 * resources.reduce((total, amount) => total + amount, 0)
}

// Every card is made by one literal, and so is every wonder: all then have one shape, and the rules read them fast. Spread properties would
// make a shape for each.

function compileCard(definition: CardDefinition & { readonly id: CardId }, no: number): Card {
  const { id, name, cost, deck, colour, gives, freeWith, effects } = definition
  const deckNo: Deck = deck === 'guild' ? GUILDS : ((deck - 1) as Deck)
  const produced = find(effects, 'produce')
  const symbol = find(effects, 'science')?.symbol
  const type: SoloType = colour === 'brown' || colour === 'grey' ? 'brown-grey' : colour
  const coins = cost.coins ?? 0
  const resources = resourcesOf(cost)
  return {
    no,
    id,
    name,
    coins,
    resources,
    printed: printedOf(coins, resources),
    effects,
    vp: sum(effects, 'vp'),
    deck: deckNo,
    bit: 1 << (no - DECK_START[deckNo]),
    colour,
    colourNo: COLOURS.indexOf(colour),
    type,
    typeNo: SOLO_TYPES.indexOf(type),
    produces: produced && resourceNo(Object.keys(produced.resources)[0] as ResourceId),
    shields: sum(effects, 'shields'),
    symbol: symbol === undefined ? undefined : SYMBOLS.indexOf(symbol),
    gives: gives === undefined ? 0 : 1 << CHAINS.indexOf(gives),
    freeWith: freeWith === undefined ? 0 : 1 << CHAINS.indexOf(freeWith),
    fixes: resourceBits(find(effects, 'trade-fixed')?.resources ?? []),
    offers: resourceBits(find(effects, 'produce-choice')?.of ?? []),
  }
}

function compileWonder(definition: WonderDefinition & { readonly id: WonderId }, no: number): Wonder {
  const { id, name, cost, effects, address, promo } = definition
  const coins = cost.coins ?? 0
  const resources = resourcesOf(cost)
  return {
    no,
    id,
    name,
    coins,
    resources,
    printed: printedOf(coins, resources),
    effects,
    vp: sum(effects, 'vp'),
    address,
    promo: promo === true,
    playAgain: find(effects, 'play-again') !== undefined,
  }
}

function find<K extends Effect['code']>(effects: readonly Effect[], code: K): Extract<Effect, { code: K }> | undefined {
  return effects.find((effect): effect is Extract<Effect, { code: K }> => effect.code === code)
}

function sum(effects: readonly Effect[], code: 'vp' | 'shields'): number {
  return effects.reduce((total, effect) => (effect.code === code ? total + effect.amount : total), 0)
}
