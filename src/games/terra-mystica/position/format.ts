// The shape of a position (its meaning: `read.ts`, `write.ts`). Every field has a default; an unknown field or id is an error.
import * as z from 'zod/mini'
import { quote } from '../../../kernel/clean.ts'
import { BadInput, type Json } from '../../../kernel/contract.ts'
import { ASK_NAMES, SPADES } from '../asks.ts'
import { LIMITS, POWER_MODES, REACTIONS, SCENARIOS, STYLES, TIE_MODES } from '../automa/levels.ts'
import {
  BONUS_TILES,
  COLOURS,
  CONVERSIONS,
  CULTS,
  FACTIONS,
  FAVOURS,
  HEXES,
  POWER_ACTIONS,
  RIVERS,
  SCORING_TILES,
  SPECIAL_ACTIONS,
  STRUCTURES,
  TOWN_TILES,
} from '../catalogue/index.ts'
import { positionHints } from './labels.ts'

const oneOf = <const T extends string>(what: string, ids: readonly T[]) =>
  z.enum(ids as readonly [T, ...T[]], {
    error: ({ input }) => (input === undefined ? `the ${what} is missing` : `unknown ${what} ${quote(input)}`),
  })
const idsOf = <const T extends string>(list: readonly { readonly id: T }[]): readonly T[] => list.map(({ id }) => id)

const hexId = oneOf('hex', idsOf(HEXES))
const riverId = oneOf('river hex', idsOf(RIVERS))
const colourId = oneOf('colour', idsOf(COLOURS))
const factionId = oneOf('faction', idsOf(FACTIONS))
const structureId = oneOf('structure', idsOf(STRUCTURES))
const cultId = oneOf('cult', idsOf(CULTS))
const bonusId = oneOf('bonus tile', idsOf(BONUS_TILES))
const favourId = oneOf('favour tile', idsOf(FAVOURS))
const townId = oneOf('town tile', idsOf(TOWN_TILES))
const scoringId = oneOf('scoring tile', idsOf(SCORING_TILES))
const powerId = oneOf('power action', idsOf(POWER_ACTIONS))
const specialId = oneOf('special action', idsOf(SPECIAL_ACTIONS))
const whole = (from: number, to: number) =>
  z.int('is not a whole number').check(z.gte(from, `is below ${from}`), z.lte(to, `is above ${to}`))
const flag = z.boolean('is not true or false')
const MANY = 999

const structures = z.partialRecord(hexId, structureId)

/** How many slots of three and of two steps the player's priests fill on a cult. */
const slots = z.strictObject({ '3': z._default(whole(0, 1), 0), '2': z._default(whole(0, 3), 0) })

const player = z.strictObject({
  faction: z.optional(factionId),
  vp: z.optional(whole(0, MANY)),
  coins: z.optional(whole(0, MANY)),
  workers: z.optional(whole(0, MANY)),
  priests: z.optional(whole(0, 7)),
  bowls: z.optional(z.tuple([whole(0, MANY), whole(0, MANY), whole(0, MANY)], 'is not three numbers')),
  cults: z._default(z.partialRecord(cultId, whole(0, 10)), {}),
  keys: z._default(whole(0, MANY), 0),
  shipping: z.optional(whole(0, 5)),
  dig: z.optional(whole(0, 2)),
  structures: z._default(structures, {}),
  bridges: z._default(
    z.array(z.tuple([hexId, hexId], 'is not two hexes')).check(z.maxLength(3, 'has more than 3 bridges')),
    [],
  ),
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
  passed: z._default(flag, false),
})

const opponent = z.strictObject({
  colour: colourId,
  structures: z._default(z.partialRecord(hexId, oneOf('structure of an opponent', ['dwelling', 'trading-post'])), {}),
  placed: z._default(flag, false),
  upgraded: z._default(flag, false),
})

/** What the game waits for, where it was stopped within an action or during set-up: the next one last. */
const pending = z.strictObject({
  ask: oneOf('ask', ASK_NAMES),
  n: z._default(whole(0, MANY), 0),
  hex: z.optional(hexId),
  river: z.optional(riverId),
  colour: z.optional(colourId),
  from: z._default(oneOf('source of spades', SPADES), 'workers'),
})

const positionFormat = z.strictObject({
  scenario: z._default(oneOf('scenario', idsOf(SCENARIOS)), 'medium'),
  setupStyle: z._default(oneOf('style of set-up', STYLES), 'random'),
  powerMode: z._default(oneOf('power mode', POWER_MODES), 'all-available'),
  tieMode: z._default(oneOf('way to break ties', TIE_MODES), 'random'),
  options: z._default(
    z.strictObject({
      'new-action-limit': z._default(oneOf('limit', LIMITS), 'round'),
      'cultists-reaction': z._default(oneOf('reaction', REACTIONS), 'power'),
    }),
    { 'new-action-limit': 'round', 'cultists-reaction': 'power' },
  ),
  round: z._default(whole(0, 6), 1),
  phase: z.optional(oneOf('phase', ['setup', 'actions', 'cult-spades', 'game-end'])),
  scoringTiles: z._default(z.array(scoringId).check(z.maxLength(6, 'has more than 6 tiles')), []),
  bonusTiles: z._default(z.partialRecord(bonusId, whole(0, MANY)), {}),
  terrain: z._default(z.partialRecord(hexId, colourId), {}),
  blocked: z._default(z.array(powerId), []),
  powerUsed: z._default(z.array(powerId), []),
  blockedByRound: z.optional(z.array(z.array(powerId)).check(z.maxLength(6, 'has more than 6 rounds'))),
  opponents: z._default(z.array(opponent), []),
  player: z._default(player, () => player.parse({})),
  chance: z._default(z.array(whole(1, MANY)), []),
  // Only where a game was stopped at such a moment: asks still open, hexes transformed and cults stopped in the action going on,
  // whether it has skipped a hex, dice rolled for the decision being made.
  pending: z.optional(z.array(pending)),
  dug: z._default(z.array(hexId), []),
  skipped: z._default(flag, false),
  stopped: z._default(z.array(cultId), []),
  rolls: z._default(z.array(whole(1, MANY)), []),
})

