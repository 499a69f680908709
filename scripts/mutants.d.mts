export interface Mutant {
  readonly id: number
  readonly file: string
  readonly line: number
  readonly from: string
  readonly to: string
}

export function mutate(
  source: string,
  file: string,
  first: number,
): { readonly code: string; readonly mutants: readonly Mutant[] }
