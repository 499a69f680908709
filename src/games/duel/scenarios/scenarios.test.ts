// Every scenario, put to the game.
import { describe, expect, test } from 'vitest'
import { duelModule } from '../module.ts'
import { SCENARIOS } from './all.ts'
import { differences, positionOf } from './world.ts'

describe.each(Object.entries(SCENARIOS))('%s', (_, scenarios) => {
  test.each(scenarios.map((scenario) => [scenario.says, scenario] as const))('%s', (_, scenario) => {
    const answer = duelModule.answer(positionOf(scenario, duelModule.answer), scenario.ask)
    expect(differences(scenario.expect, answer), scenario.why).toEqual([])
  })
})
