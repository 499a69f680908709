// A scenario put to the game, as the question it is.
import { duelModule } from '../../../src/games/duel/module.ts'
import { differences, positionOf, type Scenario } from './world.ts'

export const run = (scenario: Scenario): string[] =>
  differences(scenario.expect, duelModule.answer(positionOf(scenario, duelModule.answer), scenario.ask))
