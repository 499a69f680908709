import { describe, expect, test } from 'vitest'
import { cleaned, clip, clipStart, quote, writeJson } from '../../src/kernel/clean.ts'

const STEERING = [
  '\u0000',
  '\u0007',
  '\u001B',
  '\r',
  '\u007F',
  '\u0085',
  '\u009B',
  '\u061C',
  '\u200E',
  '\u202E',
  '\u2028',
  '\u2066',
]

describe('text from outside', () => {
  test.each(STEERING)('loses what steers a terminal or turns the direction: %j', (sign) => {
    expect(cleaned(`a${sign}b`)).toBe('a\uFFFDb')
    expect(clip(`a${sign}b`)).toBe('a\uFFFDb')
  })

  test('keeps letters, accents, emoji, tabs and line ends', () => {
    const text = 'però\t«città»\n🎲 漢字'
    expect(cleaned(text)).toBe(text)
  })

  test('is repeated on one line and no longer than sixty characters', () => {
    expect(clip('a\nb\tc')).toBe('a b c')
    expect(clip('x'.repeat(60))).toBe('x'.repeat(60))
    expect(clip('x'.repeat(61))).toBe(`${'x'.repeat(59)}…`)
    expect(clip('x'.repeat(5_000_000))).toHaveLength(60)
    expect(quote(Array.from({ length: 50_000 }, () => 'x'))).toHaveLength(60)
  })

  test('is never cut inside a character', () => {
    expect(clip(`${'x'.repeat(58)}🎲${'x'.repeat(9)}`)).toBe(`${'x'.repeat(58)}…`)
  })

  test('of a path keeps the end', () => {
    expect(clipStart('/a/b.txt', 120)).toBe('/a/b.txt')
    expect(clipStart(`/${'x'.repeat(500)}/b.txt`, 12)).toBe('…xxxxx/b.txt')
  })
})

describe('JSON for a terminal or a save', () => {
  test('escapes what steers and means the same', () => {
    const data = { id: STEERING.join('x'), list: ['\u202Eabc', 1, null] }
    const text = writeJson(data)
    expect(JSON.parse(text)).toEqual(data)
    expect(cleaned(text)).toBe(text)
  })
})
