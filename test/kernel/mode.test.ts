import { describe, expect, test } from 'vitest'
import { type ChanceMode, readMode, sourceOf, writeMode } from '../../src/kernel/mode.ts'

const MODES: readonly ChanceMode[] = [
  { kind: 'seeded', seed: '8147' },
  { kind: 'dealt' },
  { kind: 'mixed', seed: 'x-1', app: ['die/', 'token/'] },
]

test.each(MODES)('what is written of $kind is read again', (mode) => {
  expect(readMode(writeMode(mode))).toEqual(mode)
})

test.each(['', 'seeded', 'seeded a b', 'dealt 7', 'mixed 7', 'mixed 7 die/ x', 'loaded 7'])(
  '"%s" is refused in one sentence',
  (text) => {
    expect(() => readMode(text)).toThrow('is no way to get chance')
  },
)

const draw = (bag: string) => ({ bag, options: [{ move: 'a', weight: 1 }], key: (m: string) => m })

describe('sourceOf', () => {
  test('seeded draws, dealt leaves it to the person', () => {
    expect(sourceOf({ kind: 'seeded', seed: '1' }).pick(draw('deck'))).toBe('a')
    expect(sourceOf({ kind: 'dealt' }).pick(draw('deck'))).toBeUndefined()
  })

  test('mixed draws the named bags only', () => {
    const source = sourceOf({ kind: 'mixed', seed: '1', app: ['die/'] })
    expect(source.pick(draw('die/3'))).toBe('a')
    expect(source.pick(draw('deck'))).toBeUndefined()
  })
})
