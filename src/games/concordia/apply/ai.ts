// What the AI does in its turn (S6.1 to S9.3).
import { paymentOf } from '../automa/choices.ts'
import { type CardId, type GoodNo, goodNo, theCard } from '../catalogue/index.ts'
import type { GoodId } from '../catalogue/vocabulary.ts'
import { freeAi, pay } from '../measures.ts'
import { offerOf } from '../purchases.ts'
import { mapOf, NONE, type State } from '../state.ts'
import { refill } from './flow.ts'

/** S6.2, S6.4 */
export function applyHouse(s: State, city: string, paid: readonly GoodId[]): void {
  for (const id of paid) change(s, goodNo(id), -1)
  s.ai.houses |= 1 << (mapOf(s).cityNo(city) as number)
}

/** One after the other, the rolled one first; what does not fit is lost (Q14). */
export function applyGoods(s: State, goods: readonly GoodId[]): void {
  for (const id of goods) if (freeAi(s) > 0) change(s, goodNo(id), 1)
}

function change(s: State, good: GoodNo, by: number): void {
  s.ai.goods[good] = (s.ai.goods[good] as number) + by
}

/** Both cards at the prices of their spaces (Q18), laid aside without effect (Q21); then the display is refilled (Q36). */
export function applyPurchase(s: State, ids: readonly CardId[]): void {
  const [right = NONE, left = NONE] = ids.map((id) => s.market.indexOf(theCard(id)))
  pay(s.ai.goods, paymentOf(s, offerOf(right, left)))
  for (const id of ids) s.ai.bought.push(theCard(id))
  s.market[right] = NONE
  if (left !== NONE) s.market[left] = NONE
  refill(s)
}

/** S7.3: to the start city, where nobody moves it. */
export function applySettle(s: State): void {
  s.ai.stored--
}
