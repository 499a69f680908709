// The shape of a position (its meaning: `read.ts`, `write.ts`). Every field has a default; an unknown field or id is an error.
import * as z from 'zod/mini'
import type { Json } from '../../../kernel/contract.ts'
import { refusal } from '../../../kernel/refusal.ts'
import { orList } from '../../../kernel/text.ts'
import { atMost, describe, oneOf, read, says, whole } from '../../../common/format.ts'
import { CARDS, TOKENS, WONDERS } from '../catalogue/index.ts'
import { ADDRESSES } from '../catalogue/vocabulary.ts'
import { variedIn } from '../../../variant/positions.ts'
import { LEVELS } from '../automa/levels.ts'
import { FOLLOW_UPS } from '../asks.ts'
import { BOARD_TOKENS, SET_ASIDE, VICTORIES } from '../state.ts'
import { docOf } from '../variant/index.ts'
import { positionHints } from './labels.ts'

const noLoot = refusal('duel.no-loot', {
  it: 'i segnalini saccheggio sono da 2 e da 5',
  en: 'is not a looting token: they are 2 and 5',
})
const notAmong = refusal<{ readonly numbers: readonly number[] }>('duel.not-among', {
  it: ({ numbers }) => `può essere solo ${orList(numbers.map(String), 'it')}`,
  en: ({ numbers }) => `is not ${orList(numbers.map(String), 'en')}`,
})
const noPair = refusal('duel.no-pair', {
  it: 'serve una coppia: che cosa si decide e chi lo decide',
  en: 'is not a pair of a phase and a side',
})
const noMove = refusal('duel.no-move', { it: 'non è un tipo di mossa', en: 'is not a kind of move' })
const noQuestion = refusal('duel.no-question', {
  it: 'non è un tipo di domanda: ci sono cost, printed, need, score, legal e after',
  en: 'unknown kind of question: there are cost, printed, need, score, legal and after',
})

const CARD = { it: 'una carta', en: 'card' }
export const TOKEN = { it: 'un gettone progresso', en: 'progress token' }

const CARD_IDS = CARDS.map(({ id }) => id)
const WONDER_IDS = WONDERS.map(({ id }) => id)
const cardId = oneOf(CARD, CARD_IDS)
const cardOrBack = oneOf(CARD, [...CARD_IDS, '?', '?guild'])
const cardOrUnseen = oneOf(CARD, [...CARD_IDS, '?'])
const wonderId = oneOf({ it: 'una meraviglia', en: 'wonder' }, WONDER_IDS)
const tokenId = oneOf(
  TOKEN,
  TOKENS.map(({ id }) => id),
)
const addressId = oneOf({ it: 'un indirizzo strategico', en: 'address' }, ADDRESSES)
export const PHASES = ['draft', 'address', 'turn', ...FOLLOW_UPS, 'age-end', 'age-start', 'over'] as const
export type Phase = (typeof PHASES)[number]
const phase = oneOf({ it: 'una fase', en: 'phase' }, PHASES)
const side = oneOf({ it: 'uno dei due giocatori', en: 'side' }, ['solo', 'player'])
const coins = whole(0, Number.MAX_SAFE_INTEGER)
const lootTokens = z.array(
  z.union(
    [z.literal(2), z.literal(5)],
    says(() => noLoot()),
  ),
)

const city = z.strictObject({
  coins: z._default(coins, 7),
  cards: z._default(z.array(cardId), []),
  unbuilt: z._default(z.array(wonderId), []),
  built: z._default(z.array(wonderId), []),
  buried: z._default(z.array(cardId), []),
  tokens: z._default(z.array(tokenId), []),
})

