import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Move, pebbles, type State } from '../../test/fixtures/pebbles.ts'
import { decide } from '../../test/fixtures/pebbles-automa.ts'
import { pebblesModule } from '../../test/fixtures/pebbles-module.ts'
import { GAMES, manifestOf } from '../games/index.ts'
import { dice } from '../kernel/chance.ts'
import { copy } from '../kernel/copy.ts'
import { readSave } from '../kernel/save.ts'
import { Table } from '../kernel/table.ts'
import { grow, openSearch } from '../players/search/tree.ts'
import { chanceOf } from './chance.ts'
import { advise } from './hint.ts'
import { review, type Review } from './review.ts'

const CORPUS = new URL('../../test/corpus/', import.meta.url)

/** The first finished game of that game in the corpus. */
async function finished(game: string) {
  const name = readdirSync(CORPUS).find((file) => file.startsWith(`${game}-`) && file.endsWith('-greedy.txt')) ?? ''
  const save = readSave(readFileSync(new URL(name, CORPUS), 'utf8'))
  return Table.open(await manifestOf(game).load(), save)
}

type AnyTable = Awaited<ReturnType<typeof finished>>

function reviewed({ module, setup, log }: AnyTable, playouts: number, seed = 1): Review {
  const moves = log.map(({ move }) => move)
  const steps = review(module, module.game.start(setup.options), moves, playouts, seed)
  let step = steps.next()
  for (; !step.done; step = steps.next()) expect(step.value.done).toBeLessThanOrEqual(step.value.of)
  return step.value
}

test('chances rise with the value, from nothing to certainty', () => {
  for (const playsOnBetter of [undefined, -0.5, 2]) {
    const chances = [0, 0.1, 0.3, 0.5, 0.8, 1].map((value) => chanceOf(value, playsOnBetter))
    expect(chances).toEqual([...chances].sort((a, b) => a - b))
    expect(new Set(chances).size).toBe(chances.length)
    expect([chances[0], chances.at(-1)]).toEqual([0, 1])
  }
})

test('the better one plays on, the better the chance; no better leaves the value as it is', () => {
  expect(chanceOf(0.3, 0)).toBeCloseTo(0.3, 12)
  expect(chanceOf(0.3, -1)).toBeLessThan(0.3)
  expect(chanceOf(0.3, 1)).toBeGreaterThan(0.3)
})

/** The chance of winning if you play on as well as can be, worked out over everything that can happen. */
function trueChance(s: State): number {
  const step = pebbles.step(s)
  if (step.kind === 'over') return { you: 1, shared: 0.5, none: 0.5, automa: 0 }[pebblesModule.score(s).outcome.winner]
  const after = (move: Move): number => {
    const next = copy(s)
    pebbles.apply(next, move)
    return trueChance(next)
  }
  const options = pebbles.options(s)
  if (step.kind === 'choice')
    return step.seat === 'automa' ? after(decide(s)) : Math.max(...options.map(({ move }) => after(move)))
  const total = options.reduce((sum, { weight }) => sum + weight, 0)
  return options.reduce((sum, { move, weight }) => sum + (weight / total) * after(move), 0)
}

test('the chance told goes by the true chance: what is certain is told as certain, and better positions as better', () => {
  const positions = Array.from({ length: 120 }, (_, seed): State => {
    const stream = dice(seed)
    const side = () => ({ pebbles: [stream.below(12)], luck: stream.below(4) })
    const table = [1 + stream.below(12), 1 + stream.below(12), 1 + stream.below(12)]
    return { ...pebbles.start({ level: 'easy' }), bag: [], table, you: side(), automa: side() }
  })
  const told = positions.map((state) => {
    const search = openSearch(pebblesModule, state, dice(9))
    grow(search, 200)
    return { truth: trueChance(state), told: advise(search, 1)[0]?.chance ?? Number.NaN }
  })
  const LOST = [0, 0.001] as const
  const WON = [0.999, 1.001] as const
  const among = (from: number, to: number) => told.filter(({ truth }) => truth >= from && truth <= to)
  for (const one of among(...LOST)) expect(one.told).toBeLessThan(0.1)
  for (const one of among(...WON)) expect(one.told).toBeGreaterThan(0.9)
  // Every kind is there, or the test would say nothing.
  for (const kind of [among(...LOST), among(0.05, 0.95), among(...WON)]) expect(kind.length).toBeGreaterThan(2)
  for (const low of told)
    for (const high of told) if (high.truth - low.truth > 0.4) expect(high.told).toBeGreaterThan(low.told)
})

describe.each(GAMES.map(({ id }) => id))('%s', (id) => {
  test('a hint tells the best options found so far, each of them an option', async () => {
    const table = await finished(id)
    const at = table.log.findIndex(({ seat }, index) => seat === 'you' && index > table.log.length / 2)
    table.goto(at)
    const search = openSearch(table.module, table.state, dice(5))
    grow(search, 60)
    const advice = advise(search)
    const keys = table.options.map(({ move }) => table.module.game.key(move))
    expect(advice.length).toBe(Math.min(3, keys.length))
    for (const { key, chance, points } of advice) {
      expect(keys).toContain(key)
      expect((chance === undefined) !== (points === undefined)).toBe(true)
    }
  })

  test('a review looks at every choice, adds up, and is stable under its seed', async () => {
    const table = await finished(id)
    const result = reviewed(table, 4)
    expect(reviewed(table, 4)).toEqual(result)
    expect(result.moments.length).toBeGreaterThan(5)
    for (const { at, cost, better, key } of result.moments) {
      expect(table.log[at]?.seat).toBe('you')
      expect(cost).toBeGreaterThanOrEqual(0)
      expect(better.map((one) => one.key)).not.toContain(key)
    }
    // From the first choice to the end: what luck gave and choices cost is the whole way.
    const first = result.moments[0]?.best ?? 0
    expect(first + result.luck - result.cost).toBeCloseTo(result.end, 6)
  })
})
