// Tracers: what becomes of what a decision looked at.
import type { TraceEntry, Tracer } from './contract.ts'

/** Keeps everything, for explanations. */
export function recorder(): Tracer & { readonly entries: readonly TraceEntry[] } {
  const entries: TraceEntry[] = []
  return { entries, entry: (entry) => entries.push(entry) }
}

/** Counts which rungs decide, by id, for statistics. */
export function counter(): Tracer & { readonly counts: Map<string, number> } {
  const counts = new Map<string, number>()
  return { counts, decided: ({ id }) => counts.set(id, (counts.get(id) ?? 0) + 1) }
}

/** The entry that settled the decision: the last one that left a single candidate. */
export function decisive(entries: readonly TraceEntry[]): TraceEntry | undefined {
  return entries.findLast((entry) => entry.kept.length === 1)
}
