// Ten thousand random games per level (or board, where a game has no levels) keep every law at every step. The other options take turns.
import { describe, expect, test } from 'vitest'
import { GAMES } from '../src/games/index.ts'
import { dice, pickWeighted } from '../src/kernel/chance.ts'
import type { AnyGameModule } from '../src/kernel/contract.ts'
import { fullOptions } from '../src/kernel/options.ts'
import { seedOf } from '../src/lab/run.ts'
import { mainOption } from './fixtures/main-option.ts'

/** How many games of each level (or map) are played; Age of Comics and Terra Mystica have the longest. */
const GAMES_PER_LEVEL: Readonly<Record<string, number>> = { 'age-of-comics': 5000, 'terra-mystica': 5000 }
const USUAL = 10_000

/** Plays one random game in place; what breaks is told with the game's number, so that it can be played again. */
function playLawfully(module: AnyGameModule, options: Readonly<Record<string, string>>, number: number): void {
  const stream = dice(seedOf('laws', number))
  const { game, automa, laws } = module
  const state = game.start(options)
  for (let moves = 0; moves < 5000; moves++) {
    for (const law of laws) {
      const broken = law.broken(state)
      if (broken !== undefined) throw new Error(`game ${number}, move ${moves}: ${law.id}: ${broken}`)
    }
    const step = game.step(state)
    if (step.kind === 'over') return
    const automaActs = step.kind === 'choice' && step.seat === 'automa'
    game.apply(state, automaActs ? automa.decide(state) : pickWeighted(game.options(state), stream).move)
  }
  throw new Error(`game ${number} does not end`)
}

describe.each(GAMES.map((manifest) => [manifest.id, manifest] as const))('%s', (_, manifest) => {
  const games = GAMES_PER_LEVEL[manifest.id] ?? USUAL
  const main = mainOption(manifest)
  const others = manifest.options.filter(({ id }) => id !== main.id)

  test.each(main.choices.map(({ id }) => id))(
    `${main.id} %s: ${games} random games keep every law`,
    async (choice) => {
      const module = await manifest.load()
      for (let number = 0; number < games; number++) {
        const rest = others.map(({ id, choices }) => [id, choices[number % choices.length]?.id ?? ''])
        playLawfully(module, fullOptions(manifest.options, { [main.id]: choice, ...Object.fromEntries(rest) }), number)
      }
      expect(module.laws.length).toBeGreaterThan(0)
    },
    600_000,
  )
})
