// What the AI does in its turn (S6.1 to S9.3).
import { AI } from '../asks.ts'
import { paymentOf } from '../automa/choices.ts'
import { viewOf } from '../automa/decide.ts'
import { card, type CardId, type GoodNo, goodNo, goodsOf } from '../catalogue/index.ts'
import type { GoodId } from '../catalogue/vocabulary.ts'
import type { Telling } from '../consequences/records.ts'
import { freeAi, pay } from '../measures.ts'
import { spacesOf } from '../purchases.ts'
import { HOUSES, mapOf, NONE, ones, type State } from '../state.ts'
import { refill } from './flow.ts'

/** S6.2, S6.4 */
export function applyHouse(s: State, city: string, paid: readonly GoodId[], tell: Telling): void {
  for (const id of paid) change(s, goodNo(id), -1)
  s.ai.houses |= 1 << (mapOf(s).cityNo(city) as number)
  tell?.({ what: 'paid', side: AI, goods: goodsOf(paid), coins: 0, because: 'house', city })
  tell?.({ what: 'house', side: AI, city, left: HOUSES - ones(s.ai.houses) })
}

/** One after the other, the rolled one first; what does not fit is lost (Q14). */
export function applyGoods(s: State, goods: readonly GoodId[], tell: Telling): void {
  const free = freeAi(s)
  tell?.({
    what: 'goods',
    side: AI,
    goods: goodsOf(goods.slice(0, free)),
    lost: goodsOf(goods.slice(free)),
    because: s.final ? 'last-turn' : 'roll',
  })
  for (const id of goods) if (freeAi(s) > 0) change(s, goodNo(id), 1)
}

function change(s: State, good: GoodNo, by: number): void {
  s.ai.goods[good] = (s.ai.goods[good] as number) + by
}

/** Both cards at the prices of their spaces (Q18), laid aside without effect (Q21); then the display is refilled (Q36). */
export function applyPurchase(s: State, ids: readonly CardId[], tell: Telling): void {
  const spaces = spacesOf(s, ids)
  const goods = paymentOf(viewOf(s), spaces)
  pay(s.ai.goods, goods)
  tell?.({ what: 'paid', side: AI, goods, coins: 0, because: 'cards', cards: ids })
  for (const space of spaces) {
    const no = s.market[space] as number
    s.ai.bought.push(no)
    s.market[space] = NONE
    tell?.({ what: 'bought', side: AI, card: card(no).id, space: space + 1 })
  }
  refill(s, tell)
}

/** S7.3: to the start city, where nobody moves it. */
export function applySettle(s: State, tell: Telling): void {
  s.ai.stored--
  tell?.({ what: 'ai-colonist', city: mapOf(s).capital.id, because: 'ai' })
}
