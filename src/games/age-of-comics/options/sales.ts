// Sales: walking, turning and collecting orders, in any order (R13.1, R13.2).
import { type Ask, WALKED } from '../asks.ts'
import { ADJACENT, SPACES_AT, START_NODE } from '../catalogue/map.ts'
import { OPTION, type Option } from '../moves.ts'
import { NONE, orderValue, type State } from '../state.ts'

export const STEP_COST = 2

/** What the next step costs. */
export const stepCost = (walked: boolean): number => (walked ? STEP_COST : 0)

export function salesOptions(s: State, { n: flips, m }: Ask): Option[] {
  const { agent, money, tickets } = s.you
  const collects = m & (WALKED - 1)
  const found: Option[] = []
  for (const space of SPACES_AT[agent] ?? []) {
    const order = s.map[space] as number
    if (order === NONE) continue
    if (flips > 0 && orderValue(order) === 0) found.push(OPTION.flip[space] as Option)
    if (collects > 0) found.push(OPTION.collect[space] as Option)
  }
  if (money >= stepCost((m & WALKED) !== 0))
    for (const node of ADJACENT[agent] ?? []) found.push(OPTION.walk[node] as Option)
  if (tickets > 0)
    for (let node = 0; node < START_NODE; node++) if (node !== agent) found.push(OPTION.ticket[node] as Option)
  found.push(OPTION.done)
  return found
}
