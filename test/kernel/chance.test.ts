import { describe, expect, test } from 'vitest'
import { type ChanceSource, dealt, dice, route, sampled, script, seeded, stacked } from '../../src/kernel/chance.ts'

const key = (m: string) => m
const even = (...moves: string[]) => moves.map((move) => ({ move, weight: 1 }))
const pick = (source: ChanceSource, bag: string, options: { move: string; weight: number }[]) =>
  source.pick({ bag, options, key })

/** The share of each outcome over many draws, each from a bag of its own. */
function shares(draw: (n: number) => string | undefined, draws: number): Record<string, number> {
  const counts: Record<string, number> = {}
  for (let n = 0; n < draws; n++) {
    const drawn = draw(n) ?? 'nothing'
    counts[drawn] = (counts[drawn] ?? 0) + 1 / draws
  }
  return counts
}

const LOADED = [
  { move: 'one', weight: 1 },
  { move: 'two', weight: 2 },
  { move: 'five', weight: 5 },
]

describe.each(['8147', 'k3x97.qwm2h.5tpz4'])('seeded by %s', (seed) => {
  test('the same seed, bag and outcomes give the same draw, in any order of asking', () => {
    const options = even('a', 'b', 'c', 'd', 'e')
    const first = pick(seeded(seed), 'deck', options)
    expect(pick(seeded(seed), 'deck', options.toReversed())).toBe(first)
  })

  test('drawing a bag empty is one shuffle: taking out what was not drawn changes nothing before it', () => {
    const source = seeded(seed)
    const drawAll = (moves: string[]) => {
      const order: string[] = []
      let left = moves
      while (left.length > 0) {
        const drawn = pick(source, 'deck', even(...left)) ?? ''
        order.push(drawn)
        left = left.filter((move) => move !== drawn)
      }
      return order
    }
    const order = drawAll(['a', 'b', 'c', 'd', 'e', 'f'])
    expect(drawAll(['f', 'e', 'd', 'b', 'a'])).toEqual(order.filter((move) => move !== 'c'))
  })

  test('bags of other names and other seeds are shuffled afresh', () => {
    const options = even(...Array.from({ length: 40 }, (_, at) => `card-${at}`))
    const drawn = new Set([
      ...Array.from({ length: 20 }, (_, n) => pick(seeded(seed), `deck/${n}`, options)),
      ...Array.from({ length: 20 }, (_, n) => pick(seeded(`${seed}${n}`), 'deck', options)),
    ])
    expect(drawn.size).toBeGreaterThan(15)
  })

  test('outcomes are as likely as they weigh', () => {
    const found = shares((n) => pick(seeded(seed), `die/${n}`, LOADED), 8000)
    expect(found['one']).toBeCloseTo(1 / 8, 1)
    expect(found['two']).toBeCloseTo(2 / 8, 1)
    expect(found['five']).toBeCloseTo(5 / 8, 1)
  })

  test('every face of a fair die turns up equally often', () => {
    const found = shares((n) => pick(seeded(seed), `die/${n}`, even('1', '2', '3', '4', '5', '6')), 12_000)
    for (const share of Object.values(found)) expect(Math.abs(share - 1 / 6)).toBeLessThan(0.015)
  })
})

describe('dealt, route and script', () => {
  test('dealt leaves everything to the person', () => {
    expect(pick(dealt, 'deck', even('a'))).toBeUndefined()
  })

  test('route asks the source with the longest prefix of the bag', () => {
    const source = route({ '': dealt, 'die/': script(['six']), 'die/9': script(['nine']) })
    expect(pick(source, 'deck', even('a'))).toBeUndefined()
    expect(pick(source, 'die/1', even('six'))).toBe('six')
    expect(pick(source, 'die/9', even('nine'))).toBe('nine')
  })

  test('route leaves a bag that nobody serves to the person', () => {
    expect(pick(route({ 'die/': seeded('1') }), 'deck', even('a'))).toBeUndefined()
  })

  test('script gives its outcomes in order and then refuses', () => {
    const source = script(['b', 'a'])
    expect(pick(source, 'deck', even('a', 'b'))).toBe('b')
    expect(pick(source, 'deck', even('a'))).toBe('a')
    expect(() => pick(source, 'deck', even('c'))).toThrow('no outcome left for deck')
  })

  test('script refuses an outcome that is not possible', () => {
    expect(() => pick(script(['z']), 'deck', even('a'))).toThrow('chance cannot be "z" for deck')
  })
})

const stream = (seed: number) => {
  const source = sampled(seed)
  return Array.from({ length: 30 }, () => pick(source, 'deck', LOADED))
}

describe('sampled', () => {
  test('the same seed gives the same stream', () => {
    expect(stream(7)).toEqual(stream(7))
    expect(stream(7)).not.toEqual(stream(8))
  })

  test('outcomes are as likely as they weigh', () => {
    const source = sampled(1)
    const found = shares(() => pick(source, 'die', LOADED), 8000)
    expect(found['one']).toBeCloseTo(1 / 8, 1)
    expect(found['five']).toBeCloseTo(5 / 8, 1)
  })

  test('dice stay below their bound and reach every number', () => {
    const die = dice(42)
    const seen = new Set(Array.from({ length: 500 }, () => die.below(6)))
    expect(seen).toEqual(new Set([0, 1, 2, 3, 4, 5]))
  })
})

test('a stacked bag draws its chosen outcomes first, by the longest name that fits, and never keeps a place', () => {
  const source = stacked({ die: ['six'], 'die/2': ['one', 'two'] }, script(['three']))
  expect(pick(source, 'die/1', even('one', 'six'))).toBe('six')
  expect(pick(source, 'die/2', even('two', 'three'))).toBe('two')
  expect(pick(source, 'die/2', even('one', 'two'))).toBe('one')
  expect(pick(source, 'cards', even('three', 'four'))).toBe('three')
})
