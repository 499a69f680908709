// What can be chosen on the map, as places: how near one has to come so that a finger hits each of them, and what lies out of sight.
import type { Area } from '../../../../web/kit/board/zoom.ts'
import { FIRST_LINE } from '../../catalogue/geography.ts'
import type { Point } from '../../catalogue/vocabulary.ts'
import type { View } from '../view.ts'
import { markerAt } from './places.ts'
import { apart, stopsOf } from './stops.ts'
import { HOME, WORLD } from './world.ts'

export interface Lit {
  /** What the piece is called on the board. */
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

/** A finger's width, and a little. */
const FINGER = 41
/** Nearer than this one sees too little of the rest. */
const NEAREST = 1.7
/** Around what is lit: half the width of a price, the price of a city above, its name below. */
const MARGIN = { side: 76, top: 80, bottom: 60 } as const
/** Pixels of the world between the outermost lit pieces, at least: no nearer than that. */
const LEAST = 280

/** How large the world has to be for square targets as large as a finger; colonists of one place keep apart by themselves. */
export function scaleFor(lit: readonly Lit[]): number {
  const gaps = lit.flatMap(({ at }, n) => lit.slice(0, n).map((other) => 10 * apart(at, other.at)))
  const least = Math.min(...gaps.filter((gap) => gap > 0))
  return Number.isFinite(least) ? Math.min(NEAREST, FINGER / least) : 0
}

/** What a small window shows of the world: all that is lit, or the middle of it where it would be too small to be hit. */
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
