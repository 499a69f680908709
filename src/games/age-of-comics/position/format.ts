// The shape of a position (its meaning: `read.ts`, `write.ts`). Every field has a default; an unknown field or id is an error.
import * as z from 'zod/mini'
import { quote } from '../../../kernel/clean.ts'
import { BadInput, type Json } from '../../../kernel/contract.ts'
import { ASK_NAMES, SIDE_NAMES } from '../asks.ts'
import { LEVELS } from '../automa/levels.ts'
import { SPACE_IDS } from '../catalogue/actions.ts'
import { CHALLENGES } from '../catalogue/challenges.ts'
import { CARDS } from '../catalogue/index.ts'
import { NODE_IDS, ORDER_VALUES, SPACE_NAMES } from '../catalogue/map.ts'
import { type AreaId, GENRES, type KindId, SPECIALS } from '../catalogue/vocabulary.ts'
import { CARD_IDS } from '../deck.ts'
import { positionHints } from './labels.ts'

const oneOf = <const T extends string>(what: string, ids: readonly T[]) =>
  z.enum(ids as readonly [T, ...T[]], {
    error: ({ input }) => (input === undefined ? 'is missing' : `unknown ${what} ${quote(input)}`),
  })
const idsOf = (...kinds: readonly KindId[]): readonly string[] =>
  CARDS.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)

const genre = oneOf('genre', GENRES)
const writer = oneOf('writer', idsOf('writer'))
const artist = oneOf('artist', idsOf('artist'))
const original = oneOf('original comic', idsOf('comic'))
const comic = oneOf('comic', idsOf('comic', 'ripoff'))
const inHand = oneOf('card', idsOf('writer', 'artist', 'comic'))
const node = oneOf('node', NODE_IDS)
const space = oneOf('order space', SPACE_NAMES)
const automaCard = oneOf('automa card', CARD_IDS)
const whole = (from: number, to: number) =>
  z.int('is not a whole number').check(z.gte(from, `is below ${from}`), z.lte(to, `is above ${to}`))
const flag = z.boolean('is not true or false')
const MANY = 999
const list = <T extends z.ZodMiniType>(item: T, most: number) =>
  z.array(item).check(z.maxLength(most, `has more than ${most} entries`))

const value = z.union([z.literal(3), z.literal(4), z.literal(5), z.literal(6)], 'is not a value from 3 to 6')
const backValue = z.nullable(z.union([z.literal(1), z.literal(2), z.literal(3)], 'is not a value from 1 to 3'))
const order = z.strictObject({ genre, value })
/** `horror-4`, or `horror` while it lies face down, stand for the object. */
const SHORT_ORDERS: readonly string[] = GENRES.flatMap((id) => [id, ...ORDER_VALUES.map((n) => `${id}-${n}`)])
const mapOrder = z.union(
  [oneOf('order', SHORT_ORDERS), z.strictObject({ genre, value: z.optional(z.nullable(value)) })],
  'is not an order',
)

const creativeValue = z.optional(whole(1, 3))
const increased = z._default(list(oneOf('creative', ['writer', 'artist']), 2), [])
const yourComic = z.strictObject({
  id: comic,
  fans: z._default(whole(0, MANY), 0),
  writer: z.optional(z.nullable(writer)),
  artist: z.optional(z.nullable(artist)),
  writerValue: creativeValue,
  artistValue: creativeValue,
  betterColor: z._default(flag, false),
  hypeUsed: z._default(flag, false),
  masteryFan: z.optional(flag),
  // Increases made in the phase that goes on (R5).
  learned: increased,
  trained: increased,
})
const itsComic = z.strictObject({
  id: comic,
  fans: z._default(whole(0, MANY), 0),
  writer: z.optional(z.nullable(writer)),
  artist: z.optional(z.nullable(artist)),
  masteryFan: z.optional(flag),
})

const automaFormat = z.strictObject({
  writers: z._default(list(writer, 24), []),
  artists: z._default(list(artist, 24), []),
  developed: z._default(list(original, 24), []),
  printed: z._default(list(itsComic, 24), []),
  vp: z._default(whole(0, MANY), 0),
  lostEditors: z._default(whole(0, 4), 0),
  cards: z.optional(
    z.strictObject({
      faceDown: z.optional(whole(0, 4)),
      discard: z._default(list(automaCard, 12), []),
      // Those turned up earlier in this round: they lie on the mat until it ends.
      revealed: z._default(list(automaCard, 4), []),
    }),
  ),
})

