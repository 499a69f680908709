// Special actions (R14), increases (R5), the hand limit (R7.4). All are optional but the last.
import type { Dice } from '../../../kernel/chance.ts'
import type { AnswerTo, Offer } from '../answers.ts'
import type { AskOf } from '../asks.ts'
import { type CardNo, FIRST_COMIC, isOriginal, printedValue } from '../catalogue/index.ts'
import { GENRE_NOS, KINDS } from '../catalogue/vocabulary.ts'
import { increases } from '../increase.ts'
import { creativeOf, creativeValue, partOf } from '../measures.ts'
import { CAMPAIGN_NOS, CAMPAIGNS, OPTION } from '../moves.ts'
import { NONE, type Printed, type State } from '../state.ts'

export function increaseOptions(s: State): Offer<'increase'>[] {
  const found: Offer<'increase'>[] = increases(s).map(({ comic, part }) => OPTION.increase(comic, part))
  found.push(OPTION.done)
  return found
}

/** What swapping a creative in costs: negative where money comes back (R14.1). */
export const swapCost = (entry: Printed, creative: CardNo): number =>
  printedValue(creative) - creativeValue(entry, partOf(creative))

/** R14.1: one writer, one artist. */
export function reassignOptions(s: State, { swapped }: AskOf<'reassign'>): Offer<'reassign'>[] {
  const { hand, printed, money } = s.player
  const found: Offer<'reassign'>[] = []
  for (const no of hand) {
    if (no >= FIRST_COMIC || swapped === 'both' || swapped === KINDS[partOf(no)]) continue
    for (const entry of printed)
      if (creativeOf(entry, partOf(no)) !== NONE && swapCost(entry, no) <= money)
        found.push(OPTION.swap(entry.comic, no))
  }
  found.push(OPTION.done)
  return found
}

export function hypeOptions(s: State): Offer<'hype'>[] {
  const found: Offer<'hype'>[] = s.player.hand.filter(isOriginal).map(OPTION.hype)
  found.push(OPTION.done)
  return found
}

/** R14.3: each token on a different comic. */
export function convertOptions(s: State, { given }: AskOf<'convert'>): Offer<'convert'>[] {
  const { ideas, printed } = s.player
  const found: Offer<'convert'>[] = []
  for (const { comic } of printed) {
    if (given.includes(comic)) continue
    for (const genre of GENRE_NOS) if (ideas[genre] > 0) found.push(OPTION.convert(genre, comic))
  }
  found.push(OPTION.done)
  return found
}

/** R14.5 */
export function marketingOptions(s: State): Offer<'marketing'>[] {
  const found: Offer<'marketing'>[] = []
  for (const no of CAMPAIGN_NOS) if (CAMPAIGNS[no].money <= s.player.money) found.push(OPTION.campaign(no))
  found.push(OPTION.done)
  return found
}
export const marketingFanOptions = (s: State): Offer<'marketing-fan'>[] =>
  s.player.printed.filter(({ fans }) => fans > 0).map(({ comic }) => OPTION.fan(comic))

const YES_OR_NO: readonly Offer<'extra-editor'>[] = [OPTION['extra-editor'], OPTION.done]
export const extraEditorOptions = (): readonly Offer<'extra-editor'>[] => YES_OR_NO

export const discardOptions = (s: State): Offer<'discard'>[] => s.player.hand.map(OPTION.discard)
export const drawDiscard = ({ player }: State, dice: Dice): AnswerTo<'discard'> =>
  OPTION.discard(player.hand[dice.below(player.hand.length)] as CardNo).move
