// A scenario put to the game, as the question it is.
import type { Tracer } from '../../../src/kernel/contract.ts'
import { answer } from '../../../src/games/terra-mystica/position/answer.ts'
import { differences, type Scenario } from './world.ts'

export const run = ({ world, ask, expect }: Scenario, tracer: Tracer = {}): string[] =>
  differences(expect, answer(world, ask, tracer))
