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

  test('leaves other errors as they are', () => {
    const fault = new TypeError('a fault of ours')
    expect(() =>
      within('x', () => {
        throw fault
      }),
    ).toThrow(fault)
  })
})
