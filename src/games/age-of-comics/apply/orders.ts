// Collected orders and the comics that fulfil them (R13.2, R13.3).
import { orderFans, type OrderCode, orderValue, type SpaceNo } from '../catalogue/map.ts'
import { fulfils } from '../measures.ts'
import { NONE, orderOn, type Printed, type State } from '../state.ts'
import { remove } from './cards.ts'

/** A face-up order comes to you. */
export function takeOrder(s: State, space: SpaceNo): void {
  s.player.orders.push(orderOn(s, space))
  s.map[space] = NONE
  checkOrders(s)
}

/** Automatic and immediate; where several comics qualify you choose. */
export function checkOrders(s: State): void {
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
    else if (fitting !== undefined) fulfil(s, fitting, order)
  }
}

export function fulfil(s: State, entry: Printed, order: OrderCode): void {
  entry.fans += orderFans(orderValue(order))
  remove(s.player.orders, order)
  s.player.fulfilled++
}
