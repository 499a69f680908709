/** What somebody asks the handbook about: the ask of a step, a piece by its id or kind, or clauses by name. */
export type Asked =
  | { readonly ask: string }
  | { readonly piece: string; readonly kind?: string }
  | { readonly cites: readonly string[] }
