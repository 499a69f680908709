// The board for the position editor: city tokens, houses of both sides, your colonists, markers turned to their coins.
import '../palette.css'
import '../map/map.css'
import './entry.css'
import { memo, type ReactNode } from 'react'
import type { Lang, Text } from '../../../../kernel/text.ts'
import type { BrushGroup, MapDrawing, MapSpot } from '../../../../web/editors.ts'
import type { Entered } from '../../../../web/kit/entered.ts'
import { type City, type GameMap, typeNo } from '../../catalogue/geography.ts'
import { good, goodNo } from '../../catalogue/index.ts'
import { GOODS, type Point, TYPES, type TypeId } from '../../catalogue/vocabulary.ts'
import { lineName } from '../../names.ts'
import { Coin } from '../Goods.tsx'
import { GoodIcon } from '../icons/goods.tsx'
import { Colonist, Gate, House } from '../icons/pieces.tsx'
import { Geography } from '../map/Geography.tsx'
import { markerAt } from '../map/places.ts'
import { HOME, pathOf, WORLD } from '../map/world.ts'
import { vars } from '../style.ts'
import { cleared, COINS, coinsOf, colonistsOf, goodIn, housesOf, mapIn, putOn, settled } from './pieces.ts'

const WORDS = {
  goods: { it: 'Segnalini delle città', en: 'City tokens' },
  houses: { it: 'Abitazioni e coloni', en: 'Houses and colonists' },
  yourHouse: { it: 'Tua abitazione', en: 'Your house' },
  aiHouse: { it: 'Abitazione dell’IA', en: 'The AI’s house' },
  land: { it: 'Tuo colono di terra', en: 'Your land colonist' },
  sea: { it: 'Tuo colono di mare', en: 'Your sea colonist' },
  coins: { it: 'Segnalino regione sul lato monete', en: 'Province marker on its coin side' },
  goodSide: { it: 'sul lato merce', en: 'on its good side' },
  coinSide: { it: 'sul lato monete', en: 'on its coin side' },
  sample: { it: 'come nell’esempio', en: 'as in the sample' },
} as const satisfies Record<string, Text>

/** Cities of 40 pixels do not overlap. */
const SCALE = 0.66
const CITY = 40
const LINE = 32

/** A point of the catalogue in the drawing, which shows the part with cities. */
const at = ([x, y]: Point): readonly [number, number] => [
  (x * 10 - WORLD.left - HOME.left) * SCALE,
  (y * 10 - WORLD.top - HOME.top) * SCALE,
]
const size = { width: HOME.width * SCALE, height: HOME.height * SCALE }

const face = (inside: ReactNode, whose?: string) => (
  <span className="co-entry-brush" data-game="concordia" data-whose={whose}>
    {inside}
  </span>
)

function brushes(_position: Entered, lang: Lang): readonly BrushGroup[] {
  return [
    {
      id: 'goods',
      title: WORDS.goods[lang],
      brushes: GOODS.map((id) => ({
        id: `good ${id}`,
        name: good(goodNo(id)).name[lang],
        face: face(<GoodIcon id={id} />),
      })),
    },
    {
      id: 'pieces',
      title: WORDS.houses[lang],
      brushes: [
        { id: 'house player', name: WORDS.yourHouse[lang], face: face(<House whose="you" />) },
        { id: 'house ai', name: WORDS.aiHouse[lang], face: face(<House whose="ai" />) },
        ...TYPES.map((type) => ({
          id: `colonist ${type}`,
          name: WORDS[type][lang],
          face: face(<Colonist kind={type} />),
        })),
        { id: COINS, name: WORDS.coins[lang], face: face(<Coin amount={1} />) },
      ],
    },
  ]
}

function spots(position: Entered, lang: Lang, brush: string | undefined): readonly MapSpot[] {
  const map = mapIn(position)
  const [kind, what] = (brush ?? '').split(' ')
  if (kind === COINS) return markerSpots(position, map, lang)
  if (kind === 'colonist') return colonistSpots(position, map, lang, what as TypeId)
  return map.cities.map((city) => citySpot(position, city, lang))
}

function citySpot(position: Entered, city: City, lang: Lang): MapSpot {
  const { id, name, pos } = city
  const { good: of, isTold } = goodIn(position, id)
  const [yours, theirs] = [housesOf(position, 'player').includes(id), housesOf(position, 'ai').includes(id)]
  const told = [
    `${name[lang]}: ${good(goodNo(of)).name[lang]}${isTold ? '' : ` (${WORDS.sample[lang]})`}`,
    ...(yours ? [WORDS.yourHouse[lang]] : []),
    ...(theirs ? [WORDS.aiHouse[lang]] : []),
  ]
  return {
    id,
    at: at(pos),
    size: CITY,
    name: told.join(', '),
    face: (
      <span
        className="co-entry-city"
        data-game="concordia"
        data-sample={!isTold || undefined}
        style={vars({ '--co-ring': good(goodNo(of)).colour })}
      >
        <span className="co-entry-token">
          <GoodIcon id={of} />
        </span>
        {yours && (
          <span className="co-entry-house" data-whose="you">
            <House whose="you" stands />
          </span>
        )}
        {theirs && (
          <span className="co-entry-house" data-whose="ai">
            <House whose="ai" stands />
          </span>
        )}
        <span className="co-entry-name">{name[lang]}</span>
      </span>
    ),
  }
}

