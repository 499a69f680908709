// The shape of a position (its meaning: `read.ts`, `write.ts`). Every field has a default; an unknown field or id is an error.
import * as z from 'zod/mini'
import { quote } from '../../../kernel/clean.ts'
import { BadInput, type Json } from '../../../kernel/contract.ts'
import { DUES } from '../asks.ts'
import { LEVELS } from '../automa/levels.ts'
import { CARDS, STAGES, STAGES_PER_WONDER, TOKENS, WONDERS } from '../catalogue/index.ts'
import { DECK_NAMES, SIDE_NAMES } from '../moves.ts'
import { positionHints } from './labels.ts'

const oneOf = <const T extends string>(what: string, ids: readonly T[]) =>
  z.enum(ids as readonly [T, ...T[]], {
    error: ({ input }) => (input === undefined ? 'is missing' : `unknown ${what} ${quote(input)}`),
  })
const idsOf = <const T extends string>(list: readonly { readonly id: T }[]): readonly T[] => list.map(({ id }) => id)

const cardId = oneOf('card', idsOf(CARDS))
const wonderId = oneOf('Wonder', idsOf(WONDERS))
const stageId = oneOf('Stage', idsOf(STAGES))
const tokenId = oneOf('Progress token', idsOf(TOKENS))
const side = oneOf('side', SIDE_NAMES)
const deckId = oneOf('deck', DECK_NAMES)
const whole = (from: number, to: number) =>
  z.int('is not a whole number').check(z.gte(from, `is below ${from}`), z.lte(to, `is above ${to}`))
const MANY = 200

/** Kind -> count; a kind that is not named is not there. */
const cards = z.partialRecord(cardId, whole(0, MANY))

const board = z.strictObject({
  wonder: z.optional(z.nullable(wonderId)),
  stages: z._default(z.array(stageId).check(z.maxLength(STAGES_PER_WONDER, 'has more than 5 Stages')), []),
  cards: z._default(cards, {}),
  tokens: z._default(z.array(tokenId), []),
  military: z._default(whole(0, MANY), 0),
})

/** A card id: that card face up. Null: face down. "empty": no cards. */
const deck = z.union(
  [
    z.nullable(oneOf('card', [...idsOf(CARDS), 'empty'])),
    z.strictObject({
      top: z.optional(z.nullable(cardId)),
      count: z.optional(whole(0, MANY)),
      left: z.optional(cards),
    }),
  ],
  'is neither a card nor a deck',
)

/** What Halicarnassus turns up (R5.8). */
const shown = z.array(cardId).check(z.maxLength(5, 'has more than 5 cards'))

const dueFormat = z.strictObject({
  kind: oneOf('kind of answer owed', DUES),
  deck: z.optional(deckId),
  revealed: z.optional(shown),
})

const positionFormat = z.strictObject({
  difficulty: z._default(oneOf('difficulty', idsOf(LEVELS)), 'normal'),
  active: z._default(side, 'opponent'),
  player: z._default(board, () => board.parse({})),
  opponent: z._default(board, () => board.parse({})),
  cat: z._default(z.nullable(side), null),
  conflict: z.optional(whole(0, 3)),
  progress: z.optional(
    z.strictObject({
      faceUp: z._default(z.array(tokenId).check(z.maxLength(3, 'has more than 3 tokens')), []),
      stack: z.optional(whole(0, 15)),
    }),
  ),
  decks: z._default(
    z.strictObject({ player: z.optional(deck), opponent: z.optional(deck), central: z.optional(deck) }),
    {},
  ),
  taken: z._default(z.boolean('is not true or false'), false),
  due: z._default(z.nullable(dueFormat), null),
  used: z._default(z.array(tokenId), []),
  pending: z._default(whole(0, 6), 0),
  seen: z._default(z.nullable(cardId), null),
  discard: z._default(cards, {}),
  chance: z._default(z.array(z.union([whole(1, 6), z.string()], 'is neither a die from 1 to 6 nor a name')), []),
  over: z._default(z.boolean('is not true or false'), false),
  // Only where a game was stopped at such a moment: set-up still goes on; dice rolled for the decision being made.
  setup: z._default(z.boolean('is not true or false'), false),
  rolls: z._default(z.array(whole(1, 6)), []),
  // What chance has still to say: a card, a token of the stack, a die; a number is the place of a token to be turned up.
  events: z._default(z.array(z.union([oneOf('event', ['draw', 'flip', 'peek', 'prize', 'die']), whole(0, 2)])), []),
})

