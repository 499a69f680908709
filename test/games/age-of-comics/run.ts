// A scenario put to the game: a question to `answer`, or moves through the rules.
import type { Tracer } from '../../../src/kernel/contract.ts'
import { brokenLaw } from '../../../src/kernel/laws.ts'
import { ageOfComicsModule } from '../../../src/games/age-of-comics/module.ts'
import { answer } from '../../../src/games/age-of-comics/position/answer.ts'
import { type Answer, differences, type Scenario } from './world.ts'

const { game, position, laws, score } = ageOfComicsModule

export function run({ world, ask, play, expect }: Scenario, tracer: Tracer = {}): string[] {
  if (play === undefined) return differences(expect, answered(world, ask, expect, tracer))
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

/** The answer; besides, `values` of every entry of the trace, and the score `sheet` of the position where it is expected. */
function answered(world: Scenario['world'], ask: Scenario['ask'], expect: Answer, tracer: Tracer): object {
  const values: Readonly<Record<string, number>>[] = []
  const said = answer(world, ask, {
    entry: (entry) => {
      values.push(entry.values)
      tracer.entry?.(entry)
    },
    decided: (rung) => tracer.decided?.(rung),
  })
  return { ...said, values, ...('sheet' in expect ? { sheet: sheetOf(world) } : {}) }
}

/** The sources of your points, and how the game ends. */
function sheetOf(world: Scenario['world']): object {
  const { sides, outcome } = score(position.read(world))
  const yours = sides.find(({ seat }) => seat === 'you')
  return { sources: yours?.items.map(({ source, points }) => [source, points]), ...outcome }
}
