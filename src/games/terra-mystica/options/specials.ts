// Special actions (R16, R27): those the player has, where they can be carried through.
import { DWELLING, type HexNo, hex, LAND, type SpecialNo, specialAction, TRADING_POST } from '../catalogue/index.ts'
import { canPay } from '../goods.ts'
import { find, type Found, OPTION, optionOf } from '../moves.ts'
import { homeOf } from '../prices.ts'
import { specialsOf } from '../specials.ts'
import { EMPTY, hasLeft, isOwnAt, OWN, type State } from '../state.ts'
import { canBridge } from './answers.ts'
import { canDig } from './digging.ts'

export function specialOptions(s: State, found: Found): void {
  for (const no of specialsOf(s.player)) specialOption(s, no, found)
}

/** Once per round, unless it is unlimited; what builds or digs needs a place for it (R29.8). */
function specialOption(s: State, no: SpecialNo, found: Found): void {
  const { effect, price, unlimited } = specialAction(no)
  if (!unlimited && s.player.used.includes(no)) return
  if (!canPay(s.player, price)) return
  switch (effect.does) {
    case 'spades':
      if (!canDig(s, effect.spades, 'one-hex')) return
      break
    case 'bridge':
      if (!canBridge(s)) return
      break
    case 'sandstorm':
      for (const at of sandstormHexes(s)) find(found, optionOf(OPTION.sandstorm, at))
      return
    case 'ride':
      rides(s, found)
      return
    case 'free-post':
      freePosts(s, found)
      return
    case 'steps':
    case 'nothing':
      break
  }
  find(found, optionOf(OPTION.special, no))
}

/** Unoccupied hexes of other colours that share an edge with an own structure: no bridge, no shipping (R27.12). */
function sandstormHexes(s: State): HexNo[] {
  const home = homeOf(s.player)
  const found: HexNo[] = []
  for (let at = 0; at < LAND; at++) {
    if (s.pieces[at] !== EMPTY || s.terrain[at] === home) continue
    if (hex(at).land.some((next) => isOwnAt(s, next))) found.push(at)
  }
  return found
}

function rides(s: State, found: Found): void {
  if (!hasLeft(s.player, DWELLING)) return
  const home = homeOf(s.player)
  for (let at = 0; at < LAND; at++)
    if (s.pieces[at] === EMPTY && s.terrain[at] === home) find(found, optionOf(OPTION.ride, at))
}

function freePosts({ player, pieces }: State, found: Found): void {
  if (!hasLeft(player, TRADING_POST)) return
  for (const at of player.own) if (pieces[at] === OWN + DWELLING) find(found, optionOf(OPTION['free-post'], at))
}
