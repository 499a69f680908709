// The special actions a player has (R16, R27): of the bonus tile held, of favours, of the faction.
import {
  BONUS_TILES,
  FACTIONS,
  FAVOURS,
  type SpecialId,
  type SpecialNo,
  specialAction,
  specialNo,
} from './catalogue/index.ts'
import { hasStronghold } from './goods.ts'
import { NONE, type Player } from './state.ts'

const numberOf = (id: SpecialId | undefined): number => (id === undefined ? NONE : specialNo(id))
const OF_TILE: readonly number[] = BONUS_TILES.map(({ special }) => numberOf(special))
const OF_FAVOUR: readonly number[] = FAVOURS.map(({ special }) => numberOf(special))
const OF_FACTION: readonly number[] = FACTIONS.map(({ ability }) => numberOf(ability.specialAction))

/** Used this round or not. */
export function specialsOf(p: Player): SpecialNo[] {
  const found: SpecialNo[] = []
  const ofTile = p.bonus === NONE ? NONE : (OF_TILE[p.bonus] as number)
  if (ofTile !== NONE) found.push(ofTile)
  for (const no of p.favours) if (OF_FAVOUR[no] !== NONE) found.push(OF_FAVOUR[no] as number)
  const ofFaction = OF_FACTION[p.faction] as number
  if (ofFaction !== NONE && (!specialAction(ofFaction).stronghold || hasStronghold(p))) found.push(ofFaction)
  return found
}
