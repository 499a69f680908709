// The measures of the world: the catalogue's units, the tenths of the drawing and the layout pixels differ only in their origin.
import type { Point } from '../../catalogue/vocabulary.ts'
import type { Line } from '../../catalogue/geography.ts'
import type { Place } from '../../../../web/kit/board/zoom.ts'

/** The visible part of the world, in tenths of the catalogue's units. */
export const WORLD = { left: -60, top: -80, width: 1120, height: 980 } as const
/** The initial view: the part with cities, in layout pixels. */
export const HOME = { left: 85, top: 226, width: 955, height: 572 } as const

export const WORLD_SIZE = { width: WORLD.width, height: WORLD.height } as const

/** A point of the catalogue as a place in the layout. */
export const placed = ([x, y]: Point) => ({ left: `${x * 10 - WORLD.left}px`, top: `${y * 10 - WORLD.top}px` })

const tenth = (value: number): number => Math.round(value * 10)

/** The line bends so that its middle is at the catalogue's point. */
export function pathOf({ a, b, mid }: Pick<Line, 'a' | 'b' | 'mid'>): string {
  const [cx, cy] = [2 * mid[0] - (a.pos[0] + b.pos[0]) / 2, 2 * mid[1] - (a.pos[1] + b.pos[1]) / 2]
  return `M${tenth(a.pos[0])} ${tenth(a.pos[1])}Q${tenth(cx)} ${tenth(cy)} ${tenth(b.pos[0])} ${tenth(b.pos[1])}`
}

/** A window on the world: its position, and the scale of pieces in it. */
export interface Shown extends Place {
  readonly seen: number
}

/** Pieces shrink when zoomed out, but only partly; see map.css. */
export const shownAt = (place: Place): Shown => ({ ...place, seen: 0.6 * place.scale + 0.29 })

/** A point of the catalogue as a place in the window. */
export const onScreen = ([x, y]: Point, place: Place): Point => [
  (x * 10 - WORLD.left - place.x) * place.scale,
  (y * 10 - WORLD.top - place.y) * place.scale,
]
