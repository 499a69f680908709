// Sets of small numbers as bits.
import type { Dice } from '../kernel/chance.ts'

/** How many bits are set. */
export function ones(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The place of a set bit, counting set bits from the lowest, which is number 0. */
export function nthOf(bits: number, n: number): number {
  let left = bits
  for (let i = 0; i < n; i++) left &= left - 1
  return 31 - Math.clz32(left & -left)
}

/** The place of any bit that is set, all alike. */
export const anyBit = (bits: number, dice: Dice): number => nthOf(bits, dice.below(ones(bits)))
