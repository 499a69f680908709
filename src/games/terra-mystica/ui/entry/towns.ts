// Towns of a position that is being entered: a touch on a structure makes its whole group a town (R20), a touch on a river one of the
// Mermaids (R27.11).
import type { Json } from '../../../../kernel/contract.ts'
import { type Entered, listOf, objectOf, withParts } from '../../../../web/kit/entered.ts'
import { HEXES, hex, hexNo, RIVERS, riverNo } from '../../catalogue/index.ts'

const ownOf = ({ player }: Entered): Entered => objectOf(objectOf(player)['structures'])
const bridgesOf = ({ player }: Entered): readonly Json[] => listOf(objectOf(player)['bridges'])

export interface TownIn {
  readonly tile: string
  readonly hexes: readonly string[]
  readonly river: string | undefined
}

export const townsOf = ({ player }: Entered): readonly TownIn[] =>
  listOf(objectOf(player)['towns']).map((each) => {
    const { tile, hexes, river } = objectOf(each)
    return {
      tile: typeof tile === 'string' ? tile : '',
      hexes: listOf(hexes).map(String),
      river: typeof river === 'string' ? river : undefined,
    }
  })

const withTowns = (position: Entered, towns: readonly TownIn[]): Entered =>
  withParts(position, 'player', {
    towns: towns.map(
      ({ tile, hexes, river }): Json => ({ tile, hexes: [...hexes].sort(), ...(river === undefined ? {} : { river }) }),
    ),
  })

/** The town a hex or a river belongs to. */
export const townAt = (position: Entered, spot: string): TownIn | undefined =>
  townsOf(position).find(({ hexes, river }) => river === spot || hexes.includes(spot))

/** Rivers where a tile of the Mermaids may lie: structures of yours on several sides. */
export const riversOf = (position: Entered): readonly number[] => {
  if (objectOf(position['player'])['faction'] !== 'mermaids') return []
  return RIVERS.flatMap((_, no) => (shores(position, no).length > 1 ? [no] : []))
}

const shores = (position: Entered, river: number): readonly string[] =>
  (RIVERS[river]?.land ?? []).map((no) => hex(no).id).filter((id) => id in ownOf(position))

/** The structures connected to some, without those that are in other towns. */
function groupOf(position: Entered, from: readonly string[]): readonly string[] {
  const own = ownOf(position)
  const taken = new Set(townsOf(position).flatMap(({ hexes }) => hexes))
  const bridges = bridgesOf(position).map((each) => listOf(each).map(String))
  const group = new Set(from.filter((id) => !taken.has(id)))
  // The set grows while it is gone through.
  for (const id of group) {
    const no = hexNo(id)
    const beside = no === undefined ? [] : (HEXES[no]?.land ?? []).map((each) => hex(each).id)
    const across = bridges.filter((ends) => ends.includes(id)).flat()
    for (const next of [...beside, ...across]) if (next in own && !taken.has(next)) group.add(next)
  }
  return [...group]
}

/** Without a hex; a town without hexes is gone. */
const withoutHex = (towns: readonly TownIn[], spot: string): readonly TownIn[] =>
  towns
    .map((town) => ({ ...town, hexes: town.hexes.filter((id) => id !== spot) }))
    .filter(({ hexes }) => hexes.length > 0)

/** The same tile again takes the town away; another tile takes over only this structure, where two towns have grown together. */
export function withTown(position: Entered, spot: string, tile: string): Entered {
  const towns = townsOf(position)
  const there = townAt(position, spot)
  if (there?.tile === tile) return withoutTown(position, spot)
  const river = riverNo(spot)
  if (there !== undefined && river === undefined) {
    const others = withoutHex(towns, spot)
    const same = others.find((town) => town.tile === tile)
    const grown = { tile, hexes: [...(same?.hexes ?? []), spot], river: same?.river }
    return withTowns(position, [...others.filter((town) => town !== same), grown])
  }
  const kept = towns.filter((town) => town !== there)
  const free = withTowns(position, kept)
  const hexes = groupOf(free, river === undefined ? [spot] : shores(free, river))
  return withTowns(position, [...kept, { tile, hexes, river: river === undefined ? undefined : spot }])
}

export const withoutTown = (position: Entered, spot: string): Entered =>
  withTowns(
    position,
    townsOf(position).filter((town) => town.river !== spot && !town.hexes.includes(spot)),
  )

/** A structure that goes leaves its town. */
export const withoutTownHex = (position: Entered, spot: string): Entered =>
  townAt(position, spot) === undefined ? position : withTowns(position, withoutHex(townsOf(position), spot))
