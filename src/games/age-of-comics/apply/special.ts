// Special actions (R14), increases (R5), the hand limit (R7.4).
import { type Ask, toAsk } from '../asks.ts'
import { type CardNo, FIRST_ARTIST, kindOf, VALUE_OF } from '../catalogue/index.ts'
import { type Increase, increaseOf, type Part, raise } from '../increase.ts'
import { matches } from '../measures.ts'
import { CAMPAIGNS } from '../moves.ts'
import { swapCost } from '../options/special.ts'
import type { Printed, State } from '../state.ts'
import { discard, remove } from './cards.ts'
import { checkOrders } from './orders.ts'

const yours = (s: State, comic: CardNo): Printed => s.you.printed.find((entry) => entry.comic === comic) as Printed

/** R5.4 */
export function applyIncrease(s: State, comic: CardNo, part: Part, ask: Ask): void {
  const entry = yours(s, comic)
  const increase = increaseOf(entry, part) as Increase
  s.you.money -= increase.cost
  if (part === 0) entry.writerValue = increase.newValue
  else entry.artistValue = increase.newValue
  raise(entry, increase)
  s.asks.push(ask)
  checkOrders(s)
}

/** R14.1: the old card returns to the hand, the new one comes in with its printed value. */
export function applySwap(s: State, comic: CardNo, no: CardNo, { n: swapped }: Ask): void {
  const entry = yours(s, comic)
  const isWriter = no < FIRST_ARTIST
  const old = isWriter ? entry.writer : entry.artist
  s.you.money -= swapCost(entry, no)
  s.you.hand[s.you.hand.indexOf(no)] = old
  if (isWriter) {
    entry.writer = no
    entry.writerValue = VALUE_OF[no] as number
  } else {
    entry.artist = no
    entry.artistValue = VALUE_OF[no] as number
  }
  const change = (matches(no, comic) ? 1 : 0) - (matches(old, comic) ? 1 : 0)
  if (change > 0) entry.fans++
  else if (change < 0 && entry.fans > 1) entry.fans--
  s.asks.push(toAsk('reassign', swapped | (isWriter ? 1 : 2)))
  checkOrders(s)
}

/** R14.2 */
export function applyHype(s: State, comic: CardNo): void {
  remove(s.you.hand, comic)
  s.you.hyped.push({ comic, tokens: 0 })
}

/** R14.3 */
export function applyConvert(s: State, genre: number, comic: CardNo, { n, m: given }: Ask): void {
  s.you.ideas[genre] = (s.you.ideas[genre] as number) - 1
  const at = s.you.printed.findIndex((entry) => entry.comic === comic)
  ;(s.you.printed[at] as Printed).fans++
  s.asks.push(toAsk('convert', n - 1, given | (1 << at)))
}

/** R14.5 */
export function applyCampaign(s: State, campaign: number): void {
  const { money, fans } = CAMPAIGNS[campaign] ?? CAMPAIGNS[0]
  s.you.money -= money
  s.asks.push(toAsk('marketing-fan', fans))
}

export function applyMarketingFan(s: State, comic: CardNo, { n }: Ask): void {
  yours(s, comic).fans++
  s.asks.push(toAsk('marketing-fan', n - 1))
}

/** R14.6 */
export function applyExtraEditor(s: State): void {
  s.you.extraEditor = true
}

/** R7.4 */
export function applyDiscard(s: State, no: CardNo, ask: Ask): void {
  remove(s.you.hand, no)
  discard(s, no)
  // A deck that had run out is made up again at once (R7.3).
  s.asks.push(ask, toAsk('back', kindOf(no)))
}
