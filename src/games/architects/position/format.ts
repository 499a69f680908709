// The shape of a position (its meaning: `read.ts`, `write.ts`). Every field has a default; an unknown field or id is an error.
import * as z from 'zod/mini'
import type { Json } from '../../../kernel/contract.ts'
import { type BadInput, refusal } from '../../../kernel/refusal.ts'
import type { Text } from '../../../kernel/text.ts'
import { atMost, describe, missing, notObject, oneOf, read, says, unknown, whole } from '../../../common/format.ts'
import { DUES } from '../asks.ts'
import { variedIn } from '../../../variant/positions.ts'
import { LEVELS } from '../automa/levels.ts'
import { docOf } from '../variant/index.ts'
import { CARDS, STAGES, STAGES_PER_WONDER, TOKENS, WONDERS } from '../catalogue/index.ts'
import { DECK_NAMES, SIDE_NAMES } from '../moves.ts'
import { FACE_UP, SHOWN } from '../state.ts'
import { positionHints } from './labels.ts'

const idsOf = <const T extends string>(list: readonly { readonly id: T }[]): readonly T[] => list.map(({ id }) => id)

const CARD: Text = { it: 'una carta', en: 'card' }
const EVENT: Text = { it: 'un evento', en: 'event' }
const QUESTION: Text = { it: 'una domanda', en: 'kind of question' }

const neitherDeck = refusal('architects.neither-card-nor-deck', {
  it: 'non è né una carta né un mazzo',
  en: 'is neither a card nor a deck',
})
const neitherDie = refusal('architects.neither-die-nor-name', {
  it: 'non è né un dado da 1 a 6 né un nome',
  en: 'is neither a die from 1 to 6 nor a name',
})
const noCard = refusal('architects.no-card', { it: 'non c’è nessuna carta', en: 'has no card' })

const cardId = oneOf(CARD, idsOf(CARDS))
const wonderId = oneOf({ it: 'una Meraviglia', en: 'Wonder' }, idsOf(WONDERS))
const stageId = oneOf({ it: 'uno Stadio', en: 'Stage' }, idsOf(STAGES))
const tokenId = oneOf({ it: 'un segnalino Progresso', en: 'Progress token' }, idsOf(TOKENS))
const side = oneOf({ it: 'un giocatore', en: 'side' }, SIDE_NAMES)
const deckId = oneOf({ it: 'un mazzo', en: 'deck' }, DECK_NAMES)
const MANY = 200

/** Kind -> count; a kind that is not named counts as zero. */
const cards = z.partialRecord(cardId, whole(0, MANY))

const board = z.strictObject({
  wonder: z.optional(z.nullable(wonderId)),
  stages: z._default(z.array(stageId).check(atMost(STAGES_PER_WONDER, { it: 'gli Stadi', en: 'Stages' })), []),
  cards: z._default(cards, {}),
  tokens: z._default(z.array(tokenId), []),
  military: z._default(whole(0, MANY), 0),
})

/** A card id: that card face up. Null: face down. "empty": no cards. */
const deck = z.union(
  [
    z.nullable(oneOf(CARD, [...idsOf(CARDS), 'empty'])),
    z.strictObject({
      top: z.optional(z.nullable(cardId)),
      count: z.optional(whole(0, MANY)),
      left: z.optional(cards),
    }),
  ],
  says((value) => (typeof value === 'string' ? unknown({ what: CARD, value }) : neitherDeck())),
)

/** What Halicarnassus turns up (R5.8). */
const shown = z.array(cardId).check(atMost(SHOWN, { it: 'le carte', en: 'cards' }))

const dueFormat = z.strictObject({
  kind: oneOf({ it: 'una scelta da fare', en: 'kind of answer owed' }, DUES),
  deck: z.optional(deckId),
  revealed: z.optional(shown),
})

