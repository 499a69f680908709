// The shape of a position (its meaning: `read.ts`, `write.ts`). Every field has a default; an unknown field or id is an error.
import * as z from 'zod/mini'
import type { Json } from '../../../kernel/contract.ts'
import { refusal } from '../../../kernel/refusal.ts'
import type { Text } from '../../../kernel/text.ts'
import { atMost, describe, oneOf, read, says, unknown, whole } from '../../../common/format.ts'
import { ASK_NAMES, SIDE_NAMES } from '../asks.ts'
import { variedIn } from '../../../variant/positions.ts'
import { LEVELS } from '../automa/levels.ts'
import { docOf } from '../variant/index.ts'
import { SPACE_IDS } from '../catalogue/actions.ts'
import { CHALLENGES } from '../catalogue/challenges.ts'
import { CARDS } from '../catalogue/index.ts'
import { NODE_IDS, ORDER_VALUES, SPACE_NAMES } from '../catalogue/map.ts'
import { type AreaId, GENRES, type KindId, SPECIALS } from '../catalogue/vocabulary.ts'
import { CARD_IDS } from '../deck.ts'
import { positionHints } from './labels.ts'

const idsOf = (...kinds: readonly KindId[]): readonly string[] =>
  CARDS.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)

/** What a field holds. */
const ONE = {
  genre: { it: 'un genere', en: 'genre' },
  writer: { it: 'uno scrittore', en: 'writer' },
  artist: { it: 'un artista', en: 'artist' },
  original: { it: 'un fumetto originale', en: 'original comic' },
  comic: { it: 'un fumetto', en: 'comic' },
  inHand: { it: 'una carta della mano', en: 'card of a hand' },
  node: { it: 'uno snodo', en: 'node' },
  space: { it: 'una casella degli ordini', en: 'order space' },
  automaCard: { it: 'una carta Automa', en: 'automa card' },
  order: { it: 'un ordine', en: 'order' },
  creative: { it: 'un tipo di creativo', en: 'kind of creative' },
  special: { it: 'un’azione speciale', en: 'special action' },
  side: { it: 'uno dei due lati', en: 'side' },
  phase: { it: 'una fase', en: 'phase' },
  level: { it: 'un livello', en: 'level' },
  challenge: { it: 'una sfida', en: 'challenge' },
  ask: { it: 'una cosa che il gioco chiede', en: 'ask' },
  mode: { it: 'un modo di aumentare', en: 'mode of increase' },
  actionSpace: { it: 'una casella azione', en: 'action space' },
} as const satisfies Record<string, Text>

/** What a list holds. */
const MANY = {
  writers: { it: 'gli scrittori', en: 'writers' },
  artists: { it: 'gli artisti', en: 'artists' },
  creatives: { it: 'i creativi', en: 'creatives' },
  comics: { it: 'i fumetti', en: 'comics' },
  cards: { it: 'le carte', en: 'cards' },
  automaCards: { it: 'le carte Automa', en: 'automa cards' },
  orders: { it: 'gli ordini', en: 'orders' },
  cubes: { it: 'i cubi', en: 'cubes' },
  editors: { it: 'i redattori', en: 'editors' },
  challenges: { it: 'le sfide', en: 'challenges' },
  ideas: { it: 'le idee', en: 'ideas' },
  tiles: { it: 'le tessere', en: 'tiles' },
  asks: { it: 'le cose chieste', en: 'asks' },
} as const satisfies Record<string, Text>

const notValue = refusal<{ readonly least: number; readonly most: number }>('age-of-comics.value-range', {
  it: ({ least, most }) => `non è un valore da ${least} a ${most}`,
  en: ({ least, most }) => `is not a value from ${least} to ${most}`,
})
const noQuestion = refusal('age-of-comics.question', {
  it: 'questo tipo di domanda non esiste',
  en: 'unknown kind of question',
})

