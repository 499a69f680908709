// Special actions (R16, R27): of the bonus tile held, of a favour, of the stronghold.
import {
  bonusTile,
  DWELLING,
  ENGINEERS_PRICE,
  factionOf,
  type HexNo,
  hex,
  LAND,
  type SpecialId,
  SUPPLY,
  theFavour,
  theSpecial,
  TRADING_POST,
} from '../catalogue/index.ts'
import { canPay, hasStronghold } from '../goods.ts'
import { OPTION, type Option } from '../moves.ts'
import { homeOf } from '../prices.ts'
import { EMPTY, isOwn, NONE, OWN, type State } from '../state.ts'
import { bridgeOptions } from './answers.ts'
import { hasDwelling, hexOptions } from './digging.ts'

const WATER_2 = theFavour('favour-water-2')

export function specialOptions(s: State, found: Option[]): void {
  const { bonus, favours, faction } = s.player
  const ofTile = bonus === NONE ? undefined : bonusTile(bonus).special
  if (ofTile !== undefined) specialOption(s, ofTile, found)
  if (favours.includes(WATER_2)) specialOption(s, 'favour-cult-action', found)
  const own = factionOf(faction).ability.specialAction
  if (own === 'engineers-bridge') {
    if (canPay(s.player, ENGINEERS_PRICE) && bridgeOptions(s).length > 0) push(own, found)
  } else if (own !== undefined && hasStronghold(s.player)) specialOption(s, own, found)
}

const push = (id: SpecialId, found: Option[]): number => found.push(OPTION.special[theSpecial(id)] as Option)

/** Once per round; what builds or digs needs a place for it (R29.8). */
function specialOption(s: State, id: SpecialId, found: Option[]): void {
  if (s.player.used.includes(theSpecial(id))) return
  switch (id) {
    case 'bonus-spade-action':
      if (hexOptions(s, { ask: 'dig', spades: 1, from: 'one-hex' }).length > 0) push(id, found)
      return
    case 'giants-spades':
      if (hexOptions(s, { ask: 'dig', spades: 2, from: 'one-hex' }).length > 0) push(id, found)
      return
    case 'nomads-sandstorm':
      for (const at of sandstormHexes(s)) found.push(OPTION.sandstorm[at] as Option)
      return
    case 'witches-ride':
      rides(s, found)
      return
    case 'swarmlings-upgrade':
      freePosts(s, found)
      return
    default:
      push(id, found)
  }
}

/** Unoccupied hexes of other colours that share an edge with an own structure: no bridge, no shipping (R27.12). */
function sandstormHexes(s: State): HexNo[] {
  const home = homeOf(s.player)
  const found: HexNo[] = []
  for (let at = 0; at < LAND; at++) {
    if (s.pieces[at] !== EMPTY || s.terrain[at] === home) continue
    if (hex(at).land.some((next) => isOwn(s.pieces[next] as number))) found.push(at)
  }
  return found
}

function rides(s: State, found: Option[]): void {
  if (!hasDwelling(s)) return
  const home = homeOf(s.player)
  for (let at = 0; at < LAND; at++)
    if (s.pieces[at] === EMPTY && s.terrain[at] === home) found.push(OPTION.ride[at] as Option)
}

function freePosts({ player, pieces }: State, found: Option[]): void {
  if ((player.built[TRADING_POST] as number) >= (SUPPLY[TRADING_POST] as number)) return
  for (const at of player.own) if (pieces[at] === OWN + DWELLING) found.push(OPTION['free-post'][at] as Option)
}
