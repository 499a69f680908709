// Direct adjacency (R2.2), what follows from it (R13.2, R19), groups of structures (R20) and the largest network (R28.2).
import { replaced } from '../../common/lists.ts'
import type { Tell } from '../../kernel/consequences.ts'
import {
  add,
  distance,
  factionOf,
  favourTile,
  type HexNo,
  type HexSet,
  has,
  hex,
  powerValue,
  type RiverNo,
  river,
  SANCTUARY,
  shippingDistance,
  site,
  TOWN_COPIES,
  TOWN_NEEDS,
  TOWN_TILES,
} from './catalogue/index.ts'
import type { Consequence, Told } from './consequences/records.ts'
import { hasStronghold, roomForPower } from './goods.ts'
import { rangeOf } from './reach.ts'
import { isOwn, isOwnAt, isTheir, NONE, OWN, pieceAt, type Player, type State, type Town } from './state.ts'

/** Land hexes that share an edge or a bridge with a hex. */
export function neighbours(p: Player, at: HexNo): readonly HexNo[] {
  const { land } = hex(at)
  let found: HexNo[] | undefined
  for (const no of p.bridges) {
    const [a, b] = site(no).ends
    if (a !== at && b !== at) continue
    found ??= land.slice()
    found.push(a === at ? b : a)
  }
  return found ?? land
}

/** Whether a structure of another colour is directly adjacent (R13.2, Q18, Q19). */
export function hasOpponentBeside(s: State, at: HexNo): boolean {
  for (const next of neighbours(s.player, at)) if (isTheir(pieceAt(s, next))) return true
  return false
}

/**
 * What a build or upgrade of another colour on a hex offers (R19, Q17): the sum, what is really gained, and its price. During set-up
 * nothing is gained (R19.5, Q10).
 */
export function offerAt(s: State, at: HexNo): { full: number; power: number; vp: number } {
  const around = neighbours(s.player, at)
  let full = 0
  for (const next of around) {
    const piece = pieceAt(s, next)
    if (isOwn(piece)) full += powerValue(piece - OWN)
  }
  const power = s.phase === 'setup' ? 0 : Math.min(full, roomForPower(s.player), s.player.vp + 1)
  return { full, power, vp: Math.max(0, power - 1) }
}

/** The hexes that are in towns. */
function inTowns({ towns }: Player): HexSet {
  const set: HexSet = [0, 0, 0]
  for (const { hexes } of towns) for (const at of hexes) add(set, at)
  return set
}

/** Own structures that are not in `taken` and connected to those in `group`: both grow by them. */
function spread(s: State, group: HexNo[], taken: HexSet): void {
  // The list grows while it is gone through.
  for (const member of group)
    for (const at of neighbours(s.player, member)) {
      if (!isOwnAt(s, at) || has(taken, at)) continue
      add(taken, at)
      group.push(at)
    }
}

/** Structures connected to a town join it, those that touch the river of a Mermaids' town too (R20.4, R27.11). */
export function joinTowns(s: State, tell: Told): void {
  const p = s.player
  if (p.towns.length === 0) return
  const taken = inTowns(p)
  for (let no = 0; no < p.towns.length; no++) {
    const town = p.towns[no] as Town
    const hexes = town.hexes.slice()
    const size = hexes.length
    if (town.river !== NONE)
      for (const at of river(town.river).land)
        if (isOwnAt(s, at) && !has(taken, at)) {
          add(taken, at)
          hexes.push(at)
        }
    spread(s, hexes, taken)
    if (hexes.length === size) continue
    if (tell !== undefined) tellJoined(s, no, hexes, size, tell)
    p.towns = replaced(p.towns, no, { tile: town.tile, hexes: hexes.sort(ascending), river: town.river })
  }
}

/** What joined a town of so many hexes: where it would have been a town by itself, that is told first (R20.4). */
function tellJoined(s: State, no: number, hexes: readonly HexNo[], size: number, tell: Tell<Consequence>): void {
  const [of, joined] = [hexes.slice(0, size), hexes.slice(size).sort(ascending)]
  // All other structures are taken, so groups of those that joined are found among themselves.
  const taken: HexSet = [0, 0, 0]
  for (const at of s.player.own) if (!joined.includes(at)) add(taken, at)
  for (const at of joined) {
    if (has(taken, at)) continue
    const group = groupOf(s, at, taken)
    if (isTown(s, group)) tell({ what: 'no-town', hexes: group, because: 'joined' })
  }
  tell({ what: 'joins', town: no, hexes: joined, of })
}

/** The structures connected to one, in map order. */
function groupOf(s: State, at: HexNo, taken: HexSet): HexNo[] {
  add(taken, at)
  const group = [at]
  spread(s, group, taken)
  return group.sort(ascending)
}

const ascending = (a: number, b: number): number => a - b

/** What a group of structures lacks to be a town (R20.1). */
export interface TownGap {
  readonly structures: number
  readonly power: number
}

/** The power of the structures on some hexes. */
export const powerOf = (s: State, group: readonly HexNo[]): number =>
  group.reduce((sum, at) => sum + powerValue(pieceAt(s, at) - OWN), 0)

