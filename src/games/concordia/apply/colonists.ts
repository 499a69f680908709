// New colonists of the player (R5.3, R11.1).
import { type Ask, ASKS, PLAYER } from '../asks.ts'
import { COLONIST_GOODS } from '../catalogue/index.ts'
import { typeNo } from '../catalogue/geography.ts'
import type { Telling } from '../consequences/records.ts'
import type { TypeId } from '../catalogue/vocabulary.ts'
import { pay } from '../measures.ts'
import { mapOf, type State } from '../state.ts'

export function applyPlace(s: State, id: TypeId, city: string, { ask }: Ask, tell: Telling): void {
  const { goods, stored, colonists } = s.player
  const type = typeNo(id)
  pay(goods, COLONIST_GOODS)
  stored[type] = (stored[type] as number) - 1
  colonists.push({ type, at: mapOf(s).cityNo(city) as number })
  tell?.({ what: 'paid', side: PLAYER, goods: COLONIST_GOODS, coins: 0, because: 'colonist' })
  tell?.({ what: 'colonist', type: id, city })
  if (ask !== 'tribune') s.asks.push(ASKS.place)
}