const genre = oneOf(ONE.genre, GENRES)
const writer = oneOf(ONE.writer, idsOf('writer'))
const artist = oneOf(ONE.artist, idsOf('artist'))
const original = oneOf(ONE.original, idsOf('comic'))
const comic = oneOf(ONE.comic, idsOf('comic', 'ripoff'))
const inHand = oneOf(ONE.inHand, idsOf('writer', 'artist', 'comic'))
const node = oneOf(ONE.node, NODE_IDS)
const space = oneOf(ONE.space, SPACE_NAMES)
const automaCard = oneOf(ONE.automaCard, CARD_IDS)
const flag = z.boolean()
/** More of anything than a game contains. */
const PLENTY = 999
const list = <T extends z.ZodMiniType>(item: T, most: number, what: Text) => z.array(item).check(atMost(most, what))

const value = z.union(
  [z.literal(3), z.literal(4), z.literal(5), z.literal(6)],
  says(() => notValue({ least: 3, most: 6 })),
)
const backValue = z.nullable(
  z.union(
    [z.literal(1), z.literal(2), z.literal(3)],
    says(() => notValue({ least: 1, most: 3 })),
  ),
)
const order = z.strictObject({ genre, value })
/** `horror-4`, or `horror` while face down, is short for the object. */
const SHORT_ORDERS: readonly string[] = GENRES.flatMap((id) => [id, ...ORDER_VALUES.map((n) => `${id}-${n}`)])
const mapOrder = z.union(
  [oneOf(ONE.order, SHORT_ORDERS), z.strictObject({ genre, value: z.optional(z.nullable(value)) })],
  says((told) => unknown({ what: ONE.order, value: told })),
)

const creativeValue = z.optional(whole(1, 3))
const increased = z._default(list(oneOf(ONE.creative, ['writer', 'artist']), 2, MANY.creatives), [])
const yourComic = z.strictObject({
  id: comic,
  fans: z._default(whole(0, PLENTY), 0),
  writer: z.optional(z.nullable(writer)),
  artist: z.optional(z.nullable(artist)),
  writerValue: creativeValue,
  artistValue: creativeValue,
  betterColor: z._default(flag, false),
  hypeUsed: z._default(flag, false),
  masteryFan: z.optional(flag),
  // Increases made in the current phase (R5).
  learned: increased,
  trained: increased,
})
const itsComic = z.strictObject({
  id: comic,
  fans: z._default(whole(0, PLENTY), 0),
  writer: z.optional(z.nullable(writer)),
  artist: z.optional(z.nullable(artist)),
  masteryFan: z.optional(flag),
})

const automaFormat = z.strictObject({
  writers: z._default(list(writer, 24, MANY.writers), []),
  artists: z._default(list(artist, 24, MANY.artists), []),
  developed: z._default(list(original, 24, MANY.comics), []),
  printed: z._default(list(itsComic, 24, MANY.comics), []),
  vp: z._default(whole(0, PLENTY), 0),
  lostEditors: z._default(whole(0, 4), 0),
  cards: z.optional(
    z.strictObject({
      faceDown: z.optional(whole(0, 4)),
      discard: z._default(list(automaCard, 12, MANY.automaCards), []),
      // Cards turned up earlier in this round: they stay on the mat until it ends.
      revealed: z._default(list(automaCard, 4, MANY.automaCards), []),
    }),
  ),
})

const playerFormat = z.strictObject({
  money: z._default(whole(0, PLENTY), 0),
  ideas: z._default(z.partialRecord(genre, whole(0, PLENTY)), {}),
  tickets: z._default(whole(0, PLENTY), 0),
  vp: z._default(whole(0, PLENTY), 0),
  fulfilled: z._default(whole(0, 30), 0),
  hand: z._default(list(inHand, 72, MANY.cards), []),
  hyped: z._default(list(z.strictObject({ id: original, tokens: z._default(whole(0, 16), 0) }), 24, MANY.comics), []),
  cubes: z._default(list(oneOf(ONE.special, SPECIALS), 3, MANY.cubes), []),
  agent: z._default(node, 'n-start'),
  orders: z._default(list(order, 30, MANY.orders), []),
  printed: z._default(list(yourComic, 24, MANY.comics), []),
  extraEditor: z._default(flag, false),
})

const areaSpaces = z.optional(list(oneOf(ONE.side, SIDE_NAMES), 3, MANY.editors))

export const PHASES = ['setup', 'increase', 'automa-turn', 'player-turn', 'end-of-round', 'final'] as const

