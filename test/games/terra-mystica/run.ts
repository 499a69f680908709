// A scenario put to the game, as the question it is.
import type { PassedOver, Tracer } from '../../../src/kernel/contract.ts'
import { BadInput } from '../../../src/kernel/refusal.ts'
import { terraMysticaModule } from '../../../src/games/terra-mystica/module.ts'
import { answer } from '../../../src/games/terra-mystica/position/answer.ts'
import { besides, listener } from '../../fixtures/told.ts'
import { differences, type Scenario } from './world.ts'

export function run({ world, ask, expect }: Scenario, tracer: Tracer = {}): string[] {
  // Why the rungs that changed nothing did not.
  const whys: PassedOver['why'][] = []
  const heard = listener('terra-mystica', {
    ...tracer,
    passed(one) {
      whys.push(one.why)
      tracer.passed?.(one)
    },
  })
  try {
    const more = besides(terraMysticaModule, world, expect)
    // What is said of the position itself takes no question.
    const isBySelf = ask === undefined && Object.keys(more).length > 0
    const answered = isBySelf ? {} : answer(world, ask, heard.tracer)
    return differences(expect, { ...answered, ...heard.told, whys, ...more })
  } catch (error) {
    if ('refused' in expect && error instanceof BadInput) return differences(expect, { refused: error.code })
    throw error
  }
}
