// A card: its role, its god, its printed cost.
import './card.css'
import type { Lang } from '../../../../kernel/text.ts'
import { type Card as CardData, god, goodId } from '../../catalogue/index.ts'
import { Coin, GoodsRow } from '../Goods.tsx'
import { GoodIcon } from '../icons/goods.tsx'
import { GodSign, hasRoleSign, RoleSign } from '../icons/roles.tsx'
import { vars } from '../style.ts'

export function Card({ item, lang }: { readonly item: CardData; readonly lang: Lang }) {
  const of = god(item.god)
  return (
    <span className="co-card" data-god={item.god} style={vars({ '--co-god': of.colour })} aria-hidden="true">
      <span className="co-card-top">
        <GoodsRow goods={item.cost} />
        {item.deck !== undefined && <span className="co-card-deck">{item.deck}</span>}
      </span>
      <span className="co-card-sign">
        {hasRoleSign(item.role) ? <RoleSign type={item.role} /> : <GoodIcon id={goodId(item.good)} />}
        {item.coins > 0 && (
          <span className="co-card-coins">
            <Coin amount={item.coins} />
          </span>
        )}
      </span>
      <span className="co-card-name">{item.name[lang]}</span>
      <span className="co-card-god">
        <GodSign god={item.god} />
        <span>{of.name[lang]}</span>
        {item.vp > 0 && <b>{item.vp}</b>}
      </span>
    </span>
  )
}

export const CardBack = ({ deck }: { readonly deck: string }) => (
  <span className="co-card co-card-back" aria-hidden="true">
    <GodSign god="concordia" />
    <b>{deck}</b>
  </span>
)
