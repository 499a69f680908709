// A city: its token, its name, the houses of both sides, and what a house costs you while you build.
import { capital } from '../../../../kernel/called.ts'
import { markOf } from '../../../../web/kit/board/view.ts'
import type { City as CityData } from '../../catalogue/geography.ts'
import { goodId, good } from '../../catalogue/index.ts'
import { canBuildIn } from '../../measures.ts'
import { NONE, topAsk } from '../../state.ts'
import { GoodsRow } from '../Goods.tsx'
import { GoodIcon } from '../icons/goods.tsx'
import { Gate, House, Temple } from '../icons/pieces.tsx'
import { cityGood, cityLabel, housePrice, housePriceText, waysText } from '../labels.ts'
import { Spot } from '../Spot.tsx'
import { vars } from '../style.ts'
import { useView } from '../view.ts'
import { word } from '../words.ts'
import { placed } from './world.ts'

/** The catalogue's colours of goods as rings around their tokens; the drawing inside says the same. */
const ring = (of: number) => (of === NONE ? {} : vars({ '--co-ring': good(of).colour }))

export function City({ city, distances }: { readonly city: CityData; readonly distances: boolean }) {
  const view = useView()
  const { s, lang, marked } = view
  const of = cityGood(s, city)
  const price = housePrice(s, city)
  const lit = view.offers.has(`city:${city.no}`)
  const builds = topAsk(s)?.ask === 'build' && lit && price !== undefined
  const mark = markOf(marked, city.id)
  const label = [
    cityLabel(s, city, lang),
    builds ? `${word('priceNow', lang)}: ${housePriceText(price, lang)}` : '',
    waysText(view.map, city, lang),
    distances ? `${word('distance', lang)}: ${city.distance}` : '',
  ]
  return (
    <Spot
      target={{ kind: 'city', no: city.no }}
      label={label.filter(Boolean).map(capital).join('. ')}
      className="co-at co-city"
      style={{ ...placed(city.pos), ...ring(of) }}
      flip={false}
      hint={() => <CityHint city={city} />}
      data={{
        'data-capital': city.bit === 0 || undefined,
        'data-marked': mark,
        'data-asked': (topAsk(s)?.ask === 'token' && city.no === s.goodOf.indexOf(NONE)) || undefined,
      }}
    >
      <span className="co-city-coin">
        {city.bit === 0 ? <Gate /> : of === NONE ? <Temple /> : <GoodIcon id={goodId(of)} />}
      </span>
      <Houses city={city} />
      {builds && (
        <span className="co-price">
          <GoodsRow goods={price.goods} coins={price.coins} />
        </span>
      )}
      {distances && <span className="co-distance">{city.distance}</span>}
    </Spot>
  )
}

function Houses({ city: { no, bit } }: { readonly city: CityData }) {
  const { s, news, still } = useView()
  const fresh = (!still && news.has(`city:${no}`)) || undefined
  return (
    <>
      {(s.player.houses & bit) !== 0 && (
        <span className="co-house" data-whose="you">
          <House whose="you" stands />
        </span>
      )}
      {(s.ai.houses & bit) !== 0 && (
        <span className="co-house" data-whose="ai" data-new={fresh}>
          <House whose="ai" stands />
        </span>
      )}
    </>
  )
}

function CityHint({ city }: { readonly city: CityData }) {
  const { s, lang } = useView()
  const price = housePrice(s, city)
  const of = cityGood(s, city)
  return (
    <>
      <b>{city.name[lang]}</b>
      {of !== NONE && <> · {good(of).name[lang]}</>}
      {price !== undefined && (
        <div className="co-hint-price">
          {word('priceNow', lang)} <GoodsRow goods={price.goods} coins={price.coins} />
          {!canBuildIn(s, city.no) && <div>{word('cannotPay', lang)}</div>}
        </div>
      )}
    </>
  )
}
