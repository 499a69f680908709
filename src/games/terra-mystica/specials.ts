// The special actions a player has (R16, R27): of the bonus tile held, of favours, of the faction.
import { bonusTile, factionOf, favourTile, type SpecialNo, specialAction, specialNo } from './catalogue/index.ts'
import { hasStronghold } from './goods.ts'
import { NONE, type Player } from './state.ts'

/** Used this round or not. */
export function specialsOf(p: Player): SpecialNo[] {
  const found: SpecialNo[] = []
  const ofTile = p.bonus === NONE ? undefined : bonusTile(p.bonus).special
  if (ofTile !== undefined) found.push(specialNo(ofTile))
  for (const no of p.favours) {
    const ofFavour = favourTile(no).special
    if (ofFavour !== undefined) found.push(specialNo(ofFavour))
  }
  const ofFaction = factionOf(p.faction).ability.specialAction
  if (ofFaction !== undefined) {
    const no = specialNo(ofFaction)
    if (!specialAction(no).stronghold || hasStronghold(p)) found.push(no)
  }
  return found
}
