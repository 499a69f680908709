// From ids to numbers: states hold numbers, positions and saves hold ids.
import type { Text } from '../../../kernel/text.ts'

export interface Named {
  readonly id: string
  readonly name: Text
}

/** The number of an id in a list, nothing for one that is not there. */
export function numbers(list: readonly { readonly id: string }[]): (id: string) => number | undefined {
  const known: ReadonlyMap<string, number> = new Map(list.map(({ id }, no) => [id, no]))
  return (id) => known.get(id)
}

/** What things cost and bring. */
export interface Goods {
  readonly coins: number
  readonly workers: number
  readonly priests: number
  readonly power: number
}

export const goods = (some: Partial<Goods>): Goods => ({ coins: 0, workers: 0, priests: 0, power: 0, ...some })
export const NOTHING: Goods = goods({})
