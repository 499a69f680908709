// A game for programs that learn: all moves of your seat in a fixed order, and the table as numbers with fixed names.

/** Some numbers of a table. A state has no secrets, so none of them shows one. */
export interface Feature<S> {
  readonly names: readonly string[]
  /** Writes one number for each name, from `at` on. */
  put(s: S, out: Float32Array, at: number): void
}

export interface Learning<S> {
  /** The keys of all moves that your seat can ever have, each once: the place of a key is the number of its action. */
  readonly actions: readonly string[]
  readonly features: readonly Feature<S>[]
}
