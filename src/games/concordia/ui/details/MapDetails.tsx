// Details of cities, lines, provinces and colonists.
import { sentence } from '../../../../web/kit/board/words.ts'
import { AI } from '../../asks.ts'
import { good, goodId, sumOf } from '../../catalogue/index.ts'
import { type City, FIRST_LINE } from '../../catalogue/geography.ts'
import { TYPES } from '../../catalogue/vocabulary.ts'
import { freePlayer, keptByAi, prefectOffer, production } from '../../measures.ts'
import { markerOf, NONE } from '../../state.ts'
import { GoodsRow } from '../Goods.tsx'
import { GoodIcon } from '../icons/goods.tsx'
import { Colonist, Gate, House } from '../icons/pieces.tsx'
import {
  cityGood,
  goodsText,
  housePrice,
  housePriceText,
  lineLabel,
  markerLabel,
  placeLabel,
  waysText,
} from '../labels.ts'
import { whyNot } from '../reasons.ts'
import { useView } from '../view.ts'
import { word } from '../words.ts'
import { Actions } from './Actions.tsx'

export function CityDetails({ no }: { readonly no: number }) {
  const view = useView()
  const { s, map, lang } = view
  const city = map.cities[no] ?? map.capital
  const of = cityGood(s, city)
  const price = housePrice(s, city)
  return (
    <>
      <div className="co-about">
        {city.bit === 0 ? <Gate /> : of !== NONE && <GoodIcon id={goodId(of)} />}
        <div>
          <h3>{city.name[lang]}</h3>
          <p>
            {city.bit === 0
              ? word('capitalAbout', lang)
              : `${map.provinces[city.province]?.name[lang] ?? ''} · ${of === NONE ? word('noToken', lang) : good(of).name[lang]}`}
          </p>
          {city.bit !== 0 && (
            <p className="co-soft">
              {word('distance', lang)}: {city.distance}
            </p>
          )}
        </div>
      </div>
      <p className="co-soft">{sentence(waysText(map, city, lang))}</p>
      {city.bit !== 0 && <HousesIn city={city} />}
      {price !== undefined && (
        <p className="co-cost">
          {word('priceNow', lang)}: <GoodsRow goods={price.goods} coins={price.coins} />
          <span className="kit-away">{housePriceText(price, lang)}</span>
          {(s.ai.houses & city.bit) !== 0 && <small>{word('twice', lang)}</small>}
        </p>
      )}
      <Actions piece={`city:${no}`} why={whyNot(view, { kind: 'city', no })} />
    </>
  )
}

function HousesIn({ city: { bit } }: { readonly city: City }) {
  const { s, lang } = useView()
  const [yours, its] = [(s.player.houses & bit) !== 0, (s.ai.houses & bit) !== 0]
  if (!yours && !its) return <p className="co-soft">{word('noHouse', lang)}</p>
  return (
    <p className="co-houses">
      {yours && (
        <span>
          <House whose="you" /> {word('yourHouse', lang)}
        </span>
      )}
      {its && (
        <span>
          <House whose="ai" /> {word('aiHouse', lang)}
        </span>
      )}
    </p>
  )
}

export function LineDetails({ no }: { readonly no: number }) {
  const view = useView()
  const { map, lang } = view
  const line = map.lines[no]
  return (
    <>
      <h3>{line !== undefined && lineLabel(line, lang)}</h3>
      <Actions piece={`line:${no}`} why={whyNot(view, { kind: 'line', no })} />
    </>
  )
}

export function ColonistDetails({ no }: { readonly no: number }) {
  const view = useView()
  const { s, lang } = view
  const { type, at } = s.player.colonists[no] ?? { type: 0 as const, at: FIRST_LINE }
  return (
    <>
      <div className="co-about">
        <Colonist kind={TYPES[type]} />
        <div>
          <h3>{placeLabel(s, at, lang)}</h3>
          <p>{word(TYPES[type], lang)}</p>
        </div>
      </div>
      <Actions piece={`colonist:${no}`} why={whyNot(view, { kind: 'colonist', no })} />
    </>
  )
}

export function ProvinceDetails({ no }: { readonly no: number }) {
  const view = useView()
  const { s, map, lang } = view
  const province = map.provinces[no]
  if (province === undefined || markerOf(s, province.bits) === NONE) return null
  const turned = (s.coinSides & province.bit) !== 0
  const offer = prefectOffer(s, province)
  const its = keptByAi(s, production(s, AI, province.bits))
  const over = Math.max(0, sumOf(offer) - freePlayer(s))
  return (
    <>
      <h3>{province.name[lang]}</h3>
      <p>{markerLabel(s, province, lang)}</p>
      <p className="co-soft">{word(turned ? 'markerSpent' : 'markerAbout', lang)}</p>
      <ul className="co-cities">
        {province.cities.map((city) => (
          <li key={city.id}>
            {cityGood(s, city) !== NONE && <GoodIcon id={goodId(cityGood(s, city))} />}
            {city.name[lang]}
            {(s.player.houses & city.bit) !== 0 && <House whose="you" />}
            {(s.ai.houses & city.bit) !== 0 && <House whose="ai" />}
          </li>
        ))}
      </ul>
      {!turned && (
        <p className="co-cost">
          {word('youGet', lang)}: <GoodsRow goods={offer} />
          <span className="kit-away">{goodsText(offer, lang)}</span>
          {over > 0 && (
            <small>
              {over} {word('lost', lang)}
            </small>
          )}
        </p>
      )}
      {!turned && sumOf(its) > 0 && (
        <p className="co-cost">
          {word('aiGets', lang)}: <GoodsRow goods={its} />
          <span className="kit-away">{goodsText(its, lang)}</span>
        </p>
      )}
      <Actions piece={`province:${no}`} why={whyNot(view, { kind: 'province', no })} />
    </>
  )
}
