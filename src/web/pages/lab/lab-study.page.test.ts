// What the page of the lab plans, and how its workers share it.
import { describe, expect, test } from 'vitest'
import { manifestOf } from '../../../games/index.ts'
import { againstCommand } from '../../../lab/command.ts'
import type { Sim } from '../../../lab/job.ts'
import type { Brain } from '../../brain/brain.ts'
import type { Answer } from '../../brain/messages.ts'
import { inTurn, openCrew, openLane, type Task } from './crew.ts'
import { tellLeft } from './Progress.tsx'
import { firstWish, isSame, ofGame, planOf, wantedOf } from './wish.ts'

const duel = manifestOf('duel')
const VARIANT = '{"levels":{"mitico":{"from":"estremo","coins":15}}}'

describe('a wish', () => {
  test('by a link compares its variant with the document', () => {
    const wish = firstWish('duel', VARIANT)
    expect(wish).toMatchObject({ game: 'duel', what: 'pair' })
    const plan = planOf(duel, { ...wish, now: { ...wish.now, level: 'mitico' } }, '7')
    expect(plan).toMatchObject({
      kind: 'pair',
      pairs: [{ games: 100, before: { seed: '7', options: { level: 'base' } }, now: { options: { level: 'mitico' } } }],
    })
    if (plan.kind === 'pair') expect(plan.pairs[0]?.before.options).not.toHaveProperty('variant')
  })

  test('for every choice keeps the other options, and plays the levels of a variant', () => {
    const wish = firstWish('duel', undefined)
    const plan = planOf(duel, { ...wish, options: { ...wish.options, promos: 'both', variant: VARIANT } }, '7')
    if (plan.kind !== 'every') throw new Error('not every choice')
    expect(plan.sims.map(({ options }) => options['level'])).toContain('mitico')
    expect(new Set(plan.sims.map(({ options }) => options['promos']))).toEqual(new Set(['both']))
  })

  test('of two settings that are the same is told so, and one that cannot be read is refused', () => {
    const wish = firstWish('duel', undefined)
    expect(isSame(duel, wish)).toBe(true)
    expect(isSame(duel, { ...wish, now: { ...wish.now, level: 'medio' } })).toBe(false)
    expect(() => isSame(duel, { ...wish, now: { ...wish.now, variant: '' } })).toThrow()
  })

  test('another game begins with its usual options', () => {
    expect(ofGame(firstWish('duel', VARIANT), 'architects')).toMatchObject({ what: 'pair', now: { level: 'normal' } })
  })

  test.each([
    ['30', 0.3],
    ['0', undefined],
    ['100', undefined],
    ['x', undefined],
  ])('a wanted share of %s per cent', (wanted, share) => expect(wantedOf({ wanted })).toBe(share))
})

test('the command that compares two settings again', () => {
  const sim = (options: Sim['options']): Sim => ({
    game: 'duel',
    options,
    player: 'search',
    playouts: 20,
    seed: '7',
    version: { edition: 1, rules: 'unknown' },
  })
  const pair = { now: sim({ level: 'medio', promos: 'both' }), before: sim({ level: 'base', promos: 'both' }) }
  expect(againstCommand(duel, pair, 50, true)).toBe(
    'solotavolo sim duel --level medio --promos both --against level=base --players search:20 --until-clear --games 50 --seed 7',
  )
})

describe('a crew', () => {
  /** Workers that answer when they are told to. */
  function workers() {
    const waiting: ((answer: Answer) => void)[] = []
    const open = (): Brain => ({
      ask: (_, hear) => waiting.push(hear),
      cancel: () => undefined,
      close: () => undefined,
    })
    return { waiting, open }
  }
  const sim = planOf(duel, firstWish('duel', 'none'), '7')
  const job = { sim: sim.kind === 'pair' ? sim.pairs[0]?.now : undefined, from: 0, to: 2 } as never
  const task = (lane: Task['lane']): Task => ({ lane, question: { kind: 'job', job }, take: () => undefined })

  test('knows how far it is in the middle of a game, and how long the rest takes', async () => {
    const { waiting, open } = workers()
    let now = 0
    const crew = openCrew(
      () => undefined,
      open,
      () => now,
    )
    const lane = openLane(() => 4)
    const played = crew.play([task(lane), task(lane)][Symbol.iterator]())
    expect(crew.howFar([lane])).toEqual({ done: 0, of: 4, left: undefined })
    now = 1000
    waiting[0]?.({ kind: 'part', games: 1 })
    expect(crew.howFar([lane])).toMatchObject({ done: 1, of: 4 })
    expect(crew.howFar([lane]).left).toBeGreaterThan(0)
    waiting[0]?.({ kind: 'tally', tally: {} as never })
    waiting[1]?.({ kind: 'tally', tally: {} as never })
    expect(await played).toBe(true)
    expect(crew.howFar([lane])).toEqual({ done: 4, of: 4, left: 0 })
  })

  test('that is stopped says so, and one that fails breaks', async () => {
    const first = workers()
    const crew = openCrew(() => undefined, first.open)
    const played = crew.play([task(openLane(() => 2))][Symbol.iterator]())
    crew.stop()
    expect(await played).toBe(false)
    const second = workers()
    const broken = openCrew(() => undefined, second.open).play([task(openLane(() => 2))][Symbol.iterator]())
    second.waiting[0]?.({ kind: 'failed' })
    await expect(broken).rejects.toThrow()
  })

  test('takes of all in turn', () => {
    const lists = [[1, 2, 3], [10], [20, 21]].map((list) => list[Symbol.iterator]())
    expect([...inTurn(lists)]).toEqual([1, 10, 20, 2, 21, 3])
  })
})

test('the time left is told in seconds, minutes and hours', () => {
  expect([undefined, 3200, 21_000, 200_000, 9_000_000].map((left) => tellLeft(left, 'en'))).toEqual([
    '',
    ', about 4 s left',
    ', about 25 s left',
    ', about 3 min left',
    ', about 3 hours left',
  ])
})
