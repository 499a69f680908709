// What is turned up together: the city tokens, painted good by good (R2.2), and the cards of the display.
import type { Drawing, Paint, Spread } from '../../../web/contract.ts'
import { type City, type GameMap, MAPS } from '../catalogue/geography.ts'
import { goodId } from '../catalogue/index.ts'
import { GOODS, type Point } from '../catalogue/vocabulary.ts'
import { key } from '../moves.ts'
import { mapOf, NONE, type State, topAsk } from '../state.ts'

/** Maps are broad and screens are high: the drawing is stretched, so that a finger has room. */
const STRETCH = 1.8
/** The broadest map on a screen of 360 pixels: a place is 40 pixels wide, and no two overlap. */
const PLACE = 11.7
const APART = PLACE + 0.3

function drawingOf({ cities, lines }: GameMap): Drawing {
  const xs = cities.map(({ pos }) => pos[0])
  const ys = cities.map(({ pos }) => pos[1])
  const margin = PLACE / 2
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  const size: Point = [Math.max(...xs) - left + margin, (Math.max(...ys) - top) * STRETCH + margin]
  const spots = cities.map(({ pos: [x, y] }): [number, number] => [x - left, (y - top) * STRETCH])
  moveApart(spots, size)
  // The capital has no token: it stays where it is.
  const at = ({ id: wanted, pos: [x, y] }: City): string =>
    (spots[cities.findIndex(({ id }) => id === wanted)] ?? [x - left, (y - top) * STRETCH])
      .map((n) => n.toFixed(1))
      .join(' ')
  return {
    size,
    place: [PLACE, PLACE],
    places: Object.fromEntries(cities.map(({ id }, no) => [id, spots[no] ?? [0, 0]])),
    lines: lines.map(({ a, b }) => `M${at(a)}L${at(b)}`).join(''),
    named: true,
  }
}

const MOST_ROUNDS = 200

const inside = (n: number, most: number): number => Math.min(Math.max(n, PLACE / 2), most - PLACE / 2)

/** Cities that lie close together move apart until a finger can tell them from each other; none leaves the drawing. */
function moveApart(spots: readonly [number, number][], size: Point): void {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let isDone = true
    for (const [no, one] of spots.entries())
      for (const other of spots.slice(no + 1)) {
        const [dx, dy] = [other[0] - one[0], other[1] - one[1]]
        const far = Math.hypot(dx, dy)
        if (far >= APART) continue
        isDone = false
        // A little more than needed, so that it comes to an end.
        const push = ((APART - far) / 2 + 0.05) / (far || 1)
        for (const axis of [0, 1] as const) {
          const by = push * (axis === 0 ? dx : dy)
          one[axis] = inside(one[axis] - by, size[axis])
          other[axis] = inside(other[axis] + by, size[axis])
        }
      }
    if (isDone) return
  }
}

/** The rarest good first: the commonest is what is left. */
function paintOf({ cities, provinces, tokens }: GameMap): Paint {
  const counts = GOODS.map((good, no) => ({
    good,
    count: Object.values(tokens).reduce((sum, ofGood) => sum + (ofGood[no] ?? 0), 0),
  }))
  return {
    kinds: counts.toSorted((a, b) => a.count - b.count).map(({ good }) => good),
    places: cities.map(({ id, province }) => ({ id, urn: provinces[province]?.letter ?? '' })),
    urns: Object.fromEntries(
      Object.entries(tokens).map(([letter, ofGood]) => [
        letter,
        Object.fromEntries(ofGood.map((count, no) => [goodId(no), count])),
      ]),
    ),
    key: (_, kind) => key({ do: 'token', good: kind as (typeof GOODS)[number] }),
  }
}

const DRAWN = MAPS.map((map) => ({ drawing: drawingOf(map), paint: paintOf(map) }))

export function spread(state: unknown): Spread | undefined {
  const s = state as State
  switch (topAsk(s)?.ask) {
    case 'token':
      return { id: 'tokens', at: mapOf(s).cities[s.goodOf.indexOf(NONE)]?.id ?? '', ...DRAWN[s.map] }
    case 'reveal':
      return { id: 'cards', at: `space-${s.market.length + 1}` }
    default:
      return undefined
  }
}
