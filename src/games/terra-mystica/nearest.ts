// Sets of hexes for an opponent's starting dwellings, and how near they are to the player's own (S13).
import { distance, type HexNo, hex, HEXES, LAND } from './catalogue/index.ts'
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
  const found: HexNo[][] = []
  eachSet(list, size, (set) => found.push(set.slice()))
  return found
}

/** The same one after the other: the visitor copies what it keeps. */
function eachSet(list: readonly HexNo[], size: number, visit: (set: readonly HexNo[]) => void): void {
  if (size <= 0) visit([])
  else if (list.length <= size) visit(list)
  else extend([], 0, list, size, visit)
}

function extend(
  set: HexNo[],
  from: number,
  list: readonly HexNo[],
  size: number,
  visit: (set: readonly HexNo[]) => void,
): void {
  if (set.length === size) return visit(set)
  for (let at = from; at + size - set.length <= list.length; at++) {
    set.push(list[at] as HexNo)
    extend(set, at + 1, list, size, visit)
    set.pop()
  }
}

/**
 * The own dwellings that so many hexes are paired with: each of them once (Q5). Where a variant places more or fewer, as evenly as possible,
 * and every way to do so.
 */
export function slotsFor(own: readonly HexNo[], size: number): readonly (readonly HexNo[])[] {
  if (size === own.length || own.length === 0) return [own]
  const times = Math.floor(size / own.length)
  const every = Array.from({ length: times }, () => own).flat()
  return setsOf(own, size % own.length).map((more) => every.concat(more))
}

/** One different hex for every slot, whatever the order in which the own dwellings were placed. */
export function groupsFor(s: State, opponent: number, slots: Slots): HexGroup[] {
  const found: HexGroup[] = []
  eachSet(freeOf(s, s.opponents[opponent]?.colour ?? NONE), sizeOf(slots), (set) =>
    found.push(groupOf(set.slice(), leastOf(set, slots))),
  )
  return found
}

export type Slots = ReturnType<typeof slotsFor>
const sizeOf = (slots: Slots): number => (slots[0] as readonly HexNo[]).length

function leastOf(set: readonly HexNo[], slots: Slots): number {
  let least = leastSum(set, slots[0] as readonly HexNo[])
  for (let at = 1; at < slots.length; at++) least = Math.min(least, leastSum(set, slots[at] as readonly HexNo[]))
  return least
}

/** Those of them that no other is nearer than: for decisions that nobody wants explained. */
export function nearestGroups(s: State, opponent: number, slots: Slots): HexGroup[] {
  const size = sizeOf(slots)
  const free = freeOf(s, s.opponents[opponent]?.colour ?? NONE)
  if (size <= 0 || free.length <= size) return groupsFor(s, opponent, slots)
  const least = free.map((theirs) => leastPair(slots, theirs))
  const nearest: Nearest = { slots, size, free, least, steps: Number.POSITIVE_INFINITY, found: [] }
  lookOn(nearest, [], 0, 0)
  return nearest.found
}

/** What a search for the nearest groups knows. */
interface Nearest {
  readonly slots: Slots
  readonly size: number
  readonly free: readonly HexNo[]
  /** By free hex: what any pair with it adds at least. */
  readonly least: readonly number[]
  /** The nearest so far. */
  steps: number
  found: HexGroup[]
}

/** All groups that begin with a set and go on from a place in the list, unless those added up so far are too far away already. */
function lookOn(nearest: Nearest, set: HexNo[], from: number, atLeast: number): void {
  const { size, free, least } = nearest
  if (set.length === size) return look(nearest, set)
  for (let at = from; at + size - set.length <= free.length; at++) {
    const more = atLeast + (least[at] as number)
    if (stepsIn(more) > nearest.steps) continue
    set.push(free[at] as HexNo)
    lookOn(nearest, set, at + 1, more)
    set.pop()
  }
}

function look(nearest: Nearest, set: readonly HexNo[]): void {
  const sum = leastOf(set, nearest.slots)
  const steps = stepsIn(sum)
  if (steps > nearest.steps) return
  if (steps < nearest.steps) nearest.found = []
  nearest.steps = steps
  nearest.found.push(groupOf(set.slice(), sum))
}

function leastPair(slots: Slots, theirs: HexNo): number {
  let least = MOST
  for (const own of slots) for (const mine of own) least = Math.min(least, PAIRS[mine * LAND + theirs] as number)
  return least
}

/** What a pair adds: its distance, and a little less on one island. So sums compare by distance first and by islands then. */
const PER_STEP = 64
const PAIRS = new Int16Array(LAND * LAND)
for (const [mine, a] of HEXES.entries())
  for (const [theirs, b] of HEXES.entries())
    PAIRS[mine * LAND + theirs] = PER_STEP * distance(mine, theirs) - (a.island === b.island ? 1 : 0)
/** More than any sum. */
const MOST = 1 << 20
const stepsIn = (sum: number): number => Math.ceil(sum / PER_STEP)

/** Of all pairings of the hexes with own dwellings, from one of these on and without the hexes used, as bits. */
function leastSum(hexes: readonly HexNo[], own: readonly HexNo[], at = 0, used = 0): number {
  if (at === hexes.length || at === own.length) return 0
  const row = (own[at] as HexNo) * LAND
  const isLast = at + 1 === hexes.length || at + 1 === own.length
  let least = MOST
  for (let i = 0; i < hexes.length; i++) {
    if ((used & (1 << i)) !== 0) continue
    const pair = PAIRS[row + (hexes[i] as HexNo)] as number
    const sum = isLast ? pair : pair + leastSum(hexes, own, at + 1, used | (1 << i))
    if (sum < least) least = sum
  }
  return least
}

function groupOf(hexes: readonly HexNo[], sum: number): HexGroup {
  const steps = stepsIn(sum)
  return { hexes, distance: steps, islands: PER_STEP * steps - sum }
}

/** The pairing that a group is measured by: for every own dwelling its hex. */
export function pairsOf({ hexes, distance: least, islands: most }: HexGroup, slots: Slots): readonly Pair[] {
  let found: readonly Pair[] | undefined
  for (const own of slots)
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
