// What every move costs (R4.7): the same for paying, for words and for questions about costs.
import { type Ask, type AskOf, answered, cultSpades } from './asks.ts'
import {
  type ColourNo,
  conversion,
  DWELLING,
  factionOf,
  type Goods,
  goods,
  type HexNo,
  has,
  NOTHING,
  POWER_ACTIONS,
  SHIPPING_PRICE,
  type StructureNo,
  specialAction,
  TRADING_POST,
  wheelDistance,
} from './catalogue/index.ts'
import { fixedSpades, hasStronghold, spadePrice } from './goods.ts'
import type { Move } from './moves.ts'
import { hasOpponentBeside } from './network.ts'
import { reachable } from './reach.ts'
import { colourAt, type Player, type State, topAsk } from './state.ts'

export const homeOf = (p: Player): ColourNo => factionOf(p.faction).colour
export const dwellingPrice = (p: Player): Goods => factionOf(p.faction).costs[DWELLING] as Goods

/** Spades from one colour to another (R3.1); the Giants always need two (R27.9). */
export const spadesNeeded = (p: Player, from: ColourNo, to: ColourNo): number =>
  fixedSpades(p) ?? wheelDistance(from, to)

/** Spades that have to be bought for the colour an ask is about. */
export const spadesToBuy = (s: State, { hex, spades }: AskOf<'colour'>, to: ColourNo): number =>
  Math.max(0, spadesNeeded(s.player, colourAt(s, hex), to) - spades)

/** The ask for the colour of a hex chosen in another: in the action phase all its spades are bought. */
export const colourAsk = (ask: Ask | undefined, hex: HexNo): AskOf<'colour'> =>
  ask?.ask === 'dig'
    ? { ask: 'colour', hex, spades: ask.spades, from: ask.from }
    : { ask: 'colour', hex, spades: 0, from: 'workers' }

/** R27.6, R27.8 */
export function skipPrice(p: Player): Goods {
  const { skip } = factionOf(p.faction).ability
  if (skip === undefined) return NOTHING
  return hasStronghold(p) ? skip.strong : skip.price
}

/** Whether a hex is reached by a tunnel or carpet only. */
export const needsSkip = (s: State, at: HexNo): boolean =>
  factionOf(s.player.faction).ability.skip !== undefined && !has(reachable(s), at)

/** R13.2 */
export function upgradePrice(s: State, at: HexNo, to: StructureNo): Goods {
  const { costs, postAlone } = factionOf(s.player.faction)
  return to === TRADING_POST && !hasOpponentBeside(s, at) ? postAlone : (costs[to] as Goods)
}

export const sum = (a: Goods, b: Goods): Goods => ({
  coins: a.coins + b.coins,
  workers: a.workers + b.workers,
  priests: a.priests + b.priests,
  power: a.power + b.power,
})

const PRIEST = goods({ priests: 1 })
const POWER_PRICES: readonly Goods[] = POWER_ACTIONS.map(({ cost }) => goods({ power: cost }))

export function priceOf(s: State, m: Move): Goods {
  const p = s.player
  switch (m.do) {
    case 'dig':
      if (fixedSpades(p) !== undefined) return spadePrice(p, spadesToBuy(s, colourAsk(topAsk(s), m.hex), homeOf(p)))
      return cultSpades(topAsk(s)) === undefined && needsSkip(s, m.hex) ? skipPrice(p) : NOTHING
    case 'colour':
      return spadePrice(p, spadesToBuy(s, answered(topAsk(s), 'colour'), m.colour))
    case 'build':
      // On a hex just transformed the skip has been paid for.
      return topAsk(s)?.ask === 'act' && needsSkip(s, m.hex) ? sum(dwellingPrice(p), skipPrice(p)) : dwellingPrice(p)
    case 'upgrade':
      return upgradePrice(s, m.hex, m.to)
    case 'advance-shipping':
      return SHIPPING_PRICE
    case 'advance-dig':
      return factionOf(p.faction).dig?.price ?? NOTHING
    case 'send':
      return PRIEST
    case 'power':
      return POWER_PRICES[m.action] as Goods
    case 'special':
      return specialAction(m.action).price
    case 'convert':
      return conversion(m.conversion).from
    default:
      return NOTHING
  }
}
