import { describe, expect, test } from 'vitest'
import { pebbles, type State } from '../../test/fixtures/pebbles.ts'
import { pebblesModule } from '../../test/fixtures/pebbles-module.ts'
import { dice } from '../kernel/chance.ts'
import { PLAYERS, playerOf, searching } from './index.ts'
import { grow, judge, openSearch } from './search/tree.ts'

const state = (more: Partial<State> = {}): State => ({
  ...pebbles.start({ level: 'easy' }),
  bag: [],
  table: [2, 9, 5],
  ...more,
})
const choose = (name: string, s: State, seed: number, module = pebblesModule) =>
  pebbles.key(playerOf(name)(module, s, pebbles.options(s), dice(seed)))
const choices = (name: string, s: State, module = pebblesModule) =>
  new Set(Array.from({ length: 60 }, (_, seed) => choose(name, s, seed, module)))

test.each(PLAYERS)('%s picks a listed option, leaves the state alone and is fixed by its seed', (name) => {
  const s = Object.freeze(state())
  const before = JSON.stringify(s)
  expect(pebbles.options(s).map(({ move }) => pebbles.key(move))).toContain(choose(name, s, 4))
  expect(choose(name, s, 4)).toBe(choose(name, s, 4))
  expect(JSON.stringify(s)).toBe(before)
})

test('an unknown player is refused with the known ones', () => {
  expect(() => playerOf('bob')).toThrow('there is no player "bob": say random, greedy, or search')
})

test('random comes to every option', () => {
  expect(choices('random', state()).size).toBe(6)
})

describe('greedy', () => {
  test('takes what brings the best margin at once', () => {
    expect([...choices('greedy', state())]).toEqual(['take 9'])
  })

  test('breaks ties by the stream', () => {
    expect([...choices('greedy', state({ table: [1] }))].sort()).toEqual(['leave 1', 'take 1'])
  })

  test('goes by the outlook where a game has one', () => {
    const modest = { ...pebblesModule, outlook: (s: State) => -s.you.pebbles.length }
    expect([...choices('greedy', state(), modest)].every((key) => key.startsWith('leave'))).toBe(true)
  })

  test('goes by the outlook to the end where nobody wins', () => {
    const alone: typeof pebblesModule = {
      ...pebblesModule,
      score: (s) => ({ ...pebblesModule.score(s), outcome: { winner: 'none', by: 'score', text: { it: '', en: '' } } }),
      outlook: (s: State) => -s.you.pebbles.length,
    }
    const last = state({ table: [9], you: { pebbles: [], luck: 0 }, automa: { pebbles: [4], luck: 0 } })
    expect([...choices('greedy', last, alone)]).toEqual(['leave 9'])
  })

  test('takes a victory before any outlook', () => {
    const blind = { ...pebblesModule, outlook: () => 1e6 }
    expect([
      ...choices(
        'greedy',
        state({ table: [9], you: { pebbles: [], luck: 0 }, automa: { pebbles: [4], luck: 0 } }),
        blind,
      ),
    ]).toEqual(['take 9'])
  })
})

describe('search', () => {
  const best = (s: State, playouts: number) => {
    const search = openSearch(pebblesModule, s, dice(7))
    grow(search, playouts)
    return judge(search)
  }

  test('takes a victory that is there', () => {
    const s = state({ table: [9], you: { pebbles: [], luck: 0 }, automa: { pebbles: [4], luck: 0 } })
    expect(best(s, 60)[0]?.key).toBe('take 9')
  })

  test('judges every option of the root, best first, and spends the playouts it is given', () => {
    const judged = best(state(), 120)
    expect(judged.map(({ key }) => key).sort()).toEqual(
      pebbles
        .options(state())
        .map(({ move }) => pebbles.key(move))
        .sort(),
    )
    expect(judged.reduce((sum, { playouts }) => sum + playouts, 0)).toBe(120)
    const tries = judged.map(({ playouts }) => playouts)
    expect(tries).toEqual([...tries].sort((a, b) => b - a))
    for (const { value } of judged) expect(value).toBeGreaterThanOrEqual(0)
  })

  test('can be taken further, to what it would have been at once', () => {
    const search = openSearch(pebblesModule, state(), dice(7))
    for (let n = 0; n < 6; n++) grow(search, 20)
    expect(judge(search)).toEqual(best(state(), 120))
  })

  test('stops when told to, and when the clock has gone on far enough', () => {
    const search = openSearch(pebblesModule, state(), dice(7))
    let asked = 0
    grow(search, 1000, () => ++asked > 10)
    expect(search.tree.visits).toBe(10)
    let clock = 0
    const player = searching({ milliseconds: 30, now: () => clock++ })
    player(pebblesModule, state(), pebbles.options(state()), dice(1))
    expect(clock).toBe(31)
  })

  test('where there is only a score it plays for points', () => {
    const alone: typeof pebblesModule = {
      ...pebblesModule,
      score(s) {
        const sheet = pebblesModule.score(s)
        return { ...sheet, sides: sheet.sides.filter(({ seat }) => seat === 'you') }
      },
    }
    const search = openSearch(alone, state(), dice(3))
    grow(search, 200)
    expect(judge(search)[0]?.key).toBe('take 9')
  })
})
