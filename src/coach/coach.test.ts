import { describe, expect, test } from 'vitest'
import { begin, must, TAUGHT } from '../../test/learning/taught.ts'
import { type Move, pebbles, type State } from '../../test/fixtures/pebbles.ts'
import { decide } from '../../test/fixtures/pebbles-automa.ts'
import { pebblesModule } from '../../test/fixtures/pebbles-module.ts'
import { dice } from '../kernel/chance.ts'
import type { AnyGameModule, PlayModule } from '../kernel/contract.ts'
import { copy } from '../kernel/copy.ts'
import { sharpen } from '../players/sharpen.ts'
import { batches, credible, likelihood } from './error.ts'
import { explain, obviousMove } from './explain.ts'
import { type Advice, type Hint, hintOf, keepPlaces, openThought, think } from './hint.ts'
import { isChoice } from './ways.ts'

/** The hint after so many playouts, told as often as a page hears of it. */
function thoughtOut<S, M, O>(module: PlayModule<S, M, O>, state: S, playouts: number, seed = 9): Hint {
  const thought = openThought(module, state, seed)
  for (let n = 0; n < 10; n++) {
    think(thought, playouts / 10)
    hintOf(thought)
  }
  return hintOf(thought)
}

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
    return { truth: trueChance(state), told: thoughtOut(pebblesModule, state, 200).moves[0]?.value ?? Number.NaN }
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

const table = (given: Partial<State>): State => ({ ...pebbles.start({ level: 'easy' }), bag: [], ...given })

test('moves that are as good as the best are told to be so, and others are not', () => {
  const won = table({ table: [1, 2], you: { pebbles: [12, 11], luck: 9 }, automa: { pebbles: [], luck: 0 } })
  const equal = thoughtOut(pebblesModule, won, 300)
  expect(equal.moves.map(({ isAsGood }) => isAsGood)).toEqual([false, true, true])
  expect(equal.sure).toBeLessThan(0.75)
  const close = table({ table: [9], you: { pebbles: [], luck: 0 }, automa: { pebbles: [4], luck: 0 } })
  const clear = thoughtOut(pebblesModule, close, 300)
  expect(clear.moves[0]?.key).toBe('take 9')
  expect(clear.moves.slice(1).map(({ isAsGood }) => isAsGood)).toEqual([false])
  expect(clear.sure).toBeGreaterThan(0.95)
})

test('a hint tells as many playouts as were tried, and an error that shrinks with them', () => {
  const state = table({ table: [3, 4, 5], bag: [1, 2, 6, 7, 8], you: { pebbles: [9], luck: 0 } })
  const [few, many] = [thoughtOut(pebblesModule, state, 100), thoughtOut(pebblesModule, state, 2000)]
  expect([few.playouts, many.playouts]).toEqual([100, 2000])
  const errorOf = ({ moves }: Hint) => moves[0]?.error ?? 0
  expect(errorOf(many)).toBeGreaterThan(0)
  expect(errorOf(many)).toBeLessThan(errorOf(few) / 2)
})

describe('the list', () => {
  const row = (key: string, playouts: number, value: number, error = 0.02): Advice => ({
    key,
    playouts,
    value,
    error,
    isAsGood: false,
  })

  test('keeps its order while the difference is within the error', () => {
    expect(keepPlaces(['a', 'b', 'c'], [row('b', 60, 0.52), row('a', 50, 0.51), row('c', 40, 0.5)], 3)).toEqual([
      'a',
      'b',
      'c',
    ])
  })

  test('changes when a move is clearly better, and was tried enough', () => {
    expect(keepPlaces(['a', 'b'], [row('b', 60, 0.6), row('a', 50, 0.5)], 2)).toEqual(['b', 'a'])
    expect(keepPlaces(['a', 'b'], [row('a', 600, 0.5), row('b', 19, 0.6)], 2)).toEqual(['a', 'b'])
    expect(keepPlaces(['a', 'b', 'c'], [row('c', 90, 0.7), row('a', 50, 0.5), row('b', 40, 0.5)], 3)).toEqual([
      'c',
      'a',
      'b',
    ])
  })

  test('lets a move in that is clearly better than the last one, in its place', () => {
    expect(keepPlaces(['a', 'b'], [row('a', 60, 0.6), row('d', 50, 0.58), row('b', 30, 0.4)], 2)).toEqual(['a', 'd'])
    expect(keepPlaces(['a', 'b'], [row('a', 60, 0.6), row('d', 50, 0.41), row('b', 30, 0.4)], 2)).toEqual(['a', 'b'])
  })

  test('hardly ever moves while a search goes on', () => {
    const state = table({ table: [3, 4, 5], bag: [1, 2, 6, 7, 8], you: { pebbles: [9], luck: 0 } })
    const thought = openThought(pebblesModule, state, 3)
    let [changes, jumps, before, raw] = [0, 0, '', '']
    for (let n = 0; n < 60; n++) {
      think(thought, 10)
      const now = hintOf(thought)
        .moves.map(({ key }) => key)
        .join()
      const sorted = [...thought.watched]
        .sort(([, a], [, b]) => b.playouts - a.playouts)
        .map(([key]) => key)
        .slice(0, 3)
        .join()
      if (n > 0 && now !== before) changes++
      if (n > 0 && sorted !== raw) jumps++
      ;[before, raw] = [now, sorted]
    }
    expect(changes).toBeLessThanOrEqual(3)
    // The order of the search itself would have jumped more often.
    expect(jumps).toBeGreaterThan(changes)
  })
})

