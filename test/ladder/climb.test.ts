import { describe, expect, test } from 'vitest'
import type { TraceEntry } from '../../src/kernel/contract.ts'
import { counter, decisive, isPassed, recorder } from '../../src/kernel/trace.ts'
import { after, allowed, climb, firstMet, firstOf, type Plans } from '../../src/ladder/climb.ts'
import {
  atMost,
  guarded,
  inOrder,
  least,
  type Ladder,
  most,
  onlyFor,
  reversed,
  type Rung,
  summed,
  yes,
} from '../../src/ladder/rung.ts'

interface Card {
  readonly id: string
  readonly cost: number
  readonly blue: boolean
}

const card = (id: string, cost: number, blue = false): Card => ({ id, cost, blue })
const A = card('a', 1)
const B = card('b', 2, true)
const C = card('c', 3, true)
const D = card('d', 3)
const ALL = [A, B, C, D]

type View = { readonly rich: boolean }
const POOR: View = { rich: false }

const head = (id: string) => ({ id, cite: 'S1', text: { it: id, en: id } })
const blue: Rung<Card, View> = yes(head('blue'), (one) => one.blue)
const dearest: Rung<Card, View> = most(head('dearest'), (one) => one.cost)
const cheapest: Rung<Card, View> = least(head('cheapest'), (one) => one.cost)
const ladder = (...rungs: Rung<Card, View>[]): Ladder<Card, View> => ({
  id: 'ladder',
  title: { it: 'Scala', en: 'Ladder' },
  cite: 'S1',
  name: ({ id }) => id,
  rungs,
})
const ids = (cards: readonly Card[]) => cards.map(({ id }) => id).join('')
const names = (entries: readonly TraceEntry[]) => entries.map(({ rung }) => rung.id)

describe('climb', () => {
  test('each rung keeps the best of what the one before has left', () => {
    expect(ids(climb(ladder(dearest), ALL, POOR))).toBe('cd')
    expect(ids(climb(ladder(dearest, blue), ALL, POOR))).toBe('c')
    expect(ids(climb(ladder(blue, cheapest), ALL, POOR))).toBe('b')
  })

  test('a rung nobody passes keeps all', () => {
    expect(ids(climb(ladder(blue), [A, D], POOR))).toBe('ad')
  })

  test('a rung with nothing to say about anybody keeps all', () => {
    expect(ids(climb(ladder(most(head('silent'), () => undefined)), ALL, POOR))).toBe('abcd')
  })

  test('whom a rung has nothing to say about goes after whom it rates, however low', () => {
    const rung = most<Card, View>(head('blue cost'), (one) => (one.blue ? -one.cost : undefined))
    expect(ids(climb(ladder(rung), ALL, POOR))).toBe('b')
  })

  test('nobody to choose from stays nobody', () => {
    expect(climb(ladder(blue), [], POOR)).toEqual([])
  })

  test('a single candidate is not looked at: no rung has decided', () => {
    const tracer = recorder()
    climb(ladder(blue, dearest), [A], POOR, tracer)
    expect(tracer.entries).toEqual([])
  })

  test('the order of the list goes by place', () => {
    const order = ['d', 'b']
    const rung = inOrder<Card, View>(head('order'), ({ id }) =>
      order.includes(id) ? order.indexOf(id) + 1 : undefined,
    )
    expect(ids(climb(ladder(rung), ALL, POOR))).toBe('d')
  })
})

describe('guards', () => {
  test('a guarded rung counts only where its guard says so', () => {
    const rungs = ladder(
      guarded(({ rich }) => rich, dearest),
      cheapest,
    )
    expect(ids(climb(rungs, ALL, { rich: true }))).toBe('cd')
    expect(ids(climb(rungs, ALL, POOR))).toBe('a')
  })

  test('onlyFor speaks of some candidates and puts the others behind', () => {
    expect(ids(climb(ladder(onlyFor((one) => one.blue, cheapest)), ALL, POOR))).toBe('b')
  })

  test('onlyFor among others has nothing to say', () => {
    expect(ids(climb(ladder(onlyFor((one) => one.blue, cheapest)), [A, D], POOR))).toBe('ad')
  })
})

describe('after, allowed and reversed', () => {
  test('after climbs the next ladder with what the first has left', () => {
    expect(ids(after([ladder(dearest), ladder(blue)], ALL, POOR))).toBe('c')
  })

  test('allowed is a condition: it may leave nobody', () => {
    expect(ids(allowed(ladder(blue), ALL, POOR))).toBe('bc')
    expect(allowed(ladder(blue), [A, D], POOR)).toEqual([])
  })

  test('allowed tells whom it dropped', () => {
    const tracer = recorder()
    allowed(ladder(blue), ALL, POOR, tracer)
    expect(tracer.entries[0]).toMatchObject({ kept: ['b', 'c'], dropped: ['a', 'd'] })
  })

  test('atMost allows up to its limit and shows the measure', () => {
    const tracer = recorder()
    const affordable = atMost<Card, View>(
      head('affordable'),
      ({ cost }) => cost,
      ({ rich }) => (rich ? 9 : 2),
    )
    expect(ids(allowed(ladder(affordable), ALL, POOR, tracer))).toBe('ab')
    expect(tracer.entries[0]?.values).toEqual({ a: 1, b: 2, c: 3, d: 3 })
    expect(allowed(ladder(affordable), ALL, { rich: true })).toEqual(ALL)
  })

  test('reversed keeps first what the ladder would keep last', () => {
    const back = reversed(
      ladder(dearest, blue),
      { id: 'back', title: { it: 'Al contrario', en: 'Reversed' }, cite: 'S2' },
      ({ id }) => ({ id: `back.${id}`, cite: 'S2', text: { it: id, en: id } }),
    )
    expect(ids(climb(back, ALL, POOR))).toBe('a')
    expect(ids(climb(back, [C, D], POOR))).toBe('d')
    expect(back.rungs.map(({ id }) => id)).toEqual(['back.dearest', 'back.blue'])
  })
})

