import { expect, test } from 'vitest'
import { recorder } from '../../src/kernel/trace.ts'
import { printClauses, printLadder, printSources, printTrace } from '../../src/ladder/print.ts'
import { byCite } from '../../src/kernel/clauses.ts'
import { pebbles } from '../fixtures/pebbles.ts'
import { pebblesModule } from '../fixtures/pebbles-module.ts'
import { decide, takeLadder } from '../fixtures/pebbles-automa.ts'

const trace = (table: number[], level = 'hard') => {
  const tracer = recorder()
  decide({ ...pebbles.start({ level }), table }, tracer)
  return tracer.all
}
const nameOf = (id: string) => `#${id}`

test('a ladder prints as numbered lines with clauses, in both languages', () => {
  expect(printLadder(takeLadder, 'it')).toEqual([
    'Scelta [S1]',
    '  1. un sassolino pari [S1.1]',
    '  2. il più alto [Q1, chiarimento nostro]',
  ])
  expect(printLadder(takeLadder, 'en')).toEqual([
    'Choice [S1]',
    '  1. an even pebble [S1.1]',
    '  2. the highest [Q1, our ruling]',
  ])
})

test('a rung prints the rows that belong to it', () => {
  const [first, ...rest] = takeLadder.rungs
  const table = [{ it: 'due, quattro', en: 'two, four' }]
  const ladder = { ...takeLadder, rungs: first === undefined ? rest : [{ ...first, table }, ...rest] }
  expect(printLadder(ladder, 'en')[2]?.trim()).toBe('two, four')
})

test('clauses print with their id, under the headings of the document, rulings with what they rest on', async () => {
  expect(printClauses([{ id: 'S1', text: { it: 'Uno.', en: 'One.' } }], 'it')).toEqual(['S1     Uno.'])
  const { clauses, rulings } = await pebblesModule.texts()
  expect(printClauses([...clauses, ...clauses], 'en')).toEqual([
    '— The turn —',
    'S1     The automa chooses.',
    'S1     The automa chooses.',
  ])
  expect(printClauses(rulings, 'it')).toEqual([
    'Q1     Il più alto è il più bello.',
    '       si fonda su: «il più bello»',
  ])
})

test('the sources of a decision say where a clause stands on paper, and what a ruling of ours says', async () => {
  const known = byCite(await pebblesModule.texts())
  expect(printSources(['S1', 'Q1', 'S1', 'S7'], known, 'en')).toEqual([
    'S1: in the document under “The turn”',
    'Q1: our ruling: The highest is the finest. (rests on: “the finest”)',
  ])
})

test('a trace says who stayed and who left, with names and values, in both languages', () => {
  expect(printTrace(trace([5, 6, 8]), 'en', nameOf)).toEqual([
    '[S3.1] Turn: takes a pebble above 3',
    'Why this pebble?',
    '  [S1.1] Choice: an even pebble → keeps: #6, #8; drops: #5',
    '  [Q1, our ruling] Choice: the highest → keeps: #8 (8 points = 8 with luck − 0 of luck); drops: #6 (6 points = 6 with luck − 0 of luck)',
  ])
  expect(printTrace(trace([5, 7]), 'it', nameOf).at(-1)).toBe(
    '  [Q1, chiarimento nostro] Scelta: il più alto → resta: #7 (7 punti = 7 con la fortuna − 0 di fortuna); esce: #5 (5 punti = 5 con la fortuna − 0 di fortuna)',
  )
})

test('a trace says why a plan failed', () => {
  expect(printTrace(trace([1, 2]), 'en', nameOf)[0]).toBe('[S3.1] Turn: takes a pebble above 3: there is none')
})

test('rungs that changed nothing for the same reason are told in one line', () => {
  expect(printTrace(trace([5, 7], 'easy'), 'en', nameOf)[2]).toBe(
    '  passed over (does not count here): [S1.1] an even pebble',
  )
  expect(printTrace(trace([5, 7]), 'en', nameOf)[2]).toBe('  passed over (met by none): [S1.1] an even pebble')
  expect(printTrace(trace([6, 8]), 'it', nameOf)[2]).toBe('  senza effetto (tutti alla pari): [S1.1] un sassolino pari')
})
