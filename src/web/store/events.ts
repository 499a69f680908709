// Which entries of a log a person should notice.
import type { AnyTable } from './open.ts'

/** Whether entry `n`, counted from 1, contains something a person should notice. */
export function isEventful(table: AnyTable, n: number): boolean {
  const { consequences } = table.module
  if (consequences === undefined) return false
  return table.consequences(n).some((c) => ['section', 'event'].includes(consequences.rank(c)))
}
