// Sales: walking, turning and collecting orders (R13.1, R13.2).
import type { Deed } from '../answers.ts'
import type { Sales } from '../asks.ts'
import { type NodeNo, orderValue } from '../catalogue/map.ts'
import type { Tell } from '../consequences/records.ts'
import { stepCost } from '../options/sales.ts'
import { orderOn, type State } from '../state.ts'
import { takeOrder } from './orders.ts'

export function applySales(s: State, m: Deed<'sales'>, ask: Sales, tell: Tell): void {
  const { flips, collects, walked } = ask
  switch (m.do) {
    case 'walk': {
      const cost = stepCost(walked)
      s.player.money -= cost
      if (cost > 0) tell?.({ what: 'money', by: -cost, because: 'step' })
      moveAgent(s, m.node, tell)
      s.asks.push({ ask: 'sales', flips, collects, walked: true })
      return
    }
    case 'ticket':
      s.player.tickets--
      tell?.({ what: 'tickets', by: -1, because: 'travel' })
      moveAgent(s, m.node, tell)
      s.asks.push(ask)
      return
    case 'flip':
      s.asks.push(
        { ask: 'sales', flips: flips - 1, collects, walked },
        { ask: 'value', space: m.space, collected: false },
      )
      return
    case 'collect':
      s.asks.push({ ask: 'sales', flips, collects: collects - 1, walked })
      if (orderValue(orderOn(s, m.space)) === 0) s.asks.push({ ask: 'value', space: m.space, collected: true })
      else takeOrder(s, m.space, 'seen', tell)
  }
}

function moveAgent({ player }: State, to: NodeNo, tell: Tell): void {
  tell?.({ what: 'agent', from: player.agent, to })
  player.agent = to
}
