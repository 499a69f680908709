// Climbing: the one place where ladders decide.
import type { LadderInfo, PassedOver, RungInfo, Text, TraceEntry, Tracer } from '../kernel/contract.ts'
import { type Ladder, rate, type Rung } from './rung.ts'

/**
 * Keeps the best-rated candidates rung by rung until one is left or the ladder ends. A rung that rates nobody, or everybody alike,
 * keeps all. The result is never empty unless `candidates` was.
 */
export function climb<C, V>(ladder: Ladder<C, V>, candidates: readonly C[], view: V, tracer?: Tracer): readonly C[] {
  let left = candidates
  for (const rung of ladder.rungs) {
    if (left.length <= 1) break
    if (rung.when !== undefined && !rung.when(view)) {
      tracer?.passed?.(passedOver(ladder, rung, left, view, 'idle'))
      continue
    }
    const kept = best(rung, left, view)
    if (kept === left) {
      tracer?.passed?.(passedOver(ladder, rung, left, view, 'alike'))
      continue
    }
    if (tracer !== undefined) tell(tracer, ladder, rung, left, kept, view)
    left = kept
  }
  return left
}

/** The first of those that `climb` would keep. Where nobody listens they are thinned out in one list. */
export function foremost<C, V>(
  ladder: Ladder<C, V>,
  candidates: readonly C[],
  view: V,
  tracer?: Tracer,
): C | undefined {
  if (tracer !== undefined || candidates.length <= 1) return climb(ladder, candidates, view, tracer)[0]
  const left = candidates.slice()
  let count = left.length
  const { rungs } = ladder
  for (let at = 0; at < rungs.length && count > 1; at++) {
    const rung = rungs[at] as Rung<C, V>
    if (rung.when === undefined || rung.when(view)) count = thinOut(rung, left, count, view)
  }
  return left[0]
}

/** Moves the best-rated of the first so many candidates to the front and returns how many they are. */
function thinOut<C, V>(rung: Rung<C, V>, left: C[], count: number, view: V): number {
  let kept = 0
  let top = 0
  for (let i = 0; i < count; i++) {
    const candidate = left[i] as C
    const rating = rate(rung, candidate, view)
    if (rating === undefined) continue
    if (kept === 0 || rating > top) {
      top = rating
      left[0] = candidate
      kept = 1
    } else if (rating === top) left[kept++] = candidate
  }
  return kept === 0 ? count : kept
}

/** Climbs one ladder after the other: each begins with what the one before has left. */
export function after<C, V>(
  ladders: readonly Ladder<C, V>[],
  candidates: readonly C[],
  view: V,
  tracer?: Tracer,
): readonly C[] {
  let left = candidates
  for (const ladder of ladders) left = climb(ladder, left, view, tracer)
  return left
}

/** A condition rather than a preference: only candidates that every rung rates above 0 stay, which may be none. */
export function allowed<C, V>(ladder: Ladder<C, V>, candidates: readonly C[], view: V, tracer?: Tracer): readonly C[] {
  let left = candidates
  for (const rung of ladder.rungs) {
    const kept = passing(rung, left, view)
    if (kept === left) continue
    if (tracer !== undefined) tell(tracer, ladder, rung, left, kept, view)
    left = kept
  }
  return left
}

function passing<C, V>(rung: Rung<C, V>, left: readonly C[], view: V): readonly C[] {
  let kept: C[] | undefined
  for (let i = 0; i < left.length; i++) {
    const candidate = left[i] as C
    if ((rate(rung, candidate, view) ?? 0) > 0) kept?.push(candidate)
    // Nothing is copied before somebody fails.
    else kept ??= left.slice(0, i)
  }
  return kept ?? left
}

/**
 * A list to go down rather than preferences in a row: whoever meets the first rung that anybody meets stays, and no later rung is
 * looked at. Nobody stays where no rung is met.
 */
export function firstMet<C, V>(ladder: Ladder<C, V>, candidates: readonly C[], view: V, tracer?: Tracer): readonly C[] {
  for (const rung of ladder.rungs) {
    if (rung.when !== undefined && !rung.when(view)) {
      tracer?.passed?.(passedOver(ladder, rung, candidates, view, 'idle'))
      continue
    }
    const kept = meeting(rung, candidates, view)
    if (kept.length === 0) {
      tracer?.passed?.(passedOver(ladder, rung, candidates, view, 'nobody'))
      continue
    }
    if (tracer !== undefined) tell(tracer, ladder, rung, candidates, kept, view)
    return kept
  }
  return NO_ONE
}

const NO_ONE: readonly never[] = []

function meeting<C, V>(rung: Rung<C, V>, candidates: readonly C[], view: V): readonly C[] {
  let kept: C[] | undefined
  for (let i = 0; i < candidates.length; i++) {
    const candidate = candidates[i] as C
    if ((rate(rung, candidate, view) ?? 0) <= 0) continue
    if (kept === undefined) kept = [candidate]
    else kept.push(candidate)
  }
  return kept ?? NO_ONE
}

/** One way to act: makes a move, or nothing where it cannot. */
export interface Plan<V, M> extends RungInfo {
  attempt(view: V, tracer?: Tracer): M | undefined
  /** Said when it cannot. */
  readonly otherwise: Text
}

