// The shape of the lists of positions that once opened though they break a law of their game, or led it astray.
import type { Json } from '../../src/kernel/contract.ts'

/** The sentence stands with its field in front, in both languages; without an Italian one it is part of an older sentence. */
type Refused = readonly [name: string, position: Json, en: string, it?: string]

export interface Unlawful {
  /** Refused when they are read. */
  readonly refused: readonly Refused[]
  /** Good for a question, but no game can go on from them. */
  readonly unplayable: readonly Refused[]
  /** Opened otherwise than before: a game goes on from them by its laws, or is over. */
  readonly opened: readonly (readonly [name: string, position: Json])[]
}
