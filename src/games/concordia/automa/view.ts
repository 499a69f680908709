// What the AI looks at: the table, and what it plays by.
import type { State } from '../state.ts'
import type { Doc } from '../variant/index.ts'

export interface View {
  readonly s: State
  /** Its document, or a variant of it. */
  readonly doc: Doc
}

/** Goods are looked at as what is left once others have been set aside. */
export interface Paying {
  readonly s: State
  readonly left: readonly number[]
}
