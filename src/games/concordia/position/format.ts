// The shape of a position (its meaning: `read.ts`, `write.ts`). Every field but the map has a default; an unknown field or id is an error.
import * as z from 'zod/mini'
import type { Json } from '../../../kernel/contract.ts'
import { refusal } from '../../../kernel/refusal.ts'
import type { Text } from '../../../kernel/text.ts'
import { atMost, describe, oneOf, ofKind, read, type Reading, says, whole } from '../../../common/format.ts'
import { SIDE_NAMES } from '../asks.ts'
import { CARDS, FOR_SALE, NO_GOOD, SPACES } from '../catalogue/index.ts'
import { MAP_IDS, MAPS } from '../catalogue/geography.ts'
import { GOODS, TYPES } from '../catalogue/vocabulary.ts'
import { variedIn } from '../../../variant/positions.ts'
import { DICE, PAIR } from '../automa/dice.ts'
import { AI_COLONISTS, HOUSES } from '../state.ts'
import { docOf } from '../variant/index.ts'
import { positionHints } from './labels.ts'

const idsOf = <const T extends string>(list: readonly { readonly id: T }[]): readonly T[] => list.map(({ id }) => id)
const ofMaps = (pick: (map: (typeof MAPS)[number]) => readonly { readonly id: string }[]): readonly string[] =>
  [...new Set(MAPS.flatMap((map) => pick(map).map(({ id }) => id)))].sort()

const side = oneOf({ it: 'una delle due parti', en: 'side' }, SIDE_NAMES)
const GOOD: Text = { it: 'una merce', en: 'good' }
const TYPE: Text = { it: 'un tipo di colono', en: 'type of colonist' }
const CITY: Text = { it: 'una città', en: 'city' }
const goodId = oneOf(GOOD, GOODS)
const typeId = oneOf(TYPE, TYPES)
const cardId = oneOf({ it: 'una carta', en: 'card' }, idsOf(CARDS))
const saleId = oneOf({ it: 'una carta in vendita', en: 'card for sale' }, idsOf(FOR_SALE))
const mercatorId = oneOf({ it: 'un Mercante', en: 'Mercator' }, idsOf(CARDS.filter(({ role }) => role === 'mercator')))
const specialistId = oneOf(
  { it: 'uno specialista', en: 'specialist' },
  idsOf(CARDS.filter(({ good }) => good !== NO_GOOD)),
)
const buyer = oneOf({ it: 'una carta che fa acquistare', en: 'buyer' }, ['senator', 'consul'])
const CITY_IDS = ofMaps(({ cities }) => cities)
const cityId = oneOf(CITY, CITY_IDS)
/** Including the capital. */
const anyCityId = oneOf(
  CITY,
  ofMaps(({ cities, capital }) => [...cities, capital]),
)
const provinceId = oneOf(
  { it: 'una regione', en: 'province' },
  ofMaps(({ provinces }) => provinces),
)
const placeId = oneOf(
  { it: 'un luogo del tabellone', en: 'place' },
  ofMaps(({ cities, capital, lines }) => [...cities, capital, ...lines]),
)
const MANY = 99
const COINS = 9999
const space = whole(1, SPACES)

/** Good -> count; a good that is not named counts as zero. */
const goods = z.partialRecord(goodId, whole(0, MANY))
const houses = z._default(z.array(cityId).check(atMost(HOUSES, { it: 'le abitazioni', en: 'houses' })), [])

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

const notChance = refusal('concordia.chance', {
  it: 'non è né un tiro né una carta',
  en: 'is neither a roll nor a card',
})

