import type { AnyModule, Clause, Lang } from '../../kernel/contract.ts'
import type { MaybeUi } from './Component.tsx'

/** What every part of an explanation needs. */
export interface Told {
  readonly module: AnyModule
  readonly ui: MaybeUi
  readonly lang: Lang
  readonly clauses: ReadonlyMap<string, Clause>
  /** The table before the move: some components show part of it. */
  readonly state?: unknown
}
