// Rungs and the words they are made of. A rung rates candidates; ratings compare, they never weigh.
import type { LadderInfo, RungInfo, Summand, Text, Unit } from '../kernel/contract.ts'

export interface Rung<C, V> extends RungInfo {
  /** Where it says no, the rung is passed over. */
  readonly when: ((view: V) => boolean) | undefined
  /** The candidates it speaks of; all of them where it does not say. */
  readonly applies: ((candidate: C) => boolean) | undefined
  /** What it rates by: a question to be answered with yes, or else a measure. */
  readonly test: ((candidate: C, view: V) => boolean) | undefined
  readonly measure: Measure<C, V> | undefined
  /** -1 where less is better. */
  readonly sign: 1 | -1
  /** What people are shown of it; nothing where the rating only says yes or no. */
  readonly shown: Measure<C, V> | undefined
  /** How what is shown comes about, where it is a sum. */
  readonly sum: ((candidate: C, view: V) => readonly Summand[]) | undefined
}

/** Nothing where there is nothing to say about the candidate. */
export type Measure<C, V> = (candidate: C, view: V) => number | undefined

/** Higher is better; nothing where the rung has nothing to say about the candidate. */
export function rate<C, V>(rung: Rung<C, V>, candidate: C, view: V): number | undefined {
  if (rung.applies !== undefined && !rung.applies(candidate)) return undefined
  if (rung.test !== undefined) return rung.test(candidate, view) ? rung.sign : 0
  const value = rung.measure?.(candidate, view)
  // Not by a minus sign: -0 is no whole number to the engine, and slow.
  return value === undefined || rung.sign > 0 ? value : 0 - value
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

/**
 * Every rung has the same shape, whatever words made it, and rates without calling another rung: climbing is the innermost loop of a
 * simulation.
 */
function rung<C, V>(
  { id, cite, text, formerly, mark, unit, table }: Head,
  { when, applies, test, measure, sign = 1, shown, sum }: Partial<Omit<Rung<C, V>, keyof RungInfo>>,
): Rung<C, V> {
  return { id, cite, text, formerly, mark, unit, table, when, applies, test, measure, sign, shown, sum }
}

/** Candidates for which it is true go before the others. */
export function yes<C, V>(head: Head, test: (candidate: C, view: V) => boolean): Rung<C, V> {
  return rung<C, V>(head, { test })
}

export function most<C, V>(head: Head, measure: Measure<C, V>): Rung<C, V> {
  return rung<C, V>(head, { measure, shown: measure })
}

export function least<C, V>(head: Head, measure: Measure<C, V>): Rung<C, V> {
  return rung<C, V>(head, { measure, sign: -1, shown: measure })
}

/** A condition: a measure that must not be above a limit. */
export function atMost<C, V>(
  head: Head,
  measure: (candidate: C, view: V) => number,
  limit: (view: V) => number,
): Rung<C, V> {
  return rung<C, V>(head, { test: (candidate, view) => measure(candidate, view) <= limit(view), shown: measure })
}

/** The candidate that stands first in a list goes before the others; `place` counts from 1, nothing for one that is not listed. */
export const inOrder = least

/** The rung speaks of these candidates only. */
export function onlyFor<C, V>(these: (candidate: C) => boolean, only: Rung<C, V>): Rung<C, V> {
  const { shown, applies: before } = only
  const applies = before === undefined ? these : (candidate: C) => these(candidate) && before(candidate)
  const told = shown && ((candidate: C, view: V) => (applies(candidate) ? shown(candidate, view) : undefined))
  return rung<C, V>(only, { ...only, applies, shown: told })
}

/** The rung counts only in some situations: adaptive behaviour that still prints. */
export function guarded<C, V>(when: (view: V) => boolean, often: Rung<C, V>): Rung<C, V> {
  return rung<C, V>(often, { ...often, when })
}

/** The rung counts only where this holds as well. */
export function under<C, V>(also: (view: V) => boolean, often: Rung<C, V>): Rung<C, V> {
  const { when } = often
  return rung<C, V>(often, { ...often, when: when === undefined ? also : (view) => also(view) && when(view) })
}

/** The same rung the other way round, under another name. */
export function turned<C, V>(old: Rung<C, V>, head: Pick<RungInfo, 'id' | 'text' | 'cite'>): Rung<C, V> {
  return rung<C, V>({ ...old, ...head }, { ...old, sign: old.sign > 0 ? -1 : 1 })
}

/** What the rung shows is a sum, and these are its parts. */
export function summed<C, V>(whole: Rung<C, V>, sum: (candidate: C, view: V) => readonly Summand[]): Rung<C, V> {
  return rung<C, V>(whole, { ...whole, sum })
}

/** The same ladder from its other end: what it would keep last comes first. `tell` gives each rung its name for this direction. */
export function reversed<C, V>(
  ladder: Ladder<C, V>,
  head: Omit<LadderInfo, 'rungs'>,
  tell: (rung: RungInfo) => Pick<RungInfo, 'id' | 'text' | 'cite'>,
): Ladder<C, V> {
  return { ...head, name: ladder.name, rungs: ladder.rungs.map((each) => turned(each, tell(each))) }
}
