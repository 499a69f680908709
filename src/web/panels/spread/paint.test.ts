import { describe, expect, test } from 'vitest'
import type { Paint } from '../../contract.ts'
import { brushOf, deduced, isComplete, keysOf, leftOf, mayBe, paintedBy } from './paint.ts'

/** Two urns: three places of one, two of another. */
const paint: Paint = {
  kinds: ['wine', 'brick', 'food'],
  places: [
    { id: 'a1', urn: 'A' },
    { id: 'b1', urn: 'B' },
    { id: 'a2', urn: 'A' },
    { id: 'b2', urn: 'B' },
    { id: 'a3', urn: 'A' },
  ],
  urns: { A: { wine: 1, brick: 1, food: 1 }, B: { wine: 1, brick: 1, food: 1 } },
  key: (place, kind) => `${place} ${kind}`,
}
const known = (...strokes: readonly (readonly [kind: string, ...places: string[]])[]) =>
  deduced(paint, paintedBy(strokes.map(([kind, ...places]) => ({ kind, places }))))

describe('painting', () => {
  test('what an urn has no more of cannot lie in its other places', () => {
    const now = known(['wine', 'a2'])
    expect(mayBe(paint, now, 'a1', 'wine')).toBe(false)
    expect(mayBe(paint, now, 'b1', 'wine')).toBe(true)
    expect(mayBe(paint, now, 'a2', 'brick')).toBe(false)
  })

  test('places that can only be of one kind are filled in, others are not', () => {
    expect(Object.fromEntries(known(['wine', 'a2'], ['brick', 'a1']))).toEqual({ a1: 'brick', a2: 'wine', a3: 'food' })
    // One of the three things of urn B stays in the box: nothing follows.
    expect(known(['wine', 'b1']).has('b2')).toBe(false)
  })

  test('the next kind comes by itself, and none of which nothing is left', () => {
    expect(brushOf(paint, known(), undefined)).toBe('wine')
    expect(brushOf(paint, known(['wine', 'a2']), undefined)).toBe('wine')
    expect(brushOf(paint, known(['wine', 'a2', 'b1']), 'wine')).toBe('brick')
    expect(brushOf(paint, known(), 'food')).toBe('food')
    expect(leftOf(paint, 'brick', known(['wine', 'a2', 'b1']))).toBe(2)
  })

  test('complete, it gives the outcomes in the order of the draws', () => {
    const all = known(['wine', 'a2', 'b2'], ['brick', 'a1', 'b1'])
    expect(isComplete(paint, known(['wine', 'a2']))).toBe(false)
    expect(isComplete(paint, all)).toBe(true)
    expect(keysOf(paint, all)).toEqual(['a1 brick', 'b1 brick', 'a2 wine', 'b2 wine', 'a3 food'])
  })
})
