import { describe, expect, test } from 'vitest'
import { pebbles, type State } from '../../test/fixtures/pebbles.ts'
import { pebblesModule } from '../../test/fixtures/pebbles-module.ts'
import { dice } from '../kernel/chance.ts'
import { PLAYERS, playerOf } from './index.ts'

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
  expect(() => playerOf('bob')).toThrow('there is no player "bob": say random or greedy')
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