const playerFormat = z.strictObject({
  money: z._default(whole(0, MANY), 0),
  ideas: z._default(z.partialRecord(genre, whole(0, MANY)), {}),
  tickets: z._default(whole(0, MANY), 0),
  vp: z._default(whole(0, MANY), 0),
  fulfilled: z._default(whole(0, 30), 0),
  hand: z._default(list(inHand, 72), []),
  hyped: z._default(list(z.strictObject({ id: original, tokens: z._default(whole(0, 16), 0) }), 24), []),
  cubes: z._default(list(oneOf('special action', SPECIALS), 3), []),
  agent: z._default(node, 'n-start'),
  orders: z._default(list(order, 30), []),
  printed: z._default(list(yourComic, 24), []),
  extraEditor: z._default(flag, false),
})

const areaSpaces = z.optional(list(oneOf('side', SIDE_NAMES), 3))

export const PHASES = ['setup', 'increase', 'automa-turn', 'player-turn', 'end-of-round', 'final'] as const

const positionFormat = z.strictObject({
  level: z._default(
    oneOf(
      'level',
      LEVELS.map(({ id }) => id),
    ),
    'beginner',
  ),
  round: z._default(whole(1, 5), 1),
  phase: z._default(oneOf('phase', PHASES), 'automa-turn'),
  card: z.optional(
    z.nullable(
      z.union(
        [automaCard, z.looseObject({ actions: z.array(z.string()), genrePriority: z.array(z.string()) })],
        'is not an automa card',
      ),
    ),
  ),
  challenges: z._default(
    list(
      oneOf(
        'challenge',
        CHALLENGES.map(({ id }) => id),
      ),
      10,
    ),
    [],
  ),
  spaces: z._default(
    z.strictObject({
      hire: areaSpaces,
      develop: areaSpaces,
      ideas: areaSpaces,
      print: areaSpaces,
      royalties: areaSpaces,
      sales: areaSpaces,
    } satisfies Record<AreaId, typeof areaSpaces>),
    {},
  ),
  display: z._default(
    z.strictObject({
      writers: z._default(list(writer, 4), []),
      artists: z._default(list(artist, 4), []),
      comics: z._default(list(original, 4), []),
    }),
    () => ({ writers: [], artists: [], comics: [] }),
  ),
  decks: z._default(
    z.strictObject({
      comicTop: z._default(z.nullable(genre), null),
      writerTop: z._default(backValue, null),
      artistTop: z._default(backValue, null),
      writers: z.optional(whole(0, 24)),
      artists: z.optional(whole(0, 24)),
      comics: z.optional(whole(0, 24)),
    }),
    () => ({ comicTop: null, writerTop: null, artistTop: null }),
  ),
  discards: z._default(
    z.strictObject({
      writers: z._default(list(writer, 24), []),
      artists: z._default(list(artist, 24), []),
      comics: z._default(list(original, 24), []),
    }),
    () => ({ writers: [], artists: [], comics: [] }),
  ),
  ideasBoard: z._default(list(genre, 6), () => [...GENRES]),
  map: z._default(z.partialRecord(space, mapOrder), {}),
  gone: z._default(list(order, 30), []),
  mastery: z._default(z.partialRecord(genre, z.nullable(oneOf('side', SIDE_NAMES))), {}),
  calendar: z._default(list(z.nullable(genre), 6), []),
  automa: z._default(automaFormat, () => automaFormat.parse({})),
  player: z._default(playerFormat, () => playerFormat.parse({})),
  chance: z._default(z.array(z.looseObject({}, 'is not an object')), []),
  // The deck the game is played with; the reconstruction where it is not told. Twelve cards in the compact form of `deck.ts`.
  deck: z.optional(z.string()),
  // In the middle of something: what the game waits for, the next one first.
  doing: z.optional(list(z.looseObject({ ask: oneOf('ask', ASK_NAMES) }, 'is not an object'), 60)),
})

export type PositionData = z.infer<typeof positionFormat>
export type YourComicData = PositionData['player']['printed'][number]
export type ItsComicData = PositionData['automa']['printed'][number]
export type Chance = PositionData['chance']
export type Phase = PositionData['phase']

