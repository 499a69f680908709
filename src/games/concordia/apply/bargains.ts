// Trade with the bank (R8), and cards that are bought (R10).
import { ASKS, PLAYER } from '../asks.ts'
import type { Telling } from '../consequences/records.ts'
import { type CardId, goodNo, theCard, VALUES } from '../catalogue/index.ts'
import type { GoodId } from '../catalogue/vocabulary.ts'
import { pay, priceOf } from '../measures.ts'
import type { Direction } from '../options/bargains.ts'
import { NONE, type State } from '../state.ts'

/** Bought from the bank or sold to it, at the good's value (R8.3). */
export function applyTrade(s: State, id: GoodId, direction: Direction, units: number, tell: Telling): void {
  const good = goodNo(id)
  const { goods } = s.player
  const coins = -direction * units * (VALUES[good] as number)
  goods[good] = (goods[good] as number) + direction * units
  s.player.coins += coins
  s.traded[good] = direction
  tell?.({ what: 'traded', good: id, units: direction * units, coins })
  s.asks.push(ASKS.trade)
}

/** Paid at once and taken in hand (R10.5); its space stays empty until the action is over (R10.4). */
export function applyAcquire(s: State, id: CardId, any: GoodId | undefined, tell: Telling): void {
  const no = theCard(id)
  const space = s.market.indexOf(no)
  const { goods, hand } = s.player
  const price = priceOf(no, space, s.atSpaces).goods.slice()
  if (any !== undefined) price[goodNo(any)] = (price[goodNo(any)] as number) + 1
  pay(goods, price)
  s.market[space] = NONE
  hand.push(no)
  s.buys--
  tell?.({ what: 'paid', side: PLAYER, goods: price, coins: 0, because: 'cards', cards: [id] })
  tell?.({ what: 'bought', side: PLAYER, card: id, space: space + 1 })
  s.asks.push(ASKS.buy)
}
