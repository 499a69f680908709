import { bonusTile, factionOf, type SpecialId, theFavour } from '../../catalogue/index.ts'
import { hasStronghold } from '../../goods.ts'
import { NONE, type State } from '../../state.ts'

const WATER_2 = theFavour('favour-water-2')

/** The special actions a player has, used or not: of the bonus tile, a favour, the faction. */
export function specialsOf({ player }: State): SpecialId[] {
  const found: SpecialId[] = []
  const tile = player.bonus === NONE ? undefined : bonusTile(player.bonus).special
  if (tile !== undefined) found.push(tile)
  if (player.favours.includes(WATER_2)) found.push('favour-cult-action')
  const own = factionOf(player.faction).ability.specialAction
  if (own !== undefined && (hasStronghold(player) || own === 'engineers-bridge')) found.push(own)
  return found
}
