// What the game can wait for. An ask is a record made once; what a decision has come to so far is kept in the state.
export type Side = 0 | 1
export const PLAYER = 0
export const AI = 1
export const SIDES = [PLAYER, AI] as const
export const other = (side: Side): Side => (side === PLAYER ? AI : PLAYER)
export const SIDE_NAMES = ['player', 'ai'] as const
export type SideName = (typeof SIDE_NAMES)[number]

/**
 * The player's choices, card by card (R17): which card is played; the colonist of a Tribune; which colonist moves, and to which
 * line; where to build; goods or money of a Prefect; which goods are given up; what is traded; which card is bought; money or
 * colonists of a Colonist, and where they are placed.
 */
export type Decision =
  | 'card'
  | 'tribune'
  | 'move'
  | 'line'
  | 'build'
  | 'prefect'
  | 'give-up'
  | 'trade'
  | 'buy'
  | 'colonist'
  | 'place'

/** Where "done" is an answer. */
export type Ends = Exclude<Decision, 'card' | 'line' | 'prefect' | 'give-up'>
const HAS_END: Readonly<Record<Ends, true> & Record<Exclude<AskName, Ends>, false>> = {
  card: false,
  tribune: true,
  move: true,
  line: false,
  build: true,
  prefect: false,
  'give-up': false,
  trade: true,
  buy: true,
  colonist: true,
  place: true,
  ai: false,
  token: false,
  reveal: false,
  die: false,
}
export const hasEnd = (ask: AskName): ask is Ends => HAS_END[ask]

/** What chance decides (R16): the token of the next city, the next card of the display, a roll of the AI. */
type Event = 'token' | 'reveal' | 'die'

/** The AI has one ask: its turn (S5.1). */
export type AskName = Decision | 'ai' | Event

export interface Ask {
  readonly ask: AskName
}

export const ASKS: Readonly<Record<AskName, Ask>> = {
  card: { ask: 'card' },
  tribune: { ask: 'tribune' },
  move: { ask: 'move' },
  line: { ask: 'line' },
  build: { ask: 'build' },
  prefect: { ask: 'prefect' },
  'give-up': { ask: 'give-up' },
  trade: { ask: 'trade' },
  buy: { ask: 'buy' },
  colonist: { ask: 'colonist' },
  place: { ask: 'place' },
  ai: { ask: 'ai' },
  token: { ask: 'token' },
  reveal: { ask: 'reveal' },
  die: { ask: 'die' },
}
