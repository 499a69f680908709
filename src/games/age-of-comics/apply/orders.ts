// Collected orders and the comics that fulfil them (R13.2, R13.3).
import { without } from '../../../common/lists.ts'
import { orderFans, type OrderCode, orderValue, type SpaceNo } from '../catalogue/map.ts'
import { PLAYER } from '../asks.ts'
import type { Tell } from '../consequences/records.ts'
import { fulfils } from '../measures.ts'
import { NONE, orderOn, type Printed, type State } from '../state.ts'

/** A face-up order comes to you. */
export function takeOrder(s: State, space: SpaceNo, because: 'seen' | 'unseen', tell: Tell): void {
  const order = orderOn(s, space)
  s.player.orders = [...s.player.orders, order]
  s.map[space] = NONE
  tell?.({ what: 'order-collected', space, order, side: PLAYER, because })
  checkOrders(s, tell)
}

/** Automatic and immediate; where several comics qualify you choose. */
export function checkOrders(s: State, tell: Tell): void {
  if (s.player.orders.length === 0) return
  for (const order of s.player.orders.slice()) {
    let fitting: Printed | undefined
    let several = false
    for (const entry of s.player.printed) {
      if (!fulfils(entry, order)) continue
      several = fitting !== undefined
      if (several) break
      fitting = entry
    }
    if (several) s.asks.push({ ask: 'fulfil', order })
    else if (fitting !== undefined) fulfil(s, fitting, order, tell)
  }
}

export function fulfil(s: State, entry: Printed, order: OrderCode, tell: Tell): void {
  const fans = orderFans(orderValue(order))
  entry.fans += fans
  tell?.({ what: 'fulfilled', order, comic: entry.comic, fans })
  s.player.orders = without(s.player.orders, order)
  s.player.fulfilled++
}
