// A scenario put to the game: a question to `answer`, or moves through the rules.
import type { Tracer } from '../../../src/kernel/contract.ts'
import { brokenLaw } from '../../../src/kernel/laws.ts'
import { ageOfComicsModule } from '../../../src/games/age-of-comics/module.ts'
import { answer } from '../../../src/games/age-of-comics/position/answer.ts'
import { besides, listener } from '../../fixtures/told.ts'
import { differences, type Scenario } from './world.ts'

const { game, position, laws } = ageOfComicsModule

export function run({ world, ask, play, expect }: Scenario, tracer: Tracer = {}): string[] {
  if (play === undefined) {
    const heard = listener('age-of-comics', tracer)
    const more = besides(ageOfComicsModule, world, expect)
    // What is said of the position itself takes no question.
    const answered = ask === undefined && Object.keys(more).length > 0 ? {} : answer(world, ask, heard.tracer)
    return differences(expect, { ...answered, ...heard.told, ...more })
  }
  const state = position.read(world)
  for (const line of play) {
    const keys = game.options(state).map(({ move }) => game.key(move))
    const option = game.options(state)[keys.indexOf(line)]
    if (option === undefined) return [`"${line}" is not possible: ${keys.join(', ')}`]
    game.apply(state, option.move)
    const broken = brokenLaw(state, laws)
    if (broken !== undefined) return [`after "${line}": ${broken}`]
  }
  const legal = game.options(state).map(({ move }) => game.key(move))
  return differences(expect, { ...(position.write(state) as object), legal })
}
