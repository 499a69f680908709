// What an opponent's piece on a hex would mean for you: the power it offers, the lost hex, the towns and networks it blocks.
import { has, type HexNo } from '../../catalogue/index.ts'
import { neighbours, networksBeside, offerAt, type TownGap, townsToBe } from '../../network.ts'
import { homeOf, spadesNeeded } from '../../prices.ts'
import { reachable, skippable } from '../../reach.ts'
import { colourAt, EMPTY, isOwnAt, pieceAt, type State } from '../../state.ts'

export interface Threat {
  readonly offer: { readonly power: number; readonly vp: number }
  /** Spades that would have made the hex yours; undefined if you lose no hex. */
  readonly spades: number | undefined
  /** You could settle there now. */
  readonly inReach: boolean
  /** Groups that could still have become a town, and no longer can. */
  readonly blocked: readonly (readonly HexNo[])[]
  /** Groups that lose one of their free neighbour hexes, with how many are left. */
  readonly narrowed: readonly { readonly hexes: readonly HexNo[]; readonly left: number }[]
  /** Sizes of the networks that a structure there would have joined. */
  readonly parted: readonly number[]
}

/** An upgrade takes no hex: it only offers power. */
export function threatOf(s: State, at: HexNo): Threat {
  const { power, vp } = offerAt(s, at)
  const offer = { power, vp }
  if (pieceAt(s, at) !== EMPTY)
    return { offer, spades: undefined, inReach: false, blocked: [], narrowed: [], parted: [] }
  const growing = townsToBe(s).filter(({ gap }) => gap.structures > 0)
  const blocked = growing.filter((group) => room(s, group.hexes) >= group.gap.structures && isCut(s, group, at))
  const reach = reachable(s)
  const near = networksBeside(s, at)
  return {
    offer,
    spades: colourAt(s, at) === homeOf(s.player) ? 0 : spadesNeeded(s.player, colourAt(s, at), homeOf(s.player)),
    inReach: has(reach, at) || has(skippable(s, reach), at),
    blocked: blocked.map(({ hexes }) => hexes),
    narrowed: growing.flatMap((group) => {
      const free = freeBeside(s, group.hexes)
      return free.includes(at) && !blocked.includes(group) ? [{ hexes: group.hexes, left: free.length - 1 }] : []
    }),
    parted: near.length > 1 ? near.map(({ length }) => length) : [],
  }
}

/** Whether it does not affect you at all. */
export const isHarmless = ({ offer, blocked, narrowed, parted, inReach }: Threat): boolean =>
  offer.power === 0 && blocked.length + narrowed.length + parted.length === 0 && !inReach

const isCut = (s: State, { hexes, gap }: { readonly hexes: readonly HexNo[]; readonly gap: TownGap }, at: HexNo) =>
  room(s, hexes, at) < gap.structures

const freeBeside = (s: State, group: readonly HexNo[]): HexNo[] => [
  ...new Set(group.flatMap((member) => neighbours(s.player, member).filter((at) => pieceAt(s, at) === EMPTY))),
]

/** By how many structures a group could still grow on connected land: free hexes, and your structures beyond them. */
function room(s: State, group: readonly HexNo[], without?: HexNo): number {
  const seen = new Set<HexNo>(group)
  // The list grows during the loop.
  const open = [...group]
  for (const member of open)
    for (const at of neighbours(s.player, member)) {
      if (at === without || seen.has(at) || !(pieceAt(s, at) === EMPTY || isOwnAt(s, at))) continue
      seen.add(at)
      open.push(at)
    }
  return seen.size - group.length
}
