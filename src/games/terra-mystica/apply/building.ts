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
import { gain, gainPower, gainSpades, tileOfRound } from '../goods.ts'
import { hasOpponentBeside, joinTowns, riverGroup, townGroup, townTilesLeft } from '../network.ts'
import { builtOf, EMPTY, NONE, OWN, pieceAt, type State } from '../state.ts'
import { advance, useKeys } from './cults.ts'

/** Puts an own structure on a hex; the one that stood there goes back to the supply (R1.5). */
export function placeOwn(s: State, at: HexNo, kind: StructureNo): void {
  const { own, built } = s.player
  const before = pieceAt(s, at)
  if (before === EMPTY) {
    let place = own.length
    while ((own[place - 1] ?? NONE) > at) place--
    own.splice(place, 0, at)
  } else built[before - OWN] = builtOf(s.player, before - OWN) - 1
  built[kind] = builtOf(s.player, kind) + 1
  s.pieces[at] = OWN + kind
}

/** R9.3: points of the round and of favours owned before. The Cultists' step comes after everything else (Q32). */
function scoreBuild(s: State, at: HexNo, kind: StructureNo): void {
  const p = s.player
  p.vp += tileOfRound(s)?.buildVp[kind] ?? 0
  for (const no of p.favours) p.vp += favourTile(no).buildVp[kind] ?? 0
  if (!factionOf(p.faction).ability.reaction || s.reaction === 'none' || !hasOpponentBeside(s, at)) return
  if (s.reaction === 'power')
    gainPower(p, 1) // Q19
  else s.asks.push({ ask: 'reaction' })
}

export function buildDwelling(s: State, at: HexNo): void {
  placeOwn(s, at, DWELLING)
  scoreBuild(s, at, DWELLING)
  checkTowns(s)
}

/** R13.5: the town the upgrade itself completes, then favours, then towns that a favour makes possible. */
export function upgradeTo(s: State, at: HexNo, to: StructureNo): void {
  placeOwn(s, at, to)
  scoreBuild(s, at, to)
  if (to === TEMPLE || to === SANCTUARY) s.asks.push({ ask: 'favour', count: factionOf(s.player.faction).favours })
  if (to === STRONGHOLD) raiseStronghold(s)
  checkTowns(s)
}

/** R13.4 */
function raiseStronghold(s: State): void {
  const p = s.player
  const { strongholdEffect: effect, shipping } = factionOf(p.faction)
  switch (effect.does) {
    case 'power':
      return gainPower(p, effect.power)
    case 'favours':
      s.asks.push({ ask: 'favour', count: effect.count })
      return
    case 'vp':
      p.vp += effect.vp
      return
    case 'exchange':
      s.asks.push({ ask: 'exchange' })
      return
    case 'spades':
      gainSpades(s, effect.spades)
      s.asks.push({ ask: 'dig', spades: effect.spades, from: 'stronghold' })
      return
    case 'shipping':
      if (shipping !== undefined && p.shipping < shipping.max) p.vp += shipping.vp[++p.shipping] ?? 0
      return
    case 'nothing':
      return
  }
}

/** R20.2: structures join their towns, and a group that makes a town founds it while there are tiles. */
export function checkTowns(s: State): void {
  joinTowns(s)
  if (townGroup(s) !== undefined && townTilesLeft(s.player).length > 0) s.asks.push({ ask: 'town', river: NONE })
}

/** R20.3; the key comes before the steps (R22.4), and tracks stopped before have it first (R22.3). */
export function applyTown(s: State, tile: TownNo, { river }: AskOf<'town'>): void {
  const p = s.player
  const group = river === NONE ? townGroup(s) : riverGroup(s, river)
  p.towns.push({ tile, hexes: group ?? [], river })
  const { vp, gain: brings, cults } = townTile(tile)
  const { vpPerTown, workersPerTown } = factionOf(p.faction).ability
  p.vp += vp + vpPerTown + (tileOfRound(s)?.townVp ?? 0)
  gain(p, brings)
  if (workersPerTown > 0) gain(p, goods({ workers: workersPerTown }))
  p.keys++
  checkTowns(s)
  if (cults) s.asks.push({ ask: 'town-steps' })
  useKeys(s)
}

/** R23; a player owns at most one of each kind. */
export const favoursLeft = (s: State): number => FAVOURS.length - s.player.favours.length

export function applyFavour(s: State, no: FavourNo, { count }: AskOf<'favour'>): void {
  s.player.favours.push(no)
  const { cult, steps } = favourTile(no)
  advance(s, cultNo(cult), steps)
  if (count > 1 && favoursLeft(s) > 0) s.asks.push({ ask: 'favour', count: count - 1 })
  else checkTowns(s)
}
