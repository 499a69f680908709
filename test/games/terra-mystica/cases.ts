// The worked cases and scripted games of the specification, as scenarios.
import cases from './cases.json' with { type: 'json' }
import games from './games/cases.json' with { type: 'json' }
import type { Answer, Scenario } from './world.ts'

interface Case extends Pick<Scenario, 'ask' | 'expect' | 'why'> {
  readonly id: string
  readonly clauses: readonly string[]
  readonly position: Answer
}

interface Script {
  readonly id: string
  readonly position: Answer
  readonly actions: readonly Answer[]
  readonly states: readonly (readonly (number | string)[])[]
  readonly score: Answer
}

export const CASES: readonly Scenario[] = (cases as unknown as readonly Case[]).map(
  ({ id, clauses, position, ask, expect, why }) => ({
    says: `${clauses.join(' ')} ${id}`,
    world: position,
    ask,
    expect,
    why,
  }),
)

export const SCRIPTS: readonly Scenario[] = (games as unknown as readonly Script[]).map(
  ({ id, position, actions, states, score }) => ({
    says: id,
    world: position,
    ask: { kind: 'play', actions },
    expect: { states, score },
    why: 'A whole game, state by state.',
  }),
)
