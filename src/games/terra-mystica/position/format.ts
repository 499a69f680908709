// The shape of a position (its meaning: `read.ts`, `write.ts`). Every field has a default; an unknown field or id is an error.
import * as z from 'zod/mini'
import { quote } from '../../../kernel/clean.ts'
import type { Json } from '../../../kernel/contract.ts'
import { refusal } from '../../../kernel/refusal.ts'
import type { Text } from '../../../kernel/text.ts'
import { atMost, describe, notObject, oneOf, read, says, whole } from '../../../common/format.ts'
import { ASK_NAMES, SPADES } from '../asks.ts'
import { LIMITS, POWER_MODES, REACTIONS, SCENARIOS, STYLES, TIE_MODES, USUAL } from '../automa/levels.ts'
import {
  BONUS_TILES,
  BRIDGES,
  COLOURS,
  CONVERSIONS,
  CULTS,
  FACTIONS,
  FAVOURS,
  HEXES,
  POWER_ACTIONS,
  RIVERS,
  ROUNDS,
  SCORING_TILES,
  SPECIAL_ACTIONS,
  STRUCTURES,
  TOWN_TILES,
} from '../catalogue/index.ts'
import { nameOf } from '../names.ts'
import { variedIn } from '../../../variant/positions.ts'
import { docOf } from '../variant/index.ts'
import { positionHints } from './labels.ts'

const idsOf = <const T extends string>(list: readonly { readonly id: T }[]): readonly T[] => list.map(({ id }) => id)

const HEX: Text = { it: 'un esagono', en: 'hex' }
const RIVER: Text = { it: 'un esagono di fiume', en: 'river hex' }
const CULT: Text = { it: 'un culto', en: 'cult' }
const BONUS: Text = { it: 'una tessera bonus', en: 'bonus tile' }

const hexId = oneOf(HEX, idsOf(HEXES))
const riverId = oneOf(RIVER, idsOf(RIVERS))
const colourId = oneOf({ it: 'un colore', en: 'colour' }, idsOf(COLOURS))
const factionId = oneOf({ it: 'una razza', en: 'faction' }, idsOf(FACTIONS))
const structureId = oneOf({ it: 'un edificio', en: 'structure' }, idsOf(STRUCTURES))
const theirStructureId = oneOf({ it: 'un edificio di un avversario', en: 'structure of an opponent' }, [
  'dwelling',
  'trading-post',
])
const cultId = oneOf(CULT, idsOf(CULTS))
const bonusId = oneOf(BONUS, idsOf(BONUS_TILES))
const favourId = oneOf({ it: 'una tessera favore', en: 'favour tile' }, idsOf(FAVOURS))
const townId = oneOf({ it: 'una tessera città', en: 'town tile' }, idsOf(TOWN_TILES))
const scoringId = oneOf({ it: 'una tessera turno', en: 'scoring tile' }, idsOf(SCORING_TILES))
const powerId = oneOf({ it: 'un’azione potere', en: 'power action' }, idsOf(POWER_ACTIONS))
const specialId = oneOf({ it: 'un’azione speciale', en: 'special action' }, idsOf(SPECIAL_ACTIONS))
const MANY = 999

const notThree = refusal('terra-mystica.not-three', { it: 'servono tre numeri', en: 'is not three numbers' })
const notTwoHexes = refusal('terra-mystica.not-two-hexes', { it: 'servono due esagoni', en: 'is not two hexes' })
const threeNumbers = z.tuple(
  [whole(0, MANY), whole(0, MANY), whole(0, MANY)],
  says(() => notThree()),
)
const twoHexes = z.tuple(
  [hexId, hexId],
  says(() => notTwoHexes()),
)

const structures = z.partialRecord(hexId, structureId)

/** How many slots of three and of two steps the player's priests fill on a cult. */
const slots = z.strictObject({ '3': z._default(whole(0, 1), 0), '2': z._default(whole(0, 3), 0) })

const player = z.strictObject({
  faction: z.optional(factionId),
  vp: z.optional(whole(0, MANY)),
  coins: z.optional(whole(0, MANY)),
  workers: z.optional(whole(0, MANY)),
  priests: z.optional(whole(0, 7)),
  bowls: z.optional(threeNumbers),
  cults: z._default(z.partialRecord(cultId, whole(0, 10)), {}),
  keys: z._default(whole(0, MANY), 0),
  shipping: z.optional(whole(0, 5)),
  dig: z.optional(whole(0, 2)),
  structures: z._default(structures, {}),
  bridges: z._default(z.array(twoHexes).check(atMost(BRIDGES, { it: 'i ponti', en: 'bridges' })), []),
  towns: z._default(
    z.array(
      z.strictObject({ tile: townId, hexes: z._default(z.array(hexId), []), river: z.optional(z.nullable(riverId)) }),
    ),
    [],
  ),
  favours: z._default(z.array(favourId), []),
  bonusTile: z._default(z.nullable(bonusId), null),
  used: z._default(z.array(specialId), []),
  cultPriests: z._default(
    z.strictObject({
      fire: z.optional(slots),
      water: z.optional(slots),
      earth: z.optional(slots),
      air: z.optional(slots),
    }),
    {},
  ),
  cultSpades: z._default(whole(0, MANY), 0),
  passed: z._default(z.boolean(), false),
})

