// The shape of a position (its meaning: `read.ts`, `write.ts`). Every field but the map has a default; an unknown field or id is an error.
import * as z from 'zod/mini'
import { quote } from '../../../kernel/clean.ts'
import { BadInput, type Json } from '../../../kernel/contract.ts'
import { SIDE_NAMES } from '../asks.ts'
import { CARDS, FOR_SALE, SPACES } from '../catalogue/index.ts'
import { MAP_IDS, MAPS } from '../catalogue/geography.ts'
import { GOODS, TYPES } from '../catalogue/vocabulary.ts'
import { DICE } from '../automa/dice.ts'
import { AI_COLONISTS, HOUSES } from '../state.ts'
import { positionHints } from './labels.ts'

const oneOf = <const T extends string>(what: string, ids: readonly T[]) =>
  z.enum(ids as readonly [T, ...T[]], {
    error: ({ input }) => (input === undefined ? 'is missing' : `unknown ${what} ${quote(input)}`),
  })
const idsOf = <const T extends string>(list: readonly { readonly id: T }[]): readonly T[] => list.map(({ id }) => id)
const ofMaps = (pick: (map: (typeof MAPS)[number]) => readonly { readonly id: string }[]): readonly string[] =>
  [...new Set(MAPS.flatMap((map) => pick(map).map(({ id }) => id)))].sort()

const side = oneOf('side', SIDE_NAMES)
const goodId = oneOf('good', GOODS)
const typeId = oneOf('type of colonist', TYPES)
const cardId = oneOf('card', idsOf(CARDS))
const saleId = oneOf('card for sale', idsOf(FOR_SALE))
const mercatorId = oneOf('Mercator', idsOf(CARDS.filter(({ role }) => role === 'mercator')))
const specialistId = oneOf('specialist', idsOf(CARDS.filter(({ vp }) => vp > 0)))
const buyer = oneOf('buyer', ['senator', 'consul'])
const CITY_IDS = ofMaps(({ cities }) => cities)
const cityId = oneOf('city', CITY_IDS)
/** With the capital. */
const anyCityId = oneOf(
  'city',
  ofMaps(({ cities, capital }) => [...cities, capital]),
)
const provinceId = oneOf(
  'province',
  ofMaps(({ provinces }) => provinces),
)
const placeId = oneOf(
  'place',
  ofMaps(({ cities, capital, lines }) => [...cities, capital, ...lines]),
)
const whole = (from: number, to: number) =>
  z.int('is not a whole number').check(z.gte(from, `is below ${from}`), z.lte(to, `is above ${to}`))
const flag = z._default(z.boolean('is not true or false'), false)
const MANY = 99
const COINS = 9999
const space = whole(1, SPACES)

/** Good -> count; a good that is not named is not there. */
const goods = z.partialRecord(goodId, whole(0, MANY))
const houses = z._default(z.array(cityId).check(z.maxLength(HOUSES, `has more than ${HOUSES} houses`)), [])

const playerFormat = z.strictObject({
  coins: z.optional(whole(0, COINS)),
  goods: z.optional(goods),
  storedColonists: z.optional(z.partialRecord(typeId, whole(0, MANY))),
  colonists: z.optional(z.array(z.strictObject({ type: typeId, at: placeId }))),
  hand: z.optional(z.array(cardId)),
  discard: z._default(z.array(cardId), []),
})

const aiFormat = z.strictObject({
  goods: z.optional(goods),
  storedColonists: z.optional(whole(0, AI_COLONISTS)),
  bought: z._default(z.array(saleId), []),
})

/** Where a game was stopped within a turn: what is asked for, and what of the action has been done. */
const doingFormat = z.strictObject({
  ask: oneOf('question', [
    'tribune',
    'move',
    'line',
    'build',
    'prefect',
    'give-up',
    'trade',
    'buy',
    'colonist',
    'place',
    'reveal',
    'die',
  ]),
  /** Steps left, and the colonist that is to move, from 0. */
  steps: z.optional(whole(0, MANY)),
  colonist: z.optional(whole(0, MANY)),
  /** Goods received that do not all fit. */
  goods: z.optional(goods),
  traded: z.optional(z.partialRecord(goodId, oneOf('direction', ['buy', 'sell']))),
  by: z.optional(buyer),
  /** Cards that may still be bought. */
  cards: z.optional(whole(0, SPACES)),
  /** Spaces whose cards have been bought in this action; the display then lists the others. */
  bought: z.optional(z.array(space)),
})

const positionFormat = z.strictObject({
  map: oneOf('map', MAP_IDS),
  dice: z._default(oneOf('kind of dice', idsOf(DICE)), 'd12'),
  turn: z._default(side, 'ai'),
  phase: z._default(oneOf('phase', ['normal', 'final', 'over']), 'normal'),
  endTriggeredBy: z._default(z.nullable(side), null),
  cityGoods: z._default(z.partialRecord(cityId, goodId), {}),
  coinProvinces: z._default(z.array(provinceId), []),
  houses: z._default(z.strictObject({ player: houses, ai: houses }), () => ({ player: [], ai: [] })),
  market: z.optional(z.array(saleId).check(z.maxLength(SPACES, `has more than ${SPACES} cards`))),
  faceDown: z.optional(z.strictObject({ I: z._default(whole(0, MANY), 0), II: z._default(whole(0, MANY), 0) })),
  player: z._default(playerFormat, () => playerFormat.parse({})),
  ai: z._default(aiFormat, () => aiFormat.parse({})),
  chance: z._default(z.array(z.union([whole(1, 12), z.pipe(z.string(), saleId)], 'is neither a roll nor a card')), []),
  // Only where a game was stopped at such a moment: set-up still goes on; what the AI has rolled in its turn; within an action.
  setup: flag,
  rolls: z._default(z.array(whole(1, 12)).check(z.maxLength(2, 'has more than 2 rolls')), []),
  doing: z._default(z.nullable(doingFormat), null),
})

