// What set-up, the opponents' ladders and the score read of a document: numbers, faces and scenarios, as fast as constants.
import { refusal } from '../../../kernel/refusal.ts'
import type { Text } from '../../../kernel/text.ts'
import type { Choices, TableChoice } from '../../../kernel/variant.ts'
import { type Scenario, scenarioIn } from '../automa/levels.ts'
import { type PowerId, type PowerNo, powerNo } from '../catalogue/index.ts'
import { YOURS } from './settings.ts'

export interface Ground {
  /** Distances on the wheel of the first two opponents and of the third (S7). */
  readonly twoAt: number
  readonly thirdAt: number
  /** Pieces of each colour (S9, Q15). */
  readonly dwellings: number
  readonly posts: number
  /** Starting dwellings of each colour, by the number of the player's own (S13). */
  readonly starting: readonly number[]
  /** The power action of every face of the die, from face 1 (S20). */
  readonly faces: readonly PowerNo[]
  readonly scenarios: ReadonlyMap<string, Scenario>
  readonly readings: Readings
}

/** Other readings of the document, each off by default. */
export interface Readings {
  readonly chooseThirdColour: boolean
}

/** The table of the die, by its name in a variant. */
export const POWER_DIE = 'power-die'

const sameDistance = refusal<{ readonly at: number }>('terra-mystica.same-distance', {
  it: ({ at }) => `a ${at} vanghe ci sono solo due colori, e li prendono già i primi due avversari`,
  en: ({ at }) => `only two colours are ${at} spades away, and the first two opponents take both`,
})
const moreThanSupply = refusal<{ readonly count: number; readonly supply: number }>('terra-mystica.starting-supply', {
  it: ({ count, supply }) => `${count} abitazioni iniziali sono più delle ${supply} di ogni colore`,
  en: ({ count, supply }) => `${count} starting dwellings are more than the ${supply} of each colour`,
})
const notRising = refusal<{ readonly numbers: readonly number[] }>('terra-mystica.not-rising', {
  it: ({ numbers }) => `i tre valori devono crescere: ${numbers.join(', ')} non crescono`,
  en: ({ numbers }) => `the three values have to rise, and ${numbers.join(', ')} do not`,
})
const tooManyBlocked = refusal<{ readonly title: Text; readonly blocked: number; readonly named: number }>(
  'terra-mystica.too-many-blocked',
  {
    it: ({ title, blocked, named }) =>
      `nello scenario ${title.it} vanno coperte ${blocked} azioni potere diverse, e il dado ne indica ${named}`,
    en: ({ title, blocked, named }) =>
      `the scenario ${title.en} blocks ${blocked} different power actions, and the die names ${named}`,
  },
)

/** The choices have been checked against the registry; values that do not fit each other are refused here. */
export function groundOf({
  settings,
  tables,
  levels,
  readings,
}: Pick<Choices, 'settings' | 'tables' | 'levels' | 'readings'>): Ground {
  const number = (id: string) => settings[id] as number
  const [twoAt, thirdAt, dwellings] = [number('two-at'), number('third-at'), number('dwellings')]
  if (twoAt === thirdAt) throw sameDistance({ at: twoAt }, ['settings', 'third-at'])
  const byYours = settings['starting-dwellings'] as Readonly<Record<string, number>>
  const starting = [0, ...YOURS.map((yours) => byYours[yours] as number)]
  const most = Math.max(...starting)
  if (most > dwellings) throw moreThanSupply({ count: most, supply: dwellings }, ['settings', 'dwellings'])
  const faces = facesOf(tables[POWER_DIE] as TableChoice)
  const scenarios = new Map(levels.map((level) => [level.id, scenarioIn(level)]))
  for (const scenario of scenarios.values()) checkScenario(scenario, new Set(faces).size)
  return {
    twoAt,
    thirdAt,
    dwellings,
    posts: number('trading-posts'),
    starting,
    faces,
    scenarios,
    readings: { chooseThirdColour: readings.includes('choose-third-colour') },
  }
}

/** Every face has a row. */
function facesOf({ die, rows }: TableChoice): readonly PowerNo[] {
  const found = new Array<PowerNo>(die).fill(0)
  for (const { faces, row } of rows) for (const face of faces) found[face - 1] = powerNo(row as PowerId)
  return found
}

/** S10, S27: a lowest, a middle and a highest opponent. Q11: the die can come to an end. */
function checkScenario({ id, title, pawns, networks, blocked }: Scenario, named: number): void {
  for (const [field, numbers] of Object.entries({ pawns, networks }))
    if (numbers[0] >= numbers[1] || numbers[1] >= numbers[2]) throw notRising({ numbers }, ['levels', id, field])
  if (blocked > named) throw tooManyBlocked({ title, blocked, named }, ['levels', id, 'blocked'])
}
