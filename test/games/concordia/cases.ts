// The worked cases of the specification, as scenarios.
import cases from './cases.json' with { type: 'json' }
import type { Scenario } from './world.ts'

interface Case extends Pick<Scenario, 'ask' | 'expect' | 'why'> {
  readonly id: string
  readonly clauses: readonly string[]
  readonly position: Scenario['world']
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
