// Places on the drawn map, in its own pixels.
import { type Cell, type HexNo, hex, river, site, type SiteNo } from '../../catalogue/index.ts'

export const WIDTH = 100
const RADIUS = WIDTH / Math.sqrt(3)
const ROW = RADIUS * 1.5
const MARGIN = 24

export const WORLD = { width: 13 * WIDTH + 2 * MARGIN, height: 8 * ROW + 2 * RADIUS + 2 * MARGIN }
export const WHOLE = { left: 0, top: 0, ...WORLD }

export type Point = readonly [x: number, y: number]

/** Every second row begins half a hex to the right. */
export const centreOf = ({ row, col }: Cell): Point => [
  MARGIN + WIDTH * (col + 0.5 + (row % 2) / 2),
  MARGIN + RADIUS + ROW * row,
]

export const hexCentre = (no: HexNo): Point => centreOf(hex(no))
export const riverCentre = (no: number): Point => centreOf(river(no))

const round = (x: number): number => Math.round(x * 10) / 10

/** The outline of a hex around its centre, a little smaller than its cell so that hexes keep apart. */
export const outline = (inset: number, [x, y]: Point): string =>
  `M${[0, 1, 2, 3, 4, 5]
    .map((n) => {
      const angle = (Math.PI / 3) * n + Math.PI / 6
      return `${round(x + Math.cos(angle) * (RADIUS - inset))} ${round(y + Math.sin(angle) * (RADIUS - inset))}`
    })
    .join('L')}Z`

/** A path moved to a place; all its commands except the moves must be relative. */
export const drawnAt = (path: string, [x, y]: Point): string =>
  path.replace(BEGINNING, (_, dx: string, dy: string) => `M${round(x + Number(dx))} ${round(y + Number(dy))}`)

const BEGINNING = /M(-?[\d.]+) ?(-?[\d.]+)/g

/** A bridge: its two ends, at the edges of the hexes it joins. */
export function bridgeEnds(no: SiteNo): readonly [Point, Point] {
  const [a, b] = site(no).ends
  const [from, to] = [hexCentre(a), hexCentre(b)]
  const at = (part: number): Point => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
  return [at(0.3), at(0.7)]
}

export const bridgeMiddle = (no: SiteNo): Point => {
  const [[ax, ay], [bx, by]] = bridgeEnds(no)
  return [(ax + bx) / 2, (ay + by) / 2]
}

/** The place of something on the map, as CSS properties. */
export const placed = ([x, y]: Point) => ({ left: `${round(x)}px`, top: `${round(y)}px` })

/** The area of that size, from the top of the map, that contains most of the points with a margin. */
export function mostSeen(points: readonly Point[], width: number, height: number) {
  const seen = (left: number): Point[] => points.filter(([x]) => x >= left + WIDTH && x <= left + width - WIDTH)
  let best = points
  let most = 0
  for (const [x] of points) {
    const found = seen(Math.min(Math.max(0, x - WIDTH), WORLD.width - width))
    if (found.length > most) [best, most] = [found, found.length]
  }
  const xs = best.map(([x]) => x)
  return { left: (Math.min(...xs) + Math.max(...xs) - width) / 2, top: 0, width, height }
}