const positionFormat = z.strictObject({
  level: z._default(
    oneOf(
      ONE.level,
      LEVELS.map(({ id }) => id),
    ),
    'beginner',
  ),
  round: z._default(whole(1, 5), 1),
  phase: z._default(oneOf(ONE.phase, PHASES), 'automa-turn'),
  card: z.optional(
    z.nullable(
      z.union(
        [automaCard, z.looseObject({ actions: z.array(z.string()), genrePriority: z.array(z.string()) })],
        says((told) => unknown({ what: ONE.automaCard, value: told })),
      ),
    ),
  ),
  challenges: z._default(
    list(
      oneOf(
        ONE.challenge,
        CHALLENGES.map(({ id }) => id),
      ),
      10,
      MANY.challenges,
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
      writers: z._default(list(writer, 4, MANY.writers), []),
      artists: z._default(list(artist, 4, MANY.artists), []),
      comics: z._default(list(original, 4, MANY.comics), []),
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
      writers: z._default(list(writer, 24, MANY.writers), []),
      artists: z._default(list(artist, 24, MANY.artists), []),
      comics: z._default(list(original, 24, MANY.comics), []),
    }),
    () => ({ writers: [], artists: [], comics: [] }),
  ),
  ideasBoard: z._default(list(genre, 6, MANY.ideas), () => [...GENRES]),
  map: z._default(z.partialRecord(space, mapOrder), {}),
  gone: z._default(list(order, 30, MANY.orders), []),
  mastery: z._default(z.partialRecord(genre, z.nullable(oneOf(ONE.side, SIDE_NAMES))), {}),
  calendar: z._default(list(z.nullable(genre), 6, MANY.tiles), []),
  automa: z._default(automaFormat, () => automaFormat.parse({})),
  player: z._default(playerFormat, () => playerFormat.parse({})),
  chance: z._default(z.array(z.looseObject({})), []),
  // The deck of the game; the reconstruction by default. Twelve cards in the compact form of `deck.ts`.
  deck: z.optional(z.string()),
  // In the middle of an action: what the game waits for, the next one first.
  doing: z.optional(list(z.looseObject({ ask: oneOf(ONE.ask, ASK_NAMES) }), 60, MANY.asks)),
})

export type PositionData = Omit<z.infer<typeof positionFormat>, 'level'> & {
  readonly level: string
  /** Empty for the document. */
  readonly variant: string
}
export type YourComicData = PositionData['player']['printed'][number]
export type ItsComicData = PositionData['automa']['printed'][number]
export type Chance = PositionData['chance']
export type Phase = PositionData['phase']

interface Described {
  properties?: Record<string, Described>
  additionalProperties?: Described
  anyOf?: readonly Described[]
  enum?: readonly unknown[]
}

let schema: Json | undefined

/** The shape as a JSON schema, made on first use. */
export function positionSchema(): Json {
  schema ??= inWords(describe(positionFormat, positionHints))
  return schema
}

/** If an object can be a single word, an editor offers the words. */
function inWords(schema: Json): Json {
  const fields = (schema as Described).properties ?? {}
  if (fields['map']?.additionalProperties) fields['map'].additionalProperties = { enum: SHORT_ORDERS }
  if (fields['card']) {
    delete fields['card'].anyOf
    fields['card'].enum = [...CARD_IDS, null]
  }
  return schema
}

/** What the keys of a record are. */
const KEYS: Readonly<Record<string, Text>> = { map: ONE.space, mastery: ONE.genre, ideas: ONE.genre }

/** A variant and its levels are not part of the format. */
export function parsePosition(json: unknown): PositionData {
  const { rest, variant, level } = variedIn(json, docOf, 'beginner')
  const position = read(positionFormat, rest, { keys: KEYS })
  return { ...position, variant, level: level ?? position.level }
}

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
            kind: oneOf(ONE.creative, ['writer', 'artist']),
            mode: z._default(oneOf(ONE.mode, ['learn', 'train']), 'train'),
          }),
        ),
        [],
      ),
    }),
    z.object({ kind: z.literal('agent-moves'), walked: z._default(flag, false) }),
    z.object({ kind: z.literal('action-gain'), space: oneOf(ONE.actionSpace, SPACE_IDS) }),
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
