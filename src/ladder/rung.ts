// Rungs and the words they are made of. A rung rates candidates; ratings compare, they never weigh.
import type { LadderInfo, RungInfo, Summand, Text, Unit } from '../kernel/contract.ts'

export interface Rung<C, V> extends RungInfo {
  /** Where it says no, the rung is passed over. */
  readonly when: ((view: V) => boolean) | undefined
  /** Higher is better; nothing where the rung has nothing to say about the candidate. */
  readonly rate: (candidate: C, view: V) => number | undefined
  /** What people are shown of it; nothing where the rating only says yes or no. */
  readonly shown: ((candidate: C, view: V) => number | undefined) | undefined
  /** How what is shown comes about, where it is a sum. */
  readonly sum: ((candidate: C, view: V) => readonly Summand[]) | undefined
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
  readonly formerly?: string | undefined
  readonly mark?: string | undefined
  readonly unit?: Unit | undefined
  readonly table?: readonly Text[] | undefined
}

/** Every rung has the same shape, whatever words made it: climbing is the innermost loop of a simulation. */
function rung<C, V>(
  { id, cite, text, formerly, mark, unit, table }: Head,
  rate: Rung<C, V>['rate'],
  shown?: Rung<C, V>['shown'],
  when?: Rung<C, V>['when'],
  sum?: Rung<C, V>['sum'],
): Rung<C, V> {
  return { id, cite, text, formerly, mark, unit, table, when, rate, shown, sum }
}

/** Candidates for which it is true go before the others. */
export function yes<C, V>(head: Head, test: (candidate: C, view: V) => boolean): Rung<C, V> {
  return rung(head, (candidate, view) => (test(candidate, view) ? 1 : 0))
}

type Measure<C, V> = (candidate: C, view: V) => number | undefined

export function most<C, V>(head: Head, measure: Measure<C, V>): Rung<C, V> {
  return rung(head, measure, measure)
}

export function least<C, V>(head: Head, measure: Measure<C, V>): Rung<C, V> {
  return rung(head, (candidate, view) => negative(measure(candidate, view)), measure)
}

/** A condition: a measure that must not be above a limit. */
export function atMost<C, V>(
  head: Head,
  measure: (candidate: C, view: V) => number,
  limit: (view: V) => number,
): Rung<C, V> {
  return rung(head, (candidate, view) => (measure(candidate, view) <= limit(view) ? 1 : 0), measure)
}

/** The candidate that stands first in a list goes before the others; `place` counts from 1, nothing for one that is not listed. */
export const inOrder = least

/** The rung speaks of these candidates only. */
export function onlyFor<C, V>(
  applies: (candidate: C) => boolean,
  { rate, shown, when, sum, ...head }: Rung<C, V>,
): Rung<C, V> {
  const only =
    (measure: Measure<C, V>): Measure<C, V> =>
    (candidate, view) =>
      applies(candidate) ? measure(candidate, view) : undefined
  return rung(head, only(rate), shown && only(shown), when, sum)
}

/** The rung counts only in some situations: adaptive behaviour that still prints. */
export function guarded<C, V>(when: (view: V) => boolean, { rate, shown, sum, ...head }: Rung<C, V>): Rung<C, V> {
  return rung(head, rate, shown, when, sum)
}

/** What the rung shows is a sum, and these are its parts. */
export function summed<C, V>(
  { rate, shown, when, ...head }: Rung<C, V>,
  sum: (candidate: C, view: V) => readonly Summand[],
): Rung<C, V> {
  return rung(head, rate, shown, when, sum)
}

/** The same ladder from its other end: what it would keep last comes first. `tell` gives each rung its name for this direction. */
export function reversed<C, V>(
  ladder: Ladder<C, V>,
  head: Omit<LadderInfo, 'rungs'>,
  tell: (rung: RungInfo) => Pick<RungInfo, 'id' | 'text' | 'cite'>,
): Ladder<C, V> {
  const rungs = ladder.rungs.map((each) =>
    rung<C, V>(
      { ...each, ...tell(each) },
      (candidate, view) => negative(each.rate(candidate, view)),
      each.shown,
      each.when,
      each.sum,
    ),
  )
  return { ...head, name: ladder.name, rungs }
}

const negative = (value: number | undefined): number | undefined => (value === undefined ? undefined : -value)
