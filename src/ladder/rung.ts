// Rungs and the words they are made of. A rung rates candidates; ratings compare, they never weigh.
import type { LadderInfo, RungInfo, Text } from '../kernel/contract.ts'

export interface Rung<C, V> extends RungInfo {
  /** Where it says no, the rung is passed over. */
  when?(view: V): boolean
  /** Higher is better; nothing where the rung has nothing to say about the candidate. */
  rate(candidate: C, view: V): number | undefined
  /** What people are shown of it; nothing where the rating only says yes or no. */
  shown?(candidate: C, view: V): number | undefined
}

export interface Ladder<C, V> extends LadderInfo {
  readonly rungs: readonly Rung<C, V>[]
  /** The component id of a candidate, for traces. */
  name(candidate: C): string
}

/** What every rung says of itself. */
export interface Head {
  readonly id: string
  readonly cite: string
  readonly text: Text
  readonly unit?: Text
  readonly table?: readonly Text[]
}

/** Candidates for which it is true go before the others. */
export function yes<C, V>(head: Head, test: (candidate: C, view: V) => boolean): Rung<C, V> {
  return { ...head, rate: (candidate, view) => (test(candidate, view) ? 1 : 0) }
}

export function most<C, V>(head: Head, measure: (candidate: C, view: V) => number | undefined): Rung<C, V> {
  return { ...head, rate: measure, shown: measure }
}

export function least<C, V>(head: Head, measure: (candidate: C, view: V) => number | undefined): Rung<C, V> {
  return { ...head, rate: (candidate, view) => negative(measure(candidate, view)), shown: measure }
}

/** A condition: a measure that must not be above a limit. */
export function atMost<C, V>(
  head: Head,
  measure: (candidate: C, view: V) => number,
  limit: (view: V) => number,
): Rung<C, V> {
  return { ...head, rate: (candidate, view) => (measure(candidate, view) <= limit(view) ? 1 : 0), shown: measure }
}

/** The candidate that stands first in a list goes before the others; `place` counts from 1, nothing for one that is not listed. */
export const inOrder = least

/** The rung speaks of these candidates only. */
export function onlyFor<C, V>(applies: (candidate: C) => boolean, rung: Rung<C, V>): Rung<C, V> {
  const { shown } = rung
  return {
    ...rung,
    rate: (candidate, view) => (applies(candidate) ? rung.rate(candidate, view) : undefined),
    ...(shown && { shown: (candidate, view) => (applies(candidate) ? shown(candidate, view) : undefined) }),
  }
}

/** The rung counts only in some situations: adaptive behaviour that still prints. */
export function guarded<C, V>(when: (view: V) => boolean, rung: Rung<C, V>): Rung<C, V> {
  return { ...rung, when }
}

/** The same ladder from its other end: what it would keep last comes first. `tell` gives each rung its name for this direction. */
export function reversed<C, V>(
  ladder: Ladder<C, V>,
  head: Omit<LadderInfo, 'rungs'>,
  tell: (rung: RungInfo) => Pick<RungInfo, 'id' | 'text' | 'cite'>,
): Ladder<C, V> {
  const rungs = ladder.rungs.map(
    (rung): Rung<C, V> => ({ ...rung, ...tell(rung), rate: (candidate, view) => negative(rung.rate(candidate, view)) }),
  )
  return { ...head, name: ladder.name, rungs }
}

const negative = (value: number | undefined): number | undefined => (value === undefined ? undefined : -value)
