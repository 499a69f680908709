// The drawn map under the pieces: water, land in its present terrain with a drawing of its own, bridges, towns. Nothing here is pressed.
import { memo } from 'react'
import { type ColourId, COLOURS, colour, HEXES, RIVERS } from '../../catalogue/index.ts'
import type { State } from '../../state.ts'
import { bridgeEnds, centreOf, drawnAt, hexCentre, outline, type Point, WORLD } from './geometry.ts'

/** One path for all that is alike: a path for each hex would be some two hundred to draw at every change of the map. */
const all = (places: readonly Point[], drawn: (at: Point) => string): string => places.map(drawn).join('')

const WATERS = RIVERS.map(centreOf)
const WATER = all(WATERS, (at) => outline(-1, at))
const RIPPLES = all(WATERS, (at) => drawnAt('M-30-8q8-6 15 0t15 0 15 0M-20 12q8-6 15 0t15 0', at))

/** What grows and lies there: terrain is told by drawing as well as by colour. */
const DRAWINGS: Readonly<Record<ColourId, string>> = {
  yellow: 'M-34 14q12-12 26 0t26 0M-14 28q12-10 24 0t24-2M-26-20h.1M-6-30h.1M14-22h.1M30-8h.1M-36-2h.1',
  brown: 'M-36 22l20-18M-22 30l26-24M-4 32l26-24M14 30l20-18M-28-14h14M-6-24h16M12-12h16',
  black: 'M-30 24v-16M-24 26v-24M-18 24v-14M10 30v-18M16 32v-26M22 30v-16M-38 26h28M2 34h32M-8-26q10-8 20 0',
  blue: 'M-36-6q9-8 18 0t18 0 18 0 18 0M-28 14q9-8 18 0t18 0 18 0M-24-24q9-8 18 0t18 0 18 0M-12 32q8-7 16 0',
  green: 'M-26 24v-8M-36 16l10-18 10 18zM20 30v-8M10 22l10-18 10 18zM0-14v-6M-9-20l9-16 9 16z',
  gray: 'M-38 26l18-34 12 20 14-28 30 42zM-25-3l5 6 5-5M4-11l3 7 6-4',
  red: 'M-34 10l14-8 8 12 16-10 10 14 18-6M-20 2l-4-18 10-10M4 4l6-22 14-4M-14 30l8-12M20 32l-6-14',
}

/** A light line on a dark one, seen on every terrain. */
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

/** Drawn again only when land, towns or bridges change. */
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
