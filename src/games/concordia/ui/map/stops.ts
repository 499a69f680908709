// Where on its line a colonist stops. Near a city the middles of lines are so close that a finger hits two of them, so every stop may slide
// along its line, away from other stops of its kind.
import { type GameMap, type Line, type LineNo, type TypeNo } from '../../catalogue/geography.ts'
import { type Point, TYPES } from '../../catalogue/vocabulary.ts'

/** How far along a line a stop may be, the middle first. */
const SHARES = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74, 0.2, 0.8]
/** A larger distance than this, in the catalogue's units, is no better. */
const ENOUGH = 6
const ROUNDS = 12

/** The distance of two points for square targets. */
export const apart = (a: Point, b: Point): number => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]))

/** The point at a fraction of a line, which bends through its middle. */
function along({ a, b, mid }: Line, share: number): Point {
  const rest = 1 - share
  const at = (from: number, middle: number, to: number): number => {
    const control = 2 * middle - (from + to) / 2
    return rest * rest * from + 2 * rest * share * control + share * share * to
  }
  return [at(a.pos[0], mid[0], b.pos[0]), at(a.pos[1], mid[1], b.pos[1])]
}

function roomiest(places: readonly Point[], no: number, room: (point: Point, no: number) => number): Point {
  let [best, most] = [places[0] ?? [0, 0], -1] as [Point, number]
  for (const place of places) {
    const found = room(place, no)
    if (found > most) [best, most] = [place, found]
  }
  return best
}

function spread(lines: readonly Line[]): readonly Point[] {
  const stops = lines.map((line) => along(line, 0.5))
  const places = lines.map((line) => SHARES.map((share) => along(line, share)))
  const room = (point: Point, no: number): number => {
    let least = ENOUGH
    for (let n = 0; n < stops.length; n++) if (n !== no) least = Math.min(least, apart(point, stops[n] ?? point))
    return least
  }
  for (let round = 0; round < ROUNDS; round++) places.forEach((each, no) => void (stops[no] = roomiest(each, no, room)))
  return stops
}

const STOPS = new Map<GameMap, ReadonlyMap<LineNo, Point>>()

/** The stops of all lines of a map, computed once. */
export function stopsOf(map: GameMap): ReadonlyMap<LineNo, Point> {
  const known = STOPS.get(map)
  if (known !== undefined) return known
  const stops = new Map(
    TYPES.flatMap((_, type) => {
      const lines = map.lines.filter((line) => line.type === (type as TypeNo))
      return spread(lines).map((point, n) => [lines[n]?.no ?? 0, point] as const)
    }),
  )
  STOPS.set(map, stops)
  return stops
}
