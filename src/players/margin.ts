import type { ScoreSheet } from '../kernel/contract.ts'

/** Points ahead of the automa; your points where it has none. */
export function marginOf(sheet: ScoreSheet): number {
  let sum = 0
  for (const { seat, total } of sheet.sides) sum += seat === 'you' ? total : -total
  return sum
}
