// Climbing: the one place where ladders decide.
import type { LadderInfo, PassedOver, RungInfo, Text, TraceEntry, Tracer } from '../kernel/contract.ts'
import type { Ladder, Rung } from './rung.ts'

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
    const kept: C[] = []
    for (const candidate of left) if ((rung.rate(candidate, view) ?? 0) > 0) kept.push(candidate)
    if (kept.length === left.length) continue
    if (tracer !== undefined) tell(tracer, ladder, rung, left, kept, view)
    left = kept
  }
  return left
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
    if ((rung.rate(candidate, view) ?? 0) <= 0) continue
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
  const row = table.rungs.find(({ faces }) => faces.includes(face))
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

const NOBODY: Pick<TraceEntry, 'kept' | 'dropped' | 'values'> = { kept: [], dropped: [], values: {} }

function best<C, V>(rung: Rung<C, V>, left: readonly C[], view: V): readonly C[] {
  const ratings: (number | undefined)[] = []
  let top: number | undefined
  let count = 0
  for (let i = 0; i < left.length; i++) {
    const rating = rung.rate(left[i] as C, view)
    ratings[i] = rating
    if (rating === undefined) continue
    if (top === undefined || rating > top) {
      top = rating
      count = 1
    } else if (rating === top) count++
  }
  if (top === undefined || count === left.length) return left
  const kept: C[] = []
  for (let i = 0; i < left.length; i++) if (ratings[i] === top) kept.push(left[i] as C)
  return kept
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
  const met = left.some((candidate) => (rung.rate(candidate, view) ?? 0) !== 0)
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
