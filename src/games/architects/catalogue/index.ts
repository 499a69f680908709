// The components as the rules use them: numbered, with what is asked of them often worked out once.
import { inEachLang, type Text } from '../../../kernel/text.ts'
import { CARD_DEFINITIONS, type CardId } from './cards.ts'
import { DECK_DEFINITIONS } from './decks.ts'
import { TOKEN_DEFINITIONS, type TokenId } from './tokens.ts'
import {
  type CardDefinition,
  type ColourId,
  COST_IDS,
  type CostId,
  COSTS,
  type Power,
  RESOURCES,
  SYMBOLS,
  type TokenDefinition,
  type TokenEffect,
  type WonderDefinition,
} from './vocabulary.ts'
import { WONDER_DEFINITIONS, type WonderId } from './wonders.ts'

/** Numbers instead of ids inside states: a state is small, copies fast and its counts are plain arrays. */
export type CardNo = number
export type WonderNo = number
/** A Stage by its number among all 35: five per Wonder, in the order of COSTS. */
export type StageNo = number
export type TokenNo = number

export interface Card {
  readonly no: CardNo
  readonly id: CardId
  readonly name: Text
  readonly colour: ColourId
  readonly vp: number
  readonly cat: boolean
  readonly horns: number
}

export interface Stage {
  readonly no: StageNo
  readonly id: string
  readonly name: Text
  readonly wonder: WonderNo
  /** Its place among the five of its Wonder, and its bit in the set of constructed ones. */
  readonly at: number
  readonly bit: number
  readonly cost: CostId
  readonly amount: number
  readonly identical: boolean
  readonly vp: number
  readonly effect: boolean
  /** Bits of the Stages it rests on (R5.1). */
  readonly on: number
}

export interface Wonder {
  readonly no: WonderNo
  readonly id: WonderId
  readonly name: Text
  readonly power: Power
  readonly text: Text
  readonly tokens: readonly TokenNo[]
  readonly stages: readonly Stage[]
  /** Bits of its Stages with an effect. */
  readonly effects: number
}

export interface Token {
  readonly no: TokenNo
  readonly id: TokenId
  readonly name: Text
  readonly text: Text
  readonly copies: number
  readonly printed: number
  readonly effect: TokenEffect
}

export const KINDS = CARD_DEFINITIONS.length
export const STAGES_PER_WONDER = COST_IDS.length
export const COMPLETE = (1 << STAGES_PER_WONDER) - 1
export const ALL_TOKENS = 15

export const CARDS: readonly Card[] = CARD_DEFINITIONS.map((definition, no) => {
  const { id, name, colour, vp = 0, cat, horns = 0 }: CardDefinition = definition
  return { no, id: id as CardId, name, colour, vp, cat: cat === true, horns }
})
export const TOKENS: readonly Token[] = TOKEN_DEFINITIONS.map((definition: TokenDefinition, no) => {
  const { id, name, text, copies, printed, effect } = definition
  return { no, id: id as TokenId, name, text, copies, printed, effect }
})
const CARD_NUMBERS: ReadonlyMap<string, number> = new Map(CARDS.map(({ id, no }) => [id, no]))
const TOKEN_NUMBERS: ReadonlyMap<string, number> = new Map(TOKENS.map(({ id, no }) => [id, no]))
export const cardNo = (id: string): CardNo | undefined => CARD_NUMBERS.get(id)
export const tokenNo = (id: string): TokenNo | undefined => TOKEN_NUMBERS.get(id)

/** The number of a component the code itself names; a misspelt id does not compile. */
export const theCard = (id: CardId): CardNo => CARD_NUMBERS.get(id) as CardNo
export const theToken = (id: TokenId): TokenNo => TOKEN_NUMBERS.get(id) as TokenNo

