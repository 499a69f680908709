// The places that can be chosen on the map: the zoom at which a finger hits each of them, and which are out of sight.
import type { Area } from '../../../../web/kit/board/zoom.ts'
import { FIRST_LINE } from '../../catalogue/geography.ts'
import type { Point } from '../../catalogue/vocabulary.ts'
import type { View } from '../view.ts'
import { markerAt } from './places.ts'
import { apart, stopsOf } from './stops.ts'
import { HOME, WORLD } from './world.ts'

export interface Lit {
  /** The name of the piece on the board. */
  readonly piece: string
  readonly at: Point
}

export function litOf({ s, map, offers }: Pick<View, 's' | 'map' | 'offers'>): readonly Lit[] {
  if (offers.size === 0) return []
  const all: Lit[] = [
    ...[map.capital, ...map.cities].map(({ no, pos }) => ({ piece: `city:${no}`, at: pos })),
    ...[...stopsOf(map)].map(([no, at]) => ({ piece: `line:${no}`, at })),
    ...map.provinces.map((province) => ({ piece: `province:${province.no}`, at: markerAt(map, province) })),
    ...s.player.colonists.map(({ at }, no) => ({
      piece: `colonist:${no}`,
      at: map.lines[at - FIRST_LINE]?.mid ?? (map.cities[at] ?? map.capital).pos,
    })),
  ]
  return all.filter(({ piece }) => offers.has(piece))
}

/** A finger's width, and a little more. */
const FINGER = 41
/** The maximum zoom: closer than this, too little of the map is visible. */
const NEAREST = 1.7
/** Margins around lit pieces: half the width of a price, the price of a city above, its name below. */
const MARGIN = { side: 76, top: 80, bottom: 60 } as const
/** The minimum distance between the outermost lit pieces, in world pixels: no closer zoom than that. */
const LEAST = 280

/** The scale at which square targets are as large as a finger; colonists in one place keep apart by themselves. */
export function scaleFor(lit: readonly Lit[]): number {
  const gaps = lit.flatMap(({ at }, n) => lit.slice(0, n).map((other) => 10 * apart(at, other.at)))
  const least = Math.min(...gaps.filter((gap) => gap > 0))
  return Number.isFinite(least) ? Math.min(NEAREST, FINGER / least) : 0
}

/** What a small window shows of the world: everything lit, or the middle of it if it would be too small to hit. */
export function areaOf(lit: readonly Lit[], free: { readonly width: number; readonly height: number }): Area {
  const scale = scaleFor(lit)
  const points = lit.map(({ at: [x, y] }) => [x * 10 - WORLD.left, y * 10 - WORLD.top] as const)
  const [left, right] = span(points.map(([x]) => x))
  const [top, bottom] = span(points.map(([, y]) => y))
  const [width, height] = [right - left + 2 * MARGIN.side, bottom - top + MARGIN.top + MARGIN.bottom]
  const whole = { left: left - MARGIN.side, top: top - MARGIN.top, width, height }
  if (Math.min(free.width / width, free.height / height) >= scale) return width < HOME.width ? whole : HOME
  const middle = [(left + right) / 2, (top + bottom) / 2] as const
  const [x, y] = points.toSorted((a, b) => apart(a, middle) - apart(b, middle))[0] ?? middle
  const [wide, high] = [Math.min(width, free.width / scale), Math.min(height, free.height / scale)]
  return { left: x - wide / 2, top: y - high / 2, width: wide, height: high }
}

function span(values: readonly number[]): readonly [number, number] {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const more = Math.max(0, LEAST - (most - least)) / 2
  return [least - more, most + more]
}
