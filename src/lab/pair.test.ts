// Two settings on the same games.
import { describe, expect, test } from 'vitest'
import { manifestOf } from '../games/index.ts'
import { fullOptions } from '../kernel/options.ts'
import type { Sim } from './job.ts'
import { mergePair, type PairTally, pairTally, runPair, wins } from './pair.ts'
import { pairReport } from './pair-report.ts'
import { runJob } from './job.ts'
import { anytime, isClear } from './sequence.ts'
import { versionOf } from './version.ts'

const manifest = manifestOf('duel')
const module = await manifest.load()
const simOf = (options: Readonly<Record<string, string>>): Sim => ({
  game: 'duel',
  options: fullOptions(manifest.options, options),
  player: 'random',
  seed: 'pairs',
  version: versionOf(module),
})
const DOCUMENT = simOf({})
const LADDERS = { before: module.ladders, now: module.ladders }

describe('pairs', () => {
  test('play what the lab plays, game by game', () => {
    const pair = runPair(module, { sim: simOf({ level: 'estremo' }), against: DOCUMENT, from: 0, to: 30 })
    expect(pair.before.tally).toEqual(runJob(module, { sim: DOCUMENT, from: 0, to: 30 }))
    expect(pair.now.tally).toEqual(runJob(module, { sim: simOf({ level: 'estremo' }), from: 0, to: 30 }))
  })

  test('add up from parts in any order', () => {
    const job = { sim: simOf({ variant: '{"settings":{"last-zone":3}}' }), against: DOCUMENT }
    const whole = runPair(module, { ...job, from: 0, to: 20 })
    const parts = pairTally()
    for (const [from, to] of [
      [12, 20],
      [0, 5],
      [5, 12],
    ] as const)
      mergePair(parts, runPair(module, { ...job, from, to }))
    expect(parts).toEqual(whole)
  })

  test('of a setting with itself differ in nothing', () => {
    const pair = runPair(module, { sim: DOCUMENT, against: DOCUMENT, from: 0, to: 10 })
    expect(pair).toMatchObject({ games: 10, alike: 10, decisions: 0 })
    expect(wins(pair)).toEqual({ gained: 0, lost: 0 })
    expect(pair.now).toEqual(pair.before)
  })

  test('count decisions that the same document in other words makes otherwise: none', () => {
    const pair = runPair(module, { sim: simOf({ variant: '{"title":"x"}' }), against: DOCUMENT, from: 0, to: 10 })
    expect(pair.alike).toBe(10)
    expect(pair.decisions).toBeGreaterThan(200)
    expect(pair.otherwise).toBe(0)
  })

  test('tell how often a variant decides otherwise, and which rungs no longer decide', () => {
    const variant = '{"ladders":{"choice":["side"]}}'
    const sim = simOf({ variant })
    const pair = runPair(module, { sim, against: DOCUMENT, from: 0, to: 40 })
    const report = pairReport(pair, { ...LADDERS, now: module.variants?.ladders(variant) ?? [] })
    expect(report.otherwise).toBeGreaterThan(0.01)
    expect(report.alike).toBeLessThan(1)
    expect(report.now.last['duel.choice']).toBeUndefined()
    expect(report.before.last['duel.choice']).toBeGreaterThan(0)
  })
})

describe('the interval of pairs', () => {
  const pairs = (joint: Record<string, number>): PairTally => {
    const all = pairTally()
    Object.assign(all.joint, joint)
    all.games = Object.values(joint).reduce((sum, times) => sum + times, 0)
    return all
  }

  test('is narrow where games come out alike, and holds the difference', () => {
    const { won } = pairReport(
      pairs({ 'you you': 480, 'automa automa': 480, 'automa you': 30, 'you automa': 10 }),
      LADDERS,
    )
    expect(won.value).toBeCloseTo(0.02)
    expect(won.interval[0]).toBeGreaterThan(0)
    expect(won.interval[1] - won.interval[0]).toBeLessThan(0.03)
  })

  test('is wider where it may be looked at at any time, and clear in the end', () => {
    const half = ([low, high]: readonly [number, number]) => (high - low) / 2
    expect(half(anytime(0, 0.5, 1000))).toBeGreaterThan((1.96 * 0.5) / Math.sqrt(1000))
    expect(half(anytime(0, 0.5, 1000))).toBeLessThan((4 * 0.5) / Math.sqrt(1000))
    expect(isClear(anytime(0.1, 0.5, 4000), 0.01)).toBe('differs')
    expect(isClear(anytime(0, 0.1, 20_000), 0.01)).toBe('same')
    expect(isClear(anytime(0.02, 0.5, 500), 0.01)).toBeUndefined()
  })
})
