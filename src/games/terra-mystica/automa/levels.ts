// The scenarios (S3), how a variant may change them, and the other settings of a game (S2, S17 and the options of the rulings).
import { andList, counted, inEachLang, type Lang, type Phrase, type Text, type Unit } from '../../../kernel/text.ts'
import type { Item, LevelField, LevelsPart, LevelValues, Value } from '../../../kernel/variant.ts'

type Three = readonly [number, number, number]

export interface Scenario {
  readonly id: string
  readonly title: Text
  readonly about: Text
  /** Where the opponents' pawns stand on every cult (S10), whichever colour is where (S11), to the end (Q36); never on 10 (Q22). */
  readonly pawns: Three
  /** The opponents' connected territories (S27). */
  readonly networks: Three
  /** Power actions that cannot be chosen in a round (S19). */
  readonly blocked: number
}

const ABOUT: Phrase<[pawns: string, networks: string]> = {
  it: (pawns, networks) => `Avversari sui culti a ${pawns}; territori connessi ${networks}.`,
  en: (pawns, networks) => `Opponents on the cults at ${pawns}; networks of ${networks}.`,
}

const scenario = (id: string, it: string, en: string, pawns: Three, networks: Three, blocked: number): Scenario => ({
  id,
  title: { it, en },
  about: inEachLang((lang) => ABOUT[lang](pawns.join(', '), networks.join(', '))),
  pawns,
  networks,
  blocked,
})

/** The document's Medio is Intermedio (Q4). */
export const SCENARIOS: readonly Scenario[] = [
  scenario('easy', 'Facile', 'Easy', [3, 5, 7], [7, 9, 11], 2),
  scenario('medium', 'Intermedio', 'Medium', [4, 6, 8], [8, 10, 12], 3),
  scenario('hard', 'Difficile', 'Hard', [5, 7, 9], [9, 11, 13], 4),
]
export const USUAL = 'medium'

/** The three opponents, as authors name their values. */
const THREE: readonly Item[] = [
  { id: '1', title: { it: 'primo', en: 'first' } },
  { id: '2', title: { it: 'secondo', en: 'second' } },
  { id: '3', title: { it: 'terzo', en: 'third' } },
]
const byOpponent = (three: Three): Value => Object.fromEntries(THREE.map(({ id }, at) => [id, three[at] as number]))
function threeIn(value: Value | undefined): Three {
  const of = value as Readonly<Record<string, number>>
  return [of['1'] as number, of['2'] as number, of['3'] as number]
}

/** Never on 10: only one marker may stand there (R22.2, Q22). */
const HIGHEST_PAWN = 9
/** All structures of a player. */
const LARGEST_NETWORK = 17
const ALL_ACTIONS = 6

const three = (
  id: string,
  title: Text,
  [least, most]: readonly [number, number],
  words: Phrase<[list: string]>,
): LevelField => ({
  id,
  title,
  kind: { kind: 'record', keys: THREE, of: { kind: 'number', least, most } },
  says: (value) => inEachLang((lang) => words[lang](listed(threeIn(value), lang))),
})
const listed = (numbers: readonly number[], lang: Lang): string => andList(numbers.map(String), lang)

const BLOCKED: Unit = {
  one: { it: '# azione potere', en: '# power action' },
  other: { it: '# azioni potere', en: '# power actions' },
}
const BLOCKS: Phrase<[actions: string]> = {
  it: (actions) => `Se si tira il dado, copre ${actions} per turno.`,
  en: (actions) => `If the die is rolled, it blocks ${actions} a round.`,
}

export const LEVELS_PART: LevelsPart = {
  option: 'level',
  cite: 'S3',
  initial: SCENARIOS.map(({ id, title, about, pawns, networks, blocked }) => ({
    id,
    title,
    about,
    values: { pawns: byOpponent(pawns), networks: byOpponent(networks), blocked },
  })),
  fields: [
    three(
      'pawns',
      { it: 'pedine degli avversari su ogni culto', en: 'the opponents’ pawns on every cult' },
      [0, HIGHEST_PAWN],
      {
        it: (list) => `Avversari sui culti a ${list}.`,
        en: (list) => `Opponents on the cults at ${list}.`,
      },
    ),
    three(
      'networks',
      { it: 'territori connessi degli avversari', en: 'the opponents’ connected structures' },
      [1, LARGEST_NETWORK],
      {
        it: (list) => `Territori connessi: ${list}.`,
        en: (list) => `Networks of ${list}.`,
      },
    ),
    {
      id: 'blocked',
      title: { it: 'azioni potere coperte dal dado ogni turno', en: 'power actions the die blocks each round' },
      kind: { kind: 'number', least: 0, most: ALL_ACTIONS },
      says: (count) => inEachLang((lang) => BLOCKS[lang](counted(count as number, BLOCKED, lang))),
    },
  ],
}

/** A scenario of a variant as the rules read it. */
export const scenarioIn = ({ id, title, about, values }: LevelValues): Scenario => ({
  id,
  title,
  about,
  pawns: threeIn(values['pawns']),
  networks: threeIn(values['networks']),
  blocked: values['blocked'] as number,
})

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
/** Of each colour, as many as the box has (S9, Q15). */
export const OPPONENT_DWELLINGS = 8
export const OPPONENT_POSTS = 4
