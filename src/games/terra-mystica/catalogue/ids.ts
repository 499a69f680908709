// From ids to numbers: states hold numbers, positions and saves hold ids.
import type { Text } from '../../../kernel/text.ts'

export interface Named {
  readonly id: string
  readonly name: Text
}

/** A component whose ids are known one by one. */
export type WithId<T extends Named, Id extends string> = T & { readonly id: Id }

/** The number of an id: there is one for every id of the list, and none for any other text. */
export interface NumberOf<Id extends string> {
  (id: Id): number
  (id: string): number | undefined
}

/** Lists whose ids are worked out have no known ids. */
type Numbers<Id extends string> = string extends Id ? (id: string) => number | undefined : NumberOf<Id>

export function numbers<const Id extends string>(list: readonly { readonly id: Id }[]): Numbers<Id> {
  const known: ReadonlyMap<string, number> = new Map(list.map(({ id }, no) => [id, no]))
  return ((id: string) => known.get(id)) as Numbers<Id>
}

/** What things cost and bring. */
export interface Goods {
  readonly coins: number
  readonly workers: number
  readonly priests: number
  readonly power: number
}

export const goods = ({ coins = 0, workers = 0, priests = 0, power = 0 }: Partial<Goods>): Goods => ({
  coins,
  workers,
  priests,
  power,
})
export const NOTHING: Goods = goods({})
