// New colonists of the player (R5.3, R11.1).
import { type Ask, ASKS } from '../asks.ts'
import { FOOD, TOOL } from '../catalogue/index.ts'
import { typeNo } from '../catalogue/geography.ts'
import type { TypeId } from '../catalogue/vocabulary.ts'
import { mapOf, type State } from '../state.ts'

export function applyPlace(s: State, id: TypeId, city: string, { ask }: Ask): void {
  const { goods, stored, colonists } = s.player
  const type = typeNo(id)
  goods[FOOD] = (goods[FOOD] as number) - 1
  goods[TOOL] = (goods[TOOL] as number) - 1
  stored[type] = (stored[type] as number) - 1
  colonists.push({ type, at: mapOf(s).cityNo(city) as number })
  if (ask !== 'tribune') s.asks.push(ASKS.place)
}
