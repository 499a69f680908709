// Increasing the value of creatives at the start of a round (R5).
import type { CardNo } from './catalogue/index.ts'
import { matches } from './measures.ts'
import type { Printed, State } from './state.ts'

export type Part = 0 | 1
export const PARTS: readonly Part[] = [0, 1]
export const MOST_VALUE = 3
const LEARN_COST = 1

/** Bits of `raised`: a creative has increased this round; it has done so by training. */
export const raisedBit = (part: Part): number => 1 << part
export const trainedBit = (part: Part): number => 4 << part

export interface Increase {
  readonly comic: CardNo
  readonly part: Part
  readonly mode: 'learn' | 'train'
  readonly cost: number
  readonly newValue: number
}

const creative = ({ writer, artist }: Printed, part: Part): number => (part === 0 ? writer : artist)
const value = ({ writerValue, artistValue }: Printed, part: Part): number => (part === 0 ? writerValue : artistValue)
/** Its value when this phase began. */
const startValue = (entry: Printed, part: Part): number =>
  value(entry, part) - ((entry.raised & raisedBit(part)) === 0 ? 0 : 1)

/** The increase of one creative, whether or not it can be paid; nothing where the rules forbid it. */
export function increaseOf(entry: Printed, part: Part): Increase | undefined {
  const now = value(entry, part)
  if (!matches(creative(entry, part), entry.comic) || now >= MOST_VALUE) return undefined // R5.1
  if ((entry.raised & raisedBit(part)) !== 0) return undefined
  const other: Part = part === 0 ? 1 : 0
  const learns = matches(creative(entry, other), entry.comic) && now < startValue(entry, other) // R5.2
  if (!learns) return { comic: entry.comic, part, mode: 'train', cost: now + 1, newValue: now + 1 }
  if ((entry.raised & trainedBit(other)) !== 0) return undefined // R5.3
  return { comic: entry.comic, part, mode: 'learn', cost: LEARN_COST, newValue: now + 1 }
}

/** All that can be paid now. */
export function increases(s: State): Increase[] {
  const found: Increase[] = []
  for (const entry of s.you.printed)
    for (const part of PARTS) {
      const one = increaseOf(entry, part)
      if (one !== undefined && one.cost <= s.you.money) found.push(one)
    }
  return found
}

export function raise(entry: Printed, { part, mode }: Pick<Increase, 'part' | 'mode'>): void {
  entry.raised |= raisedBit(part) | (mode === 'train' ? trainedBit(part) : 0)
}
