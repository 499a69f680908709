// Trade with the bank (R8), and cards that are bought (R10).
import { ASKS } from '../asks.ts'
import { type CardId, goodNo, theCard, VALUES } from '../catalogue/index.ts'
import type { GoodId } from '../catalogue/vocabulary.ts'
import { pay, priceOf } from '../measures.ts'
import { NONE, type State } from '../state.ts'

/** Units are bought, or where they are negative sold. */
export function applyTrade(s: State, id: GoodId, units: number): void {
  const good = goodNo(id)
  const { goods } = s.player
  goods[good] = (goods[good] as number) + units
  s.player.coins -= units * (VALUES[good] as number)
  s.traded[good] = units > 0 ? 1 : -1
  s.asks.push(ASKS.trade)
}

/** Paid at once and taken in hand (R10.5); its space stays empty until the action is over (R10.4). */
export function applyAcquire(s: State, id: CardId, any?: GoodId): void {
  const no = theCard(id)
  const space = s.market.indexOf(no)
  const { goods, hand } = s.player
  pay(goods, priceOf(no, space, s.atSpaces).goods)
  if (any !== undefined) goods[goodNo(any)] = (goods[goodNo(any)] as number) - 1
  s.market[space] = NONE
  hand.push(no)
  s.buys--
  s.asks.push(ASKS.buy)
}
