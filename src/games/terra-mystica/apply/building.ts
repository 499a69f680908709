// Structures, and what building brings: points, favours, towns, the effects of a stronghold (R9.3, R13, R20, R23, R27).
import type { AskOf } from '../asks.ts'
import {
  cultNo,
  DWELLING,
  type FavourNo,
  factionOf,
  FAVOURS,
  favourTile,
  goods,
  type HexNo,
  SANCTUARY,
  STRONGHOLD,
  type StructureNo,
  TEMPLE,
  type TownNo,
  townTile,
} from '../catalogue/index.ts'
import type { Cause, Told } from '../consequences/records.ts'
import { gain, gainPower, gainSpades, score, tileOfRound } from '../goods.ts'
import { hasOpponentBeside, hasTownTile, joinTowns, riverGroup, townGroup } from '../network.ts'
import { builtOf, EMPTY, NONE, OWN, pieceAt, type Player, type State } from '../state.ts'
import { advance, useKeys } from './cults.ts'

/** Puts an own structure on a hex; the one that stood there goes back to the supply (R1.5). */
export function placeOwn(s: State, at: HexNo, kind: StructureNo, tell?: Told): void {
  const { own, built } = s.player
  const before = pieceAt(s, at)
  tell?.({ what: 'stands', hex: at, kind, before: before === EMPTY ? undefined : before - OWN })
  if (before === EMPTY) {
    let place = own.length
    while (place > 0 && (own[place - 1] as HexNo) > at) place--
    own.splice(place, 0, at)
  } else built[before - OWN] = builtOf(s.player, before - OWN) - 1
  built[kind] = builtOf(s.player, kind) + 1
  s.pieces[at] = OWN + kind
}

/** R9.3: points of the round and of favours owned before. The Cultists' step comes after everything else (Q32). */
function scoreBuild(s: State, at: HexNo, kind: StructureNo, tell: Told): void {
  const p = s.player
  const tile = tileOfRound(s)
  if (tile !== undefined) score(p, tile.buildVp[kind] ?? 0, tile.id, tell)
  for (const no of p.favours) score(p, favourTile(no).buildVp[kind] ?? 0, favourTile(no).id, tell)
  const { id, ability } = factionOf(p.faction)
  if (!ability.reaction || s.reaction === 'none' || !hasOpponentBeside(s, at)) return
  if (s.reaction === 'power')
    gainPower(p, 1, id, tell) // Q19
  else s.asks.push({ ask: 'reaction' })
}

export function buildDwelling(s: State, at: HexNo, tell: Told): void {
  placeOwn(s, at, DWELLING, tell)
  scoreBuild(s, at, DWELLING, tell)
  checkTowns(s, tell)
}

/** R13.5: the town the upgrade itself completes, then favours, then towns that a favour makes possible. */
export function upgradeTo(s: State, at: HexNo, to: StructureNo, tell: Told): void {
  placeOwn(s, at, to, tell)
  scoreBuild(s, at, to, tell)
  if (to === TEMPLE || to === SANCTUARY) s.asks.push({ ask: 'favour', count: factionOf(s.player.faction).favours })
  if (to === STRONGHOLD) raiseStronghold(s, tell)
  checkTowns(s, tell)
}

/** R13.4 */
function raiseStronghold(s: State, tell: Told): void {
  const p = s.player
  const { strongholdEffect: effect, shipping } = factionOf(p.faction)
  switch (effect.does) {
    case 'power':
      return gainPower(p, effect.power, 'stronghold', tell)
    case 'favours':
      s.asks.push({ ask: 'favour', count: effect.count })
      return
    case 'vp':
      return score(p, effect.vp, 'stronghold', tell)
    case 'exchange':
      s.asks.push({ ask: 'exchange' })
      return
    case 'spades':
      tell?.({ what: 'spades', by: effect.spades, because: 'stronghold' })
      gainSpades(s, effect.spades, tell)
      s.asks.push({ ask: 'dig', spades: effect.spades, from: 'stronghold' })
      return
    case 'shipping':
      if (shipping !== undefined && p.shipping < shipping.max) advanceShipping(p, 'stronghold', tell)
      return
    case 'nothing':
      return
  }
}

/** R11: a level brings points. */
export function advanceShipping(p: Player, because: Cause, tell: Told): void {
  p.shipping++
  tell?.({ what: 'track', track: 'shipping', to: p.shipping, because })
  score(p, factionOf(p.faction).shipping?.vp[p.shipping] ?? 0, 'shipping', tell)
}

/** R20.2: structures join their towns, and a group that makes a town founds it while there are tiles. */
export function checkTowns(s: State, tell: Told): void {
  joinTowns(s, tell)
  const group = townGroup(s)
  if (group === undefined) return
  if (hasTownTile(s.player)) s.asks.push({ ask: 'town', river: NONE })
  else tell?.({ what: 'no-town', hexes: group, because: 'no-tile' }) // R29.4
}

/** R20.3; the key comes before the steps (R22.4), and tracks stopped before have it first (R22.3). */
export function applyTown(s: State, no: TownNo, { river }: AskOf<'town'>, tell: Told): void {
  const p = s.player
  const hexes = (river === NONE ? townGroup(s) : riverGroup(s, river)) ?? []
  tell?.({ what: 'town', town: p.towns.length, tile: no, hexes: hexes.slice(), river })
  p.towns.push({ tile: no, hexes, river })
  const { id, vp, gain: brings, cults } = townTile(no)
  const { id: faction, ability } = factionOf(p.faction)
  const tile = tileOfRound(s)
  score(p, vp, id, tell)
  score(p, ability.vpPerTown, faction, tell)
  if (tile !== undefined) score(p, tile.townVp, tile.id, tell)
  gain(p, brings, id, tell)
  if (ability.workersPerTown > 0) gain(p, goods({ workers: ability.workersPerTown }), faction, tell)
  p.keys++
  tell?.({ what: 'key', because: id })
  checkTowns(s, tell)
  if (cults) s.asks.push({ ask: 'town-steps' })
  useKeys(s, tell)
}

/** R23; a player owns at most one of each kind. */
export const favoursLeft = (s: State): number => FAVOURS.length - s.player.favours.length

export function applyFavour(s: State, no: FavourNo, { count }: AskOf<'favour'>, tell: Told): void {
  s.player.favours.push(no)
  tell?.({ what: 'favour', favour: no })
  const { id, cult, steps } = favourTile(no)
  advance(s, cultNo(cult), steps, id, tell)
  if (count > 1 && favoursLeft(s) > 0) s.asks.push({ ask: 'favour', count: count - 1 })
  else checkTowns(s, tell)
}
