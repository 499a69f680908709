// What led to an answer, in the format of positions.
import type { Json, TraceEntry, Tracer } from '../../../kernel/contract.ts'

type Told = { readonly [key: string]: Json | undefined }

/** Collects what was considered, in order. */
export interface Recorder extends Tracer {
  readonly told: Told[]
  /** What is being decided: a kind of question, or the ask the game waits for. */
  about: string
}

/** `watch` hears everything too, including what a decision considered before its die was rolled. */
export function recorderFor(about: string, watch: Tracer): Recorder {
  const recorder: Recorder = {
    told: [],
    about,
    entry(one) {
      if (one.kept.length + one.dropped.length > 0) recorder.told.push(traced(one, recorder.about))
      watch.entry?.(one)
    },
    decided: (rung) => watch.decided?.(rung),
  }
  return recorder
}

/** A die split over possibilities belongs to what it decides. */
const SPLIT_FOR: Readonly<Record<string, string>> = {
  'setup-wonder': 'setup',
  setup: 'setup',
  token: 'token',
  construct: 'payment',
  act: 'payment',
  'hali-deck': 'hali-deck',
  'hali-card': 'hali-card',
}
const PART_OF: Readonly<Record<string, string>> = {
  'several-die': 'several-decks',
  'token-value': 'token',
  resource: 'payment',
}

/** The rung, or what the die showed. */
function traced({ ladder, rung, kept, dropped, values }: TraceEntry, about: string): Told {
  const name = ladder.id.replace('architects.', '')
  const split = name.startsWith('split-')
  const face = split || name.endsWith('-die') || name === 'no-priority' ? values[kept[0] ?? ''] : undefined
  return {
    clause: rung.cite,
    ladder: (split ? SPLIT_FOR[about] : PART_OF[name]) ?? name,
    step: face ?? rung.id.slice(ladder.id.length + 1),
    kept,
    dropped,
  }
}