describe('traces', () => {
  test('only rungs that removed somebody are told, with what they measured', () => {
    const tracer = recorder()
    climb(
      ladder(
        most(head('same'), () => 1),
        cheapest,
      ),
      ALL,
      POOR,
      tracer,
    )
    expect(names(tracer.entries)).toEqual(['cheapest'])
    expect(tracer.entries[0]).toMatchObject({
      kept: ['a'],
      dropped: ['b', 'c', 'd'],
      values: { a: 1, b: 2, c: 3, d: 3 },
    })
  })

  test('the rung that left one is the decisive one', () => {
    const tracer = recorder()
    climb(ladder(dearest, blue), ALL, POOR, tracer)
    expect(decisive(tracer.entries)?.rung.id).toBe('blue')
  })

  test('counting counts decisions, not steps on the way', () => {
    const tracer = counter()
    climb(ladder(dearest, blue), ALL, POOR, tracer)
    climb(ladder(dearest, blue), [A, B], POOR, tracer)
    expect(Object.fromEntries(tracer.counts)).toEqual({ blue: 1, dearest: 1 })
  })
})

describe('firstOf', () => {
  const plans: Plans<View, string> = {
    id: 'plans',
    title: { it: 'Piani', en: 'Plans' },
    cite: 'S3',
    rungs: [
      {
        ...head('buy'),
        otherwise: { it: 'niente monete', en: 'no coins' },
        attempt: ({ rich }) => (rich ? 'bought' : undefined),
      },
      {
        ...head('sell'),
        otherwise: { it: 'niente da vendere', en: 'nothing to sell' },
        attempt: ({ rich }) => (rich ? undefined : 'sold'),
      },
      { ...head('wait'), otherwise: { it: 'mai', en: 'never' }, attempt: () => 'waited' },
    ],
  }

  test('the first plan that works is taken', () => {
    expect(firstOf(plans, { rich: true })).toBe('bought')
    expect(firstOf(plans, POOR)).toBe('sold')
  })

  test('the trace says why those before it failed, and which was taken', () => {
    const tracer = recorder()
    firstOf(plans, POOR, tracer)
    expect(tracer.entries.map(({ rung, failed }) => [rung.id, failed?.en])).toEqual([
      ['buy', 'no coins'],
      ['sell', undefined],
    ])
  })

  test('the plan taken counts as decided', () => {
    const tracer = counter()
    firstOf(plans, POOR, tracer)
    expect(Object.fromEntries(tracer.counts)).toEqual({ sell: 1 })
  })

  test('where no plan works there is no move', () => {
    expect(firstOf({ ...plans, rungs: plans.rungs.slice(0, 1) }, POOR)).toBeUndefined()
  })
})

describe('what was passed over', () => {
  const passed = (run: (tracer: ReturnType<typeof recorder>) => unknown) => {
    const tracer = recorder()
    run(tracer)
    return tracer.all.map((looked) => (isPassed(looked) ? `${looked.rung.id}: ${looked.why}` : looked.rung.id))
  }

  test('a rung that meets nobody, one that rates all alike, and one that does not count now', () => {
    const rich = guarded((view: View) => view.rich, blue)
    expect(passed((tracer) => climb(ladder(rich, blue, dearest), [A, D], POOR, tracer))).toEqual([
      'blue: idle',
      'blue: nobody',
      'dearest',
    ])
    expect(passed((tracer) => climb(ladder(dearest, blue), [C, D], POOR, tracer))).toEqual(['dearest: alike', 'blue'])
  })

  test('a list that is gone down tells what nobody met', () => {
    expect(passed((tracer) => firstMet(ladder(blue, dearest), [A, D], POOR, tracer))).toEqual([
      'blue: nobody',
      'dearest',
    ])
  })

  test('rungs after the decision were never looked at', () => {
    expect(passed((tracer) => climb(ladder(cheapest, blue, dearest), ALL, POOR, tracer))).toEqual(['cheapest'])
  })

  test('a sum is told with its parts', () => {
    const parts = summed(dearest, ({ cost }) => [
      { text: { it: 'stampato', en: 'printed' }, value: cost + 1 },
      { text: { it: 'posseduto', en: 'owned' }, value: -1 },
    ])
    const tracer = recorder()
    climb(ladder(parts), [A, C], POOR, tracer)
    const [entry] = tracer.entries
    expect(entry?.values).toEqual({ a: 1, c: 3 })
    expect(entry?.sums?.['c']?.map(({ value }) => value)).toEqual([4, -1])
  })
})
