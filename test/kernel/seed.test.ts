import { describe, expect, test } from 'vitest'
import { randomSeed } from '../../src/cli/random-seed.ts'
import { seeded } from '../../src/kernel/chance.ts'
import { checkSeed, isMadeUp, SEED_BYTES, seedFrom } from '../../src/kernel/seed.ts'

test.each(['', 'with space', 'a·b', 'a/b', 'x'.repeat(41)])('"%s" is no seed', (seed) => {
  expect(() => checkSeed(seed)).toThrow('a seed is')
})

test.each(['8147', 'benvenuto', 'x-1', 'k3x97.qwm2h.5tpz4'])('"%s" is a seed', (seed) => {
  expect(checkSeed(seed)).toBe(seed)
})

describe('a made-up seed', () => {
  test('carries five bits of every random byte, at least 64 in all', () => {
    const zero = new Uint8Array(SEED_BYTES)
    const seeds = new Set<string>()
    for (let at = 0; at < SEED_BYTES; at++)
      for (let value = 0; value < 32; value++) seeds.add(seedFrom(zero.with(at, value)))
    // All zeros are counted once, every other value in every place makes another seed.
    expect(seeds.size).toBe(31 * SEED_BYTES + 1)
    expect(5 * SEED_BYTES).toBeGreaterThanOrEqual(64)
  })

  test('is short, readable and a seed', () => {
    expect(seedFrom(new Uint8Array(SEED_BYTES))).toBe('00000.00000.00000')
    const all = Array.from({ length: 32 }, (_, byte) => seedFrom(new Uint8Array(SEED_BYTES).fill(byte)))
    for (const seed of all) expect(checkSeed(seed)).toMatch(/^[^ilou]{5}\.[^ilou]{5}\.[^ilou]{5}$/)
  })

  test('is what a new game at the terminal gets, another one every time', () => {
    const seeds = Array.from({ length: 200 }, randomSeed)
    expect(new Set(seeds).size).toBe(200)
    for (const seed of seeds) expect(seed).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{5}\.){2}[0-9a-hjkmnp-tv-z]{5}$/)
    expect(seeds.every(isMadeUp)).toBe(true)
  })
})

/** Twelve cards drawn one after the other. */
function shuffled(seed: string): string {
  const source = seeded(seed)
  let left = 'abcdefghijkl'.split('')
  let order = ''
  while (left.length > 0) {
    const options = left.map((move) => ({ move, weight: 1 }))
    const drawn = source.pick({ bag: 'deck', options, key: (m: string) => m }) ?? ''
    order += drawn
    left = left.filter((move) => move !== drawn)
  }
  return order
}

describe('a seed deals the same for ever', () => {
  test.each([
    ['1', 'jelcdakfbhgi'],
    ['8147', 'ijbfhcdglaek'],
    ['benvenuto', 'fdheigjlckba'],
    ['corpus-1', 'albdhekgjfci'],
    ['00000.00000.00000', 'jichdbkefgla'],
    ['k3x97.qwm2h.5tpz4', 'fdhaecjgbikl'],
  ])('%s', (seed, order) => {
    expect(shuffled(seed)).toBe(order)
  })

  test('whichever letter of a made-up seed is another, so is the deal', () => {
    const seed = 'k3x97.qwm2h.5tpz4'
    const deals = Array.from(seed, (letter, at) =>
      shuffled(seed.slice(0, at) + (letter === '0' ? '1' : '0') + seed.slice(at + 1)),
    )
    expect(new Set([...deals, shuffled(seed)]).size).toBe(seed.length + 1)
  })
})
