// Sets of hexes for an opponent's starting dwellings, and how near they are to the player's own (S13).
import { distance, type HexNo, hex, LAND } from './catalogue/index.ts'
import { EMPTY, NONE, type State } from './state.ts'

export interface HexGroup {
  /** In map order. */
  readonly hexes: readonly HexNo[]
  /** The least sum of distances over all pairings with the own dwellings (Q9), and the most pairs on one island at that sum (S14). */
  readonly distance: number
  readonly islands: number
}

export function freeOf(s: State, colour: number): HexNo[] {
  const found: HexNo[] = []
  for (let no = 0; no < LAND; no++) if (s.terrain[no] === colour && s.pieces[no] === EMPTY) found.push(no)
  return found
}

/** All sets of a size, in map order; of all there are where there are fewer. */
export function setsOf(list: readonly HexNo[], size: number): HexNo[][] {
  if (size <= 0 || list.length === 0) return [[]]
  if (list.length <= size) return [list.slice()]
  const found: HexNo[][] = []
  for (let at = 0; at + size <= list.length; at++) {
    const first = list[at] as number
    if (size === 1) found.push([first])
    else for (const others of setsOf(list.slice(at + 1), size - 1)) found.push([first, ...others])
  }
  return found
}

/** One different hex for every own dwelling (Q5), whatever the order in which they were placed. */
export const groupsFor = (s: State, opponent: number): HexGroup[] =>
  setsOf(freeOf(s, s.opponents[opponent]?.colour ?? NONE), s.player.own.length).map((hexes) =>
    measure(hexes, s.player.own),
  )

function measure(hexes: readonly HexNo[], own: readonly HexNo[]): HexGroup {
  let [least, most] = [Number.POSITIVE_INFINITY, 0]
  eachPairing(hexes, own, (sum, islands) => {
    if (sum < least || (sum === least && islands > most)) [least, most] = [sum, islands]
  })
  return { hexes, distance: least, islands: most }
}

/** The pairing that a group is measured by: for every own dwelling its hex. */
export function pairsOf({ hexes, distance: least, islands: most }: HexGroup, own: readonly HexNo[]): readonly Pair[] {
  let found: readonly Pair[] | undefined
  eachPairing(hexes, own, (sum, islands, theirs) => {
    if (sum === least && islands === most) found ??= theirs.map((their, at) => [own[at] as HexNo, their])
  })
  return found ?? []
}

export type Pair = readonly [mine: HexNo, theirs: HexNo]

/** Every way to give each own dwelling a hex of its own, with its sum of distances and how many pairs are on one island. */
function eachPairing(
  hexes: readonly HexNo[],
  own: readonly HexNo[],
  visit: (sum: number, islands: number, theirs: readonly HexNo[]) => void,
): void {
  const used = hexes.map(() => false)
  const chosen: HexNo[] = []
  const pair = (at: number, sum: number, islands: number): void => {
    if (at === hexes.length || at === own.length) return visit(sum, islands, chosen)
    const mine = own[at] as number
    for (let i = 0; i < hexes.length; i++) {
      if (used[i]) continue
      const theirs = hexes[i] as number
      used[i] = true
      chosen[at] = theirs
      pair(at + 1, sum + distance(mine, theirs), islands + (hex(mine).island === hex(theirs).island ? 1 : 0))
      used[i] = false
    }
  }
  pair(0, 0, 0)
}
