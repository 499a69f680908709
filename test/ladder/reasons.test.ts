import { describe, expect, test } from 'vitest'
import type { LadderInfo, PassedOver, RungInfo, TraceEntry } from '../../src/kernel/contract.ts'
import { deciderOf, hasChosen, questionsOf, reasonsOf } from '../../src/ladder/reasons.ts'
import { toldPassed, toldValue } from '../../src/ladder/told.ts'

const both = (text: string) => ({ it: text, en: text })
const ladder = (id: string, question?: string): LadderInfo => ({
  id,
  title: both(id),
  cite: 'S1',
  rungs: [],
  ...(question === undefined ? {} : { question: both(question) }),
})
const COINS = { one: both('# coin'), other: both('# coins') }
const rung = (id: string): RungInfo => ({ id, text: both(id), cite: 'S1', unit: COINS })

const [PLANS, WONDERS, SCALE, UNDER] = [
  ladder('plans'),
  ladder('wonders', 'Why this wonder?'),
  ladder('scale'),
  ladder('under', 'Why this card under it?'),
]
const chose = (of: LadderInfo, id: string, kept: string[], dropped: string[] = ['x']): TraceEntry => ({
  ladder: of,
  rung: rung(id),
  kept,
  dropped,
  values: {},
})
const plan = (id: string, failed?: string): TraceEntry => ({
  ...chose(PLANS, id, [], []),
  ...(failed === undefined ? {} : { failed: both(failed) }),
})
const passed = (of: LadderInfo, id: string, more: Partial<PassedOver> = {}): PassedOver => ({
  ladder: of,
  rung: rung(id),
  why: 'alike',
  candidates: ['a', 'b'],
  values: {},
  ...more,
})

const WONDER = [
  plan('win at once', 'nothing wins'),
  chose(WONDERS, 'within reach', ['sphinx', 'pyramids']),
  passed(WONDERS, 'cheapest'),
  chose(SCALE, 'first of the scale', ['sphinx']),
  chose(UNDER, 'last type', ['palisade']),
  plan('a wonder'),
]

describe('the questions of a move', () => {
  test('are the move itself and what its ladders ask; a ladder without a question goes on with the one before it', () => {
    const questions = questionsOf(WONDER)
    expect(questions.map(({ text }) => text?.en)).toEqual([undefined, 'Why this wonder?', 'Why this card under it?'])
    expect(questions.map(({ decider }) => decider?.rung.id)).toEqual(['a wonder', 'first of the scale', 'last type'])
    expect(questions[1]?.looked.map((each) => each.rung.id)).toEqual(['within reach', 'cheapest', 'first of the scale'])
    expect(new Set(questions.flatMap(({ looked }) => looked))).toEqual(new Set(WONDER))
  })

  test('nobody asks about what a plan that failed would have chosen', () => {
    const looked = [
      chose(WONDERS, 'within reach', []),
      plan('a wonder', 'none is within reach'),
      chose(SCALE, 'first type', ['quarry']),
      plan('a structure'),
    ]
    const [only, ...others] = questionsOf(looked)
    expect(others).toEqual([])
    expect(only?.text).toBeUndefined()
    expect(only?.looked).toEqual(looked)
    expect(only?.decider?.rung.id).toBe('first type')
  })

  test('of a move with one ladder are that ladder’s alone', () => {
    expect(questionsOf([chose(UNDER, 'last', ['a'])]).map(({ text }) => text?.en)).toEqual(['Why this card under it?'])
    expect(questionsOf([])).toEqual([])
  })
})

describe('reasons', () => {
  test('stand under the plan they were climbed for, none lost, what was passed over in its place', () => {
    const looked = [
      passed(SCALE, 'one'),
      passed(SCALE, 'two'),
      chose(SCALE, 'three', ['a']),
      passed(SCALE, 'four'),
      plan('a structure'),
      chose(UNDER, 'five', ['a']),
    ]
    const plans = reasonsOf({ looked, decider: deciderOf(looked) })
    expect(
      plans.map(({ plan: of, steps }) => [
        of?.rung.id,
        steps.map((step) => ('passed' in step ? step.passed.map((each) => each.rung.id) : step.entry.rung.id)),
      ]),
    ).toEqual([
      ['a structure', [['one', 'two'], 'three', ['four']]],
      [undefined, ['five']],
    ])
    expect(plans.flatMap(({ steps }) => steps).filter((step) => 'entry' in step && step.decides)).toHaveLength(1)
  })

  test('a rung that decided within a plan that failed has not decided', () => {
    const looked = [chose(SCALE, 'best', ['a']), plan('first', 'no'), plan('second')]
    expect(deciderOf(looked)?.rung.id).toBe('second')
    expect(hasChosen(looked)).toBe(false)
    expect(hasChosen([...looked, chose(SCALE, 'best', ['a'])])).toBe(true)
    expect(hasChosen([])).toBe(false)
  })
})

describe('what a rung measured', () => {
  const entry: TraceEntry = {
    ...chose(SCALE, 'need', ['a'], ['b']),
    values: { a: 3, b: -1 },
    sums: {
      a: [
        { text: both('on the Pyramids'), value: 3 },
        { text: both('owned'), value: -0 },
      ],
    },
  }

  test('shows its sum, what is taken away with a minus even where it is nothing', () => {
    expect(toldValue(entry, 'a', 'en')).toBe('3 coins = 3 on the Pyramids − 0 owned')
    expect(toldValue(entry, 'b', 'en')).toBe('−1 coin')
    expect(toldValue(entry, 'c', 'en')).toBeUndefined()
  })

  test.each([
    [{ why: 'alike', values: { a: 2, b: 2 } }, 'all alike: 2 coins', 'tutti alla pari: 2 coins'],
    [{ why: 'nobody', values: { a: 0, b: 0 } }, 'all alike: 0 coins', 'tutti alla pari: 0 coins'],
    [{ why: 'alike', values: { a: 2, b: 3 } }, 'all alike', 'tutti alla pari'],
    [{ why: 'nobody' }, 'met by none', 'non vale per nessuno'],
    [{ why: 'idle' }, 'does not count here', 'qui non conta'],
  ] as const)('and where it changed nothing, why: %j', (more, en, it) => {
    expect(toldPassed(passed(SCALE, 'cost', more), 'en')).toBe(en)
    expect(toldPassed(passed(SCALE, 'cost', more), 'it')).toBe(it)
  })
})
