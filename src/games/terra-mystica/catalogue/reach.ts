// Which hexes reach which: worked out once for the whole map.
import { distance, HEXES, type HexNo, LAND, RIVERS } from './map.ts'
import { add, type HexSet } from './sets.ts'

/** Shipping 5 and the bonus tile. */
const MAX_RANGE = 6
const MAX_SKIP = 3
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

/** For every hex the set of those that are to it as the test says. */
type Sets = readonly Readonly<HexSet>[]
const sets = (test: (a: HexNo, b: HexNo) => boolean): Sets =>
  HEXES.map((_, a) => {
    const set: HexSet = [0, 0, 0]
    for (let b = 0; b < LAND; b++) if (a !== b && test(a, b)) add(set, b)
    return set
  })

const touches = (a: HexNo, b: HexNo): boolean => distance(a, b) === 1

/** By shipping range: hexes that share an edge or are indirectly adjacent (R2.5). */
export const REACH: readonly Sets[] = Array.from({ length: MAX_RANGE + 1 }, (_, range) =>
  sets((a, b) => touches(a, b) || shippingDistance(a, b) <= range),
)
/** By distance: hexes that are not farther (tunnels and carpets, R27.6, R27.8). */
export const WITHIN: readonly Sets[] = Array.from({ length: MAX_SKIP + 1 }, (_, far) =>
  sets((a, b) => distance(a, b) <= far),
)
