// Every scenario, put to the game.
import { describe, expect, test } from 'vitest'
import { SCENARIOS } from './all.ts'
import { run } from './run.ts'

describe.each(Object.entries(SCENARIOS))('%s', (_, scenarios) => {
  test.each(scenarios.map((scenario) => [scenario.says, scenario] as const))('%s', (_, scenario) => {
    expect(run(scenario), scenario.why).toEqual([])
  })
})
