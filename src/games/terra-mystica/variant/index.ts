// What the opponents play by: their document, or a variant of it. Everything that depends on the document is made here, once per document.
import type { Choices } from '../../../kernel/variant.ts'
import { arrangeLadder } from '../../../variant/arrange.ts'
import { openTo, type Playable } from '../../../variant/open.ts'
import { isNearestFirst } from '../automa/ladders/hexes.ts'
import { inOrder, type Ladders, laddersOf } from '../automa/ladders/index.ts'
import { LEVELS_PART, type Scenario } from '../automa/levels.ts'
import { POWER_ACTIONS } from '../catalogue/index.ts'
import { OPTION, type Option } from '../moves.ts'
import type { State } from '../state.ts'
import { TESTS } from './conditions.ts'
import { type Ground, groundOf, POWER_DIE } from './ground.ts'
import { DIE, registryOf } from './registry.ts'
import { SETTINGS } from './settings.ts'

/** A document as set-up, the decisions for the opponents and the score read it. */
export interface Doc extends Ground, Ladders, Playable {
  /** Whether only the sets of hexes with the least distance can be chosen (S13). */
  readonly isNearestFirst: boolean
  /** What the die may show. */
  readonly rolls: readonly Option[]
}

const registry = registryOf(
  laddersOf(
    groundOf({
      settings: Object.fromEntries(SETTINGS.map(({ id, initial }) => [id, initial])),
      tables: { [POWER_DIE]: { die: POWER_ACTIONS.length, rows: DIE.initial } },
      levels: LEVELS_PART.initial,
      readings: [],
    }),
  ),
)

function make(choices: Choices): Doc {
  const ground = groundOf(choices)
  const plain = laddersOf(ground)
  // The same registry with the numbers of this document.
  const told = registryOf(plain)
  const ladders: Ladders = { ...plain, initialHexes: arrangeLadder(told, choices, plain.initialHexes, TESTS) }
  return {
    ...ground,
    ...ladders,
    choices,
    registry: told,
    ladders: inOrder(ladders),
    isNearestFirst: isNearestFirst(ladders.initialHexes),
    rolls: OPTION.die.slice(0, ground.faces.length),
  }
}

export const { docOf, variants } = openTo(registry, make)

/** The scenario of a game (S3). */
export const scenarioOf = (s: Pick<State, 'variant' | 'scenario'>): Scenario =>
  docOf(s.variant).scenarios.get(s.scenario) as Scenario
