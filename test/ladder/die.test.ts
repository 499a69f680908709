import { describe, expect, test } from 'vitest'
import type { TraceEntry } from '../../src/kernel/contract.ts'
import { counter, recorder } from '../../src/kernel/trace.ts'
import { byDie, type DieTable, firstMet } from '../../src/ladder/climb.ts'
import { printLadder, printTrace } from '../../src/ladder/print.ts'
import { guarded, type Ladder, most, yes } from '../../src/ladder/rung.ts'

const head = (id: string, mark?: string) => ({ id, cite: 'S1', text: { it: id, en: id }, mark })

/** What the die decides between is the view; a name that is not there is an empty pile. */
type Piles = readonly string[]
const row = (pile: string, mark: string, faces: readonly number[]) => ({
  ...head(pile, mark),
  faces,
  otherwise: { it: 'vuoto, si tira di nuovo', en: 'empty, roll again' },
  attempt: (piles: Piles) => (piles.includes(pile) ? pile : undefined),
})
const table: DieTable<Piles, string> = {
  id: 'table',
  title: { it: 'Dado', en: 'Die' },
  cite: 'S1',
  name: (pile) => pile,
  rungs: [row('left', '1-3', [1, 2, 3]), row('right', '4-5', [4, 5])],
}
const BOTH: Piles = ['left', 'right']

describe('byDie', () => {
  test('the row of the face is carried out', () => {
    expect([1, 3, 4, 5].map((face) => byDie(table, face, BOTH))).toEqual(['left', 'left', 'right', 'right'])
  })

  test('a row that cannot be, and a face without a row, give nothing', () => {
    expect(byDie(table, 4, ['left'])).toBeUndefined()
    expect(byDie(table, 6, BOTH)).toBeUndefined()
  })

  test('the trace tells the face, who was chosen and who might have been', () => {
    const tracer = recorder()
    byDie(table, 5, BOTH, tracer)
    expect(tracer.entries[0]).toMatchObject({ kept: ['right'], dropped: ['left'], values: { right: 5 } })
  })

  test('a row that cannot be says what happens instead', () => {
    const tracer = recorder()
    byDie(table, 4, ['left'], tracer)
    expect(tracer.entries.map(({ rung, failed }) => [rung.id, failed?.en])).toEqual([['right', 'empty, roll again']])
  })

  test('the row counts as decided, but not where it cannot be', () => {
    const tracer = counter()
    byDie(table, 1, BOTH, tracer)
    byDie(table, 4, ['left'], tracer)
    expect(Object.fromEntries(tracer.counts)).toEqual({ left: 1 })
  })

  test('it prints by its faces', () => {
    expect(printLadder(table, 'en')).toEqual(['Die [S1]', '  1-3. left [S1]', '  4-5. right [S1]'])
  })
})

describe('firstMet', () => {
  const ladder: Ladder<number, boolean> = {
    id: 'list',
    title: { it: 'Lista', en: 'List' },
    cite: 'S1',
    name: String,
    rungs: [
      yes(head('big', '1'), (n) => n > 100),
      guarded(
        (open) => open,
        yes(head('even', '2a'), (n) => n % 2 === 0),
      ),
      most(head('positive', '2b'), (n) => n),
    ],
  }
  const entries = (candidates: readonly number[], view = true): readonly TraceEntry[] => {
    const tracer = recorder()
    firstMet(ladder, candidates, view, tracer)
    return tracer.entries
  }

  test('whoever meets the first rung that anybody meets stays, and no later rung breaks the tie', () => {
    expect(firstMet(ladder, [2, 3, 4], true)).toEqual([2, 4])
    expect(firstMet(ladder, [3, 5], true)).toEqual([3, 5])
  })

  test('a rung that does not count is passed over', () => {
    expect(firstMet(ladder, [2, 3], false)).toEqual([2, 3])
  })

  test('nobody stays where no rung is met', () => {
    expect(firstMet(ladder, [-1, 0 - 3], true)).toEqual([])
    expect(entries([-1])).toEqual([])
  })

  test('the trace names the rung that decided, also where it drops nobody or there is one candidate', () => {
    expect(entries([2, 4]).map(({ rung, kept }) => [rung.id, kept])).toEqual([['even', ['2', '4']]])
    expect(entries([7]).map(({ rung, kept }) => [rung.id, kept])).toEqual([['positive', ['7']]])
    expect(printTrace(entries([2, 3]), 'en', (id) => id)).toEqual(['[S1] List 2a: even → keeps: 2; drops: 3'])
  })

  test('it counts where it leaves one', () => {
    const tracer = counter()
    firstMet(ladder, [2, 4], true, tracer)
    firstMet(ladder, [2, 3], true, tracer)
    expect(Object.fromEntries(tracer.counts)).toEqual({ even: 1 })
  })
})