/** Reads data of a shape or says, in one sentence, what is wrong and where. */
function parse<T>(format: z.ZodMiniType<T>, json: unknown, what: string): T {
  const result = z.safeParse(format, json)
  if (result.success) return result.data
  const issue = deepest(result.error.issues[0])
  const path = issue?.path ?? []
  const where = path.length === 0 ? what : [...(what === 'position' ? [] : [what]), ...path].join(' ')
  if (issue?.code === 'unrecognized_keys') throw new BadInput(`${where}: unknown ${keyName(path)} "${issue.keys[0]}"`)
  if (issue?.code === 'invalid_key') throw new BadInput(`${where}: unknown ${keyName(path.slice(0, -1))}`)
  if (issue?.code === 'invalid_type')
    throw new BadInput(`${where}: is not ${TYPE_NAMES[issue.expected] ?? article(issue.expected)}`)
  throw new BadInput(`${where}: ${issue?.message ?? 'is not readable'}`)
}

type Issue = z.core.$ZodIssue

/** Types whose own names say too little. */
const TYPE_NAMES: Readonly<Record<string, string>> = { int: 'a whole number', record: 'an object' }

/** What the keys of a field are. */
const keyName = (path: readonly PropertyKey[]): string => {
  switch (path.at(-1)) {
    case 'map':
      return 'order space'
    case 'mastery':
    case 'ideas':
      return 'genre'
    default:
      return 'field'
  }
}

/** Of a choice between shapes, what is wrong with the one that was meant: the object where there is an object, else the id. */
function deepest(issue: Issue | undefined): Issue | undefined {
  if (issue?.code !== 'invalid_union' || issue.errors.length === 0) return issue
  if (issue.errors.every(([first]) => first?.code === 'invalid_type' && first.path.length === 0)) return issue
  const branch =
    issue.errors.find(([first]) => first !== undefined && first.path.length > 0) ?? issue.errors.find(meant)
  const inner = (branch ?? issue.errors[0])?.[0]
  // Of values to choose from the choice itself says what is wrong, not each value.
  if (inner?.code === 'invalid_value' && inner.path.length === 0 && inner.values.length === 1) return issue
  return inner && deepest({ ...inner, path: [...issue.path, ...inner.path] })
}

const meant = ([first]: readonly Issue[]): boolean => first?.code === 'unrecognized_keys'
const article = (type: string): string => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`)

interface Described {
  properties?: Record<string, Described>
  additionalProperties?: Described
  anyOf?: readonly Described[]
  enum?: readonly unknown[]
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
    for (const [hint, content] of Object.entries(hints)) Object.assign(field ?? {}, { [`x-${hint}`]: content })
  }
  // Where an object can be told as one word, an editor offers the words.
  const fields = described.properties ?? {}
  if (fields['map']?.additionalProperties) fields['map'].additionalProperties = { enum: SHORT_ORDERS }
  if (fields['card']) {
    delete fields['card'].anyOf
    fields['card'].enum = [...CARD_IDS, null]
  }
  return described as unknown as Json
}

export const parsePosition = (json: unknown): PositionData => parse(positionFormat, json, 'position')

const PLAIN_KINDS = [
  'turn',
  'ripoffs',
  'cubes',
  'orders-here',
  'next',
  'automa-deck',
  'setup',
  'income',
  'end-of-round',
  'final',
  'score',
  'legal',
] as const

const askFormat = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.enum(PLAIN_KINDS) }),
    z.object({ kind: z.literal('print'), id: comic, writer: z.string(), artist: z.string() }),
    z.object({
      kind: z.literal('increase'),
      used: z._default(
        z.array(
          z.object({
            comic,
            kind: oneOf('creative', ['writer', 'artist']),
            mode: z._default(oneOf('mode', ['learn', 'train']), 'train'),
          }),
        ),
        [],
      ),
    }),
    z.object({ kind: z.literal('agent-moves'), walked: z._default(flag, false) }),
    z.object({ kind: z.literal('action-gain'), space: oneOf('action space', SPACE_IDS) }),
  ],
  { error: 'unknown kind of question' },
)
export type AskData = z.infer<typeof askFormat>

export const parseAsk = (json: unknown): AskData => parse(askFormat, json, 'ask')
