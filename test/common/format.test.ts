import { describe as suite, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { BadInput, type Path } from '../../src/kernel/refusal.ts'
import { atMost, describe, oneOf, ofKind, read, whole } from '../../src/common/format.ts'

const colour = oneOf({ it: 'un colore', en: 'colour' }, ['red', 'blue'])
const format = z.strictObject({
  colour,
  count: z._default(whole(0, 9), 0),
  list: z._default(z.array(colour).check(atMost(2, { it: 'i colori', en: 'colours' })), []),
  goods: z._default(z.partialRecord(colour, whole(0, 5)), {}),
  either: z.optional(z.union([whole(1, 6), z.strictObject({ deep: whole(0, 1) })])),
  asked: z.optional(
    z.discriminatedUnion(
      'kind',
      [z.object({ kind: z.enum(['now', 'then']) }), z.object({ kind: z.literal('often'), times: whole(1, 9) })],
      ofKind({ it: 'un tipo di domanda', en: 'kind of question' }, 'kind'),
    ),
  ),
})
const KEYS = { goods: { it: 'un colore', en: 'colour' } }

const refused = (json: unknown): BadInput => refusedAt(['here'], json)

function refusedAt(path: Path, json: unknown): BadInput {
  try {
    read(format, json, { path, keys: KEYS })
  } catch (error) {
    if (error instanceof BadInput) return error
    throw error
  }
  throw new Error('it was read')
}

suite('a shape', () => {
  test('is read with its defaults', () => {
    expect(read(format, { colour: 'red' })).toEqual({ colour: 'red', count: 0, list: [], goods: {} })
  })

  test.each([
    [{}, 'here colour: manca', 'here colour: is missing'],
    [{ colour: 'pink' }, 'here colour: "pink" non è un colore', 'here colour: unknown colour "pink"'],
    [{ colour: 'red', count: 10 }, 'here count: il massimo è 9', 'here count: is above 9'],
    [{ colour: 'red', count: -1 }, 'here count: il minimo è 0', 'here count: is below 0'],
    [{ colour: 'red', count: 1.5 }, 'here count: non è un numero intero', 'here count: is not a whole number'],
    [{ colour: 'red', list: 'red' }, 'here list: non è un elenco [ … ]', 'here list: is not a list [ … ]'],
    [{ colour: 'red', list: ['red', 'x'] }, 'here list 1: "x" non è un colore', 'here list 1: unknown colour "x"'],
    [
      { colour: 'red', list: ['red', 'red', 'red'] },
      'here list: i colori: al massimo 2',
      'here list: has more than 2 colours',
    ],
    [{ colour: 'red', odd: 1 }, 'here: il campo "odd" non esiste', 'here: unknown field "odd"'],
    [{ colour: 'red', goods: { x: 1 } }, 'here goods: "x" non è un colore', 'here goods: unknown colour "x"'],
    [{ colour: 'red', either: { deep: 7 } }, 'here either deep: il massimo è 1', 'here either deep: is above 1'],
    [
      { colour: 'red', asked: { kind: 'never' } },
      'here asked kind: "never" non è un tipo di domanda',
      'here asked kind: unknown kind of question "never"',
    ],
    [{ colour: 'red', asked: {} }, 'here asked kind: manca', 'here asked kind: is missing'],
    [{ colour: 'red', asked: [] }, 'here asked: non è un oggetto { … }', 'here asked: is not an object { … }'],
    [
      { colour: 'red', asked: { kind: 'often', times: 10 } },
      'here asked times: il massimo è 9',
      'here asked times: is above 9',
    ],
    [null, 'here: non è un oggetto { … }', 'here: is not an object { … }'],
  ])('%j is refused in both languages', (json, it, en) => {
    expect([refused(json).tell('it'), refused(json).tell('en')]).toEqual([it, en])
  })

  test('a position that is none at all is refused as a whole', () => {
    expect(refusedAt([], null).tell('it')).toBe('posizione: non è un oggetto { … }')
    expect(refusedAt([], { colour: 'red', odd: 1 }).tell('en')).toBe('position: unknown field "odd"')
    expect(refusedAt([], { colour: 'pink' }).tell('en')).toBe('colour: unknown colour "pink"')
  })

  test('a refusal does not repeat a long value', () => {
    expect(refused({ colour: 'x'.repeat(100_000) }).message.length).toBeLessThan(100)
  })

  test('is described with hints, in lists and choices too', () => {
    const described = describe(format, { count: { section: 'now' }, 'either.deep': { section: 'then' } })
    expect(JSON.stringify(described)).toContain('"x-section":"now"')
    expect(JSON.stringify(described)).toContain('"x-section":"then"')
  })
})