export type PositionData = z.infer<typeof positionFormat>
export type BoardData = PositionData['player']
export type DeckData = z.infer<typeof deck>
export type Chance = PositionData['chance']

/** Reads data of a shape or says, in one sentence, what is wrong and where. */
function parse<T>(format: z.ZodMiniType<T>, json: unknown, what: string): T {
  const result = z.safeParse(format, json)
  if (result.success) return result.data
  const issue = deepest(result.error.issues[0])
  const path = issue?.path ?? []
  const where = path.length === 0 ? what : [...(what === 'position' ? [] : [what]), ...path].join(' ')
  if (issue?.code === 'unrecognized_keys') {
    const name = COUNTS.has(path.at(-1)) ? 'card' : 'field'
    throw new BadInput(`${where}: unknown ${name} "${issue.keys[0]}"`)
  }
  if (issue?.code === 'invalid_type')
    throw new BadInput(`${where}: is not ${issue.expected === 'int' ? 'a whole number' : article(issue.expected)}`)
  throw new BadInput(`${where}: ${issue?.message ?? 'is not readable'}`)
}

type Issue = z.core.$ZodIssue

/** Fields that count cards by kind. */
const COUNTS = new Set<unknown>(['cards', 'left', 'discard'])

/** Of a choice between shapes, what is wrong with the one that was meant: the object where there is an object, else the id. */
function deepest(issue: Issue | undefined): Issue | undefined {
  if (issue?.code !== 'invalid_union' || issue.errors.length === 0) return issue
  if (issue.errors.every(([first]) => first?.code === 'invalid_type' && first.path.length === 0)) return issue
  const branch =
    issue.errors.find(([first]) => first !== undefined && first.path.length > 0) ?? issue.errors.find(meant)
  const inner = (branch ?? issue.errors[0])?.[0]
  return inner && deepest({ ...inner, path: [...issue.path, ...inner.path] })
}

const meant = ([first]: readonly Issue[]): boolean => first?.code === 'unrecognized_keys'

const article = (type: string): string => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`)

interface Described {
  readonly properties?: Readonly<Record<string, Described>>
  readonly anyOf?: readonly Described[]
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
    const field = path.split('.').reduce<Described | undefined>(partOf, described)
    for (const [hint, value] of Object.entries(hints)) Object.assign(field ?? {}, { [`x-${hint}`]: value })
  }
  return described as unknown as Json
}

/** A part of an object, also where the object is one of several shapes. */
function partOf(shape: Described | undefined, key: string): Described | undefined {
  return [shape, ...(shape?.anyOf ?? [])].find((each) => each?.properties !== undefined)?.properties?.[key]
}

export const parsePosition = (json: unknown): PositionData => parse(positionFormat, json, 'position')

const KINDS_OF_DECISION = [
  'setup-wonder',
  'setup',
  'start',
  'take',
  'science',
  'token',
  'construct',
  'hali-deck',
  'end',
  'turn',
] as const
const KINDS_OF_RULE = ['priorities', 'legal-take', 'moves', 'legal', 'shields', 'battle', 'score'] as const
const KINDS_OF_SIDE = ['available', 'payable', 'obligations'] as const
const kind = <const T extends string>(kinds: readonly T[]) => z.enum(kinds as readonly [T, ...T[]])

const askFormat = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: kind(KINDS_OF_DECISION) }),
    z.object({ kind: z.literal('hali-card'), revealed: shown.check(z.minLength(1, 'has no card')) }),
    z.object({ kind: kind(KINDS_OF_RULE) }),
    z.object({ kind: kind(KINDS_OF_SIDE), side: z._default(side, 'player') }),
    z.object({ kind: z.literal('payments'), side: z._default(side, 'player'), stage: stageId }),
  ],
  { error: 'unknown kind of question' },
)
export type AskData = z.infer<typeof askFormat>

export const parseAsk = (json: unknown): AskData => parse(askFormat, json, 'ask')
