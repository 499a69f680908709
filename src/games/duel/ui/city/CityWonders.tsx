// The four wonders of a side: built ones over their card, the others with their price; the last one leaves the game (R10.2).
import type { Age } from '../../catalogue/vocabulary.ts'
import { card, wonder } from '../../catalogue/index.ts'
import { wonderPrice } from '../../payment.ts'
import { PLAYER, type Side } from '../../asks.ts'
import { builtWonders, type City, MAX_WONDERS } from '../../state.ts'
import { backOf } from '../card/Card.tsx'
import { Ledger } from '../details/Ledger.tsx'
import { Group } from '../../../../web/kit/board/Group.tsx'
import { wonderLabel } from '../labels.ts'
import { Spot } from '../Spot.tsx'
import { PriceChip } from '../structure/Price.tsx'
import { useView } from '../view.ts'
import { word } from '../words.ts'
import { Wonder } from '../wonder/Wonder.tsx'

const PER_SIDE = 4

/** The back of the card a wonder was built with. */
export function underOf(city: City, at: number): Age | 'guild' {
  const no = city.buried[at]
  return no === undefined ? 1 : backOf(card(no))
}

/** A built wonder without a built neighbour, in a layout of pairs. */
const isAlone = (at: number, { built, unbuilt }: City, out: boolean): boolean =>
  at % 2 === 0 && at === built.length - 1 && (!out || unbuilt.length > 0)

export function CityWonders({ side }: { readonly side: Side }) {
  const { s, lang } = useView()
  const own = s.cities[side]
  const out = builtWonders(s) >= MAX_WONDERS
  const empty = PER_SIDE - own.built.length - own.unbuilt.length
  return (
    <Group label={word('wonders', lang)} className="du-wonders">
      {own.built.map((no, at) => (
        <Spot
          key={no}
          target={{ kind: 'wonder', no }}
          label={wonderLabel(no, true, lang)}
          className="du-wonder-spot"
          data={{ 'data-built': true, 'data-alone': isAlone(at, own, out) || undefined }}
        >
          <Wonder item={wonder(no)} lang={lang} under={underOf(own, at)} />
        </Spot>
      ))}
      {own.unbuilt.map((no) => {
        const price = wonderPrice(s, side, wonder(no))
        return (
          <Spot
            key={no}
            target={{ kind: 'wonder', no }}
            label={wonderLabel(no, false, lang)}
            className="du-wonder-spot"
            hint={() => (
              <>
                <b>{wonder(no).name[lang]}</b>
                <Ledger item={wonder(no)} state={s} lang={lang} side={side} />
              </>
            )}
          >
            <Wonder item={wonder(no)} lang={lang}>
              {side === PLAYER && (
                <span className="du-wonder-price">
                  <PriceChip coins={price.coins} have={own.coins} />
                </span>
              )}
            </Wonder>
          </Spot>
        )
      })}
      {Array.from({ length: empty }, (_, at) => (
        <span key={`empty${at}`} className="du-wonder-empty" data-out={out || undefined}>
          {out ? word('removed', lang) : ''}
        </span>
      ))}
    </Group>
  )
}