function townGap(s: State, group: readonly HexNo[]): TownGap {
  let power = 0
  let sanctuary = false
  for (const at of group) {
    const kind = pieceAt(s, at) - OWN
    power += powerValue(kind)
    if (kind === SANCTUARY) sanctuary = true
  }
  const structures = sanctuary ? TOWN_NEEDS.withSanctuary : TOWN_NEEDS.structures
  return { structures: Math.max(0, structures - group.length), power: Math.max(0, townPower(s.player) - power) }
}

function isTown(s: State, group: readonly HexNo[]): boolean {
  const { structures, power } = townGap(s, group)
  return structures === 0 && power === 0
}

/** The groups of structures that are in no town, with what each lacks. Structures have joined towns before. */
export function townsToBe(s: State): readonly { readonly hexes: readonly HexNo[]; readonly gap: TownGap }[] {
  const taken = inTowns(s.player)
  return s.player.own.flatMap((at) => {
    if (has(taken, at)) return []
    const hexes = groupOf(s, at, taken)
    return [{ hexes, gap: townGap(s, hexes) }]
  })
}

/** The power a town takes (R20.1, R25). */
export function townPower({ favours }: Player): number {
  let least: number = TOWN_NEEDS.power
  for (const no of favours) least = Math.min(least, favourTile(no).townPower)
  return least
}

/** The group that founds the next town, the one with the first hex in map order (R20.2). Structures have joined towns before. */
export function townGroup(s: State): HexNo[] | undefined {
  const { own } = s.player
  if (own.length < TOWN_NEEDS.withSanctuary) return undefined
  const taken = inTowns(s.player)
  for (const at of own) {
    if (has(taken, at)) continue
    const group = groupOf(s, at, taken)
    if (isTown(s, group)) return group
  }
  return undefined
}

/** R27.11: the structures that one river hex would connect, if they make a town; no structure of a town is among or beside them. */
export function riverGroup(s: State, no: RiverNo): HexNo[] | undefined {
  if (!touchesTwo(s, no)) return undefined
  const taken = inTowns(s.player)
  const group: HexNo[] = []
  let parts = 0
  for (const at of river(no).land) {
    if (!isOwnAt(s, at)) continue
    if (group.includes(at)) continue
    if (has(taken, at)) return undefined
    add(taken, at)
    group.push(at)
    spread(s, group, taken)
    parts++
  }
  if (parts < 2 || !isTown(s, group) || touchesTown(s, group)) return undefined
  return group.sort(ascending)
}

/** Whether two own structures lie at a river hex. */
function touchesTwo(s: State, no: RiverNo): boolean {
  let count = 0
  for (const at of river(no).land) if (isOwnAt(s, at) && ++count === 2) return true
  return false
}

function touchesTown(s: State, group: readonly HexNo[]): boolean {
  const { towns } = s.player
  for (const town of towns) {
    for (const at of group) {
      const around = neighbours(s.player, at)
      if (town.hexes.some((member) => around.includes(member))) return true
      if (town.river !== NONE && river(town.river).land.includes(at)) return true
    }
  }
  return false
}

export function townTilesLeft(p: Player): number[] {
  const left: number[] = []
  for (let tile = 0; tile < TOWN_TILES.length; tile++) if (isTileLeft(p, tile)) left.push(tile)
  return left
}
export function hasTownTile(p: Player): boolean {
  for (let tile = 0; tile < TOWN_TILES.length; tile++) if (isTileLeft(p, tile)) return true
  return false
}
function isTileLeft({ towns }: Player, tile: number): boolean {
  let taken = 0
  for (const town of towns) if (town.tile === tile) taken++
  return taken < TOWN_COPIES
}

/** The number of structures in the largest network (R28.2, Q24). */
export function networkSize(s: State): number {
  const { own } = s.player
  const taken: HexSet = [0, 0, 0]
  let largest = 0
  for (const first of own) if (!has(taken, first)) largest = Math.max(largest, networkOf(s, first, taken).length)
  return largest
}

/** Every network, in map order of their first structures. */
export function networks(s: State): readonly (readonly HexNo[])[] {
  const taken: HexSet = [0, 0, 0]
  return s.player.own.flatMap((first) => (has(taken, first) ? [] : [networkOf(s, first, taken)]))
}

/** The structures in a network with the first one; all of them are taken then. */
function networkOf(s: State, first: HexNo, taken: HexSet): HexNo[] {
  const { own } = s.player
  const range = rangeOf(s.player, false)
  const skip = skipRange(s.player)
  add(taken, first)
  const group = [first]
  for (const at of group) {
    spread(s, group, taken)
    for (const other of own) {
      if (has(taken, other)) continue
      if (shippingDistance(at, other) > range && distance(at, other) > skip) continue
      add(taken, other)
      group.push(other)
    }
  }
  return group
}

/** The networks that a structure on a hex would belong to. */
export function networksBeside(s: State, at: HexNo): readonly (readonly HexNo[])[] {
  const around = neighbours(s.player, at)
  const [range, skip] = [rangeOf(s.player, false), skipRange(s.player)]
  const isLinked = (own: HexNo): boolean =>
    around.includes(own) || shippingDistance(at, own) <= range || distance(at, own) <= skip
  return networks(s).filter((network) => network.some(isLinked))
}

function skipRange(p: Player): number {
  const { skip } = factionOf(p.faction).ability
  if (skip === undefined) return 0
  return hasStronghold(p) ? skip.strongRange : skip.range
}
