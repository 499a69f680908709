// What a board can point at while a move is explained.
import { deciderOf, type LookedAt } from '../../ladder/reasons.ts'
import { isPassed } from '../../kernel/trace.ts'
import type { Marked } from '../contract.ts'

/** The candidates that remained, and all others that were considered. */
export function markedBy(looked: readonly LookedAt[]): Marked {
  const kept = deciderOf(looked)?.kept ?? []
  const seen = new Set(looked.flatMap((each) => (isPassed(each) ? each.candidates : [...each.kept, ...each.dropped])))
  return { kept, dropped: [...seen].filter((id) => !kept.includes(id)) }
}
