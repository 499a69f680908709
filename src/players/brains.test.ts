// The brains that are checked in: each fits the measures of its game, is small, and plays better than what it replaced.
import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../games/index.ts'
import { dice } from '../kernel/chance.ts'
import type { AnyModule } from '../kernel/contract.ts'
import { copy } from '../kernel/copy.ts'
import { LANGS } from '../kernel/text.ts'
import { playOut } from '../lab/run.ts'
import { playerOf } from './index.ts'
import { grow, judge, openSearch } from './search/tree.ts'
import { sharpen } from './sharpen.ts'

const MOST_BYTES = 60_000

/** Your choices in the middles of some random games. */
function choicesIn(module: AnyModule, options: Readonly<Record<string, string>>, games: number): unknown[] {
  const random = playerOf('random')
  const found: unknown[] = []
  for (let seed = 0; seed < games; seed++)
    playOut(
      module,
      module.game.start(options),
      (of, state, moves, stream) => {
        if (moves.length > 1) found.push(copy(state))
        return random(of, state, moves, stream)
      },
      dice(seed),
    )
  return found
}

const fileOf = (id: string): URL => new URL(`../games/${id}/brain.json`, import.meta.url)
const LEARNT = GAMES.filter(({ id }) => existsSync(fileOf(id)))

describe.each(LEARNT.map((manifest) => [manifest.id, manifest] as const))('%s', (id, manifest) => {
  const options = Object.fromEntries(manifest.options.map((spec) => [spec.id, spec.initial]))

  test('its brain looks at the measures the game declares, in their order, and says how it was made', async () => {
    const module = await manifest.load()
    const [measures = [], brain] = await Promise.all([module.measures?.(), module.brain?.()])
    expect(brain?.game).toBe(id)
    expect(brain?.features).toEqual(measures.map((one) => one.id))
    expect(new Set(brain?.features).size).toBe(measures.length)
    expect(brain?.made).toMatch(new RegExp(`^npm run train -- ${id} --seed `))
    for (const { text } of measures) for (const lang of LANGS) expect(text[lang]).not.toBe('')
  })

  test('its brain is at most 60 kB compressed', () => {
    const file = readFileSync(fileOf(id))
    expect(gzipSync(file).length).toBeLessThan(MOST_BYTES)
  })

  test('values are finite and within their range, in all of a random game', async () => {
    const module = await sharpen<unknown, unknown, Readonly<Record<string, string>>, AnyModule>(await manifest.load())
    const states = choicesIn(module, options, 2)
    expect(states.length).toBeGreaterThan(20)
    for (const state of states) {
      const value = module.eye?.value(state) ?? Number.NaN
      expect(Number.isFinite(value)).toBe(true)
      if (module.eye?.brain.unit === 'won') expect(value).toBeGreaterThanOrEqual(0)
      if (module.eye?.brain.unit === 'won') expect(value).toBeLessThanOrEqual(1)
    }
  })

  test('a search takes a victory that is there', async () => {
    const module = await sharpen<unknown, unknown, Readonly<Record<string, string>>, AnyModule>(await manifest.load())
    const { game } = module
    const wins = (state: unknown, move: unknown): boolean => {
      const next = copy(state)
      game.apply(next, move)
      return game.step(next).kind === 'over' && module.score(next).outcome.winner === 'you'
    }
    const won = choicesIn(module, options, 12).filter((state) => {
      const moves = game.options(state)
      const winning = moves.filter(({ move }) => wins(state, move)).length
      return winning > 0 && winning < moves.length
    })
    for (const state of won.slice(0, 6)) {
      const search = openSearch(module, state, dice(1))
      grow(search, 60)
      expect(wins(state, judge(search)[0]?.move)).toBe(true)
    }
  })
})