export type PositionData = z.infer<typeof positionFormat>
export type PlayerData = PositionData['player']
export type PendingData = z.infer<typeof pending>

/** Reads data of a shape or says, in one sentence, what is wrong and where. */
function parse<T>(format: z.ZodMiniType<T>, json: unknown, what: string): T {
  const result = z.safeParse(format, json)
  if (result.success) return result.data
  const issue = deepest(result.error.issues[0])
  const path = issue?.path ?? []
  const where = path.length === 0 ? what : [...(what === 'position' ? [] : [what]), ...path].join(' ')
  if (issue?.code === 'unrecognized_keys') throw new BadInput(`${where}: unknown field "${issue.keys[0]}"`)
  if (issue?.code === 'invalid_key') throw new BadInput(`${where}: is not known`)
  if (issue?.code === 'invalid_type')
    throw new BadInput(`${where}: is not ${issue.expected === 'int' ? 'a whole number' : article(issue.expected)}`)
  throw new BadInput(`${where}: ${issue?.message ?? 'is not readable'}`)
}

type Issue = z.core.$ZodIssue

/** Of a choice between shapes, what is wrong with the one that was meant. */
function deepest(issue: Issue | undefined): Issue | undefined {
  if (issue?.code !== 'invalid_union' || issue.errors.length === 0) return issue
  const branch = issue.errors.find(([first]) => first !== undefined && first.code !== 'invalid_type')
  const inner = branch?.[0]
  return inner === undefined ? issue : deepest({ ...inner, path: [...issue.path, ...inner.path] })
}

const article = (type: string): string => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`)

interface Described {
  readonly properties?: Readonly<Record<string, Described>>
  readonly items?: Described
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
    const field = path
      .split('.')
      .reduce<Described | undefined>((shape, key) => (shape?.properties ?? shape?.items?.properties)?.[key], described)
    for (const [hint, value] of Object.entries(hints)) Object.assign(field ?? {}, { [`x-${hint}`]: value })
  }
  return described as unknown as Json
}

/** A plain list of open bonus tiles means that no coins lie on them. */
function withoutList(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json
  const { bonusTiles } = json as { bonusTiles?: unknown }
  if (!Array.isArray(bonusTiles)) return json
  const seen = new Set<unknown>()
  const double: unknown = bonusTiles.find((id) => seen.has(id) || !seen.add(id))
  if (double !== undefined) throw new BadInput(`bonusTiles: ${quote(double)} is there twice`)
  return { ...json, bonusTiles: Object.fromEntries(bonusTiles.map((id) => [id, 0])) }
}

export const parsePosition = (json: unknown): PositionData => parse(positionFormat, withoutList(json), 'position')

const transform = z.object({ hex: hexId, to: z.optional(colourId) })
const number = z.number('is not a number')

/** An action of the player as `position.md` writes it. Amounts are judged by the rules, not by the shape. */
const actionFormat = z.object({
  type: oneOf('action', [
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
  hex: z.optional(z.union([hexId, riverId], 'is not a hex')),
  to: z.optional(oneOf('colour or structure', [...idsOf(COLOURS), ...idsOf(STRUCTURES)])),
  build: z.optional(z.nullable(z.union([flag, hexId], 'is neither a hex nor true or false'))),
  favours: z._default(z.array(favourId), []),
  towns: z._default(z.array(townId), []),
  tenth: z._default(z.array(cultId), []),
  cult: z.optional(cultId),
  convert: z._default(number, 0),
  transforms: z._default(z.array(transform), []),
  steps: z.optional(number),
  id: z.optional(
    oneOf('action or conversion', [...idsOf(POWER_ACTIONS), ...idsOf(SPECIAL_ACTIONS), ...idsOf(CONVERSIONS)]),
  ),
  bridge: z.optional(z.tuple([hexId, hexId], 'is not two hexes')),
  times: z._default(number, 1),
  river: z.optional(z.union([riverId, hexId], 'is not a river hex')),
  bonusTile: z.optional(z.nullable(bonusId)),
  colour: z.optional(colourId),
  takePower: z._default(flag, true),
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
  { error: 'unknown kind of question' },
)
export type AskData = z.infer<typeof askFormat>

export const parseAsk = (json: unknown): AskData => parse(askFormat, json, 'ask')
