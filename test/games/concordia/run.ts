// A scenario put to the game: a question to `answer`, or moves through the rules.
import type { Tracer } from '../../../src/kernel/contract.ts'
import { brokenLaw } from '../../../src/kernel/laws.ts'
import { specsFor } from '../../../src/kernel/options.ts'
import type { Text } from '../../../src/kernel/text.ts'
import { concordia } from '../../../src/games/concordia/manifest.ts'
import { concordiaModule } from '../../../src/games/concordia/module.ts'
import { answer } from '../../../src/games/concordia/position/answer.ts'
import type { State } from '../../../src/games/concordia/state.ts'
import { besides, listener } from '../../fixtures/told.ts'
import { differences, type Scenario } from './world.ts'

const { game, position, laws } = concordiaModule

/** The dice that a game by the variant of a position can be played with. */
function diceOf(world: Scenario['world']): readonly Text[] {
  const { variant } = position.read(world)
  const specs = specsFor(concordia.options, variant === '' ? {} : { variant })
  return specs.filter(({ id }) => id === 'dice').flatMap(({ choices }) => choices.map(({ title }) => title))
}

export function run({ world, ask, play, options, expect }: Scenario, tracer: Tracer = {}): string[] {
  if (play === undefined) {
    const heard = listener('concordia', tracer)
    const more = { ...besides(concordiaModule, world, expect), ...('dice' in expect && { dice: diceOf(world) }) }
    // What is said of the position itself takes no question.
    const answered = ask === undefined && Object.keys(more).length > 0 ? {} : answer(world, ask, heard.tracer)
    return differences(expect, { ...answered, ...heard.told, ...more })
  }
  const state = position.read(world)
  // A world may leave out what it is not about; what holds in it holds after every move.
  const held = laws.filter((law) => law.broken(state) === undefined)
  for (const line of play) {
    const option = game.options(state).find(({ move }) => game.key(move) === line)
    if (option === undefined) return [`"${line}" is not possible: ${keys(state).join(', ')}`]
    game.apply(state, option.move)
    const broken = brokenLaw(state, held)
    if (broken !== undefined) return [`after "${line}": ${broken}`]
  }
  const wrong = options === undefined ? [] : differences([...options].sort(), keys(state).sort(), 'options')
  return [...wrong, ...differences(expect, position.write(state))]
}

const keys = (state: State): string[] => game.options(state).map(({ move }) => game.key(move))