/** Plans in order of preference. Prints like a ladder, its plans standing where rungs would. */
export interface Plans<V, M> extends LadderInfo {
  readonly rungs: readonly Plan<V, M>[]
}

/** Tries plans in order; the trace says why each one before failed. */
export function firstOf<V, M>(plans: Plans<V, M>, view: V, tracer?: Tracer): M | undefined {
  for (const plan of plans.rungs) {
    const move = plan.attempt(view, tracer)
    if (move === undefined) {
      tracer?.entry?.({ ...NOBODY, ladder: plans, rung: plan, failed: plan.otherwise })
      continue
    }
    tracer?.entry?.({ ...NOBODY, ladder: plans, rung: plan })
    tracer?.decided?.(plan)
    return move
  }
  return undefined
}

/** What a die may show, and what is done then; a row that cannot be carried out says what happens instead. */
export interface DieRow<V, M> extends Plan<V, M> {
  readonly faces: readonly number[]
}

/** A table from a die to plans. Prints like a ladder, its rows standing where rungs would. */
export interface DieTable<V, M> extends LadderInfo {
  readonly rungs: readonly DieRow<V, M>[]
  /** The component id of what a row chooses, for traces. */
  name(move: M): string
}

/** Carries out the row of a face; nothing where that row cannot be, or where the table has none for it. */
export function byDie<V, M>(table: DieTable<V, M>, face: number, view: V, tracer?: Tracer): M | undefined {
  const row = rowOf(table, face)
  if (row === undefined) return undefined
  const move = row.attempt(view, tracer)
  if (move === undefined) {
    tracer?.entry?.({ ...NOBODY, ladder: table, rung: row, failed: row.otherwise })
    return undefined
  }
  tracer?.decided?.(row)
  if (tracer?.entry !== undefined) {
    const kept = table.name(move)
    const all = table.rungs.flatMap((each) => each.attempt(view) ?? []).map((each) => table.name(each))
    const dropped = [...new Set(all)].filter((name) => name !== kept)
    tracer.entry({ ladder: table, rung: row, kept: [kept], dropped, values: { [kept]: face } })
  }
  return move
}

function rowOf<V, M>({ rungs }: DieTable<V, M>, face: number): DieRow<V, M> | undefined {
  for (let at = 0; at < rungs.length; at++) if (rungs[at]?.faces.includes(face)) return rungs[at]
  return undefined
}

const NOBODY: Pick<TraceEntry, 'kept' | 'dropped' | 'values'> = { kept: [], dropped: [], values: {} }

function best<C, V>(rung: Rung<C, V>, left: readonly C[], view: V): readonly C[] {
  // The best so far: `count` candidates from `first` on, as long as they stand in a row; a list of them where they do not.
  let kept: C[] | undefined
  let first = 0
  let count = 0
  let top = 0
  for (let i = 0; i < left.length; i++) {
    const candidate = left[i] as C
    const rating = rate(rung, candidate, view)
    if (rating === undefined) continue
    if (count === 0 || rating > top) {
      top = rating
      first = i
      count = 1
      kept = undefined
    } else if (rating === top) {
      if (kept === undefined && first + count < i) kept = left.slice(first, first + count)
      kept?.push(candidate)
      count++
    }
  }
  if (count === 0 || count === left.length) return left
  return kept ?? (count === 1 ? [left[first] as C] : left.slice(first, first + count))
}

/** What a rung shows of the candidates, by their names. */
function valuesOf<C, V>({ name }: Ladder<C, V>, { shown }: Rung<C, V>, candidates: readonly C[], view: V) {
  const values: Record<string, number> = {}
  for (const candidate of candidates) {
    const value = shown?.(candidate, view)
    if (value !== undefined) values[name(candidate)] = value
  }
  return values
}

function passedOver<C, V>(
  ladder: Ladder<C, V>,
  rung: Rung<C, V>,
  left: readonly C[],
  view: V,
  kept: PassedOver['why'],
): PassedOver {
  const candidates = left.map((candidate) => ladder.name(candidate))
  if (kept === 'idle') return { ladder, rung, why: kept, candidates, values: {} }
  const met = left.some((candidate) => (rate(rung, candidate, view) ?? 0) !== 0)
  const values = valuesOf(ladder, rung, left, view)
  return { ladder, rung, why: met ? kept : 'nobody', candidates, values }
}

function tell<C, V>(
  tracer: Tracer,
  ladder: Ladder<C, V>,
  rung: Rung<C, V>,
  left: readonly C[],
  kept: readonly C[],
  view: V,
) {
  if (kept.length === 1) tracer.decided?.(rung)
  if (tracer.entry === undefined) return
  const { sum } = rung
  tracer.entry({
    ladder,
    rung,
    kept: kept.map((candidate) => ladder.name(candidate)),
    dropped: left.filter((candidate) => !kept.includes(candidate)).map((candidate) => ladder.name(candidate)),
    values: valuesOf(ladder, rung, left, view),
    ...(sum && { sums: Object.fromEntries(left.map((candidate) => [ladder.name(candidate), sum(candidate, view)])) }),
  })
}