export type PositionData = z.infer<typeof positionFormat>
export type DoingData = z.infer<typeof doingFormat>
export type Chance = PositionData['chance']

/** Reads data of a shape or says, in one sentence, what is wrong and where. */
function parse<T>(format: z.ZodMiniType<T>, json: unknown, what: string): T {
  const result = z.safeParse(format, json)
  if (result.success) return result.data
  const issue = deepest(result.error.issues[0])
  const path = issue?.path ?? []
  const where = path.length === 0 ? what : [...(what === 'position' ? [] : [what]), ...path].join(' ')
  if (issue?.code === 'unrecognized_keys')
    throw new BadInput(`${where}: unknown ${KEYS[String(path.at(-1))] ?? 'field'} "${issue.keys[0]}"`)
  if (issue?.code === 'invalid_type')
    throw new BadInput(`${where}: is not ${TYPE_NAMES[issue.expected] ?? article(issue.expected)}`)
  throw new BadInput(`${where}: ${issue?.message ?? 'is not readable'}`)
}

type Issue = z.core.$ZodIssue

/** Types whose own names say too little. */
const TYPE_NAMES: Readonly<Record<string, string>> = { int: 'a whole number', record: 'an object' }

/** What the keys of a field are, where they are not fields. */
const KEYS: Readonly<Record<string, string>> = {
  goods: 'good',
  storedColonists: 'type of colonist',
  cityGoods: 'city',
  traded: 'good',
}

/** Of a choice between shapes, what is wrong with the last one: a roll is no card. */
function deepest(issue: Issue | undefined): Issue | undefined {
  if (issue?.code !== 'invalid_union' || issue.errors.length === 0) return issue
  if (issue.errors.every(([first]) => first?.code === 'invalid_type' && first.path.length === 0)) return issue
  const inner = issue.errors.find(([first]) => first?.code !== 'invalid_type')?.[0]
  return inner === undefined ? issue : { ...inner, path: [...issue.path, ...inner.path] }
}

const article = (type: string): string => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`)

interface Described {
  readonly properties?: Readonly<Record<string, Described>>
}

let schema: Json | undefined

/** The shape as a JSON schema, each field with its hints for an editor under `x-…`; made when it is first asked for. */
export function positionSchema(): Json {
  schema ??= describeFormat()
  return schema
}

function describeFormat(): Json {
  const described = z.toJSONSchema(positionFormat, { io: 'input' }) as Described
  for (const [path, hints] of Object.entries(positionHints)) {
    const field = path.split('.').reduce<Described | undefined>((shape, key) => shape?.properties?.[key], described)
    for (const [hint, value] of Object.entries(hints)) Object.assign(field ?? {}, { [`x-${hint}`]: value })
  }
  return described as unknown as Json
}

export const parsePosition = (json: unknown): PositionData => parse(positionFormat, json, 'position')

const PLAIN = [
  'score',
  'legal',
  'legal-card-pairs',
  'legal-houses',
  'prefect-coins',
  'tribune',
  'diplomat',
  'colonist-coins',
  'bonus-markers',
  'setup',
] as const

const trade = z.union(
  [z.strictObject({ good: goodId, buy: whole(0, COINS) }), z.strictObject({ good: goodId, sell: whole(0, COINS) })],
  'has no whole number to buy or to sell',
)

const askFormat = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.enum(PLAIN) }),
    z.object({ kind: z.literal('house-cost'), city: anyCityId }),
    z.object({ kind: z.literal('card-cost'), space, by: buyer }),
    z.object({ kind: z.literal('legal-cards'), by: buyer }),
    z.object({ kind: z.literal('legal-lines'), colonist: whole(0, MANY), steps: z.optional(whole(0, MANY)) }),
    z.object({ kind: z.literal('legal-colonist-cities'), type: typeId }),
    z.object({ kind: z.literal('prefect-produce'), province: provinceId }),
    z.object({ kind: z.literal('mercator'), card: mercatorId, trades: z._default(z.array(trade), []) }),
    z.object({ kind: z.literal('specialist'), card: specialistId }),
    z.object({ kind: z.literal('refill'), bought: z.array(space), reveals: z._default(z.array(saleId), []) }),
    z.object({ kind: z.literal('end-check'), after: side }),
  ],
  { error: 'unknown kind of question' },
)
export type AskData = z.infer<typeof askFormat>
export type TradeData = z.infer<typeof trade>

export const parseAsk = (json: unknown): AskData => parse(askFormat, json, 'ask')
