// The brains that are checked in: each fits the measures of its game, is small, and plays better than what it replaced.
import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { toldOf } from '../coach/told.ts'
import { GAMES, manifestOf } from '../games/index.ts'
import { dice } from '../kernel/chance.ts'
import type { AnyModule } from '../kernel/contract.ts'
import { copy } from '../kernel/copy.ts'
import { fullOptions } from '../kernel/options.ts'
import { playOn } from '../kernel/play-on.ts'
import { LANGS } from '../kernel/text.ts'
import { playOut } from '../lab/run.ts'
import { playerOf, searching } from './index.ts'
import { marginOf } from './margin.ts'
import { grow, judge, openSearch } from './search/tree.ts'
import { sharpen } from './sharpen.ts'

const MOST_BYTES = 60_000

type Chosen = Readonly<Record<string, string>>

/** Your choices in the middles of some games, of the lab's random player unless another is named. */
function choicesIn(module: AnyModule, options: Chosen, games: number, name: 'random' | 'greedy' = 'random'): unknown[] {
  const player = playerOf(name)
  const found: unknown[] = []
  for (let seed = 0; seed < games; seed++)
    playOut(
      module,
      module.game.start(options),
      (of, state, moves, stream) => {
        if (moves.length > 1) found.push(copy(state))
        return player(of, state, moves, stream)
      },
      dice(seed),
    )
  return found
}

const sharp = async ({ load }: (typeof GAMES)[number]): Promise<AnyModule> =>
  sharpen<unknown, unknown, Chosen, AnyModule>(await load())

/** Whether a move wins, whatever chance brings before your next choice. */
const winsAfter = (module: AnyModule, state: unknown, move: unknown): boolean =>
  [1, 2, 3].every((seed) => {
    const next = copy(state)
    module.game.apply(next, move)
    playOn(module, next, {
      stream: dice(seed),
      choose: (_, moves) => (moves.length === 1 ? moves[0]?.move : undefined),
    })
    return module.game.step(next).kind === 'over' && module.score(next).outcome.winner === 'you'
  })

/** What a short search plays in the first few of the positions in which some moves are of a kind, and others are not. */
function played(module: AnyModule, positions: readonly unknown[], isSo: (state: unknown, move: unknown) => boolean) {
  const mixed = positions.filter((state) => {
    const moves = module.game.options(state)
    const count = moves.filter(({ move }) => isSo(state, move)).length
    return count > 0 && count < moves.length
  })
  return mixed.slice(0, 6).map((state) => isSo(state, short(module, state, module.game.options(state), dice(1))))
}

const short = searching({ playouts: 60 })

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
    const module = await sharp(manifest)
    const states = choicesIn(module, options, 2)
    expect(states.length).toBeGreaterThan(20)
    for (const state of states) {
      const value = module.eye?.value(state) ?? Number.NaN
      expect(Number.isFinite(value)).toBe(true)
      if (module.eye?.brain.unit === 'won') expect(value).toBeGreaterThanOrEqual(0)
      if (module.eye?.brain.unit === 'won') expect(value).toBeLessThanOrEqual(1)
    }
  })
})

test.each([
  ['duel', { level: 'base' }, 60],
  ['architects', { level: 'easy' }, 60],
] as const)('%s: no hint leaves the card that wins', async (id, chosenLevel, games) => {
  const module = await sharp(manifestOf(id))
  const positions = choicesIn(module, fullOptions(manifestOf(id).options, chosenLevel), games, 'greedy')
  const chosen = played(module, positions, (state, move) => winsAfter(module, state, move))
  expect(chosen.length).toBeGreaterThan(2)
  expect(chosen).not.toContain(false)
})

describe('Concordia', () => {
  const italia = fullOptions(manifestOf('concordia').options, { map: 'italia' })

  test('no hint spends a turn on nothing while there is something to do', async () => {
    const module = await sharp(manifestOf('concordia'))
    const chosen = played(module, choicesIn(module, italia, 1), (s, move) => module.idle?.(s, move) !== undefined)
    expect(chosen.length).toBe(6)
    expect(chosen).not.toContain(true)
  })

  test('in its last turn a search leaves no points that greedy would take', async () => {
    const module = await sharp(manifestOf('concordia'))
    const last = choicesIn(module, italia, 8, 'greedy').filter((state) => {
      const { final, asks } = state as { final: boolean; asks: readonly { ask: string }[] }
      return final && asks.at(-1)?.ask === 'card'
    })
    expect(last.length).toBeGreaterThan(2)
    const [search = 0, greedy = 0] = [searching({ playouts: 200 }), playerOf('greedy')].map((player) =>
      last.reduce<number>((sum, state) => {
        const table = copy(state)
        playOn(module, table, { stream: dice(1), choose: (s, moves) => player(module, s, moves, dice(1)) })
        return sum + marginOf(module.score(table))
      }, 0),
    )
    expect(search).toBeGreaterThanOrEqual(greedy)
  })

  test('the chance told falls in a game that is being lost', async () => {
    const module = await sharp(manifestOf('concordia'))
    const choices = choicesIn(module, italia, 1)
    const told = [choices[0], choices.at(-1)].map((state) => {
      const search = openSearch(module, state, dice(1))
      grow(search, 60)
      return toldOf(module, judge(search)[0]?.chance ?? Number.NaN, 'chance')
    })
    expect(told[1]).toBeLessThan(0.05)
    expect(told[0]).toBeGreaterThan(0.2)
  })
})
