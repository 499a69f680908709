// The map under the pieces: water, terrain with its drawings, bridges, towns. Nothing here can be pressed.
import { memo } from 'react'
import { COLOURS, colour, HEXES, RIVERS } from '../../catalogue/index.ts'
import type { State } from '../../state.ts'
import { DRAWINGS } from '../icons/terrain.ts'
import { bridgeEnds, centreOf, drawnAt, hexCentre, outline, type Point, WORLD } from './geometry.ts'

/** One path for everything alike, because a path per hex would be some two hundred to draw at every change of the map. */
const all = (places: readonly Point[], drawn: (at: Point) => string): string => places.map(drawn).join('')

const WATERS = RIVERS.map(centreOf)
const WATER = all(WATERS, (at) => outline(-1, at))
const RIPPLES = all(WATERS, (at) => drawnAt('M-30-8q8-6 15 0t15 0 15 0M-20 12q8-6 15 0t15 0', at))

/** A light line on a dark one, visible on every terrain. */
const TOWN_LINES = [true, undefined] as const

function TerrainMap({ s }: { readonly s: State }) {
  const towns = all(
    s.player.towns.flatMap(({ hexes }) => hexes.map(hexCentre)),
    (at) => outline(6, at),
  )
  return (
    <svg className="tm-ground" viewBox={`0 0 ${WORLD.width} ${WORLD.height}`} aria-hidden="true" focusable="false">
      <path className="tm-water" d={WATER} />
      <path className="tm-ripple" d={RIPPLES} />
      {COLOURS.map(({ id }) => {
        const lands = HEXES.filter((_, no) => colour(s.terrain[no] ?? 0).id === id).map(centreOf)
        return (
          <g key={id} className="tm-land" data-terrain={id}>
            <path className="tm-soil" d={all(lands, (at) => outline(3, at))} />
            <path className="tm-growth" d={all(lands, (at) => drawnAt(DRAWINGS[id], at))} />
          </g>
        )
      })}
      {TOWN_LINES.map((under) => (
        <path key={String(under)} className="tm-town-ground" data-under={under} d={towns} />
      ))}
      {s.player.bridges.map((no) => {
        const [[ax, ay], [bx, by]] = bridgeEnds(no)
        return (
          <g key={no} className="tm-bridge-drawn">
            <path d={`M${ax} ${ay}L${bx} ${by}`} />
            <path className="tm-planks" d={`M${ax} ${ay}L${bx} ${by}`} />
          </g>
        )
      })}
    </svg>
  )
}

/** Rendered again only when land, towns or bridges change. */
export const Terrain = memo(
  TerrainMap,
  ({ s: a }, { s: b }) =>
    a === b ||
    (same(a.terrain, b.terrain) &&
      same(a.player.bridges, b.player.bridges) &&
      // A town also grows.
      same(sizes(a), sizes(b))),
)

const sizes = ({ player }: State): readonly number[] => player.towns.map(({ hexes }) => hexes.length)

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, at) => value === b[at])
