// Increasing the value of creatives at the start of a round (R5).
import type { CardNo } from './catalogue/index.ts'
import { ARTISTS, type PartNo, PARTS, WRITERS } from './catalogue/vocabulary.ts'
import { creativeOf, creativeValue, matches } from './measures.ts'
import type { Printed, State } from './state.ts'

export const MOST_VALUE = 3
const LEARN_COST = 1

/** Bits of `raised`: a creative has increased this round; it has done so by training. */
export const raisedBit = (part: PartNo): number => 1 << part
export const trainedBit = (part: PartNo): number => 4 << part

export interface Increase {
  readonly comic: CardNo
  readonly part: PartNo
  readonly mode: 'learn' | 'train'
  readonly cost: number
  readonly newValue: number
}

/** Its value when this phase began. */
const startValue = (entry: Printed, part: PartNo): number =>
  creativeValue(entry, part) - ((entry.raised & raisedBit(part)) === 0 ? 0 : 1)

/** The increase of one creative, whether or not it can be paid; nothing where the rules forbid it. */
export function increaseOf(entry: Printed, part: PartNo): Increase | undefined {
  const now = creativeValue(entry, part)
  if (!matches(creativeOf(entry, part), entry.comic) || now >= MOST_VALUE) return undefined // R5.1
  if ((entry.raised & raisedBit(part)) !== 0) return undefined
  const other: PartNo = part === WRITERS ? ARTISTS : WRITERS
  const learns = matches(creativeOf(entry, other), entry.comic) && now < startValue(entry, other) // R5.2
  if (!learns) return { comic: entry.comic, part, mode: 'train', cost: now + 1, newValue: now + 1 }
  if ((entry.raised & trainedBit(other)) !== 0) return undefined // R5.3
  return { comic: entry.comic, part, mode: 'learn', cost: LEARN_COST, newValue: now + 1 }
}

/** Whether one can be paid now. */
export function canIncrease(s: State): boolean {
  for (const entry of s.player.printed)
    for (const part of PARTS) {
      const one = increaseOf(entry, part)
      if (one !== undefined && one.cost <= s.player.money) return true
    }
  return false
}

/** All that can be paid now. */
export function increases(s: State): Increase[] {
  const found: Increase[] = []
  for (const entry of s.player.printed)
    for (const part of PARTS) {
      const one = increaseOf(entry, part)
      if (one !== undefined && one.cost <= s.player.money) found.push(one)
    }
  return found
}

export function raise(entry: Printed, { part, mode }: Pick<Increase, 'part' | 'mode'>): void {
  entry.raised |= raisedBit(part) | (mode === 'train' ? trainedBit(part) : 0)
}
