// A turn of the automa: everything it did between two decisions of yours, with the draws in between.
import type { Seat } from './contract.ts'

/** The numbers, counted from 1, of the entries of the turn that entry `n` of the automa belongs to: from its first move to its last. */
export function turnAround(log: readonly { readonly seat: Seat }[], n: number): readonly number[] {
  let [first, last] = [n, n]
  for (let at = n; at >= 1 && log[at - 1]?.seat !== 'you'; at--) if (log[at - 1]?.seat === 'automa') first = at
  for (let at = n; at <= log.length && log[at - 1]?.seat !== 'you'; at++) if (log[at - 1]?.seat === 'automa') last = at
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}