const positionFormat = z.strictObject({
  age: z._default(
    z.union(
      [z.literal(1), z.literal(2), z.literal(3)],
      says(() => notAmong({ numbers: [1, 2, 3] })),
    ),
    1,
  ),
  phase: z._default(phase, 'turn'),
  turn: z._default(side, 'solo'),
  address: z.optional(z.nullable(addressId)),
  level: z._default(
    oneOf(
      { it: 'un livello di sfida', en: 'level' },
      LEVELS.map(({ id }) => id),
    ),
    'base',
  ),
  promos: z._default(
    z.array(
      oneOf(
        { it: 'una meraviglia promo', en: 'promo wonder' },
        WONDERS.filter(({ promo }) => promo).map(({ id }) => id),
      ),
    ),
    [],
  ),
  conflict: z._default(whole(-9, 9), 0),
  loot: z.optional(z.strictObject({ solo: z.optional(lootTokens), player: z.optional(lootTokens) })),
  board: z._default(z.array(z.nullable(tokenId)).check(atMost(BOARD_TOKENS, { it: 'i posti', en: 'spaces' })), []),
  box: z.optional(z.array(tokenId)),
  structure: z._default(z.record(z.string(), cardOrBack), {}),
  solo: z._default(city, () => city.parse({})),
  player: z._default(city, () => city.parse({})),
  discard: z._default(z.array(cardId), []),
  setAside: z._default(z.array(cardOrUnseen).check(atMost(SET_ASIDE, { it: 'le carte', en: 'cards' })), []),
  guildsAside: z._default(z.array(cardId), []),
  offer: z._default(z.array(wonderId).check(atMost(4, { it: 'le meraviglie', en: 'wonders' })), []),
  group: z._default(
    z.union(
      [z.literal(1), z.literal(2)],
      says(() => notAmong({ numbers: [1, 2] })),
    ),
    1,
  ),
  lastActive: z.optional(side),
  actor: z.optional(side),
  next: z.optional(side),
  queue: z._default(
    z.array(
      z.tuple(
        [oneOf({ it: 'una decisione che segue', en: 'follow-up' }, FOLLOW_UPS), side],
        says(() => noPair()),
      ),
    ),
    [],
  ),
  chance: z._default(z.array(z.string()), []),
  winner: z.optional(oneOf({ it: 'uno dei possibili vincitori', en: 'winner' }, ['solo', 'player', 'shared'])),
  by: z.optional(oneOf({ it: 'un modo di vincere', en: 'victory' }, VICTORIES)),
  // Part of every answer, never required.
  accessible: z.optional(z.array(z.string())),
})

export type PositionData = Omit<z.infer<typeof positionFormat>, 'level'> & {
  readonly level: string
  /** Empty for the document. */
  readonly variant: string
}
export type CityData = PositionData['solo']

let schema: Json | undefined

/** The shape as a JSON schema, each field with its hints for an editor under `x-…`; made on first use. */
export function positionSchema(): Json {
  schema ??= describe(positionFormat, positionHints)
  return schema
}

/** A variant and its levels are not part of the format. */
export function parsePosition(json: unknown): PositionData {
  const { rest, variant, level } = variedIn(json, docOf, LEVELS[0].id)
  const position = read(positionFormat, rest)
  return { ...position, variant, level: level ?? position.level }
}

const item = oneOf({ it: 'una carta o una meraviglia', en: 'card or wonder' }, [...CARD_IDS, ...WONDER_IDS])
const move = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('draft'), wonder: wonderId }),
    z.object({ type: z.literal('address'), address: addressId }),
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
  says(() => noMove()),
)
export type MoveData = z.infer<typeof move> | string

const askFormat = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('cost'), side, item }),
    z.object({ kind: z.literal('printed'), item }),
    z.object({ kind: z.literal('need'), side }),
    z.object({ kind: z.literal('score') }),
    z.object({ kind: z.literal('legal') }),
    z.object({
      kind: z.literal('after'),
      // As `legal` tells them, or as objects.
      moves: z.array(
        z.union(
          [z.string(), move],
          says(() => noMove()),
        ),
      ),
    }),
  ],
  says(() => noQuestion()),
)
export type AskData = z.infer<typeof askFormat>

export const parseAsk = (json: unknown): AskData => read(askFormat, json, { path: ['ask'] })

let questions: Json | undefined

/** The shape of questions as a JSON schema, made on first use. */
export function askSchema(): Json {
  questions ??= describe(askFormat, {})
  return questions
}
