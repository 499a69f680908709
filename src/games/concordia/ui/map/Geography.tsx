// Land, sea, provinces, rivers and mountains: the parts that never change during a game.
import { memo, useMemo } from 'react'
import { type GameMap, mapAt, NO_PROVINCE } from '../../catalogue/geography.ts'
import { LANDS } from './land/index.ts'
import { regionsOf } from './regions.ts'
import { WORLD } from './world.ts'

const BOX = `${WORLD.left} ${WORLD.top} ${WORLD.width} ${WORLD.height}`
const EVERYWHERE = { x: WORLD.left, y: WORLD.top, width: WORLD.width, height: WORLD.height }

const sitesOf = ({ cities, capital }: GameMap) =>
  [...cities, capital].map(({ pos, province }) => ({ pos, province: province === NO_PROVINCE ? undefined : province }))

export const Geography = memo(function Geography({ no }: { readonly no: number }) {
  const map = mapAt(no)
  const land = LANDS[map.id]
  const regions = useMemo(() => regionsOf(sitesOf(map), map.provinces.length), [map])
  const mountains = useMemo(() => mountainsOf(land?.mountains ?? []), [land])
  if (land === undefined) return null
  const clip = `co-land-${map.id}`
  return (
    <svg className="co-geography" viewBox={BOX} aria-hidden="true" focusable="false">
      <defs>
        <clipPath id={clip}>
          <path d={land.coast} clipRule="evenodd" />
        </clipPath>
        <pattern id="co-grid" width="100" height="100" patternUnits="userSpaceOnUse">
          <path d="M0 0h100M0 0v100" className="co-grid" />
        </pattern>
      </defs>
      <rect {...EVERYWHERE} className="co-sea" />
      <rect {...EVERYWHERE} fill="url(#co-grid)" />
      {/* Shallow water along the coasts, as on old charts. */}
      {[44, 30, 18, 9].map((width) => (
        <path key={width} d={land.coast} className="co-shallow" strokeWidth={width} />
      ))}
      <path d={land.coast} className="co-land" fillRule="evenodd" />
      <g clipPath={`url(#${clip})`}>
        <g className="co-regions">
          {map.provinces.map(({ id, no: at, colour }) => (
            <path key={id} d={regions.areas[at]} fill={colour} stroke={colour} />
          ))}
        </g>
        <path d={regions.borders} className="co-border" />
        <path d={land.coast} className="co-shore" />
      </g>
      <path d={land.rivers} className="co-river" clipPath={`url(#${clip})`} />
      <path d={mountains.light} className="co-mountain-light" />
      <path d={mountains.ridge} className="co-mountain" />
      <path d={land.coast} className="co-coast" />
      <Rose at={ROSES[map.id] ?? [0, 0]} />
    </svg>
  )
})

/** Every mountain is a ridge and a side in shadow. */
function mountainsOf(tops: readonly number[]): { readonly ridge: string; readonly light: string } {
  let [ridge, light] = ['', '']
  for (let n = 0; n + 1 < tops.length; n += 2) {
    const [x, y] = [tops[n] ?? 0, tops[n + 1] ?? 0]
    ridge += `M${x - 8} ${y + 5}q5-3 8-11q2 7 8 11`
    light += `M${x} ${y - 6}q-3 6-1 11h9q-6-4-8-11z`
  }
  return { ridge, light }
}

const ROSES: Readonly<Record<string, readonly [number, number]>> = {
  italia: [600, 560],
  hispania: [640, 440],
  imperium: [100, 620],
}

function Rose({ at: [x, y] }: { readonly at: readonly [number, number] }) {
  return (
    <g transform={`translate(${x} ${y})`} className="co-rose">
      <circle r="25" />
      <circle r="20" />
      <path d="M0-36 5-5 36 0 5 5 0 36-5 5-36 0-5-5z" />
      <path d="M0-36 5-5 0 0zM36 0 5 5 0 0zM0 36-5 5 0 0zM-36 0-5-5 0 0z" className="co-rose-dark" />
      <path d="m14-14-3 9-6-6zM14 14l-9-3 6-6zM-14 14l3-9 6 6zM-14-14l9 3-6 6z" className="co-rose-dark" />
    </g>
  )
}
