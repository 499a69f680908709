// Sets of land hexes as bits, and who reaches whom: worked out once for the whole map.
import { distance, HEXES, type HexNo, LAND, RIVERS } from './map.ts'

/** 77 hexes in three words. */
export const WORDS = 3
/** Shipping 5 and the bonus tile. */
export const MAX_RANGE = 6
export const MAX_SKIP = 3
const FAR = 99

/** By pair of land hexes: the smallest chain of river hexes between them (R2.3). */
const SHIPPING = shippingDistances()
export const shippingDistance = (a: HexNo, b: HexNo): number => SHIPPING[a * LAND + b] as number

function shippingDistances(): Uint8Array {
  const found = new Uint8Array(LAND * LAND).fill(FAR)
  for (let from = 0; from < LAND; from++) {
    const chain = new Uint8Array(RIVERS.length).fill(FAR)
    let front: number[] = []
    for (const r of HEXES[from]?.river ?? []) {
      chain[r] = 1
      front.push(r)
    }
    while (front.length > 0) {
      const next: number[] = []
      for (const r of front) {
        for (const to of RIVERS[r]?.land ?? []) {
          const at = from * LAND + to
          found[at] = Math.min(found[at] as number, chain[r] as number)
        }
        for (const other of RIVERS[r]?.river ?? [])
          if (chain[other] === FAR) {
            chain[other] = (chain[r] as number) + 1
            next.push(other)
          }
      }
      front = next
    }
  }
  return found
}

function sets(test: (a: HexNo, b: HexNo) => boolean): Int32Array {
  const bits = new Int32Array(LAND * WORDS)
  for (let a = 0; a < LAND; a++)
    for (let b = 0; b < LAND; b++)
      if (a !== b && test(a, b)) bits[a * WORDS + (b >> 5)] = (bits[a * WORDS + (b >> 5)] as number) | (1 << (b & 31))
  return bits
}

const touches = (a: HexNo, b: HexNo): boolean => distance(a, b) === 1

/** By shipping range: hexes that share an edge or are indirectly adjacent (R2.5). */
export const REACH: readonly Int32Array[] = Array.from({ length: MAX_RANGE + 1 }, (_, range) =>
  sets((a, b) => touches(a, b) || shippingDistance(a, b) <= range),
)
/** By distance: hexes that are not farther (tunnels and carpets, R27.6, R27.8). */
export const WITHIN: readonly Int32Array[] = Array.from({ length: MAX_SKIP + 1 }, (_, far) =>
  sets((a, b) => distance(a, b) <= far),
)