const opponent = z.strictObject({
  colour: colourId,
  structures: z._default(z.partialRecord(hexId, theirStructureId), {}),
  placed: z._default(z.boolean(), false),
  upgraded: z._default(z.boolean(), false),
})

/** What the game waits for, if it was stopped within an action or during set-up: the next one last. */
const pending = z.strictObject({
  ask: oneOf({ it: 'una domanda del gioco', en: 'ask' }, ASK_NAMES),
  n: z._default(whole(0, MANY), 0),
  hex: z.optional(hexId),
  river: z.optional(riverId),
  colour: z.optional(colourId),
  from: z._default(oneOf({ it: 'una provenienza delle vanghe', en: 'source of spades' }, SPADES), 'workers'),
})

const positionFormat = z.strictObject({
  scenario: z._default(oneOf({ it: 'uno scenario', en: 'scenario' }, idsOf(SCENARIOS)), USUAL),
  setupStyle: z._default(oneOf({ it: 'un modo di scegliere', en: 'style of set-up' }, STYLES), 'random'),
  powerMode: z._default(oneOf({ it: 'un modo delle azioni potere', en: 'power mode' }, POWER_MODES), 'all-available'),
  tieMode: z._default(oneOf({ it: 'un modo di sciogliere le parità', en: 'way to break ties' }, TIE_MODES), 'random'),
  options: z._default(
    z.strictObject({
      'new-action-limit': z._default(oneOf({ it: 'un limite', en: 'limit' }, LIMITS), 'round'),
      'cultists-reaction': z._default(oneOf({ it: 'una reazione', en: 'reaction' }, REACTIONS), 'power'),
    }),
    { 'new-action-limit': 'round', 'cultists-reaction': 'power' },
  ),
  round: z._default(whole(0, 6), 1),
  phase: z.optional(oneOf({ it: 'una fase', en: 'phase' }, ['setup', 'actions', 'cult-spades', 'game-end'])),
  scoringTiles: z._default(z.array(scoringId).check(atMost(ROUNDS, { it: 'le tessere', en: 'tiles' })), []),
  bonusTiles: z._default(z.partialRecord(bonusId, whole(0, MANY)), {}),
  terrain: z._default(z.partialRecord(hexId, colourId), {}),
  blocked: z._default(z.array(powerId), []),
  powerUsed: z._default(z.array(powerId), []),
  blockedByRound: z.optional(z.array(z.array(powerId)).check(atMost(ROUNDS, { it: 'i turni', en: 'rounds' }))),
  opponents: z._default(z.array(opponent), []),
  player: z._default(player, () => player.parse({})),
  chance: z._default(z.array(whole(1, MANY)), []),
  // Only if a game was stopped at such a moment: open asks, hexes transformed and cults stopped in the current action, whether it has
  // skipped a hex, dice rolled for the current decision.
  pending: z.optional(z.array(pending)),
  dug: z._default(z.array(hexId), []),
  skipped: z._default(z.boolean(), false),
  stopped: z._default(z.array(cultId), []),
  rolls: z._default(z.array(whole(1, MANY)), []),
})

export type PositionData = Omit<z.infer<typeof positionFormat>, 'scenario'> & {
  /** A scenario of the document or of the variant. */
  readonly scenario: string
  /** Empty for the document. */
  readonly variant: string
}
export type PlayerData = PositionData['player']
export type PendingData = z.infer<typeof pending>

let schema: Json | undefined

/** The shape as a JSON schema, each field with its hints for an editor under `x-…`. Cached: making it takes about 30 ms. */
export function positionSchema(): Json {
  schema ??= describe(positionFormat, positionHints)
  return schema
}

export const twice = refusal<{ id: string }>('terra-mystica.twice', {
  it: ({ id }) => `«${nameOf(id, 'it')}» c’è due volte`,
  en: ({ id }) => `“${nameOf(id, 'en')}” is there twice`,
})

