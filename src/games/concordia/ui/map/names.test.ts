import { describe, expect, test } from 'vitest'
import { MAPS } from '../../catalogue/geography.ts'
import { TYPES } from '../../catalogue/vocabulary.ts'
import { areaOf, scaleFor } from './lit.ts'
import { boxAround, type Name, placesAround, settle } from './names.ts'
import { apart, stopsOf } from './stops.ts'

const WINDOW = { left: 0, top: 0, right: 300, bottom: 200 }

describe('names on the map', () => {
  const named = (x: number, y: number): Name => ({
    at: [x, y],
    width: 60,
    height: 12,
    places: placesAround(24, 60, 12),
  })

  test('a name is below its piece, or above it if something else is below', () => {
    expect(settle([named(100, 100)], [], WINDOW)).toEqual([[0, 19]])
    expect(settle([named(100, 100)], [boxAround([100, 120], 20, 20)], WINDOW)).toEqual([[0, -19]])
  })

  test('the more important name chooses first, and no name covers another', () => {
    const [first, second] = settle([named(100, 100), named(130, 100)], [], WINDOW)
    expect(first).toEqual([0, 19])
    expect(second).toEqual([0, -19])
  })

  test('a name that would cover something everywhere, or leave the window, is not shown', () => {
    expect(settle([named(100, 100)], [boxAround([100, 100], 200, 80)], WINDOW)).toEqual([undefined])
    expect(settle([named(-95, 100)], [], WINDOW)).toEqual([undefined])
  })
})

describe('targets on the map', () => {
  test.each(MAPS)(
    'stops of $id lie on their lines, and a finger’s width apart where the world is shown a tenth larger',
    (map) => {
      const stops = stopsOf(map)
      for (const [type] of TYPES.entries()) {
        const lines = map.lines.filter((line) => line.type === type)
        for (const line of lines) {
          const stop = stops.get(line.no) ?? [0, 0]
          const half = apart(line.a.pos, line.b.pos)
          expect(apart(stop, line.mid), line.id).toBeLessThan(half)
          for (const other of lines)
            if (other !== line) expect(10 * apart(stop, stops.get(other.no) ?? [0, 0]), line.id).toBeGreaterThan(37)
        }
      }
    },
  )

  const lit = (...points: readonly (readonly [number, number])[]) =>
    points.map((at, n) => ({ piece: `city:${n}`, at: [at[0], at[1]] as [number, number] }))

  test('the closer two targets are, the larger the map; two in one place keep apart by themselves', () => {
    expect(scaleFor(lit([10, 10], [14.1, 10]))).toBeCloseTo(1)
    expect(scaleFor(lit([10, 10], [20, 10], [20, 18.2]))).toBeCloseTo(0.5)
    expect(scaleFor(lit([10, 10], [10, 10]))).toBe(0)
  })

  test('all targets are shown if they are large enough, otherwise the middle ones', () => {
    const wide = { width: 800, height: 600 }
    const far = lit([10, 30], [50, 40])
    const { left, width } = areaOf(far, wide)
    expect([left, left + width]).toEqual([84, 636])
    const near = areaOf(lit([10, 30], [50, 40], [50, 44.1], [90, 60]), { width: 300, height: 240 })
    expect(near.width).toBeCloseTo(300)
    expect(near.left + near.width / 2).toBeCloseTo(560)
  })
})
