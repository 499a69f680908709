import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Move, pebbles, type State } from '../../test/fixtures/pebbles.ts'
import { pebblesModule } from '../../test/fixtures/pebbles-module.ts'
import { GAMES, manifestOf } from '../games/index.ts'
import { dice } from '../kernel/chance.ts'
import type { PlayModule } from '../kernel/contract.ts'
import { copy } from '../kernel/copy.ts'
import { type Playing, playOn } from '../kernel/play-on.ts'
import { draw } from '../kernel/policy.ts'
import { readSave } from '../kernel/save.ts'
import { Table } from '../kernel/table.ts'
import { costliest, review, type Review } from './review.ts'
import { isChoice, waysFrom } from './ways.ts'

const CORPUS = new URL('../../test/corpus/', import.meta.url)
/** So many choices at the end of a game are reviewed here. */
const CHOICES = 6

function reviewed<S, M, O>(
  module: PlayModule<S, M, O>,
  start: S,
  log: readonly M[],
  playouts: number,
  seed = 1,
): Review {
  const steps = review(module, start, log, playouts, seed)
  let step = steps.next()
  for (; !step.done; step = steps.next()) expect(step.value.done).toBeLessThanOrEqual(step.value.of)
  return step.value
}

/** The end of the first random game of that game in the corpus. */
async function ending(game: string) {
  const name = readdirSync(CORPUS).find((file) => file.startsWith(`${game}-`) && file.endsWith('-random.txt')) ?? ''
  const table = Table.open(await manifestOf(game).load(), readSave(readFileSync(new URL(name, CORPUS), 'utf8')))
  const choices = table.log.flatMap((_, at) => (isChoice(table.module, table.stateAt(at)) ? [at] : []))
  const from = choices.at(-CHOICES) ?? 0
  const log = table.log.slice(from)
  return { table, start: table.stateAt(from), log, moves: log.map(({ move }) => move) }
}

/** Start, luck and choices give the result, but for the error that is told. */
function expectSum({ start, luck, cost, error, end, moments, draws }: Review): void {
  expect(start + luck - cost + error).toBeCloseTo(end, 9)
  expect(draws.reduce((sum, one) => sum + one.luck, 0)).toBeCloseTo(luck, 9)
  expect(moments.reduce((sum, one) => sum + one.cost, 0)).toBeCloseTo(cost, 9)
  for (const one of moments) {
    expect(one.cost).toBeGreaterThanOrEqual(0)
    expect(one.best - one.chosen).toBeCloseTo(one.cost, 9)
    expect(one.better === undefined).toBe(one.cost === 0)
    expect(one.better).not.toBe(one.key)
  }
}

describe.each(GAMES.map(({ id }) => id))('%s', (id) => {
  test('start, luck and choices add up to the result within the error told, and only chance and you book anything', async () => {
    const { table, start, log, moves } = await ending(id)
    const result = reviewed(table.module, start, moves, 10)
    expectSum(result)
    expect(result.moments.length).toBe(CHOICES)
    for (const { at } of result.moments) expect(log[at]?.seat).toBe('you')
    for (const { at } of result.draws) expect(log[at]?.seat).toBe('chance')
    // The noise of the estimates, which is larger, is not luck.
    if (result.unit === 'points') expect(Math.abs(result.luck)).toBeLessThan(5)
    const { turning, moments, draws } = result
    if (turning !== undefined) {
      const booked =
        turning.kind === 'choice' ? moments.map(({ at, cost }) => [at, -cost]) : draws.map(({ at, luck }) => [at, luck])
      expect(booked).toContainEqual([turning.at, turning.by])
    }
    for (const { why } of costliest(moments, result.unit)) expect(why?.text.en).toMatch(/\.$/)
  })
})

