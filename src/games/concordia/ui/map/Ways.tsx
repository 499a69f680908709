// Lines between cities, and the stops for colonists: lit lines show how many steps they take.
import { memo } from 'react'
import { type Line, mapAt, SEA } from '../../catalogue/geography.ts'
import { TYPES } from '../../catalogue/vocabulary.ts'
import { lineLabel, stepsText } from '../labels.ts'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
import { stopsOf } from './stops.ts'
import { pathOf, placed, WORLD } from './world.ts'

export function Ways() {
  const { s, offers } = useView()
  const lit = mapAt(s.map).lines.filter(({ no }) => offers.has(`line:${no}`))
  return (
    <svg
      className="co-lines"
      viewBox={`${WORLD.left} ${WORLD.top} ${WORLD.width} ${WORLD.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {lit.length > 0 && <path d={pathsOf(lit)} className="co-line-glow" />}
      <AllWays no={s.map} />
    </svg>
  )
}

const pathsOf = (lines: readonly Line[]): string => lines.map(pathOf).join('')

/** All lines of a kind in one path, because a path each would be some fifty to draw at every change of the map. */
const AllWays = memo(function AllWays({ no }: { readonly no: number }) {
  const { lines } = mapAt(no)
  return (
    <>
      <path d={pathsOf(lines)} className="co-line-bed" />
      {TYPES.map((type, no) => (
        <path key={type} d={pathsOf(lines.filter((line) => line.type === no))} className="co-line" data-type={type} />
      ))}
    </>
  )
})

/** Where a colonist may stop now. */
export function Stop({ line }: { readonly line: Line }) {
  const { s, lang, map } = useView()
  const colonist = s.player.colonists[s.picked]
  const steps = colonist === undefined ? 0 : (map.reach[colonist.type][colonist.at]?.to[line.no] ?? 0)
  const label = `${lineLabel(line, lang)}, ${stepsText(steps, lang)}`
  return (
    <Spot
      target={{ kind: 'line', no: line.no }}
      label={label}
      className="co-at co-way"
      style={placed(stopsOf(map).get(line.no) ?? line.mid)}
      flip={false}
      hint={() => label}
      data={{ 'data-type': line.type === SEA ? 'sea' : 'land' }}
    >
      <span className="co-way-step">{steps}</span>
    </Spot>
  )
}
