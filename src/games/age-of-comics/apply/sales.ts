// Sales: walking, turning and collecting orders (R13.1, R13.2).
import { type Ask, toAsk, WALKED } from '../asks.ts'
import { stepCost } from '../options/sales.ts'
import { orderValue, type State } from '../state.ts'
import { takeOrder } from './orders.ts'

export function applyWalk(s: State, node: number, { n, m }: Ask): void {
  s.you.money -= stepCost((m & WALKED) !== 0)
  s.you.agent = node
  s.asks.push(toAsk('sales', n, m | WALKED))
}

export function applyTicket(s: State, node: number, ask: Ask): void {
  s.you.tickets--
  s.you.agent = node
  s.asks.push(ask)
}

export function applyFlip(s: State, space: number, { n, m }: Ask): void {
  s.asks.push(toAsk('sales', n - 1, m), toAsk('value', space))
}

export function applyCollect(s: State, space: number, { n, m }: Ask): void {
  s.asks.push(toAsk('sales', n, m - 1))
  if (orderValue(s.map[space] as number) === 0) s.asks.push(toAsk('value', space, 1))
  else takeOrder(s, space)
}