/** A whole game of pebbles: you mostly take the highest. */
function played(seed: number) {
  const stream = dice(seed)
  const start = pebbles.start({ level: 'easy' })
  const log: Move[] = []
  const module = {
    ...pebblesModule,
    game: { ...pebbles, apply: (...[s, m]: Parameters<typeof pebbles.apply>) => (log.push(m), pebbles.apply(s, m)) },
  }
  const choose: Playing<State, Move>['choose'] = (_, options) => {
    const highest = options.reduce((best, one) => (worth(one.move) > worth(best.move) ? one : best))
    return stream.below(4) === 0 ? draw(options, stream) : highest.move
  }
  playOn(module, copy(start), { stream, choose })
  return { start, log }
}

const worth = (move: Move): number => (move.type === 'take' ? move.pebble : 0)

describe('luck', () => {
  const reviews = Array.from({ length: 30 }, (_, seed) => {
    const { start, log } = played(seed)
    // Each with its own random numbers, or the same sampling error would be in all of them.
    return reviewed(pebblesModule, start, log, 40, seed)
  })

  test('adds up with everything else in whole games', () => {
    for (const one of reviews) expectSum(one)
  })

  test('is good as often as it is bad: over many games nothing is left of it', () => {
    const lucks = reviews.map(({ luck }) => luck)
    const mean = lucks.reduce((sum, luck) => sum + luck, 0) / lucks.length
    const spread = Math.sqrt(lucks.reduce((sum, luck) => sum + (luck - mean) ** 2, 0) / (lucks.length - 1))
    expect(spread).toBeGreaterThan(0)
    expect(Math.abs(mean)).toBeLessThan((3 * spread) / Math.sqrt(lucks.length))
  })

  test('goes with the result: who won was luckier', () => {
    const mean = (won: number) => {
      const some = reviews.filter(({ end }) => end === won)
      return some.reduce((sum, { luck }) => sum + luck, 0) / some.length
    }
    expect(mean(1)).toBeGreaterThan(mean(0))
  })

  test('is booked only where chance had a choice', () => {
    // Without a bag nothing is drawn, and the automa's die shows what it must: there is no other way.
    const state: State = { ...pebbles.start({ level: 'easy' }), bag: [], table: [3, 8, 5] }
    const fixed: typeof pebblesModule = {
      ...pebblesModule,
      game: {
        ...pebbles,
        options: (s) => (pebbles.step(s).kind === 'chance' ? pebbles.options(s).slice(0, 1) : pebbles.options(s)),
      },
    }
    const moves: Move[] = []
    const recording: typeof fixed = {
      ...fixed,
      game: { ...fixed.game, apply: (s, m) => (moves.push(m), pebbles.apply(s, m)) },
    }
    const stream = dice(1)
    playOn(recording, copy(state), { stream, choose: (_, options) => draw(options, stream) })
    const result = reviewed(fixed, state, moves, 40)
    expect(result.draws).toEqual([])
    expect(result.luck).toBe(0)
    expectSum(result)
  })
})

describe('what could have come', () => {
  test('is everything with its weight, if that is not too much', () => {
    const state = { ...pebbles.start({ level: 'easy' }), bag: [1, 2], table: [5, 6, 7], turn: 'automa' as const }
    const { ways, isAll } = waysFrom(pebblesModule, state, 24, 1)
    expect(isAll).toBe(true)
    expect(ways.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
    // The die has faces of the weights 3, 2 and 1.
    expect([...new Set(ways.map(({ share }) => Math.round(100 * share)))].sort((a, b) => a - b)).not.toEqual([])
    for (const { state: after } of ways) expect(isChoice(pebblesModule, after)).toBe(true)
    for (const { replies } of ways) expect(replies.map(({ move }) => pebbles.key(move))).toEqual(['take 7'])
  })

  test('is drawn if it is too much, the same under the same seed', () => {
    const state = { ...pebbles.start({ level: 'easy' }), turn: 'automa' as const }
    const ways = waysFrom(pebblesModule, state, 5, 1)
    expect(ways.isAll).toBe(false)
    expect(ways.ways.length).toBe(5)
    expect(waysFrom(pebblesModule, state, 5, 1)).toEqual(ways)
  })
})