const positionFormat = z.strictObject({
  difficulty: z._default(oneOf({ it: 'una difficoltà', en: 'difficulty' }, idsOf(LEVELS)), 'normal'),
  active: z._default(side, 'opponent'),
  player: z._default(board, () => board.parse({})),
  opponent: z._default(board, () => board.parse({})),
  cat: z._default(z.nullable(side), null),
  conflict: z.optional(whole(0, 3)),
  progress: z.optional(
    z.strictObject({
      faceUp: z._default(z.array(tokenId).check(atMost(FACE_UP, { it: 'i segnalini', en: 'tokens' })), []),
      stack: z.optional(whole(0, 15)),
    }),
  ),
  decks: z._default(
    z.strictObject({ player: z.optional(deck), opponent: z.optional(deck), central: z.optional(deck) }),
    {},
  ),
  taken: z._default(z.boolean(), false),
  due: z._default(z.nullable(dueFormat), null),
  used: z._default(z.array(tokenId), []),
  pending: z._default(whole(0, 6), 0),
  seen: z._default(z.nullable(cardId), null),
  discard: z._default(cards, {}),
  chance: z._default(
    z.array(
      z.union(
        [whole(1, 6), z.string()],
        says(() => neitherDie()),
      ),
    ),
    [],
  ),
  over: z._default(z.boolean(), false),
  // Only if a game was stopped at such a moment: during set-up, or with dice rolled for the current decision.
  setup: z._default(z.boolean(), false),
  rolls: z._default(z.array(whole(1, 6)), []),
  // Open results of chance: a card, a token of the stack, a die; a number is the place of a token to turn up.
  events: z._default(
    z.array(
      z.union(
        [oneOf(EVENT, ['draw', 'flip', 'peek', 'prize', 'die']), whole(0, 2)],
        says((value) => unknown({ what: EVENT, value })),
      ),
    ),
    [],
  ),
})

export type PositionData = Omit<z.infer<typeof positionFormat>, 'difficulty'> & {
  readonly difficulty: string
  /** Empty for the document. */
  readonly variant: string
}
export type BoardData = PositionData['player']
export type DeckData = z.infer<typeof deck>
export type Chance = PositionData['chance']

/** Fields that count cards by kind. */
const KEYS = { cards: CARD, left: CARD, discard: CARD }

let schema: Json | undefined

/** Made on first use. */
export function positionSchema(): Json {
  schema ??= describe(positionFormat, positionHints)
  return schema
}

/** A variant and its levels are not part of the format. */
export function parsePosition(json: unknown): PositionData {
  const { rest, variant, level } = variedIn(json, docOf, 'normal', 'difficulty')
  const position = read(positionFormat, rest, { keys: KEYS })
  return { ...position, variant, difficulty: level ?? position.difficulty }
}

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

/** The error for a question of an unknown kind. */
function noQuestion(ask: unknown): BadInput {
  if (typeof ask !== 'object' || ask === null || Array.isArray(ask)) return notObject()
  const value = 'kind' in ask ? ask.kind : undefined
  return value === undefined ? missing() : unknown({ what: QUESTION, value })
}

const askFormat = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: kind(KINDS_OF_DECISION) }),
    z.object({
      kind: z.literal('hali-card'),
      revealed: shown.check(
        z.minLength(
          1,
          says(() => noCard()),
        ),
      ),
    }),
    z.object({ kind: kind(KINDS_OF_RULE) }),
    z.object({ kind: kind(KINDS_OF_SIDE), side: z._default(side, 'player') }),
    z.object({ kind: z.literal('payments'), side: z._default(side, 'player'), stage: stageId }),
  ],
  says(noQuestion),
)
export type AskData = z.infer<typeof askFormat>

export const parseAsk = (json: unknown): AskData => read(askFormat, json, { path: ['ask'] })

let questions: Json | undefined

/** The shape of questions as a JSON schema, made on first use. */
export function askSchema(): Json {
  questions ??= describe(askFormat, {})
  return questions
}
