// A small drawing of the real table for the checklist of the hands: the board with one city, route or bonus marker marked, or the display
// with one space.
import '../palette.css'
import './place.css'
import type { Lang } from '../../../../kernel/text.ts'
import type { PlaceProps } from '../../../../web/contract.ts'
import { cityAt, type GameMap } from '../../catalogue/geography.ts'
import { SPACES } from '../../catalogue/index.ts'
import type { Point } from '../../catalogue/vocabulary.ts'
import { nameOf } from '../../names.ts'
import { mapOf, type State } from '../../state.ts'
import { LANDS } from '../map/land/index.ts'
import { markerAt } from '../map/places.ts'
import { HOME, pathOf, WORLD } from '../map/world.ts'

export function Place({ spot, state, lang }: PlaceProps) {
  const [place, space] = spot.split('/')
  if (place === 'display') return <Display space={Number(space)} />
  return <OnBoard map={mapOf(state as State)} id={spot} lang={lang} />
}

/** The part of the world with cities, in tenths of the catalogue's units. */
const BOX = { x: HOME.left + WORLD.left, y: HOME.top + WORLD.top, width: HOME.width, height: HOME.height }

function OnBoard({ map, id, lang }: { readonly map: GameMap; readonly id: string; readonly lang: Lang }) {
  const line = map.lines[map.lineNo(id) ?? -1]
  const [x, y] = inTenths(line?.mid ?? pointOf(map, id))
  const isLow = y - BOX.y > BOX.height / 2
  const isRight = x - BOX.x > BOX.width / 2
  return (
    <svg className="co-where" viewBox={`${BOX.x} ${BOX.y} ${BOX.width} ${BOX.height}`}>
      <rect {...BOX} className="co-where-sea" />
      <path d={LANDS[map.id]?.coast} className="co-where-land" fillRule="evenodd" />
      <path d={map.lines.map(pathOf).join('')} className="co-where-lines" />
      {[map.capital, ...map.cities].map(({ id: city, pos }) => {
        const [cx, cy] = inTenths(pos)
        return <circle key={city} cx={cx} cy={cy} r="9" className="co-where-city" />
      })}
      {line !== undefined && <path d={pathOf(line)} className="co-where-line" />}
      {line === undefined && (
        <>
          <circle cx={x} cy={y} r="34" className="co-where-halo" />
          <circle cx={x} cy={y} r="34" className="co-where-ring" />
        </>
      )}
      <text
        x={isRight ? x - 20 : x + 20}
        y={isLow ? y - 50 : y + 82}
        textAnchor={isRight ? 'end' : 'start'}
        className="co-where-name"
      >
        {line === undefined ? nameOf(id, lang) : `${line.a.name[lang]}–${line.b.name[lang]}`}
      </text>
    </svg>
  )
}

const inTenths = ([x, y]: Point): Point => [x * 10, y * 10]

/** A city, or the bonus marker of a province. */
function pointOf(map: GameMap, id: string): Point {
  const city = map.cityNo(id)
  if (city !== undefined) return cityAt(map, city).pos
  const province = map.provinces[map.provinceNo(id) ?? 0]
  return province === undefined ? map.capital.pos : markerAt(map, province)
}

function Display({ space }: { readonly space: number }) {
  return (
    <span className="co-where-display">
      {Array.from({ length: SPACES }, (_, at) => (
        <b key={at} data-marked={at + 1 === space || undefined}>
          {at + 1}
        </b>
      ))}
    </span>
  )
}