/** A plain list of open bonus tiles means that there are no coins on them. */
function withoutList(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json
  const { bonusTiles } = json as { bonusTiles?: unknown }
  if (!Array.isArray(bonusTiles)) return json
  const seen = new Set<unknown>()
  const double: unknown = bonusTiles.find((id) => seen.has(id) || !seen.add(id))
  if (double !== undefined) throw twice({ id: typeof double === 'string' ? double : quote(double) }, ['bonusTiles'])
  return { ...json, bonusTiles: Object.fromEntries(bonusTiles.map((id) => [id, 0])) }
}

/** What the keys of the tables are. */
const KEYS = { structures: HEX, terrain: HEX, bonusTiles: BONUS, cults: CULT, cultPriests: CULT }

/** A variant and its scenarios are not part of the format. */
export function parsePosition(json: unknown): PositionData {
  const { rest, variant, level } = variedIn(json, docOf, USUAL, 'scenario')
  const position = read(positionFormat, withoutList(rest), { keys: KEYS })
  return { ...position, variant, scenario: level ?? position.scenario }
}

const transform = z.object({ hex: hexId, to: z.optional(colourId) })
const number = z.number()
/** The rules decide whether it must be a river hex or a land hex. */
const anyHexId = oneOf(HEX, [...idsOf(HEXES), ...idsOf(RIVERS)])
const notBuild = refusal('terra-mystica.not-build', {
  it: 'non è un esagono, e nemmeno true o false',
  en: 'is neither a hex nor true or false',
})

/** An action of the player as `position.md` writes it. The rules check amounts, not the shape. */
const actionFormat = z.object({
  type: oneOf({ it: 'un’azione', en: 'action' }, [
    'place-dwelling',
    'choose-bonus',
    'transform-build',
    'upgrade',
    'advance-shipping',
    'advance-dig',
    'send-priest',
    'power-action',
    'special-action',
    'convert',
    'burn',
    'mermaids-town',
    'pass',
    'use-cult-spades',
    'place-opponent',
    'upgrade-opponent',
  ]),
  hex: z.optional(anyHexId),
  to: z.optional(
    oneOf({ it: 'un colore né un edificio', en: 'colour or structure' }, [...idsOf(COLOURS), ...idsOf(STRUCTURES)]),
  ),
  build: z.optional(
    z.nullable(
      z.union(
        [z.boolean(), hexId],
        says(() => notBuild()),
      ),
    ),
  ),
  favours: z._default(z.array(favourId), []),
  towns: z._default(z.array(townId), []),
  tenth: z._default(z.array(cultId), []),
  cult: z.optional(cultId),
  convert: z._default(number, 0),
  transforms: z._default(z.array(transform), []),
  steps: z.optional(number),
  id: z.optional(
    oneOf({ it: 'un’azione né una conversione', en: 'action or conversion' }, [
      ...idsOf(POWER_ACTIONS),
      ...idsOf(SPECIAL_ACTIONS),
      ...idsOf(CONVERSIONS),
    ]),
  ),
  bridge: z.optional(twoHexes),
  times: z._default(number, 1),
  river: z.optional(anyHexId),
  bonusTile: z.optional(z.nullable(bonusId)),
  colour: z.optional(colourId),
  takePower: z._default(z.boolean(), true),
})
export type ActionData = z.infer<typeof actionFormat>

const PLAIN = [
  'cult-pawns',
  'block-power-actions',
  'legal-solo-actions',
  'reachable',
  'income',
  'cult-bonus',
  'pass-vp',
  'network',
  'final-score',
  'score',
] as const

const unknownKind = refusal('terra-mystica.unknown-question', {
  it: 'questo tipo di domanda non esiste',
  en: 'unknown kind of question',
})

const askFormat = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.enum(PLAIN) }),
    z.object({ kind: z.literal('opponent-colours'), third: z.optional(colourId) }),
    z.object({ kind: z.literal('initial-opponents'), own: z.optional(z.array(hexId)) }),
    z.object({ kind: z.literal('legal'), action: z.optional(actionFormat) }),
    z.object({ kind: z.literal('cost'), action: actionFormat }),
    z.object({ kind: z.enum(['apply', 'play']), actions: z.array(actionFormat) }),
    z.object({ kind: z.literal('power-offer'), hex: hexId }),
  ],
  says((input) => (typeof input === 'object' && input !== null ? unknownKind() : notObject())),
)
export type AskData = z.infer<typeof askFormat>

export const parseAsk = (json: unknown): AskData => read(askFormat, json, { path: ['ask'] })

let questions: Json | undefined

/** The shape of questions as a JSON schema, made on first use. */
export function askSchema(): Json {
  questions ??= describe(askFormat, {})
  return questions
}
