// Which hexes the player reaches (R2.5), as bits worked out into two shared sets: nothing is kept between calls.
import { bonusTile, factionOf, type HexNo, REACH, site, WITHIN, WORDS } from './catalogue/index.ts'
import { hasStronghold } from './goods.ts'
import { EMPTY, isOwn, NONE, type Player, type State } from './state.ts'

/** Shipping range (R2.4); the bonus tile counts in the action phase only. */
export function rangeOf({ faction, shipping, bonus }: Player, withTile: boolean): number {
  if (factionOf(faction).shipping === undefined) return 0
  return shipping + (withTile && bonus !== NONE ? bonusTile(bonus).shipping : 0)
}

export type HexSet = Int32Array
export const has = (set: HexSet, no: HexNo): boolean => ((set[no >> 5] as number) & (1 << (no & 31))) !== 0

const reached = new Int32Array(WORDS)
const skipped = new Int32Array(WORDS)

/** Hexes adjacent to an own structure, directly or by shipping; occupied ones among them. */
export function reachable(s: State, withTile = true): HexSet {
  const { own, bridges } = s.player
  reached.fill(0)
  collect(REACH[rangeOf(s.player, withTile)] as Int32Array, own, reached)
  for (let i = 0; i < bridges.length; i++) {
    const [a, b] = site(bridges[i] as number).ends
    if (isOwn(s.pieces[a] as number)) add(reached, b)
    if (isOwn(s.pieces[b] as number)) add(reached, a)
  }
  return reached
}

/** Hexes that only a tunnel or a carpet reaches (R27.6, R27.8), `by` being what is reached otherwise. */
export function skippable(s: State, by: HexSet): HexSet {
  const { skip } = factionOf(s.player.faction).ability
  skipped.fill(0)
  if (skip === undefined) return skipped
  const range = hasStronghold(s.player) ? skip.strongRange : skip.range
  collect(WITHIN[range] as Int32Array, s.player.own, skipped)
  for (let w = 0; w < WORDS; w++) skipped[w] = (skipped[w] as number) & ~(by[w] as number)
  return skipped
}

function collect(table: Int32Array, own: readonly HexNo[], into: HexSet): void {
  for (let i = 0; i < own.length; i++) {
    const at = (own[i] as number) * WORDS
    for (let w = 0; w < WORDS; w++) into[w] = (into[w] as number) | (table[at + w] as number)
  }
}

const add = (set: HexSet, no: HexNo): void => {
  set[no >> 5] = (set[no >> 5] as number) | (1 << (no & 31))
}

/** The unoccupied hexes of a set, in map order. */
export function freeHexes(s: State, set: HexSet): HexNo[] {
  const found: HexNo[] = []
  for (let w = 0; w < WORDS; w++)
    for (let bits = set[w] as number; bits !== 0; bits &= bits - 1) {
      const no = w * 32 + 31 - Math.clz32(bits & -bits)
      if (s.pieces[no] === EMPTY) found.push(no)
    }
  return found
}
