// Sales: walking, turning and collecting orders, in any order (R13.1, R13.2).
import type { Dice } from '../../../kernel/chance.ts'
import type { AnswerTo, Offer } from '../answers.ts'
import type { Sales } from '../asks.ts'
import { ADJACENT, orderValue, SPACES_AT, START_NODE } from '../catalogue/map.ts'
import { OPTION } from '../moves.ts'
import { NONE, orderOn, type State } from '../state.ts'

const STEP_COST = 2

/** What the next step costs. */
export const stepCost = (walked: boolean): number => (walked ? STEP_COST : 0)

export function salesOptions(s: State, ask: Sales): Offer<'sales'>[] {
  const found: Offer<'sales'>[] = []
  fillSales(s, ask, found)
  return found
}

/** Filled again for every draw. */
const DRAWN_FROM: Offer<'sales'>[] = []
export const drawSales = (s: State, ask: Sales, dice: Dice): AnswerTo<'sales'> =>
  (DRAWN_FROM[dice.below(fillSales(s, ask, DRAWN_FROM))] as Offer<'sales'>).move

/** Writes the options to the list, from its beginning, and returns how many there are. */
function fillSales(s: State, { flips, collects, walked }: Sales, found: Offer<'sales'>[]): number {
  const { agent, money, tickets } = s.player
  let count = 0
  for (const space of SPACES_AT[agent] ?? []) {
    const order = orderOn(s, space)
    if (order === NONE) continue
    if (flips > 0 && orderValue(order) === 0) found[count++] = OPTION.flip(space)
    if (collects > 0) found[count++] = OPTION.collect(space)
  }
  if (money >= stepCost(walked)) for (const node of ADJACENT[agent] ?? []) found[count++] = OPTION.walk(node)
  if (tickets > 0)
    for (let node = 0; node < START_NODE; node++) if (node !== agent) found[count++] = OPTION.ticket(node)
  found[count++] = OPTION.done
  return count
}
