import { expect, test } from 'vitest'
import { MAPS, NO_PROVINCE } from '../../catalogue/geography.ts'
import type { Point } from '../../catalogue/vocabulary.ts'
import { LANDS } from './land/index.ts'
import { markerAt } from './places.ts'
import { regionsOf } from './regions.ts'
import { HOME, pathOf, WORLD } from './world.ts'

/** The outlines of a path as points, in tenths, from relative and absolute lines. */
function ringsOf(path: string): readonly Point[][] {
  return path.split('z').flatMap((part) => {
    const [start = '', ...lines] = part.replace(/^M/, '').split(/[lL]/)
    if (start === '') return []
    const relative = part.includes('l')
    const numbers = (text: string): number[] => (text.match(/-?\d+/g) ?? []).map(Number)
    let [x = 0, y = 0] = numbers(start)
    const ring: Point[] = [[x, y]]
    const rest = lines.flatMap(numbers)
    for (let n = 0; n + 1 < rest.length; n += 2) {
      const [dx, dy] = [rest[n] ?? 0, rest[n + 1] ?? 0]
      ;[x, y] = relative ? [x + dx, y + dy] : [dx, dy]
      ring.push([x, y])
    }
    return [ring]
  })
}

const inside = ([x, y]: Point, ring: readonly Point[]): boolean =>
  ring.filter(([ax, ay], n) => {
    const [bx, by] = ring[(n + 1) % ring.length] ?? [ax, ay]
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax
  }).length %
    2 ===
  1

const tenths = ([x, y]: Point): Point => [x * 10, y * 10]

test.each(MAPS)('$id has its own land, and its cities are on it or at its shore', ({ id, cities, capital }) => {
  const rings = ringsOf(LANDS[id]?.coast ?? '')
  expect(rings.length).toBeGreaterThan(3)
  const onLand = (at: Point): boolean => rings.filter((ring) => inside(at, ring)).length % 2 === 1
  const near = (pos: Point): readonly Point[] => {
    const [x, y] = tenths(pos)
    return [0, 8, 16].flatMap((reach) =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((turn): Point => {
        const angle = (turn * Math.PI) / 4
        return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
      }),
    )
  }
  for (const { name, pos } of [...cities, capital]) expect(near(pos).some(onLand), name.en).toBe(true)
})

test.each(MAPS)(
  'every province of $id is a region around its cities and around no other',
  ({ cities, capital, provinces }) => {
    const sites = [...cities, capital].map(({ pos, province }) => ({
      pos,
      province: province === NO_PROVINCE ? undefined : province,
    }))
    const { areas, borders } = regionsOf(sites, provinces.length)
    expect(areas).toHaveLength(provinces.length)
    expect(borders).toMatch(/^M/)
    const regions = areas.map(ringsOf)
    for (const { pos, province, name } of cities)
      regions.forEach((rings, no) =>
        expect(
          rings.some((ring) => inside(tenths(pos), ring)),
          `${name.en} in region ${no}`,
        ).toBe(no === province),
      )
    expect(regions.flat().some((ring) => inside(tenths(capital.pos), ring))).toBe(false)
  },
)

test.each(MAPS)('all pieces of $id are in the initial view', (map) => {
  const seen = ([x, y]: Point): boolean => {
    const [px, py] = [x * 10 - WORLD.left, y * 10 - WORLD.top]
    return px > HOME.left && py > HOME.top && px < HOME.left + HOME.width && py < HOME.top + HOME.height
  }
  const places = [
    ...map.cities.map(({ pos }) => pos),
    ...map.lines.map(({ mid }) => mid),
    ...map.provinces.map((province) => markerAt(map, province)),
  ]
  expect(places.filter((place) => !seen(place))).toEqual([])
})

test('a line passes through the middle the catalogue gives it', () => {
  const [line] = MAPS[0]?.lines ?? []
  if (line === undefined) throw new Error('a map without lines')
  const [ax = 0, ay = 0, cx = 0, cy = 0, bx = 0, by = 0] = (pathOf(line).match(/-?\d+/g) ?? []).map(Number)
  expect(0.25 * ax + 0.5 * cx + 0.25 * bx).toBeCloseTo(line.mid[0] * 10, 0)
  expect(0.25 * ay + 0.5 * cy + 0.25 * by).toBeCloseTo(line.mid[1] * 10, 0)
})
