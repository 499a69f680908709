// Special actions (R14), increases (R5), the hand limit (R7.4).
import { replaced, without } from '../../../common/lists.ts'
import type { Deed } from '../answers.ts'
import { type AskOf, PLAYER } from '../asks.ts'
import { type CardNo, deckNoOf, printedValue } from '../catalogue/index.ts'
import { KINDS, type PartNo, WRITERS } from '../catalogue/vocabulary.ts'
import type { Tell } from '../consequences/records.ts'
import { type Increase, increaseOf, raise } from '../increase.ts'
import { creativeOf, matches, partOf } from '../measures.ts'
import { CAMPAIGNS } from '../moves.ts'
import { swapCost } from '../options/special.ts'
import { NONE, type Printed, type State } from '../state.ts'
import { discard } from './cards.ts'
import { checkOrders } from './orders.ts'

const yours = (s: State, comic: CardNo): Printed => s.player.printed.find((entry) => entry.comic === comic) as Printed

function setValue(entry: Printed, part: PartNo, value: number): void {
  if (part === WRITERS) entry.writerValue = value
  else entry.artistValue = value
}

/** R5.4 */
export function applyIncrease(s: State, { comic, part }: Deed<'increase'>, ask: AskOf<'increase'>, tell: Tell): void {
  const entry = yours(s, comic)
  const increase = increaseOf(entry, part) as Increase
  s.player.money -= increase.cost
  setValue(entry, part, increase.newValue)
  raise(entry, increase)
  if (tell) {
    const creative = creativeOf(entry, part)
    tell({ what: 'money', by: -increase.cost, because: increase.mode, creative })
    tell({ what: 'value', comic, part, creative, by: 1 })
  }
  s.asks.push(ask)
  checkOrders(s, tell)
}

/** R14.1: the old card returns to the hand, the new one comes in with its printed value. */
export function applySwap(
  s: State,
  { comic, card }: Deed<'reassign'>,
  { swapped }: AskOf<'reassign'>,
  tell: Tell,
): void {
  const entry = yours(s, comic)
  const part = partOf(card)
  const old = creativeOf(entry, part)
  const cost = swapCost(entry, card)
  s.player.money -= cost
  if (cost !== 0) tell?.({ what: 'money', by: -cost, because: 'reassign', creative: card, old })
  tell?.({ what: 'reassigned', comic, part, creative: card, old, by: cost })
  s.player.hand = replaced(s.player.hand, s.player.hand.indexOf(card), old)
  if (part === WRITERS) entry.writer = card
  else entry.artist = card
  setValue(entry, part, printedValue(card))
  const change = (matches(card, comic) ? 1 : 0) - (matches(old, comic) ? 1 : 0)
  if (change > 0) {
    entry.fans++
    tell?.({ what: 'fans', side: PLAYER, comic, by: 1, because: 'matches', creative: card })
  } else if (change < 0 && entry.fans > 1) {
    entry.fans--
    tell?.({ what: 'fans', side: PLAYER, comic, by: -1, because: 'no-match', creative: card })
  }
  s.asks.push({ ask: 'reassign', swapped: swapped === 'none' ? KINDS[part] : 'both' })
  checkOrders(s, tell)
}

/** R14.2 */
export function applyHype(s: State, { card }: Deed<'hype'>, tell: Tell): void {
  s.player.hand = without(s.player.hand, card)
  tell?.({ what: 'card', card, from: 'hand', to: 'hyped', back: NONE, because: 'hype' })
  s.player.hyped = [...s.player.hyped, { comic: card, tokens: 0 }]
}

/** R14.3 */
export function applyConvert(
  s: State,
  { genre, comic }: Deed<'convert'>,
  { left, given }: AskOf<'convert'>,
  tell: Tell,
): void {
  s.player.ideas[genre]--
  tell?.({ what: 'ideas', genre, by: -1, because: 'convert' })
  yours(s, comic).fans++
  tell?.({ what: 'fans', side: PLAYER, comic, by: 1, because: 'convert' })
  s.asks.push({ ask: 'convert', left: left - 1, given: [...given, comic] })
}

/** R14.5 */
export function applyCampaign(s: State, { campaign }: Deed<'marketing'>, tell: Tell): void {
  const { money, fans } = CAMPAIGNS[campaign]
  s.player.money -= money
  tell?.({ what: 'money', by: -money, because: 'campaign' })
  s.asks.push({ ask: 'marketing-fan', left: fans })
}

export function applyMarketingFan(
  s: State,
  { card }: Deed<'marketing-fan'>,
  { left }: AskOf<'marketing-fan'>,
  tell: Tell,
): void {
  yours(s, card).fans++
  tell?.({ what: 'fans', side: PLAYER, comic: card, by: 1, because: 'marketing' })
  s.asks.push({ ask: 'marketing-fan', left: left - 1 })
}

/** R14.6 */
export function applyExtraEditor(s: State, tell: Tell): void {
  tell?.({ what: 'extra-editor' })
  s.player.extraEditor = true
}

/** R7.4 */
export function applyDiscard(s: State, { card }: Deed<'discard'>, ask: AskOf<'discard'>, tell: Tell): void {
  s.player.hand = without(s.player.hand, card)
  tell?.({ what: 'card', card, from: 'hand', to: 'discard', back: NONE, because: 'hand-limit' })
  discard(s, card)
  // A deck that had run out is made up again at once (R7.3).
  s.asks.push(ask, { ask: 'back', deck: deckNoOf(card) })
}