/** A colonist is in a city or on a line of its type. */
function colonistSpots(position: Entered, map: GameMap, lang: Lang, type: TypeId): readonly MapSpot[] {
  const all = colonistsOf(position)
  const spot = (id: string, pos: Point, name: string, width: number): MapSpot => {
    const here = all.filter((each) => each.type === type && each.at === id).length
    return {
      id,
      at: at(pos),
      size: width,
      name: `${name}: ${here} × ${WORDS[type][lang]}`,
      face: (
        <span className="co-entry-stop" data-game="concordia" data-some={here > 0 || undefined}>
          {here > 1 && <b>{here}</b>}
        </span>
      ),
    }
  }
  return [
    ...[map.capital, ...map.cities].map(({ id, pos, name }) => spot(id, pos, name[lang], CITY)),
    ...map.lines
      .filter((line) => line.type === typeNo(type))
      .map(({ id, mid }) => spot(id, mid, lineName(id, lang), LINE)),
  ]
}

const markerSpots = (position: Entered, map: GameMap, lang: Lang): readonly MapSpot[] =>
  map.provinces.map((province) => {
    const turned = coinsOf(position).includes(province.id)
    return {
      id: province.id,
      at: at(markerAt(map, province)),
      size: LINE,
      name: `${province.name[lang]}: ${WORDS[turned ? 'coinSide' : 'goodSide'][lang]}`,
      face: (
        <span className="co-entry-marker" data-game="concordia" data-turned={turned || undefined}>
          <Coin amount={1} />
        </span>
      ),
    }
  })

/** A place in the drawing as CSS properties. */
const percent = ([x, y]: readonly [number, number]) => ({
  left: `${(x / size.width) * 100}%`,
  top: `${(y / size.height) * 100}%`,
})

/** Land, sea and lines, and the pieces that the brush in hand is not about. */
const Ground = memo(function Ground({ position, lang }: { readonly position: Entered; readonly lang: Lang }) {
  const map = mapIn(position)
  return (
    <div className="co-entry-ground" data-game="concordia" aria-hidden="true">
      <div
        className="co-entry-land"
        style={{
          width: `${(WORLD.width / HOME.width) * 100}%`,
          height: `${(WORLD.height / HOME.height) * 100}%`,
          left: `${(-HOME.left / HOME.width) * 100}%`,
          top: `${(-HOME.top / HOME.height) * 100}%`,
        }}
      >
        <Geography no={map.no} />
        <svg className="co-entry-lines" viewBox={`${WORLD.left} ${WORLD.top} ${WORLD.width} ${WORLD.height}`}>
          {map.lines.map((line) => (
            <path key={line.id} d={pathOf(line)} data-type={TYPES[line.type]} />
          ))}
        </svg>
      </div>
      {map.cities.map((city) => (
        <span key={city.id} className="co-entry-under" style={percent(at(city.pos))}>
          {citySpot(position, city, lang).face}
        </span>
      ))}
      <span className="co-entry-under co-entry-capital" style={percent(at(map.capital.pos))}>
        <Gate />
        <span className="co-entry-name">{map.capital.name[lang]}</span>
      </span>
      {colonistsOf(position).map(({ type, at: place }, no) => {
        const line = map.lines[map.lineNo(place) ?? -1]
        const city = place === map.capital.id ? map.capital : map.cities[map.cityNo(place) ?? -1]
        const pos = line?.mid ?? city?.pos
        return pos === undefined ? null : (
          <span
            key={no}
            className="co-entry-under co-entry-colonist"
            data-type={type}
            data-home={city !== undefined || undefined}
            style={percent(at(pos))}
          >
            <Colonist kind={type} stands />
          </span>
        )
      })}
      {map.provinces
        .filter(({ id }) => coinsOf(position).includes(id))
        .map((province) => (
          <span
            key={province.id}
            className="co-entry-under co-entry-coins"
            style={percent(at(markerAt(map, province)))}
          >
            <Coin amount={1} />
          </span>
        ))}
    </div>
  )
})

export const drawing: MapDrawing = {
  section: 'board',
  label: { it: 'Il tabellone', en: 'The board' },
  fields: ['cityGoods', 'houses', 'coinProvinces', 'player.colonists'],
  size: () => size,
  brushes,
  spots,
  Ground,
  put: putOn,
  clear: cleared,
  settle: settled,
}
