// The shape of a position (its meaning: `read.ts`, `write.ts`). Every field has a default; an unknown field or id is an error.
import * as z from 'zod/mini'
import { clip, quote } from '../../../kernel/clean.ts'
import { BadInput, type Json } from '../../../kernel/contract.ts'
import { CARDS, TOKENS, WONDERS } from '../catalogue/index.ts'
import { ADDRESSES } from '../catalogue/vocabulary.ts'
import { LEVELS } from '../automa/levels.ts'
import { FOLLOW_UPS } from '../asks.ts'
import { VICTORIES } from '../state.ts'
import { positionHints } from './labels.ts'

const CARD_IDS = CARDS.map(({ id }) => id)
const oneOf = <const T extends string>(what: string, ids: readonly T[]) =>
  z.enum(ids as readonly [T, ...T[]], {
    error: ({ input }) => (input === undefined ? 'is missing' : `unknown ${what} ${quote(input)}`),
  })

const cardId = oneOf('card', CARD_IDS)
const cardOrBack = oneOf('card', [...CARD_IDS, '?', '?guild'])
const cardOrUnseen = oneOf('card', [...CARD_IDS, '?'])
const wonderId = oneOf(
  'wonder',
  WONDERS.map(({ id }) => id),
)
const tokenId = oneOf(
  'progress token',
  TOKENS.map(({ id }) => id),
)
export const PHASES = ['draft', 'address', 'turn', ...FOLLOW_UPS, 'age-end', 'age-start', 'over'] as const
export type Phase = (typeof PHASES)[number]
const phase = oneOf('phase', PHASES)
const side = oneOf('side', ['solo', 'player'])
const whole = (from: number, to: number) =>
  z.int(`is not a whole number`).check(z.gte(from, `is below ${from}`), z.lte(to, `is above ${to}`))
const coins = z.int('is not a whole number').check(z.gte(0, 'is negative'))
const lootTokens = z.array(z.union([z.literal(2), z.literal(5)], 'is not a looting token: they are 2 and 5'))

const city = z.strictObject({
  coins: z._default(coins, 7),
  cards: z._default(z.array(cardId), []),
  unbuilt: z._default(z.array(wonderId), []),
  built: z._default(z.array(wonderId), []),
  buried: z._default(z.array(cardId), []),
  tokens: z._default(z.array(tokenId), []),
})

const positionFormat = z.strictObject({
  age: z._default(z.union([z.literal(1), z.literal(2), z.literal(3)], 'is not 1, 2 or 3'), 1),
  phase: z._default(phase, 'turn'),
  turn: z._default(side, 'solo'),
  address: z.optional(z.nullable(oneOf('address', ADDRESSES))),
  level: z._default(
    oneOf(
      'level',
      LEVELS.map(({ id }) => id),
    ),
    'base',
  ),
  promos: z._default(
    z.array(
      oneOf(
        'promo wonder',
        WONDERS.filter(({ promo }) => promo).map(({ id }) => id),
      ),
    ),
    [],
  ),
  conflict: z._default(whole(-9, 9), 0),
  loot: z.optional(z.strictObject({ solo: z.optional(lootTokens), player: z.optional(lootTokens) })),
  board: z._default(z.array(z.nullable(tokenId)).check(z.maxLength(5, 'has more than 5 spaces')), []),
  box: z.optional(z.array(tokenId)),
  structure: z._default(z.record(z.string(), cardOrBack), {}),
  solo: z._default(city, () => city.parse({})),
  player: z._default(city, () => city.parse({})),
  discard: z._default(z.array(cardId), []),
  setAside: z._default(z.array(cardOrUnseen).check(z.maxLength(3, 'has more than 3 cards')), []),
  guildsAside: z._default(z.array(cardId), []),
  offer: z._default(z.array(wonderId).check(z.maxLength(4, 'has more than 4 wonders')), []),
  group: z._default(z.union([z.literal(1), z.literal(2)], 'is not 1 or 2'), 1),
  lastActive: z.optional(side),
  actor: z.optional(side),
  next: z.optional(side),
  queue: z._default(z.array(z.tuple([oneOf('phase', FOLLOW_UPS), side], 'is not a pair of a phase and a side')), []),
  chance: z._default(z.array(z.string()), []),
  winner: z.optional(oneOf('winner', ['solo', 'player', 'shared'])),
  by: z.optional(oneOf('victory', VICTORIES)),
  // Told with every answer, never needed.
  accessible: z.optional(z.array(z.string())),
})

export type PositionData = z.infer<typeof positionFormat>
export type CityData = PositionData['solo']

/** Reads data of a shape or says, in one sentence, what is wrong and where. */
function parse<T>(format: z.ZodMiniType<T>, json: unknown, what: string): T {
  const result = z.safeParse(format, json)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const path = issue?.path.map((key) => clip(String(key))).join(' ') ?? ''
  const where = path === '' ? what : path
  if (issue?.code === 'unrecognized_keys') throw new BadInput(`${where}: unknown field "${issue.keys[0]}"`)
  if (issue?.code === 'invalid_type' && issue.message.startsWith('Invalid input'))
    throw new BadInput(`${where}: is not ${article(issue.expected === 'record' ? 'object' : issue.expected)}`)
  const message = issue?.message ?? 'is not readable'
  throw new BadInput(`${where}: ${message}`)
}

const article = (type: string): string => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`)

let schema: Json | undefined

/** The shape as a JSON schema, each field with its hints for an editor under `x-…`; made when it is first asked for. */
export function positionSchema(): Json {
  schema ??= describeFormat()
  return schema
}

function describeFormat(): Json {
  const described = z.toJSONSchema(positionFormat, { io: 'input' }) as { properties: Record<string, object> }
  for (const [field, hints] of Object.entries(positionHints))
    for (const [hint, value] of Object.entries(hints))
      Object.assign(described.properties[field] ?? {}, { [`x-${hint}`]: value })
  return described as unknown as Json
}

export const parsePosition = (json: unknown): PositionData => parse(positionFormat, json, 'position')

const item = oneOf('card or wonder', [...CARD_IDS, ...WONDERS.map(({ id }) => id)])
const move = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('draft'), wonder: wonderId }),
    z.object({ type: z.literal('address'), address: oneOf('address', ADDRESSES) }),
    z.object({ type: z.literal('build'), card: cardId }),
    z.object({ type: z.literal('discard'), card: cardId }),
    z.object({ type: z.literal('wonder'), wonder: wonderId, card: cardId }),
    z.object({ type: z.literal('token'), token: tokenId }),
    z.object({ type: z.literal('free'), card: cardId }),
    z.object({ type: z.literal('destroy'), card: cardId }),
    z.object({ type: z.literal('none') }),
    z.object({ type: z.literal('liberty'), take: cardId, give: z.optional(z.nullable(cardId)) }),
    z.object({ type: z.literal('starter'), side }),
    z.object({ type: z.literal('age-start'), free: z._default(z.array(cardId), []) }),
  ],
  { error: 'is not a kind of move' },
)
export type MoveData = z.infer<typeof move>

const askFormat = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('cost'), side, item }),
    z.object({ kind: z.literal('printed'), item }),
    z.object({ kind: z.literal('need'), side }),
    z.object({ kind: z.literal('score') }),
    z.object({ kind: z.literal('legal') }),
    z.object({ kind: z.literal('after'), moves: z.array(move) }),
  ],
  { error: 'unknown kind of question: there are cost, printed, need, score, legal and after' },
)
export type AskData = z.infer<typeof askFormat>

export const parseAsk = (json: unknown): AskData => parse(askFormat, json, 'ask')
