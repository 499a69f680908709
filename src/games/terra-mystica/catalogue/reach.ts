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

/** For every hex the set of those that are near it. */
type Sets = readonly Readonly<HexSet>[]

/** By range: for every hex the set of those whose measure is not larger. All ranges are filled in one pass over the pairs. */
function setsUpTo(most: number, measure: (a: HexNo, b: HexNo) => number): readonly Sets[] {
  const found = Array.from({ length: most + 1 }, () => HEXES.map((): HexSet => [0, 0, 0]))
  for (let a = 0; a < LAND; a++)
    for (let b = 0; b < LAND; b++)
      if (a !== b) for (let range = measure(a, b); range <= most; range++) add(found[range]?.[a] as HexSet, b)
  return found
}

/** By shipping range: hexes that share an edge or are indirectly adjacent (R2.5). */
export const REACH = setsUpTo(MAX_RANGE, (a, b) => (distance(a, b) === 1 ? 0 : shippingDistance(a, b)))
/** By distance: hexes that are not farther (tunnels and carpets, R27.6, R27.8). */
export const WITHIN = setsUpTo(MAX_SKIP, distance)
