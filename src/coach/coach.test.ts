import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { GAMES, manifestOf } from '../games/index.ts'
import { dice } from '../kernel/chance.ts'
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
  const chances = [0, 0.1, 0.3, 0.5, 0.8, 1].map(chanceOf)
  expect(chances).toEqual([...chances].sort((a, b) => a - b))
  expect([chances[0], chances.at(-1)]).toEqual([0, 1])
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

  test('a review looks at every choice, adds up, and is stable under its seed', { timeout: 120_000 }, async () => {
    const table = await finished(id)
    const result = reviewed(table, 12)
    expect(reviewed(table, 12)).toEqual(result)
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
