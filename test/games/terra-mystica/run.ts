// A scenario put to the game, as the question it is.
import type { Tracer } from '../../../src/kernel/contract.ts'
import { terraMysticaModule } from '../../../src/games/terra-mystica/module.ts'
import { answer } from '../../../src/games/terra-mystica/position/answer.ts'
import { besides, listener } from '../../fixtures/told.ts'
import { differences, type Scenario } from './world.ts'

export function run({ world, ask, expect }: Scenario, tracer: Tracer = {}): string[] {
  const heard = listener('terra-mystica', tracer)
  const answered = answer(world, ask, heard.tracer)
  return differences(expect, { ...answered, ...heard.told, ...besides(terraMysticaModule, world, expect) })
}
