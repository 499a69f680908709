import type { AnyModule, Clause, Lang } from '../../kernel/contract.ts'
import type { MaybeUi } from './Component.tsx'

/** What every part of an explanation needs to tell its part. */
export interface Told {
  readonly module: AnyModule
  readonly ui: MaybeUi
  readonly lang: Lang
  readonly clauses: ReadonlyMap<string, Clause>
  /** The table a move was decided on: some components show something of it. */
  readonly state?: unknown
}
