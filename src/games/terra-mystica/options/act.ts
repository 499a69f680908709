// The action phase: every action that can be begun and carried through now (S21, R9), conversions and burning (R4).
import {
  conversion,
  CONVERSIONS,
  CULTS,
  DWELLING,
  factionOf,
  type HexNo,
  POWER_ACTIONS,
  powerAction,
  RIVERS,
  ROUNDS,
  SHIPPING_PRICE,
  SLOTS_2,
  SLOTS_3,
  UPGRADES,
} from '../catalogue/index.ts'
import { canPay, fixedSpades, priestsLeft, spadePrice } from '../goods.ts'
import { OPTION, type Option, optionOf, sendOption } from '../moves.ts'
import { riverGroup, townTilesLeft } from '../network.ts'
import { dwellingPrice, homeOf, skipPrice, sum, upgradePrice } from '../prices.ts'
import { freeHexes, reachable, skippable } from '../reach.ts'
import { hasLeft, NONE, OWN, pieceAt, type State, threes, twos } from '../state.ts'
import { bridgeOptions } from './answers.ts'
import { hexOptions } from './digging.ts'
import { newActions } from './opponents.ts'
import { specialOptions } from './specials.ts'

export function actOptions(s: State): Option[] {
  const found: Option[] = []
  groundOptions(s, found)
  upgradeOptions(s, found)
  advanceOptions(s, found)
  priestOptions(s, found)
  powerOptions(s, found)
  specialOptions(s, found)
  riverTowns(s, found)
  newActions(s, found)
  conversionOptions(s, found)
  passOptions(s, found)
  return found
}

/** Transform and build (R10), with a tunnel or carpet where needed (R27.6, R27.8). */
function groundOptions(s: State, found: Option[]): void {
  const p = s.player
  const spade = spadePrice(p, fixedSpades(p) ?? 1)
  const dwelling = dwellingPrice(p)
  const set = reachable(s)
  const dwellingLeft = hasLeft(p, DWELLING)
  ground(s, freeHexes(s, set), canPay(p, spade), dwellingLeft && canPay(p, dwelling), found)
  if (factionOf(p.faction).ability.skip === undefined) return
  const skip = skipPrice(p)
  if (!canPay(p, skip)) return
  const builds = dwellingLeft && canPay(p, sum(dwelling, skip))
  ground(s, freeHexes(s, skippable(s, set)), canPay(p, sum(spade, skip)), builds, found)
}

function ground(s: State, hexes: readonly HexNo[], digs: boolean, builds: boolean, found: Option[]): void {
  const home = homeOf(s.player)
  const onlyHome = fixedSpades(s.player) !== undefined
  for (const at of hexes) {
    const isHome = s.terrain[at] === home
    if (digs && !(isHome && onlyHome)) found.push(optionOf(OPTION.dig, at))
    if (builds && isHome) found.push(optionOf(OPTION.build, at))
  }
}

/** R13; the supply is looked at before the price (R29.2). */
function upgradeOptions(s: State, found: Option[]): void {
  for (const at of s.player.own)
    for (const to of UPGRADES[pieceAt(s, at) - OWN] ?? [])
      if (hasLeft(s.player, to) && canPay(s.player, upgradePrice(s, at, to)))
        found.push(optionOf(OPTION.upgrade[at] ?? [], to))
}

/** R11, R12 */
function advanceOptions({ player }: State, found: Option[]): void {
  const { shipping, dig } = factionOf(player.faction)
  if (shipping !== undefined && player.shipping < shipping.max && canPay(player, SHIPPING_PRICE))
    found.push(OPTION['advance-shipping'])
  if (dig !== undefined && player.dig < dig.max && canPay(player, dig.price)) found.push(OPTION['advance-dig'])
}

/** R14 */
function priestOptions({ player }: State, found: Option[]): void {
  if (player.priests === 0) return
  for (let cult = 0; cult < CULTS.length; cult++) {
    if (threes(player, cult) < SLOTS_3) found.push(sendOption(cult, 3))
    if (twos(player, cult) < SLOTS_2) found.push(sendOption(cult, 2))
    found.push(sendOption(cult, 1))
  }
}

/** R15: once per round, not if blocked; a bridge and spades need a place (R29.8). */
function powerOptions(s: State, found: Option[]): void {
  const [, , power] = s.player.bowls
  for (let no = 0; no < POWER_ACTIONS.length; no++) {
    const { cost, spades, bridge } = powerAction(no)
    if (power < cost || s.powerUsed.includes(no) || s.blocked.includes(no)) continue
    if (bridge && bridgeOptions(s).length === 0) continue
    if (spades > 0 && hexOptions(s, { ask: 'dig', spades, from: 'free' }).length === 0) continue
    found.push(optionOf(OPTION.power, no))
  }
}

/** R27.11: a town over one river hex, whenever its structures allow it. */
function riverTowns(s: State, found: Option[]): void {
  if (!factionOf(s.player.faction).ability.riverTowns || townTilesLeft(s.player).length === 0) return
  for (let no = 0; no < RIVERS.length; no++)
    if (riverGroup(s, no) !== undefined) found.push(optionOf(OPTION['river-town'], no))
}

/** R4.5, R4.6, R4.9, R27.1 */
function conversionOptions({ player }: State, found: Option[]): void {
  const { convertsVp } = factionOf(player.faction).ability
  for (let no = 0; no < CONVERSIONS.length; no++) {
    const { from, to, vp } = conversion(no)
    if (vp !== 0 && !convertsVp) continue
    if (!canPay(player, from) || player.vp + vp < 0) continue
    if (to.priests > 0 && priestsLeft(player) === 0) continue
    found.push(optionOf(OPTION.convert, no))
  }
  if (player.bowls[1] >= 2) found.push(OPTION.burn)
}

/** R17.2: one of the other tiles, none in round 6. */
function passOptions({ round, open, player }: State, found: Option[]): void {
  const before = found.length
  if (round < ROUNDS)
    for (let tile = 0; tile < open.length; tile++)
      if (open[tile] !== NONE && tile !== player.bonus) found.push(optionOf(OPTION.pass, tile))
  if (found.length === before) found.push(OPTION['last-pass'])
}
