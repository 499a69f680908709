// Trade with the bank (R8), and cards that are bought (R10).
import { ASKS } from '../asks.ts'
import { type CardId, goodNo, theCard, VALUES } from '../catalogue/index.ts'
import type { GoodId } from '../catalogue/vocabulary.ts'
import { pay, priceOf } from '../measures.ts'
import type { Direction } from '../options/bargains.ts'
import { NONE, type State } from '../state.ts'

/** Bought from the bank or sold to it, at the good's value (R8.3). */
export function applyTrade(s: State, id: GoodId, direction: Direction, units: number): void {
  const good = goodNo(id)
  const { goods } = s.player
  goods[good] = (goods[good] as number) + direction * units
  s.player.coins -= direction * units * (VALUES[good] as number)
  s.traded[good] = direction
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
