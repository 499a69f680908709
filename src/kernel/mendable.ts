// Which entries can be corrected: apart from the correction itself, which few games need.
import type { Table } from './table.ts'

type Options = Readonly<Record<string, string>>

/** Whether a person made entry `n` and could have made another. */
export function isMendable<S, M, O extends Options, C>(table: Table<S, M, O, C>, n: number): boolean {
  if (table.stuck || n < 1 || n > table.cursor || !table.isPersons(n - 1)) return false
  return table.module.game.options(table.stateAt(n - 1)).length > 1
}
