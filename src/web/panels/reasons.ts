// A trace in the order people read it: every plan with the rungs that were climbed for it.
import type { TraceEntry } from '../../kernel/contract.ts'
import { decisive } from '../../kernel/trace.ts'
import type { Marked } from '../contract.ts'

export interface Reason {
  readonly entry: TraceEntry
  readonly decides: boolean
}

export interface PlanReasons {
  /** The plan tried; nothing where rungs were climbed without one. */
  readonly plan?: TraceEntry
  readonly rungs: readonly Reason[]
}

/** Plans stand in a trace after the rungs climbed for them, without candidates of their own. */
const isPlan = ({ kept, dropped }: TraceEntry): boolean => kept.length + dropped.length === 0

export function reasonsOf(trace: readonly TraceEntry[]): readonly PlanReasons[] {
  const decider = deciderOf(trace)
  const plans: PlanReasons[] = []
  let rungs: Reason[] = []
  for (const entry of trace) {
    if (!isPlan(entry)) {
      rungs.push({ entry, decides: entry === decider })
      continue
    }
    plans.push({ plan: entry, rungs })
    rungs = []
  }
  if (rungs.length > 0) plans.push({ rungs })
  return plans
}

/** What the summary names: the rung that left one candidate, or the plan that was carried out. */
export function deciderOf(trace: readonly TraceEntry[]): TraceEntry | undefined {
  const decider = decisive(trace)
  const carriedOut = trace.findLast((entry) => isPlan(entry) && entry.failed === undefined)
  // A rung that decided within a plan that failed in the end has not decided the move.
  if (decider === undefined || carriedOut === undefined) return decider ?? carriedOut
  const failedAfter = trace.findLastIndex((entry) => entry.failed !== undefined)
  return trace.lastIndexOf(decider) > failedAfter ? decider : carriedOut
}

/** What a board can point at while this is explained: who was left in the end, and everybody else who was looked at. */
export function markedBy(trace: readonly TraceEntry[]): Marked {
  const kept = deciderOf(trace)?.kept ?? []
  const seen = new Set(trace.flatMap((entry) => [...entry.kept, ...entry.dropped]))
  return { kept, dropped: [...seen].filter((id) => !kept.includes(id)) }
}
