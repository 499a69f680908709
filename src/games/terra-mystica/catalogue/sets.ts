// Sets of land hexes as bits.
import { type HexNo, LAND } from './map.ts'

/** Three words of 26 bits hold the 77 hexes. More bits in a word would not be small integers in every engine. */
const BITS = 26
export type HexSet = [number, number, number]
const WORDS = Uint8Array.from({ length: LAND }, (_, no) => Math.floor(no / BITS))
const MASKS = Int32Array.from({ length: LAND }, (_, no) => 1 << (no % BITS))
const wordOf = (no: HexNo): 0 | 1 | 2 => WORDS[no] as 0 | 1 | 2
const maskOf = (no: HexNo): number => MASKS[no] as number

export const has = (set: Readonly<HexSet>, no: HexNo): boolean => (set[wordOf(no)] & maskOf(no)) !== 0

export function add(set: HexSet, no: HexNo): void {
  set[wordOf(no)] |= maskOf(no)
}

/** The hexes of a set on which nothing but `piece` stands, in map order. */
export function hexesWith(set: Readonly<HexSet>, pieces: readonly number[], piece: number): HexNo[] {
  const found: HexNo[] = []
  for (let word = 0; word < set.length; word++)
    for (let bits = set[word] ?? 0; bits !== 0; bits &= bits - 1) {
      const no = word * BITS + 31 - Math.clz32(bits & -bits)
      if (pieces[no] === piece) found.push(no)
    }
  return found
}
