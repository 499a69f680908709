import { describe, expect, test } from 'vitest'
import { BadInput } from '../../src/kernel/contract.ts'
import { LIMITS, readJson, tooDeep, tooLong, tooManyLines } from '../../src/kernel/limits.ts'
import { checkChoice } from '../../src/kernel/options.ts'
import { readSave } from '../../src/kernel/save.ts'

const HEADER = 'solotavolo 1 · pebbles · edition 2 · level hard · chance seeded 8147'

function refused(run: () => unknown): BadInput {
  try {
    run()
  } catch (error) {
    if (error instanceof BadInput) return error
    throw error
  }
  throw new Error('nothing was refused')
}

describe('a save that no game could have filled is refused in one sentence', () => {
  test('too many characters', () => {
    const error = refused(() => readSave(`${HEADER}\n${' '.repeat(LIMITS.save)}`))
    expect(error.is(tooLong)).toBe(true)
    expect(error.tell('en')).toBe('this is too long: at most 1,000,000 characters')
    expect(error.tell('it')).toBe('il testo è troppo lungo: al massimo 1.000.000 caratteri')
  })

  test('too many lines', () => {
    expect(refused(() => readSave(`${HEADER}${'\n'.repeat(LIMITS.lines)}`)).is(tooManyLines)).toBe(true)
    expect(readSave(`${HEADER}${'\n'.repeat(LIMITS.lines - 1)}`).entries).toEqual([])
  })

  test.each([
    ['an entry', `${HEADER}\n\nyou ${'x'.repeat(LIMITS.line)}`, 'line 3: this is too long: at most 20,000 characters'],
    ['a note', `${HEADER}\nyou x ; ${'x'.repeat(LIMITS.line)}`, 'line 2: this is too long: at most 20,000 characters'],
    [
      'the header',
      `${HEADER} · level ${'x'.repeat(LIMITS.line)}`,
      'line 1: this is too long: at most 20,000 characters',
    ],
    [
      'a position',
      `${HEADER}\nposition [${' '.repeat(LIMITS.position)}]`,
      'line 2: this is too long: at most 50,000 characters',
    ],
    [
      'a deep position',
      `${HEADER}\nposition ${'['.repeat(9000)}${']'.repeat(9000)}`,
      'line 2: this is nested too deeply: at most 32 levels',
    ],
  ])('a line too long: %s', (_, text, message) => {
    expect(refused(() => readSave(text)).message).toBe(message)
  })

  test('a position may be longer than other lines', () => {
    const position = { text: 'x'.repeat(LIMITS.line + 1) }
    expect(readSave(`${HEADER}\nposition ${JSON.stringify(position)}`).position).toEqual(position)
  })
})

describe('JSON', () => {
  test('is read down to the deepest level allowed, and no deeper', () => {
    const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
    expect(readJson(nested(LIMITS.depth), 1000)).toBeInstanceOf(Array)
    expect(refused(() => readJson(nested(LIMITS.depth + 1), 1000)).is(tooDeep)).toBe(true)
    // Deeper than any recursion could go.
    expect(refused(() => readJson(nested(2_000_000), 1e9)).is(tooDeep)).toBe(true)
  })

  test('that is none is left to its reader to name', () => {
    expect(() => readJson('{', 10)).toThrow(SyntaxError)
    expect(readJson('\uFEFF{"a":1}', 10)).toEqual({ a: 1 })
  })
})

test('a value of one’s own for an option has a limit', () => {
  const own = { title: { it: '', en: '' }, about: { it: '', en: '' }, read: (text: string) => text }
  const spec = { id: 'deck', title: { it: '', en: '' }, choices: [], initial: '', own }
  expect(refused(() => checkChoice(spec, 'x'.repeat(LIMITS.own + 1))).message).toBe(
    'deck: this is too long: at most 50,000 characters',
  )
})
