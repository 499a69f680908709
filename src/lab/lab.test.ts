import { describe, expect, test } from 'vitest'
import { pebblesModule } from '../../test/fixtures/pebbles-module.ts'
import { playerOf } from '../players/index.ts'
import { wilson } from './interval.ts'
import { printReport, report } from './report.ts'
import { playGame, seedOf } from './run.ts'
import { simulate } from './simulate.ts'
import { add, deviation, mean, tally } from './tally.ts'

const setting = (player = 'random', seed = '1', level = 'hard') => ({
  module: pebblesModule,
  options: { level },
  player: playerOf(player),
  seed,
})

describe('one game', () => {
  test('is the same in any batch: its number and the base seed fix it', () => {
    const forward = [0, 1, 2, 3].map((index) => playGame(setting(), index))
    const backward = [3, 2, 1, 0].map((index) => playGame(setting(), index)).reverse()
    expect(backward).toEqual(forward)
  })

  test('has a seed of its own', () => {
    const seeds = new Set(Array.from({ length: 5000 }, (_, index) => seedOf('1', index)))
    expect(seeds.size).toBe(5000)
    expect(seedOf('2', 0)).not.toBe(seedOf('1', 0))
  })

  test('counts the moves of all three seats', () => {
    expect(playGame(setting(), 0).moves).toBe(30)
  })
})

const wins = (player: string) => simulate(setting(player), 300).tally.won.you

describe('a simulation', () => {
  test('gives the same result under the same seed, another under another', () => {
    expect(simulate(setting(), 50)).toEqual(simulate(setting(), 50))
    expect(simulate(setting('random', '2'), 50)).not.toEqual(simulate(setting(), 50))
  })

  test('adds up: every game is won, lost or shared, and every victory has its kind', () => {
    const { tally } = simulate(setting(), 200)
    expect(tally.games).toBe(200)
    expect(tally.won.you + tally.won.automa + tally.won.shared).toBe(200)
    const kinds = Object.values(tally.by).flatMap((by) => Object.values(by))
    expect(kinds.reduce((a, b) => a + b, 0)).toBe(200)
    expect(tally.score.you.count).toBe(200)
  })

  test('lists every rung, those that never decided too', () => {
    const { rungs } = simulate(setting('random', '1', 'easy'), 20)
    expect(rungs.find(({ rung }) => rung === 'pebbles.even')).toEqual({
      ladder: 'pebbles.take',
      rung: 'pebbles.even',
      count: 0,
    })
    expect(rungs.find(({ rung }) => rung === 'pebbles.highest')?.count).toBeGreaterThan(0)
    expect(rungs).toHaveLength(5)
  })

  test('a better player wins more', () => {
    expect(wins('greedy')).toBeGreaterThan(wins('random'))
  })

  test('tells how far it is', () => {
    const told: number[] = []
    simulate(setting(), 130, (done) => told.push(done))
    expect(told).toEqual([64, 128])
  })
})

describe("Wilson's interval", () => {
  test.each([
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [5, 10, 0.2366, 0.7634],
    [300, 1000, 0.2724, 0.3291],
  ])('%i of %i', (hits, of, low, high) => {
    const [a, b] = wilson(hits, of)
    expect(a).toBeCloseTo(low, 3)
    expect(b).toBeCloseTo(high, 3)
  })

  test('of no games is everything', () => {
    expect(wilson(0, 0)).toEqual([0, 1])
  })
})

test('mean and deviation are those of the sample', () => {
  const { moves } = tally()
  for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) add(moves, value)
  expect(mean(moves)).toBe(5)
  expect(deviation(moves)).toBeCloseTo(2.138, 3)
  expect([moves.min, moves.max]).toEqual([2, 9])
})

describe('a report', () => {
  const result = report(simulate(setting(), 100))

  test('survives JSON unchanged', () => {
    expect(JSON.parse(JSON.stringify(result))).toEqual(result)
  })

  test('prints in both languages, every rung on a line of its own', () => {
    const italian = printReport(result, pebblesModule.ladders, 'it')
    const english = printReport(result, pebblesModule.ladders, 'en')
    expect(italian).toHaveLength(english.length)
    expect(italian.join('\n')).toContain('intervallo al 95 %')
    expect(english.filter((line) => line.includes('[S'))).toHaveLength(5)
  })

  test('says never of a rung that never decided', () => {
    const easy = report(simulate(setting('random', '1', 'easy'), 20))
    const lines = printReport(easy, pebblesModule.ladders, 'en')
    expect(lines.find((line) => line.includes('an even pebble'))).toContain('never')
  })
})