export const WONDERS: readonly Wonder[] = WONDER_DEFINITIONS.map(compileWonder)
export const STAGES: readonly Stage[] = WONDERS.flatMap(({ stages }) => stages)
const WONDER_NUMBERS: ReadonlyMap<string, number> = new Map(WONDERS.map(({ id, no }) => [id, no]))
const STAGE_NUMBERS: ReadonlyMap<string, number> = new Map(STAGES.map(({ id, no }) => [id, no]))
export const wonderNo = (id: string): WonderNo | undefined => WONDER_NUMBERS.get(id)
export const stageNo = (id: string): StageNo | undefined => STAGE_NUMBERS.get(id)

export const card = (no: CardNo): Card => CARDS[no] as Card
export const wonder = (no: WonderNo): Wonder => WONDERS[no] as Wonder
export const stage = (no: StageNo): Stage => STAGES[no] as Stage
export const token = (no: TokenNo): Token => TOKENS[no] as Token

export const tokenBit = (id: TokenId): number => 1 << theToken(id)

// Kinds 0 to 4 are the Resources and 5 is the Coin: what payments are made of comes first.
export const RESOURCE_COUNT = RESOURCES.length
export const COIN = theCard('coin')
export const CAT_CARD = theCard('blue-2-cat')
export const FIRST_SYMBOL = theCard('compass')
export const SYMBOL_COUNT = SYMBOLS.length
export const [RED_0, RED_1, RED_2] = [theCard('red-0'), theCard('red-1'), theCard('red-2')] as const
export const isGrey = (no: CardNo): boolean => no < RESOURCE_COUNT
export const isGreen = (no: CardNo): boolean => no >= FIRST_SYMBOL && no < FIRST_SYMBOL + SYMBOL_COUNT

/** By kind of card: the bit of the token that gives an extra card for taking it (R8.2). */
export const TRIGGERS: readonly number[] = CARDS.map(({ id }) =>
  TOKENS.reduce((bits, { no, effect }) => {
    return effect.code === 'extra-card' && effect.on.includes(id) ? bits | (1 << no) : bits
  }, 0),
)

/** What the deck of each Wonder, and last the central deck, is made of. */
export const COMPOSITIONS: readonly (readonly number[])[] = [
  ...WONDERS.map(({ id }) => DECK_DEFINITIONS[id]),
  DECK_DEFINITIONS.central,
]
export const CENTRAL_COMPOSITION = WONDERS.length
export const DECK_SIZES: readonly number[] = COMPOSITIONS.map((kinds) => kinds.reduce<number>((sum, n) => sum + n, 0))

/** By Wonder and set of constructed Stages: the bits of the Stages that are available (R5.1). */
export const AVAILABLE: readonly (readonly number[])[] = WONDERS.map(({ stages }) =>
  Array.from({ length: 1 << STAGES_PER_WONDER }, (_, built) =>
    stages.reduce((bits, { bit, on }) => ((built & bit) === 0 && (on & ~built) === 0 ? bits | bit : bits), 0),
  ),
)

function compileWonder(definition: WonderDefinition, no: WonderNo): Wonder {
  const { id, name, power, text } = definition
  const stages = definition.stages.map(({ cost, vp, effect, on }, at): Stage => {
    const { amount, identical, text: priced } = COSTS[cost]
    return {
      no: no * STAGES_PER_WONDER + at,
      id: `${id}-${cost}`,
      name: inEachLang((lang) => `${name[lang]} (${priced[lang]})`),
      wonder: no,
      at,
      bit: 1 << at,
      cost,
      amount,
      identical,
      vp,
      effect,
      on: bitsOf(on),
    }
  })
  return {
    no,
    id: id as WonderId,
    name,
    power,
    text,
    tokens: definition.tokens.map(theToken),
    stages,
    effects: stages.reduce((bits, { bit, effect }) => (effect ? bits | bit : bits), 0),
  }
}

function bitsOf(costs: readonly CostId[]): number {
  return costs.reduce((bits, cost) => bits | (1 << COST_IDS.indexOf(cost)), 0)
}
