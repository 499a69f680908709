// The three scenarios and the other settings of a game (S2, S3, S17 and the options of the rulings).
import type { Text } from '../../../kernel/text.ts'

export interface Scenario {
  readonly id: string
  readonly title: Text
  /** Where the opponents' pawns stand on every cult (S10), whichever colour is where (S11), to the end (Q36); never on 10 (Q22). */
  readonly pawns: readonly [number, number, number]
  /** The opponents' connected territories (S27). */
  readonly networks: readonly [number, number, number]
  /** Power actions that cannot be chosen in a round (S19). */
  readonly blocked: number
}

const scenario = <const T extends string>(
  id: T,
  it: string,
  en: string,
  pawns: Scenario['pawns'],
  networks: Scenario['networks'],
  blocked: number,
) => ({ id, title: { it, en }, pawns, networks, blocked })

/** The document's Medio is Intermedio (Q4). */
export const SCENARIOS = [
  scenario('easy', 'Facile', 'Easy', [3, 5, 7], [7, 9, 11], 2),
  scenario('medium', 'Intermedio', 'Medium', [4, 6, 8], [8, 10, 12], 3),
  scenario('hard', 'Difficile', 'Hard', [5, 7, 9], [9, 11, 13], 4),
] as const
export type ScenarioId = (typeof SCENARIOS)[number]['id']
export const scenarioOf = (id: ScenarioId): Scenario => SCENARIOS.find((each) => each.id === id) as Scenario

export const STYLES = ['random', 'deliberate'] as const
export type StyleId = (typeof STYLES)[number]
export const POWER_MODES = ['all-available', 'blocked-each-round', 'blocked-predetermined'] as const
export type PowerModeId = (typeof POWER_MODES)[number]
export const BONUS_MODES = ['drawn', 'chosen'] as const
export type BonusModeId = (typeof BONUS_MODES)[number]
export const TIE_MODES = ['random', 'choice'] as const
export type TieModeId = (typeof TIE_MODES)[number]
export const LIMITS = ['round', 'game'] as const
export type LimitId = (typeof LIMITS)[number]
export const REACTIONS = ['power', 'cult-step', 'none'] as const
export type ReactionId = (typeof REACTIONS)[number]

export const OPPONENTS = 3
/** S9, Q15 */
export const OPPONENT_DWELLINGS = 8
export const OPPONENT_POSTS = 4
