// The action phase: every action that can be begun and carried through now (S21, R9), conversions and burning (R4).
import type { Dice } from '../../../kernel/chance.ts'
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
import { find, type Found, type Move, OPTION, type Option, optionOf, sendOption } from '../moves.ts'
import { hasTownTile, riverGroup } from '../network.ts'
import { dwellingPrice, homeOf, skipPrice, sum, upgradePrice } from '../prices.ts'
import { freeHexes, reachable, skippable } from '../reach.ts'
import { hasLeft, NONE, OWN, pieceAt, type State, threes, twos } from '../state.ts'
import { canBridge } from './answers.ts'
import { canDig } from './digging.ts'
import { countNewActions, newActions, nthNewAction, openActions } from './opponents.ts'
import { specialOptions } from './specials.ts'

const FOUND: Found = { list: [], count: 0 }

export function actOptions(s: State): Option[] {
  FOUND.count = 0
  actions(s, FOUND)
  for (const option of newActions(s)) find(FOUND, option)
  asides(s, FOUND)
  return FOUND.list.slice(0, FOUND.count)
}

/** The new actions are many: they are counted, and only the one that is drawn is made. */
export function drawAct(s: State, dice: Dice): Move {
  FOUND.count = 0
  actions(s, FOUND)
  const before = FOUND.count
  const open = openActions(s)
  const added = countNewActions(s, open)
  asides(s, FOUND)
  const at = dice.below(FOUND.count + added)
  if (at < before) return optionOf(FOUND.list, at).move
  return (at < before + added ? nthNewAction(s, open, at - before) : optionOf(FOUND.list, at - added)).move
}

function actions(s: State, found: Found): void {
  groundOptions(s, found)
  upgradeOptions(s, found)
  advanceOptions(s, found)
  priestOptions(s, found)
  powerOptions(s, found)
  specialOptions(s, found)
  riverTowns(s, found)
}

function asides(s: State, found: Found): void {
  conversionOptions(s, found)
  passOptions(s, found)
}

/** Transform and build (R10), with a tunnel or carpet where needed (R27.6, R27.8). */
function groundOptions(s: State, found: Found): void {
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

function ground(s: State, hexes: readonly HexNo[], digs: boolean, builds: boolean, found: Found): void {
  const home = homeOf(s.player)
  const onlyHome = fixedSpades(s.player) !== undefined
  for (const at of hexes) {
    const isHome = s.terrain[at] === home
    if (digs && !(isHome && onlyHome)) find(found, optionOf(OPTION.dig, at))
    if (builds && isHome) find(found, optionOf(OPTION.build, at))
  }
}

/** R13; the supply is looked at before the price (R29.2). */
function upgradeOptions(s: State, found: Found): void {
  for (const at of s.player.own)
    for (const to of UPGRADES[pieceAt(s, at) - OWN] ?? [])
      if (hasLeft(s.player, to) && canPay(s.player, upgradePrice(s, at, to)))
        find(found, optionOf(OPTION.upgrade[at] ?? [], to))
}

/** R11, R12 */
function advanceOptions({ player }: State, found: Found): void {
  const { shipping, dig } = factionOf(player.faction)
  if (shipping !== undefined && player.shipping < shipping.max && canPay(player, SHIPPING_PRICE))
    find(found, OPTION['advance-shipping'])
  if (dig !== undefined && player.dig < dig.max && canPay(player, dig.price)) find(found, OPTION['advance-dig'])
}

/** R14 */
function priestOptions({ player }: State, found: Found): void {
  if (player.priests === 0) return
  for (let cult = 0; cult < CULTS.length; cult++) {
    if (threes(player, cult) < SLOTS_3) find(found, sendOption(cult, 3))
    if (twos(player, cult) < SLOTS_2) find(found, sendOption(cult, 2))
    find(found, sendOption(cult, 1))
  }
}

/** R15: once per round, not if blocked; a bridge and spades need a place (R29.8). */
function powerOptions(s: State, found: Found): void {
  const [, , power] = s.player.bowls
  for (let no = 0; no < POWER_ACTIONS.length; no++) {
    const { cost, spades, bridge } = powerAction(no)
    if (power < cost || s.powerUsed.includes(no) || s.blocked.includes(no)) continue
    if (bridge && !canBridge(s)) continue
    if (spades > 0 && !canDig(s, spades, 'free')) continue
    find(found, optionOf(OPTION.power, no))
  }
}

/** R27.11: a town over one river hex, whenever its structures allow it. */
function riverTowns(s: State, found: Found): void {
  if (!factionOf(s.player.faction).ability.riverTowns || !hasTownTile(s.player)) return
  for (let no = 0; no < RIVERS.length; no++)
    if (riverGroup(s, no) !== undefined) find(found, optionOf(OPTION['river-town'], no))
}

/** R4.5, R4.6, R4.9, R27.1 */
function conversionOptions({ player }: State, found: Found): void {
  const { convertsVp } = factionOf(player.faction).ability
  for (let no = 0; no < CONVERSIONS.length; no++) {
    const { from, to, vp } = conversion(no)
    if (vp !== 0 && !convertsVp) continue
    if (!canPay(player, from) || player.vp + vp < 0) continue
    if (to.priests > 0 && priestsLeft(player) === 0) continue
    find(found, optionOf(OPTION.convert, no))
  }
  if (player.bowls[1] >= 2) find(found, OPTION.burn)
}

/** R17.2: one of the other tiles, none in round 6. */
function passOptions({ round, open, player }: State, found: Found): void {
  const before = found.count
  if (round < ROUNDS)
    for (let tile = 0; tile < open.length; tile++)
      if (open[tile] !== NONE && tile !== player.bonus) find(found, optionOf(OPTION.pass, tile))
  if (found.count === before) find(found, OPTION['last-pass'])
}
