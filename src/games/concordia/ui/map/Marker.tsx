// The bonus marker of a province: its good, or the coins on its other side; during a Prefect also what you and the AI would get.
import { useState } from 'react'
import type { Province } from '../../catalogue/geography.ts'
import { good, goodId, MARKER_COINS, sumOf } from '../../catalogue/index.ts'
import { prefectOffer } from '../../measures.ts'
import { markerOf, NONE } from '../../state.ts'
import { Coin, GoodsRow } from '../Goods.tsx'
import { giftOf } from '../gives.ts'
import { GoodIcon } from '../icons/goods.tsx'
import { House } from '../icons/pieces.tsx'
import { goodsText, markerLabel } from '../labels.ts'
import { Spot } from '../Spot.tsx'
import { vars } from '../style.ts'
import { useView } from '../view.ts'
import { word } from '../words.ts'
import { markerAt } from './places.ts'
import { placed } from './world.ts'

/** How often it was turned while visible: only a visible turn is animated. */
function useTurns(turned: boolean): number {
  const [held, setHeld] = useState({ turned, turns: 0 })
  if (held.turned === turned) return held.turns
  setHeld({ turned, turns: held.turns + 1 })
  return held.turns + 1
}

export function Marker({ province }: { readonly province: Province }) {
  const { s, lang, offers, map, still } = useView()
  const of = markerOf(s, province.bits)
  const turned = (s.coinSides & province.bit) !== 0
  const turns = useTurns(turned)
  const [produce] = offers.get(`province:${province.no}`) ?? []
  const gain = produce && prefectOffer(s, province)
  const gift = produce && giftOf(s, produce, lang)
  const label = [
    markerLabel(s, province, lang),
    ...(gain === undefined ? [] : [`${word('youGet', lang)}: ${goodsText(gain, lang)}`]),
    ...(gift?.texts ?? []),
  ].join('. ')
  return (
    <Spot
      target={{ kind: 'province', no: province.no }}
      label={label}
      className="co-at co-marker"
      style={{ ...placed(markerAt(map, province)), ...(of === NONE ? {} : vars({ '--co-ring': good(of).colour })) }}
      flip={false}
      hint={() => label}
      data={{ 'data-side': turned ? 'coins' : 'good' }}
    >
      <span key={turns} className="co-marker-tile" data-turned={(turns > 0 && !still) || undefined}>
        {of !== NONE && (turned ? <Coin amount={MARKER_COINS[of] ?? 0} /> : <GoodIcon id={goodId(of)} />)}
      </span>
      {gain !== undefined && (
        <span className="co-marker-gain">
          <span className="co-marker-yours">
            + <GoodsRow goods={gain} />
          </span>
          {gift !== undefined && sumOf(gift.goods) > 0 && (
            <span className="co-marker-gift">
              <House whose="ai" /> + <GoodsRow goods={gift.goods} />
            </span>
          )}
        </span>
      )}
    </Spot>
  )
}
