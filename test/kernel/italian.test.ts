import { expect, test } from 'vitest'
import { euphonic, i, il, joined, un } from '../../src/kernel/italian.ts'
import { andList, counted, isOne, orList } from '../../src/kernel/text.ts'

test.each([
  [il('mattone', 'm'), 'il mattone'],
  [il('Stadio', 'm'), 'lo Stadio'],
  [il('ordine', 'm'), 'l’ordine'],
  [il('zoccolo', 'm'), 'lo zoccolo'],
  [il('pietra', 'f'), 'la pietra'],
  [il('Epoca', 'f'), 'l’Epoca'],
  [un('idea', 'f'), 'un’idea'],
  [un('ordine', 'm'), 'un ordine'],
  [un('scudo', 'm'), 'uno scudo'],
  [un('carta', 'f'), 'una carta'],
  [i('ordini', 'm'), 'gli ordini'],
  [i('segnalini', 'm'), 'i segnalini'],
  [i('scudi', 'm'), 'gli scudi'],
  [i('abitazioni', 'f'), 'le abitazioni'],
  [euphonic(andList(['C3', 'E7'], 'it')), 'C3 ed E7'],
  [euphonic(andList(['E7', 'E8', 'C3'], 'it')), 'E7, E8 e C3'],
  [joined('a', il('snodo', 'm')), 'allo snodo'],
  [joined('di', il('Automa', 'm')), 'dell’Automa'],
  [joined('in', i('città', 'f')), 'nelle città'],
  [joined('su', il('tabellone', 'm')), 'sul tabellone'],
])('%s', (told, expected) => expect(told).toBe(expected))

test('numbers and lists are told as each language does', () => {
  const coin = { one: { it: '# moneta', en: '# coin' }, other: { it: '# monete', en: '# coins' } }
  expect([counted(1, coin, 'it'), counted(3, coin, 'it'), counted(-2, coin, 'en')]).toEqual([
    '1 moneta',
    '3 monete',
    '−2 coins',
  ])
  expect([isOne(1, 'it'), isOne(0, 'it')]).toEqual([true, false])
  expect(andList(['a', 'b', 'c'], 'it')).toBe('a, b e c')
  expect(orList(['a', 'b', 'c'], 'en')).toBe('a, b, or c')
})
