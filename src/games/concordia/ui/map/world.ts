// The measures of the world: the catalogue's units, the tenths the drawing is made in, and the pixels it is laid out in are one and
// the same but for the place of the origin.
import type { Point } from '../../catalogue/vocabulary.ts'
import type { Line } from '../../catalogue/geography.ts'
import type { Place } from '../../../../web/kit/board/zoom.ts'

/** What may be seen of the world, in tenths of the catalogue's units. */
export const WORLD = { left: -60, top: -80, width: 1120, height: 980 } as const
/** What is seen of it at first: the part with cities, in pixels of the laid out world. */
export const HOME = { left: 85, top: 226, width: 955, height: 572 } as const

export const WORLD_SIZE = { width: WORLD.width, height: WORLD.height } as const

/** A point of the catalogue as a place in the laid out world. */
export const placed = ([x, y]: Point) => ({ left: `${x * 10 - WORLD.left}px`, top: `${y * 10 - WORLD.top}px` })

const tenth = (value: number): number => Math.round(value * 10)

/** The line bends so that its middle is where the catalogue wants it. */
export function pathOf({ a, b, mid }: Pick<Line, 'a' | 'b' | 'mid'>): string {
  const [cx, cy] = [2 * mid[0] - (a.pos[0] + b.pos[0]) / 2, 2 * mid[1] - (a.pos[1] + b.pos[1]) / 2]
  return `M${tenth(a.pos[0])} ${tenth(a.pos[1])}Q${tenth(cx)} ${tenth(cy)} ${tenth(b.pos[0])} ${tenth(b.pos[1])}`
}

/** A window on the world: where it stands, and how large pieces are seen in it. */
export interface Shown extends Place {
  readonly seen: number
}

/** Pieces shrink from afar, but not all the way; see map.css. */
export const shownAt = (place: Place): Shown => ({ ...place, seen: 0.6 * place.scale + 0.29 })

/** A point of the catalogue as a place in the window. */
export const onScreen = ([x, y]: Point, place: Place): Point => [
  (x * 10 - WORLD.left - place.x) * place.scale,
  (y * 10 - WORLD.top - place.y) * place.scale,
]
