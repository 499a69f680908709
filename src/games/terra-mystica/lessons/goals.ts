// What lessons of Terra Mystica ask for: small predicates over a move; and the tables they begin at.
import type { Json } from '../../../kernel/contract.ts'
import type { Goal, Lesson } from '../../../kernel/lesson.ts'
import type { Consequence } from '../consequences/records.ts'
import { key, type Move } from '../moves.ts'
import { type State, topAsk } from '../state.ts'

type TerraGoal = Goal<State, Move, Consequence>
export type TerraLesson = Lesson<State, Move, Consequence>

/** The move is of this kind. */
export const does =
  (kind: Move['do']): TerraGoal =>
  ({ move }) =>
    move.do === kind

/** The move is one of these. */
export const plays =
  (...keys: readonly string[]): TerraGoal =>
  ({ move }) =>
    keys.includes(key(move))

/** It makes an opponent build next to you, so that power is offered (R19.1). */
export const offersPower: TerraGoal = ({ move, after }) =>
  (move.do === 'add' || move.do === 'evolve') && topAsk(after)?.ask === 'offer'

/** A new game in which everything is chosen. */
export const NEW_GAME: Readonly<Record<string, string>> = {
  level: 'easy',
  style: 'deliberate',
  bonus: 'chosen',
  ties: 'choice',
}

/** What is chosen in it before the starting dwellings. */
export const PICKED: readonly string[] = [
  'faction witches',
  'third red',
  'scoring scoring-dwelling-water',
  'scoring scoring-trading-post-air',
  'scoring scoring-town',
  'scoring scoring-stronghold-fire',
  'scoring scoring-dwelling-fire',
  'scoring scoring-trading-post-water',
  'tile bonus-spade',
  'tile bonus-coins',
  'tile bonus-priest',
  'tile bonus-cult',
]

/** The Witches on A10 and G3 among blue, gray and red (S16), unless the lesson says otherwise. */
export const at = ({ player = {}, ...position }: { readonly [field: string]: Json }): Json => ({
  scenario: 'easy',
  round: 1,
  scoringTiles: [
    'scoring-dwelling-water',
    'scoring-trading-post-air',
    'scoring-town',
    'scoring-stronghold-fire',
    'scoring-dwelling-fire',
    'scoring-trading-post-water',
  ],
  bonusTiles: { 'bonus-coins': 1, 'bonus-priest': 1, 'bonus-cult': 1 },
  opponents: [
    { colour: 'blue', structures: { A11: 'dwelling', H4: 'dwelling' } },
    { colour: 'gray', structures: { C5: 'dwelling', I9: 'dwelling' } },
    { colour: 'red', structures: { A9: 'dwelling', G2: 'dwelling' } },
  ],
  ...position,
  player: {
    faction: 'witches',
    bonusTile: 'bonus-spade',
    structures: { A10: 'dwelling', G3: 'dwelling' },
    ...(player as { readonly [field: string]: Json }),
  },
})
