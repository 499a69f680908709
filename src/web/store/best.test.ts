import { expect, test } from 'vitest'
import { bestsOf, countScore, isFirst } from './best.ts'

function memory(first?: string) {
  const kept = new Map<string, string>(first === undefined ? [] : [['solotavolo.best.tm', first]])
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  }
}
const record = (category: string, points: number) => ({ category, text: { it: category, en: category }, points })
const played = (when: number) => ({ by: `game ${when}`, when })

test('stores the highest of each category and returns the previous best', () => {
  const storage = memory()
  expect(countScore('tm', record('easy', 90), played(1), storage)).toBeUndefined()
  expect(countScore('tm', record('hard', 70), played(2), storage)).toBeUndefined()
  expect(countScore('tm', record('easy', 80), played(3), storage)).toBe(90)
  expect(countScore('tm', record('easy', 101), played(4), storage)).toBe(90)
  // Counted again, the game is still better than the record before it.
  expect(countScore('tm', record('easy', 101), played(4), storage)).toBe(90)
  expect(bestsOf('tm', storage).map(({ category, points }) => [category, points])).toEqual([
    ['easy', 101],
    ['hard', 70],
  ])
})

test('the only result of a category is a first one, a record needs another game', () => {
  const storage = memory()
  const first = () => bestsOf('tm', storage).map(isFirst)
  countScore('tm', record('easy', 41), played(1), storage)
  // Looking at it again does not count twice.
  countScore('tm', record('easy', 41), played(1), storage)
  expect(first()).toEqual([true])
  countScore('tm', record('easy', 30), played(2), storage)
  expect(first()).toEqual([false])
  expect(bestsOf('tm', storage)[0]).toMatchObject({ points: 41, by: 'game 1' })
  countScore('tm', record('hard', 20), played(3), storage)
  countScore('tm', record('hard', 25), played(4), storage)
  expect(first()).toEqual([false, false])
})

test('damaged or forbidden storage counts as empty', () => {
  expect(bestsOf('tm', memory('{nonsense'))).toEqual([])
  expect(bestsOf('tm', memory('[{"points":"many"}]'))).toEqual([])
  expect(bestsOf('tm', memory('[null, {"category":"easy","points":1e999,"text":{"it":"a","en":"a"}}]'))).toEqual([])
  expect(bestsOf('tm', memory('[{"category":"easy","points":7,"text":{"en":"a"}}]'))).toEqual([])
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(countScore('tm', record('easy', 90), played(1), full)).toBeUndefined()
})

test('one odd entry does not affect others, and is still there after the next game', () => {
  const storage = memory(
    '[{"points":"many"},{"category":"easy","points":90,"text":{"it":"a","en":"a"}},{"category":"easy","points":70,"text":{"it":"a","en":"a"}}]',
  )
  expect(bestsOf('tm', storage).map(({ points }) => points)).toEqual([90])
  countScore('tm', record('hard', 80), played(1), storage)
  expect(bestsOf('tm', storage).map(({ points }) => points)).toEqual([90, 80])
  expect(storage.getItem('solotavolo.best.tm')).toContain('{"points":"many"}')
})
