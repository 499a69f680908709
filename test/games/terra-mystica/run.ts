// A scenario put to the game, as the question it is.
import type { Tracer } from '../../../src/kernel/contract.ts'
import { terraMysticaModule } from '../../../src/games/terra-mystica/module.ts'
import { answer } from '../../../src/games/terra-mystica/position/answer.ts'
import { besides, listener } from '../../fixtures/told.ts'
import { differences, type Scenario } from './world.ts'

export function run({ world, ask, expect }: Scenario, tracer: Tracer = {}): string[] {
  const heard = listener('terra-mystica', tracer)
  const more = besides(terraMysticaModule, world, expect)
  // What is said of the position itself takes no question.
  const answered = ask === undefined && Object.keys(more).length > 0 ? {} : answer(world, ask, heard.tracer)
  return differences(expect, { ...answered, ...heard.told, ...more })
}
