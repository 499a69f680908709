// Sales: walking, turning and collecting orders, in any order (R13.1, R13.2).
import type { Offer } from '../answers.ts'
import type { Sales } from '../asks.ts'
import { ADJACENT, orderValue, SPACES_AT, START_NODE } from '../catalogue/map.ts'
import { OPTION } from '../moves.ts'
import { NONE, orderOn, type State } from '../state.ts'

const STEP_COST = 2

/** What the next step costs. */
export const stepCost = (walked: boolean): number => (walked ? STEP_COST : 0)

export function salesOptions(s: State, { flips, collects, walked }: Sales): Offer<'sales'>[] {
  const { agent, money, tickets } = s.player
  const found: Offer<'sales'>[] = []
  for (const space of SPACES_AT[agent] ?? []) {
    const order = orderOn(s, space)
    if (order === NONE) continue
    if (flips > 0 && orderValue(order) === 0) found.push(OPTION.flip(space))
    if (collects > 0) found.push(OPTION.collect(space))
  }
  if (money >= stepCost(walked)) for (const node of ADJACENT[agent] ?? []) found.push(OPTION.walk(node))
  if (tickets > 0) for (let node = 0; node < START_NODE; node++) if (node !== agent) found.push(OPTION.ticket(node))
  found.push(OPTION.done)
  return found
}
