import { describe, expect, test } from 'vitest'
import { BadInput, lineOf, refusal, within } from '../../src/kernel/refusal.ts'

const above = refusal<{ most: number }>('test.above', {
  it: ({ most }) => `il massimo è ${most}`,
  en: ({ most }) => `is above ${most}`,
})
const empty = refusal('test.empty', { it: 'non c’è niente', en: 'there is nothing in it' })

function caught(run: () => unknown): BadInput {
  try {
    run()
  } catch (error) {
    if (error instanceof BadInput) return error
  }
  throw new Error('nothing was refused')
}

describe('a refusal', () => {
  test('is data: its code, its values and its place', () => {
    const error = above({ most: 9 }, ['solo', 'coins'])
    expect([error.code, error.values, error.path]).toEqual(['test.above', { most: 9 }, ['solo', 'coins']])
    expect([error.is(above), error.is(empty)]).toEqual([true, false])
  })

  test('is told in the language asked for, in English as an error', () => {
    const error = above({ most: 9 }, ['solo', 'coins'])
    expect(error.tell('it')).toBe('solo coins: il massimo è 9')
    expect(error.message).toBe('solo coins: is above 9')
    expect(error.sentence('it')).toBe('il massimo è 9')
    expect(empty().tell('it')).toBe('non c’è niente')
  })

  test('is told from further out with every place on the way', () => {
    const error = caught(() =>
      within({ it: 'il file', en: 'the file' }, () =>
        within(lineOf(2), () => {
          throw above({ most: 9 }, ['coins', 3])
        }),
      ),
    )
    expect(error.tell('it')).toBe('il file: riga 2: coins 3: il massimo è 9')
    expect(error.message).toBe('the file: line 2: coins 3: is above 9')
    expect(error.is(above)).toBe(true)
  })

  test('repeats no more than a few words of the input, whatever is put into it', () => {
    const unknown = refusal<{ id: string }>('test.unknown', {
      it: ({ id }) => `«${id}» non si conosce`,
      en: ({ id }) => `"${id}" is not known`,
    })
    const long = 'x'.repeat(100_000)
    const most = (text: string) => Math.max(...[...text.matchAll(/x+/g)].map(([run]) => run.length))
    const fromValue = unknown({ id: long })
    expect(most(fromValue.tell('it'))).toBeLessThan(60)
    expect(fromValue.values['id']).toHaveLength(60)
    expect(most(above({ most: 1 }, ['cards', long]).message)).toBeLessThan(60)
    const wordy = refusal<{ id: string }>('test.wordy', {
      it: ({ id }) => `${id} `.repeat(40),
      en: ({ id }) => `${id} `.repeat(40),
    })
    expect(wordy({ id: long }).message.length).toBeLessThan(1000)
    expect(above({ most: 1 }, [{ it: long, en: long }]).message.length).toBeLessThan(300)
  })

  test('lets nothing through that steers a terminal', () => {
    const osc = '\u001B]52;c;aGFsbG8=\u0007'
    const unknown = refusal<{ id: string }>('test.unknown', { it: ({ id }) => `«${id}»`, en: ({ id }) => `"${id}"` })
    expect(unknown({ id: osc }).message).toBe('"\uFFFD]52;c;aGFsbG8=\uFFFD"')
    expect(above({ most: 1 }, [osc]).message).not.toContain('\u001B')
  })

  test('leaves other errors as they are', () => {
    const fault = new TypeError('a fault of ours')
    expect(() =>
      within('x', () => {
        throw fault
      }),
    ).toThrow(fault)
  })
})
