// What the game can wait for. An ask is a small record of one shape; the stack in the state holds these.

/** Decided by the person: set-up, the action phase, and what an action still has to be told. */
export const YOURS = [
  'faction',
  'third',
  'scoring',
  'tile',
  'place',
  'choose-hexes',
  'bonus',
  'act',
  'colour',
  'dig',
  'build',
  'bridge',
  'step',
  'town',
  'favour',
  'exchange',
  'tenth',
  'reaction',
  'offer',
] as const

/** Decided for the opponents: their colours, pawns and dwellings, and the power actions they block. */
export const THEIRS = ['colours', 'pawns', 'settle', 'block'] as const

/** Done as soon as nothing lies above it: the steps of a town tile wait for its key to be used (R22.4). */
export const INNER = ['town-steps'] as const

/** Decided by chance. */
export const EVENTS = ['draw-faction', 'draw-third', 'draw-scoring', 'draw-tile', 'die', 'tie'] as const

export type AskName =
  | (typeof YOURS)[number]
  | (typeof THEIRS)[number]
  | (typeof INNER)[number]
  | (typeof EVENTS)[number]

export const ASK_NAMES: readonly AskName[] = [...YOURS, ...THEIRS, ...INNER, ...EVENTS]

/** Where the spades of a `dig` come from: what may be bought on top, left off the home colour, and built on, follows (R15.4). */
export const SPADES = ['workers', 'free', 'one-hex', 'stronghold', 'cult'] as const
export type Spades = (typeof SPADES)[number]

export interface Ask {
  readonly ask: AskName
  /** The hex it is about; -1 where it is about none. For a town, the river hex of the Mermaids. */
  readonly hex: number
  /** How many: spades left, favours, steps; an opponent; the third colour; the round of blocked actions; the tied sets. */
  readonly n: number
  readonly from: Spades
}

export const toAsk = (ask: AskName, n = 0, hex = -1, from: Spades = 'workers'): Ask => ({ ask, hex, n, from })
export const ACT: Ask = Object.freeze(toAsk('act'))
