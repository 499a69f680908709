// The three layouts, as they lie on a table.
import { describe, expect, test } from 'vitest'
import { LAYOUTS } from '../../../src/games/duel/catalogue/layouts.ts'

/** Row by row the x of each card from SOLO's side, and what lies on it: `5<1,2` is covered by cards 1 and 2 of the next row. */
const LAID = {
  1: `5<1,2 7<2,3
      4<1,2 6<2,3 8<3,4
      3<1,2 5<2,3 7<3,4 9<4,5
      2<1,2 4<2,3 6<3,4 8<4,5 10<5,6
      1 3 5 7 9 11`,
  2: `1<1 3<1,2 5<2,3 7<3,4 9<4,5 11<5
      2<1 4<1,2 6<2,3 8<3,4 10<4
      3<1 5<1,2 7<2,3 9<3
      4<1 6<1,2 8<2
      5 7`,
  3: `5<1,2 7<2,3
      4<1,2 6<2,3 8<3,4
      3<1 5<1 7<2 9<2
      4<1,2 8<3,4
      3<1 5<1,2 7<2,3 9<3
      4<1 6<1,2 8<2
      5 7`,
} as const

describe.each([1, 2, 3] as const)('Age %i', (age) => {
  const { slots } = LAYOUTS[age]

  test('R4.1 R4.2 R1.1 lies as printed', () => {
    const lines = LAID[age].split('\n').map((line) => line.trim().split(' '))
    const expected = lines.flatMap((cards, row) =>
      cards.map((card, at) => {
        const [x, over] = card.split('<')
        const covers = over === undefined ? [] : over.split(',').map((no) => `${row + 2}.${no}`)
        return { id: `${row + 1}.${at + 1}`, x: Number(x), faceUp: row % 2 === 0, covers }
      }),
    )
    expect(
      slots.map(({ id, x, faceUp, coveredBy }) => ({
        id,
        x,
        faceUp,
        covers: slots.filter((_, no) => (coveredBy & (1 << no)) !== 0).map((over) => over.id),
      })),
    ).toEqual(expected)
    expect(slots).toHaveLength(20)
  })

  test('Q11 no two open cards ever have the same x, so that a side always decides', () => {
    const seen = new Set<number>()
    const left = [(1 << slots.length) - 1]
    for (let full = left.pop(); full !== undefined; full = left.pop()) {
      if (seen.has(full)) continue
      seen.add(full)
      const now = full
      const open = slots.flatMap(({ coveredBy }, no) =>
        (now & (1 << no)) !== 0 && (now & coveredBy) === 0 ? [no] : [],
      )
      const places = open.map((no) => slots[no]?.x)
      expect(new Set(places).size, places.join(' ')).toBe(places.length)
      for (const no of open) left.push(now & ~(1 << no))
    }
    expect(seen.size).toBeGreaterThan(100)
  })
})
