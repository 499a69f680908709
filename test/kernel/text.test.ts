import { expect, test } from 'vitest'
import { counted, figure, signed } from '../../src/kernel/text.ts'

const COINS = { one: { it: '# moneta', en: '# coin' }, other: { it: '# monete', en: '# coins' } }

test('numbers below zero have a minus sign, not a hyphen', () => {
  expect([figure(-15), figure(0), figure(7), figure('-1,5')]).toEqual(['−15', '0', '7', '−1,5'])
  expect([signed(2), signed(-2), signed(0)]).toEqual(['+2', '−2', '0'])
})

test('one is one, all others are many', () => {
  expect([1, 2, 0, -1, -3].map((n) => counted(n, COINS, 'it'))).toEqual([
    '1 moneta',
    '2 monete',
    '0 monete',
    '−1 moneta',
    '−3 monete',
  ])
  expect(counted(-2, undefined, 'en')).toBe('−2')
})
