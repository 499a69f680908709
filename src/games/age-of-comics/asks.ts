// What the game can wait for. An ask is a small record of one shape: the stack in the state holds these, the next one last. Several may
// lie ready without need; `apply/flow.ts` takes those off that have nothing to ask.

export type Side = 0 | 1
export const YOU = 0
export const AUTOMA = 1
export const SIDES = [YOU, AUTOMA] as const
export const SIDE_NAMES = ['player', 'automa'] as const

/** Your decisions, in the order of R19. */
export const YOURS = [
  'start-genre',
  'start-ideas',
  'increase',
  'place',
  'hire',
  'develop',
  'board-ideas',
  'supply-ideas',
  'print',
  'print-writer',
  'print-artist',
  'bonus-ideas',
  'cube',
  'move-cube',
  'fulfil',
  'sales',
  'reassign',
  'hype',
  'convert',
  'marketing',
  'marketing-fan',
  'extra-editor',
  'discard',
] as const

/** What the Automa settles in its turn: the action, then what that action asks. */
export const ITS = [
  'automa',
  'automa-hire',
  'automa-develop',
  'automa-remove',
  'automa-fan',
  'automa-print',
  'automa-flip',
  'automa-collect',
  'automa-reward',
] as const

/**
 * What chance decides: the genre of an order laid out, its value, a calendar tile; a starting card, a card dealt into a display or drawn
 * from a deck, the back of a deck's new top card; the automa card turned up.
 */
export const EVENTS = ['order', 'value', 'calendar', 'start-card', 'deal', 'draw', 'search', 'back', 'reveal'] as const

export type AskName = (typeof YOURS)[number] | (typeof ITS)[number] | (typeof EVENTS)[number]

/** Two numbers that say what it is about; what they mean is listed in `position/asks.ts`. */
export interface Ask {
  readonly ask: AskName
  readonly n: number
  readonly m: number
}

export const toAsk = (ask: AskName, n = 0, m = 0): Ask => ({ ask, n, m })

const SEATS = new Map<AskName, 'you' | 'automa' | 'chance'>([
  ...YOURS.map((ask) => [ask, 'you'] as const),
  ...ITS.map((ask) => [ask, 'automa'] as const),
  ...EVENTS.map((ask) => [ask, 'chance'] as const),
])
export const seatOf = (ask: AskName): 'you' | 'automa' | 'chance' => SEATS.get(ask) as 'you'

/** Who gets a starting card (R2.5), told by `n` of 'start-card'; `m` is the kind, or for your comic FROM_GENRE plus the genre. */
export const FROM_GENRE = 8

/** Of 'hire': which kinds are still to be taken, as bits. */
export const BOTH_KINDS = 3
/** Of 'sales': set in `m` once the free step has been made (R13.1). */
export const WALKED = 8
