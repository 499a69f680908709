import { expect, test } from 'vitest'
import { recorder } from '../../src/kernel/trace.ts'
import { printClauses, printLadder, printTrace } from '../../src/ladder/print.ts'
import { pebbles } from '../fixtures/pebbles.ts'
import { decide, takeLadder } from '../fixtures/pebbles-automa.ts'

const trace = (table: number[]) => {
  const tracer = recorder()
  decide({ ...pebbles.start({ level: 'hard' }), table }, tracer)
  return tracer.entries
}
const nameOf = (id: string) => `#${id}`

test('a ladder prints as numbered lines with clauses, in both languages', () => {
  expect(printLadder(takeLadder, 'it')).toEqual([
    'Scelta [S1]',
    '  1. un sassolino pari [S1.1]',
    '  2. il più alto [S1.2]',
  ])
  expect(printLadder(takeLadder, 'en')).toEqual([
    'Choice [S1]',
    '  1. an even pebble [S1.1]',
    '  2. the highest [S1.2]',
  ])
})

test('a rung prints the rows that belong to it', () => {
  const [first, ...rest] = takeLadder.rungs
  const table = [{ it: 'due, quattro', en: 'two, four' }]
  const ladder = { ...takeLadder, rungs: first === undefined ? rest : [{ ...first, table }, ...rest] }
  expect(printLadder(ladder, 'en')[2]?.trim()).toBe('two, four')
})

test('clauses print with their id', () => {
  expect(printClauses([{ id: 'S1', text: { it: 'Uno.', en: 'One.' } }], 'it')).toEqual(['S1     Uno.'])
})

test('a trace says who stayed and who left, with names and values, in both languages', () => {
  expect(printTrace(trace([5, 6, 8]), 'en', nameOf)).toEqual([
    '[S1.1] Choice: an even pebble → keeps: #6, #8; drops: #5',
    '[S1.2] Choice: the highest → keeps: #8 (8 points); drops: #6 (6 points)',
    '[S3.1] Turn: takes a pebble above 3',
  ])
  expect(printTrace(trace([5, 6, 8]), 'it', nameOf)[1]).toBe(
    '[S1.2] Scelta: il più alto → resta: #8 (8 punti); esce: #6 (6 punti)',
  )
})

test('a trace says why a plan failed', () => {
  expect(printTrace(trace([1, 2]), 'en', nameOf)[0]).toBe('[S3.1] Turn: takes a pebble above 3: there is none')
})
