// Lines between cities, and where a colonist may stop: lit lines say how many steps they take.
import { memo } from 'react'
import { type Line, mapAt, SEA } from '../../catalogue/geography.ts'
import { TYPES } from '../../catalogue/vocabulary.ts'
import { lineLabel, stepsText } from '../labels.ts'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
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
      {lit.map((line) => (
        <path key={line.id} d={pathOf(line)} className="co-line-glow" />
      ))}
      <AllWays no={s.map} />
    </svg>
  )
}

const AllWays = memo(function AllWays({ no }: { readonly no: number }) {
  const { lines } = mapAt(no)
  return (
    <>
      {lines.map((line) => (
        <path key={line.id} d={pathOf(line)} className="co-line-bed" />
      ))}
      {lines.map((line) => (
        <path key={line.id} d={pathOf(line)} className="co-line" data-type={TYPES[line.type]} />
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
      style={placed(line.mid)}
      flip={false}
      hint={() => label}
      data={{ 'data-type': line.type === SEA ? 'sea' : 'land' }}
    >
      <span className="co-way-step">{steps}</span>
    </Spot>
  )
}
