import { expect, test } from 'vitest'
import { dice } from './chance.ts'
import { bestOf, draw } from './policy.ts'

interface Purse {
  coins: number
}
const pay = (s: Purse, move: number) => {
  s.coins += move
}
const options = [1, 5, 3].map((move) => ({ move, weight: 1 }))
const chosen = (count: number) =>
  Array.from({ length: 200 }, (_, seed) =>
    bestOf<Purse, number>(count, pay, ({ coins }) => coins)({ coins: 0 }, options, dice(seed)),
  )
const share = (moves: readonly number[], move: number) => moves.filter((one) => one === move).length / moves.length

test('one draw takes anything, more draws the best more often, never always', () => {
  expect(new Set(chosen(1))).toEqual(new Set([1, 3, 5]))
  const best = [1, 2, 4].map((count) => share(chosen(count), 5))
  expect(best).toEqual([...best].sort((a, b) => a - b))
  expect(best[2]).toBeGreaterThan(0.6)
  expect(best[2]).toBeLessThan(1)
})

test('a choice leaves the state alone and is fixed by its seed', () => {
  const purse = Object.freeze({ coins: 2 })
  const policy = bestOf<Purse, number>(3, pay, ({ coins }) => coins)
  expect(policy(purse, options, dice(9))).toBe(policy(purse, options, dice(9)))
  expect(purse).toEqual({ coins: 2 })
})

test('a draw comes to every option', () => {
  expect(new Set(Array.from({ length: 60 }, (_, seed) => draw(options, dice(seed))))).toEqual(new Set([1, 3, 5]))
})