describe('errors', () => {
  test('of an average are those of its batches', () => {
    const some = batches()
    expect(some.estimate.error).toBe(Number.POSITIVE_INFINITY)
    const stream = dice(1)
    for (let n = 0; n < 400; n++)
      some.add(10, Array.from({ length: 10 }, () => stream.below(2)).reduce((a, b) => a + b) / 10)
    // A coin: a half, with half a unit of spread, over 4000 throws.
    expect(some.estimate.error).toBeCloseTo(0.5 / Math.sqrt(4000), 3)
    expect(Math.abs(some.estimate.mean - 0.5)).toBeLessThan(3 * some.estimate.error)
  })

  test('leave nothing of a difference within them, and nearly all of one far above', () => {
    expect(credible(0.1, 0.06)).toBe(0)
    expect(credible(-0.1, 0.06)).toBe(-0)
    expect(credible(0.1, 0.01)).toBeCloseTo(0.096, 3)
    expect(credible(-0.1, 0.01)).toBeCloseTo(-0.096, 3)
    expect(credible(0.1, 0)).toBe(0.1)
  })

  test('say how likely a difference is one', () => {
    expect(likelihood(0, 1)).toBeCloseTo(0.5, 6)
    expect(likelihood(1.96, 1)).toBeCloseTo(0.975, 3)
    expect(likelihood(-1.96, 1)).toBeCloseTo(0.025, 3)
    expect(likelihood(1, 0)).toBe(1)
  })
})

describe.each(TAUGHT.map((manifest) => [manifest.id, manifest] as const))('%s', (_, manifest) => {
  test('a hint tells the best options found so far and why, each of them an option, and is stable under its seed', async () => {
    const module = await sharpen<unknown, unknown, Readonly<Record<string, string>>, AnyGameModule>(
      await manifest.load(),
    )
    const lessons = await must(module.lessons, 'lessons')()
    const states = lessons.map(({ start }) => begin(manifest, module, start).state)
    const state = must(
      states.find((one) => isChoice(module, one) && module.isSetUp?.(one) !== true),
      'choice',
    )
    const keys = module.game.options(state).map(({ move }) => module.game.key(move))
    const told = () => {
      const thought = openThought(module, state, 5)
      for (let n = 0; n < 4; n++) think(thought, 40)
      const hint = hintOf(thought)
      return { hint, why: explain(thought, hint) }
    }
    const { hint, why } = told()
    expect(hint.playouts).toBe(160)
    expect(hint.moves.length).toBe(Math.min(3, keys.length))
    for (const { key } of hint.moves) expect(keys).toContain(key)
    expect(keys).toContain(obviousMove(module, state))
    for (const text of Object.values(must(why, 'why').text)) expect(text).toMatch(/^[\p{Lu}\d«“‘].*\.$/u)
    // Where nobody is to be beaten, points with an interval.
    const [low, high] = hint.likely ?? [Number.NaN, Number.NaN]
    expect(low < high).toBe(hint.unit === 'points')
    expect(told()).toEqual({ hint, why })
  })
})
