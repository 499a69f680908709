// A scenario put to the game: a question to `answer`, or moves through the rules.
import type { Tracer } from '../../../src/kernel/contract.ts'
import { brokenLaw } from '../../../src/kernel/laws.ts'
import { architectsModule } from '../../../src/games/architects/module.ts'
import { docOf } from '../../../src/games/architects/variant/index.ts'
import { answer } from '../../../src/games/architects/position/answer.ts'
import { besides, listener } from '../../fixtures/told.ts'
import { differences, type Scenario } from './world.ts'

const { game, position } = architectsModule

/** The levels that an author has added to those of the document: the name of each, and its description. */
const levelsOf = (world: Scenario['world']) =>
  docOf(position.read(world).variant)
    .choices.levels.filter(({ id }) => !docOf('').choices.levels.some((level) => level.id === id))
    .map(({ title, about }) => [title.en, about.en, about.it])

export function run({ world, ask, play, expect }: Scenario, tracer: Tracer = {}): string[] {
  if (play === undefined) {
    const heard = listener('architects', tracer)
    const more = {
      ...besides(architectsModule, world, expect),
      ...('levels' in expect && { levels: levelsOf(world) }),
    }
    // What is said of the position itself takes no question.
    const answered = ask === undefined && Object.keys(more).length > 0 ? {} : answer(world, ask, heard.tracer)
    return differences(expect, { ...answered, ...heard.told, ...more })
  }
  const state = position.read(world)
  for (const line of play) {
    const option = game.options(state).find(({ move }) => game.key(move) === line)
    if (option === undefined)
      return [
        `"${line}" is not possible: ${game
          .options(state)
          .map(({ move }) => game.key(move))
          .join(', ')}`,
      ]
    game.apply(state, option.move)
    const broken = brokenLaw(state, architectsModule.laws)
    if (broken !== undefined) return [`after "${line}": ${broken}`]
  }
  return differences(expect, position.write(state))
}
