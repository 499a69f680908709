import { describe, expect, test } from 'vitest'
import { type Network, openEye } from '../kernel/eye.ts'
import { dice } from '../kernel/chance.ts'
import { calibrationError, chanceFrom, covered, fitChances, fitPoints, reliability, type Told } from './calibrate.ts'
import { textOf } from './files.ts'
import { fit, type Rows } from './fit.ts'
import { settle } from './settle.ts'
import { openThreads, trial } from './threads.ts'
import { begin, mean, nextGeneration, type Plan, type Progress } from './train.ts'

const PLAN: Plan = {
  game: 'architects',
  seed: 'test',
  budget: 160,
  generations: 2,
  hidden: 4,
  playouts: 0,
  pairs: 4,
  teacher: 'random',
  width: 0,
  patience: 0.85,
  victory: 0.7,
  every: 1,
  outcomes: 0.5,
}

const threads = openThreads(1)

async function learn(plan: Plan): Promise<Progress> {
  let progress = begin(plan)
  while (!progress.isDone) progress = await nextGeneration(threads, progress)
  return progress
}

describe('training from nothing', () => {
  test('beats greedy on the same seeds, and the same seed learns the same', async () => {
    const { brain, history } = await learn(PLAN)
    if (brain === undefined) throw new Error('nothing was learnt')
    expect(history.map(({ number }) => number)).toEqual([0, 1])
    const play = async (contender: Parameters<typeof trial>[3]['contender']) => {
      const games = await trial(threads, PLAN.game, 50, { level: 'easy', contender, seed: 'pairs' })
      return mean(games.map(({ won }) => won))
    }
    expect(await play({ brain, playouts: 0 })).toBeGreaterThan(await play({ playouts: 0, player: 'greedy' }))

    // Stopped after the first generation and taken up from what was written down.
    const first = await nextGeneration(threads, begin(PLAN))
    const resumed = await nextGeneration(threads, JSON.parse(JSON.stringify(first)) as Progress)
    expect(textOf(resumed.brain ?? brain)).toBe(textOf(brain))
    expect(resumed.history).toEqual(history)
  })
})

test('a game that is lent is first played by greedy, and nothing is told of what greedy chose', async () => {
  const how = { level: 'easy', contender: { playouts: 2 }, seed: 'lent' } as const
  const tellingIn = async (lent: number): Promise<number> => {
    const [game] = await trial(threads, PLAN.game, 1, { ...how, lent })
    return game?.thoughts.length ?? -1
  }
  const all = await tellingIn(0)
  expect(all).toBeGreaterThan(5)
  expect(await tellingIn(20)).toBeLessThan(all)
  expect(await tellingIn(1e9)).toBe(0)
})

describe('settling', () => {
  const before = { mean: [0, 0], spread: [1, 1], bias: 0, linear: [1, 1], hidden: [] }
  const raw = ({ linear, spread }: Network, at: number): number => (linear[at] as number) / (spread[at] as number)

  test('finds what games say, and leaves a weight where they say nothing', () => {
    const inputs = Array.from({ length: 2000 }, (_, row) => [row % 7, 3] as const)
    const seen = { inputs: Float32Array.from(inputs.flat()), targets: Float32Array.from(inputs, ([a]) => 2 * a + 5) }
    const { network, loss } = settle(seen, before)
    expect(raw(network, 0)).toBeCloseTo(2, 1)
    expect(raw(network, 1)).toBeCloseTo(1, 4)
    expect(loss).toBeLessThan(0.1)
  })

  test('few games move it little', () => {
    const seen = { inputs: Float32Array.of(0, 0, 1, 0, 2, 0), targets: Float32Array.of(0, 9, 18) }
    expect(raw(settle(seen, before).network, 0)).toBeLessThan(2)
  })
})