/** If a game was stopped within a turn: the ask, and what has been done of the action. */
const doingFormat = z.strictObject({
  ask: oneOf({ it: 'una domanda', en: 'question' }, [
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
  /** Remaining steps, and the index of the colonist that has to move. */
  steps: z.optional(whole(0, MANY)),
  colonist: z.optional(whole(0, MANY)),
  /** Goods received that do not all fit. */
  goods: z.optional(goods),
  traded: z.optional(
    z.partialRecord(goodId, oneOf({ it: 'una direzione di scambio', en: 'direction' }, ['buy', 'sell'])),
  ),
  by: z.optional(buyer),
  /** Cards that may still be bought. */
  cards: z.optional(whole(0, SPACES)),
  /** Spaces whose cards were bought in this action; the display then lists the others. */
  bought: z.optional(z.array(space)),
})

/** The dice of a variant may show more than the document's. */
const formatFor = (most: number) =>
  z.strictObject({
    map: oneOf({ it: 'un tabellone', en: 'map' }, MAP_IDS),
    dice: z._default(oneOf({ it: 'un tipo di dadi', en: 'kind of dice' }, idsOf(DICE)), 'd12'),
    turn: z._default(side, 'ai'),
    phase: z._default(oneOf({ it: 'una fase', en: 'phase' }, ['normal', 'final', 'over']), 'normal'),
    endTriggeredBy: z._default(z.nullable(side), null),
    cityGoods: z._default(z.partialRecord(cityId, goodId), {}),
    coinProvinces: z._default(z.array(provinceId), []),
    houses: z._default(z.strictObject({ player: houses, ai: houses }), () => ({ player: [], ai: [] })),
    market: z.optional(z.array(saleId).check(atMost(SPACES, { it: 'le carte', en: 'cards' }))),
    faceDown: z.optional(z.strictObject({ I: z._default(whole(0, MANY), 0), II: z._default(whole(0, MANY), 0) })),
    player: z._default(playerFormat, () => playerFormat.parse({})),
    ai: z._default(aiFormat, () => aiFormat.parse({})),
    chance: z._default(
      z.array(
        z.union(
          [whole(1, most), z.pipe(z.string(), saleId)],
          says(() => notChance()),
        ),
      ),
      [],
    ),
    // Only if a game was stopped at such a moment: during set-up, after the AI's roll, or within an action.
    setup: z._default(z.boolean(), false),
    rolls: z._default(z.array(whole(1, most)).check(atMost(2, { it: 'i tiri', en: 'rolls' })), []),
    doing: z._default(z.nullable(doingFormat), null),
  })

const positionFormat = formatFor(PAIR.most)

export type PositionData = z.infer<typeof positionFormat> & {
  /** Empty for the document. */
  readonly variant: string
}
export type DoingData = z.infer<typeof doingFormat>
export type Chance = PositionData['chance']

/** What the keys of a field are, if they are not fields. */
const KEYS: NonNullable<Reading['keys']> = {
  goods: GOOD,
  storedColonists: TYPE,
  cityGoods: CITY,
  traded: GOOD,
}

let schema: Json | undefined

/** The shape as a JSON schema, each field with its hints for an editor under `x-…`; made on first use. */
export function positionSchema(): Json {
  schema ??= describe(positionFormat, positionHints)
  return schema
}

/** A variant is not part of the format. */
export function parsePosition(json: unknown): PositionData {
  const { rest, variant } = variedIn(json, docOf, '')
  const { actionSides, goodSides } = docOf(variant)
  const most = Math.max(PAIR.most, actionSides, goodSides)
  return { ...read(most === PAIR.most ? positionFormat : formatFor(most), rest, { keys: KEYS }), variant }
}

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

const notTrade = refusal('concordia.trade', {
  it: 'serve un numero di unità da comprare o da vendere, non entrambi',
  en: 'needs a number to buy or to sell, not both',
})
const trade = z
  .strictObject({ good: goodId, buy: z.optional(whole(0, COINS)), sell: z.optional(whole(0, COINS)) })
  .check(
    z.refine(
      ({ buy, sell }) => (buy === undefined) !== (sell === undefined),
      says(() => notTrade()),
    ),
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
  ofKind({ it: 'un tipo di domanda', en: 'kind of question' }, 'kind'),
)
export type AskData = z.infer<typeof askFormat>
export type TradeData = z.infer<typeof trade>

export const parseAsk = (json: unknown): AskData => read(askFormat, json, { path: ['ask'], keys: KEYS })

let questions: Json | undefined

/** The shape of questions as a JSON schema, made on first use. */
export function askSchema(): Json {
  questions ??= describe(askFormat, {})
  return questions
}
