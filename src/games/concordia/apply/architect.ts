// The Architect: colonists move, houses are built (R6).
import { ASKS, PLAYER } from '../asks.ts'
import type { Telling } from '../consequences/records.ts'
import { type Goods, HOUSE_GOODS } from '../catalogue/index.ts'
import { FIRST_LINE, placeId, type Reach } from '../catalogue/geography.ts'
import { TYPES, type TypeId } from '../catalogue/vocabulary.ts'
import { houseCoins, pay } from '../measures.ts'
import { type Colonist, HOUSES, mapOf, NONE, ones, type State } from '../state.ts'

/** The line it goes to is asked for next. */
export function applyPick(s: State, type: TypeId, id: string): void {
  const map = mapOf(s)
  const city = map.cityNo(id)
  const at = city ?? FIRST_LINE + (map.lineNo(id) as number)
  s.picked = s.player.colonists.findIndex((each) => each.at === at && TYPES[each.type] === type)
  s.asks.push(ASKS.move, ASKS.line)
}

export function applyTo(s: State, id: string, tell: Telling): void {
  const map = mapOf(s)
  const line = map.lineNo(id) as number
  const colonist = s.player.colonists[s.picked] as Colonist
  const steps = (map.reach[colonist.type][colonist.at] as Reach).to[line] as number
  tell?.({ what: 'moved', type: TYPES[colonist.type], from: placeId(map, colonist.at), to: id, steps })
  s.steps -= steps
  colonist.at = FIRST_LINE + line
  s.picked = NONE
}

/** R6.7, R6.8 */
export function applyBuild(s: State, id: string, tell: Telling): void {
  const city = mapOf(s).cityNo(id) as number
  const { player } = s
  const coins = houseCoins(s, city)
  const goods = HOUSE_GOODS[s.goodOf[city] as number] as Goods
  player.coins -= coins
  pay(player.goods, goods)
  player.houses |= 1 << city
  tell?.({ what: 'paid', side: PLAYER, goods, coins, because: 'house', city: id })
  tell?.({ what: 'house', side: PLAYER, city: id, left: HOUSES - ones(player.houses) })
  s.asks.push(ASKS.build)
}
