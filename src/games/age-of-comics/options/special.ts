// Special actions (R14), increases (R5), the hand limit (R7.4). All are optional but the last.
import type { Ask } from '../asks.ts'
import { FIRST_ARTIST, FIRST_COMIC, isOriginal, VALUE_OF } from '../catalogue/index.ts'
import { increases } from '../increase.ts'
import { CAMPAIGNS, convert, OPTION, type Option, swap } from '../moves.ts'
import type { Printed, State } from '../state.ts'

export function increaseOptions(s: State): Option[] {
  const found = increases(s).map(({ comic, part }) => OPTION.increase[comic]?.[part] as Option)
  return [...found, OPTION.done]
}

/** What swapping a creative in costs: negative where money comes back (R14.1). */
export const swapCost = (entry: Printed, creative: number): number =>
  (VALUE_OF[creative] as number) - (creative < FIRST_ARTIST ? entry.writerValue : entry.artistValue)

/** R14.1: one writer, one artist; `n` holds the kinds already swapped, as bits. */
export function reassignOptions(s: State, { n: swapped }: Ask): Option[] {
  const { hand, printed, money } = s.you
  const found: Option[] = []
  for (const no of hand) {
    if (no >= FIRST_COMIC || (swapped & (no < FIRST_ARTIST ? 1 : 2)) !== 0) continue
    for (const entry of printed) {
      const place = no < FIRST_ARTIST ? entry.writer : entry.artist
      if (place >= 0 && swapCost(entry, no) <= money) found.push(swap(entry.comic, no))
    }
  }
  found.push(OPTION.done)
  return found
}

export const hypeOptions = (s: State): Option[] => [
  ...s.you.hand.filter(isOriginal).map((no) => OPTION.hype[no] as Option),
  OPTION.done,
]

/** R14.3: each token on a different comic; `m` holds the places of those that have had theirs, as bits. */
export function convertOptions(s: State, { m: given }: Ask): Option[] {
  const { ideas, printed } = s.you
  const found: Option[] = []
  for (let at = 0; at < printed.length; at++) {
    if ((given & (1 << at)) !== 0) continue
    for (let genre = 0; genre < ideas.length; genre++)
      if ((ideas[genre] as number) > 0) found.push(convert((printed[at] as Printed).comic, genre))
  }
  found.push(OPTION.done)
  return found
}

/** R14.5 */
export const marketingOptions = (s: State): Option[] => [
  ...OPTION.campaign.filter((_, no) => (CAMPAIGNS[no]?.money ?? 0) <= s.you.money),
  OPTION.done,
]
export const marketingFanOptions = (s: State): Option[] =>
  s.you.printed.filter(({ fans }) => fans > 0).map(({ comic }) => OPTION.fan[comic] as Option)

const YES_OR_NO: readonly Option[] = [OPTION['extra-editor'], OPTION.done]
export const extraEditorOptions = (): readonly Option[] => YES_OR_NO

export const discardOptions = (s: State): Option[] => s.you.hand.map((no) => OPTION.discard[no] as Option)
