// Tracers: what to do with the steps of a decision.
import type { PassedOver, RungInfo, TraceEntry, Tracer } from './contract.ts'

export interface Recorder extends Tracer {
  /** What changed something. */
  readonly entries: readonly TraceEntry[]
  /** The same, including skipped rungs. */
  readonly all: readonly (TraceEntry | PassedOver)[]
}

/** Keeps everything, for explanations. */
export function recorder(): Recorder {
  const entries: TraceEntry[] = []
  const all: (TraceEntry | PassedOver)[] = []
  return {
    entries,
    all,
    entry(entry) {
      entries.push(entry)
      all.push(entry)
    },
    passed: (passed) => void all.push(passed),
  }
}

export const isPassed = (looked: TraceEntry | PassedOver): looked is PassedOver => 'why' in looked

/** Counts which rungs decide, by id, for statistics. */
export function counter(): Tracer & { readonly counts: Map<string, number> } {
  const counts = new Map<string, number>()
  return { counts, decided: ({ id }) => counts.set(id, (counts.get(id) ?? 0) + 1) }
}

/** The step that settled the decision: the last one that left a single candidate. */
export function decisive(entries: readonly TraceEntry[]): TraceEntry | undefined {
  return entries.findLast((entry) => entry.kept.length === 1)
}

/** Whether a note names the rung, by its current or former id. */
export const isNoted = (note: string, rung: RungInfo | undefined): boolean =>
  rung !== undefined && (note === rung.id || note === rung.formerly)
