// The state of a referee game: the table of a game that is only set up, and what was told about the real one.
import { TALLIES, type TallyId } from './tallies.ts'
import { start as startWhole } from '../start.ts'
import type { Options, State } from '../state.ts'

export interface RefereeState extends State {
  /** What was told at the end, in the order of `TALLIES`. */
  told: number[]
}

/** Tiles, goods and actions are the real table's: only what concerns the opponents is asked for. */
const NOT_ASKED: ReadonlySet<string> = new Set(['scoring', 'draw-scoring', 'tile', 'draw-tile', 'bonus'])

export function start(options: Options): RefereeState {
  const s: RefereeState = { ...startWhole(options), told: [] }
  s.asks = s.asks.filter(({ ask }) => !NOT_ASKED.has(ask))
  return s
}

export const isRefereed = (s: State): s is RefereeState => 'told' in s

/** What was told; undefined before that. */
export const toldOf = ({ told }: RefereeState, id: TallyId): number | undefined =>
  told[TALLIES.findIndex((one) => one.id === id)]
