// What the game can wait for. An ask is a small record of one shape, made once: the stack in the state holds these.
export type Side = 0 | 1
export const PLAYER = 0
export const SOLO = 1
export const SIDES = [SOLO, PLAYER] as const
export const other = (side: Side): Side => (side === SOLO ? PLAYER : SOLO)

/** Choices that a construction opens (R11.1). */
export const FOLLOW_UPS = [
  'token-board',
  'token-box',
  'mausoleum',
  'messe',
  'liberty',
  'destroy-brown',
  'destroy-grey',
] as const
export type FollowUp = (typeof FOLLOW_UPS)[number]

export const DECISIONS = ['turn', 'draft-1', 'draft-2', 'address', 'starter', 'age-start', ...FOLLOW_UPS] as const
export type Decision = (typeof DECISIONS)[number]

/** What chance decides (R21): tokens and wonders set out, cards laid and turned up, gifts of a level, draws and cards shown. */
export const EVENTS = ['place', 'reveal', 'lay', 'turn-up', 'gift-card', 'gift-guild', 'draw', 'show'] as const

export type AskName = Decision | (typeof EVENTS)[number]

export interface Ask {
  readonly ask: AskName
  /** Who decides; SOLO where chance does. */
  readonly side: Side
  /** The slot it is about, -1 for none. */
  readonly slot: number
}

const MADE: Partial<Record<AskName, Ask[]>> = {}

/** The start of an Age is SOLO's business (S14.2), its address the player's (S2.3). */
export function toAsk(name: AskName, side: Side = name === 'address' ? PLAYER : SOLO, slot = -1): Ask {
  const made = (MADE[name] ??= [])
  return (made[(slot + 1) * 2 + side] ??= Object.freeze({ ask: name, side, slot }))
}

// Those that come up all the time, without looking them up.
const SLOTS = Array.from({ length: 20 }, (_, slot) => slot)
export const TURN = [toAsk('turn', PLAYER), toAsk('turn', SOLO)] as const
export const LAY: readonly Ask[] = SLOTS.map((slot) => toAsk('lay', SOLO, slot))
export const TURN_UP: readonly Ask[] = SLOTS.map((slot) => toAsk('turn-up', SOLO, slot))

export const isDecision = (ask: AskName): ask is Decision => (DECISIONS as readonly string[]).includes(ask)
export const isFollowUp = (ask: Ask): boolean => (FOLLOW_UPS as readonly string[]).includes(ask.ask)
