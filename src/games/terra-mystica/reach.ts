// Which hexes the player reaches (R2.5).
import {
  add,
  bonusTile,
  factionOf,
  type HexNo,
  type HexSet,
  hexesWith,
  REACH,
  site,
  WITHIN,
} from './catalogue/index.ts'
import { hasStronghold } from './goods.ts'
import { EMPTY, isOwnAt, NONE, type Player, type State } from './state.ts'

/** Shipping range (R2.4); the bonus tile counts in the action phase only. */
export function rangeOf({ faction, shipping, bonus }: Player, withTile: boolean): number {
  if (factionOf(faction).shipping === undefined) return 0
  return shipping + (withTile && bonus !== NONE ? bonusTile(bonus).shipping : 0)
}

/** Hexes adjacent to an own structure, directly or by shipping; occupied ones among them. */
export function reachable(s: State, withTile = true): HexSet {
  const { own, bridges } = s.player
  const set = union(REACH[rangeOf(s.player, withTile)] ?? [], own)
  for (const no of bridges) {
    const [a, b] = site(no).ends
    if (isOwnAt(s, a)) add(set, b)
    if (isOwnAt(s, b)) add(set, a)
  }
  return set
}

/** Hexes that only a tunnel or a carpet reaches (R27.6, R27.8), `by` being what is reached otherwise. */
export function skippable(s: State, by: Readonly<HexSet>): HexSet {
  const { skip } = factionOf(s.player.faction).ability
  if (skip === undefined) return [0, 0, 0]
  const range = hasStronghold(s.player) ? skip.strongRange : skip.range
  const [a, b, c] = union(WITHIN[range] ?? [], s.player.own)
  return [a & ~by[0], b & ~by[1], c & ~by[2]]
}

const NO_HEXES: Readonly<HexSet> = [0, 0, 0]

/** All that the sets of these hexes hold. */
function union(sets: readonly Readonly<HexSet>[], of: readonly HexNo[]): HexSet {
  let [a, b, c] = [0, 0, 0]
  for (const at of of) {
    const set = sets[at] ?? NO_HEXES
    a |= set[0]
    b |= set[1]
    c |= set[2]
  }
  return [a, b, c]
}

/** The unoccupied hexes of a set, in map order. */
export const freeHexes = (s: State, set: Readonly<HexSet>): HexNo[] => hexesWith(set, s.pieces, EMPTY)