describe('fitting', () => {
  const stream = dice(5)
  const rows = (count: number, targetOf: (a: number, b: number) => number): Rows => {
    const pairs = Array.from({ length: count }, () => [stream.below(100) / 10, stream.below(100) / 10] as const)
    return { inputs: Float32Array.from(pairs.flat()), targets: Float32Array.from(pairs, ([a, b]) => targetOf(a, b)) }
  }
  const eyeOf = (network: ReturnType<typeof fit>['network'], unit: 'won' | 'points') =>
    openEye<readonly [number, number]>(
      [
        { id: 'a', text: { it: 'a', en: 'a' }, measure: ([a]) => a },
        { id: 'b', text: { it: 'b', en: 'b' }, measure: ([, b]) => b },
      ],
      { game: '', made: '', unit, features: ['a', 'b'], width: 1, centre: 0, ...network },
    )

  test('finds what decides, and says so of states it has not seen', () => {
    const fitting = { unit: 'won', hidden: 0, epochs: 20, rate: 0.02, stream: dice(1) } as const
    const { network } = fit(
      rows(2000, (a, b) => (a > b ? 1 : 0)),
      2,
      undefined,
      fitting,
    )
    const { value } = eyeOf(network, 'won')
    expect(value([8, 2])).toBeGreaterThan(0.95)
    expect(value([2, 8])).toBeLessThan(0.05)
    expect(network.linear[0]).toBeGreaterThan(0)
    expect(network.linear[1]).toBeLessThan(0)
  })

  test('a hidden layer learns what no sum can tell', () => {
    const far = (a: number, b: number): number => Math.abs(a - b)
    const fitting = { unit: 'points', hidden: 6, epochs: 30, rate: 0.02, stream: dice(2) } as const
    const { network, loss } = fit(rows(3000, far), 2, undefined, fitting)
    expect(loss).toBeLessThan(0.3)
    const { value } = eyeOf(network, 'points')
    expect(value([9, 1])).toBeGreaterThan(value([5, 5]) + 4)
    expect(value([1, 9])).toBeGreaterThan(value([5, 5]) + 4)
  })

  test('goes on from a network it is given: without a step it stays the same function', () => {
    const fitting = { unit: 'won', hidden: 3, epochs: 3, rate: 0.01, stream: dice(3) } as const
    const { network } = fit(
      rows(500, (a) => (a > 5 ? 1 : 0)),
      2,
      undefined,
      fitting,
    )
    const shifted = rows(500, () => 1)
    const carried = fit(shifted, 2, network, { ...fitting, epochs: 0 }).network
    for (const at of [
      [1, 2],
      [7, 3],
      [9, 9],
    ] as const)
      expect(eyeOf(carried, 'won').value(at)).toBeCloseTo(eyeOf(network, 'won').value(at), 2)
  })
})

describe('calibration', () => {
  /** Positions whose value is told too boldly: the truth lies nearer to a half. */
  const bold = Array.from({ length: 4000 }, (_, game): Told => {
    const stream = dice(game)
    const x = (stream.below(2001) - 1000) / 250
    const chance = 1 / (1 + Math.exp(-0.5 * x - 0.3))
    const value = 1 / (1 + Math.exp(-x))
    return { level: 'a', game, value, progress: 0, came: stream.below(1000) < 1000 * chance ? 1 : 0 }
  })

  test('what is told too boldly is told as it happens', () => {
    const calibration = fitChances(bold)
    expect(calibration.slope).toBeCloseTo(0.5, 1)
    expect(calibration.offset).toBeCloseTo(0.3, 1)
    expect(calibrationError(reliability(bold, { slope: 1, offset: 0 }))).toBeGreaterThan(0.08)
    expect(calibrationError(reliability(bold, calibration))).toBeLessThan(0.03)
    expect(chanceFrom(calibration, 0.9)).toBeGreaterThan(chanceFrom(calibration, 0.6))
  })

  test('eight in ten results lie in the interval of points told', () => {
    const told = bold.map(({ game }, at): Told => {
      const noise = dice(game + 9).below(41) - 20
      return { level: 'a', game, value: 60 + (at % 50), progress: (at % 10) / 10, came: 70 + (at % 50) + noise }
    })
    const calibration = fitPoints(told)
    expect(calibration.offset + calibration.slope * 80).toBeCloseTo(90, 0)
    expect(covered(told, calibration)).toBeCloseTo(0.8, 1)
  })
})
