// The provinces as regions: land belongs to the nearest city, up to a maximum distance. Computed from the catalogue, so that a map is drawn
// from the same data it is played by.
import type { Point } from '../../catalogue/vocabulary.ts'

export interface Site {
  readonly pos: Point
  /** Undefined for the capital, which belongs to no province (R1.3). */
  readonly province: number | undefined
}

export interface Regions {
  /** One path for every province, in tenths of the catalogue's units. */
  readonly areas: readonly string[]
  /** The borders between provinces. */
  readonly borders: string
}

/** Land farther than this from every city belongs to no province. */
const REACH = 10.5
/** The capital's own area is small. */
const CAPITAL = 3.6
const ROUND = 28

interface Corner {
  readonly at: Point
  /** What lies across the edge that begins here: the number of a site, or undefined. */
  readonly next: number | undefined
}

function circle([x, y]: Point, radius: number): Corner[] {
  return Array.from({ length: ROUND }, (_, n) => {
    const angle = (n / ROUND) * 2 * Math.PI
    return { at: [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius], next: undefined }
  })
}

/** The part of a cell that is nearer to `a` than to `b`, which is site `no`. */
function nearer(cell: readonly Corner[], a: Point, b: Point, no: number): Corner[] {
  const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const [nx, ny] = [a[0] - b[0], a[1] - b[1]]
  const side = ([x, y]: Point): number => (x - mx) * nx + (y - my) * ny
  const kept: Corner[] = []
  cell.forEach((corner, n) => {
    const following = cell[(n + 1) % cell.length] ?? corner
    const [from, to] = [side(corner.at), side(following.at)]
    const cut = (): Point => {
      const part = from / (from - to)
      const [x, y] = corner.at
      return [x + (following.at[0] - x) * part, y + (following.at[1] - y) * part]
    }
    if (from >= 0) {
      kept.push(corner)
      if (to < 0) kept.push({ at: cut(), next: no })
    } else if (to >= 0) kept.push({ at: cut(), next: corner.next })
  })
  return kept
}

/** Makes borders irregular: shifts every point of the map a little, the same for all cells that meet there. */
function wobble([x, y]: Point): Point {
  return [
    x + Math.sin(y * 1.3 + x * 0.4) * 0.42 + Math.sin(y * 2.9 - x * 1.1) * 0.22,
    y + Math.cos(x * 1.2 - y * 0.5) * 0.42 + Math.cos(x * 3.1 + y * 0.9) * 0.22,
  ]
}

/** The points from one corner to the next, close enough to bend; without the last. */
function edge(from: Point, to: Point): readonly Point[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 0.8))
  return Array.from({ length: steps }, (_, n) =>
    wobble([from[0] + ((to[0] - from[0]) * n) / steps, from[1] + ((to[1] - from[1]) * n) / steps]),
  )
}

const told = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${Math.round(x * 10)} ${Math.round(y * 10)}`).join('L')

export function regionsOf(sites: readonly Site[], provinces: number): Regions {
  const areas = Array.from({ length: provinces }, () => '')
  let borders = ''
  sites.forEach(({ pos, province }, no) => {
    let cell = circle(pos, province === undefined ? CAPITAL : REACH)
    sites.forEach((other, at) => {
      if (at !== no) cell = nearer(cell, pos, other.pos, at)
    })
    if (province === undefined || cell.length < 3) return
    const sides = cell.map(({ at, next }, n) => ({ next, points: edge(at, cell[(n + 1) % cell.length]?.at ?? at), n }))
    areas[province] += `M${told(sides.flatMap(({ points }) => points))}z`
    for (const { next, points, n } of sides) {
      const neighbour = next === undefined ? undefined : sites[next]
      // Drawn once, from the side with the lower number.
      if (next === undefined || neighbour === undefined || neighbour.province === province) continue
      if (neighbour.province !== undefined && next < no) continue
      const end = cell[(n + 1) % cell.length]
      if (end !== undefined) borders += `M${told([...points, wobble(end.at)])}`
    }
  })
  return { areas, borders }
}
