// How promising a state looks for the player, for players that look one step ahead. Tuned by simulation, no rule.
import { AI, PLAYER } from './asks.ts'
import { card, type CardNo, FOOD, GOOD_COUNT, type Price, TOOL, VALUES } from './catalogue/index.ts'
import { type Line, type Province, type Reach } from './catalogue/geography.ts'
import {
  besideColonists,
  canBuildIn,
  canPay,
  colonistCoins,
  freePlayer,
  keptByAi,
  markerCoins,
  prefectOffer,
  priceOf,
  production,
} from './measures.ts'
import { points, specialistPoints, total, worths } from './score.ts'
import { isOccupied, lowest, mapOf, NONE, ones, type State, topAsk } from './state.ts'

/** What a sestertius is worth in points, in coins and in goods; of one kind the first goods are worth more. */
const COIN = 0.2
const GOOD = 0.4
const SHARES = [0.4, 0.25, 0.15, 0.14] as const
const HOUSE = 11
const COLONIST = 5.4
const CARD = 2.5
/** A card on the discard pile has to be taken back before it does anything again; an empty hand can do little. */
const PLAYED = 0.12
const FEW_CARDS = 3
const LACKING = 0.9
/** What is still to come is worth less than what is there. */
const HOPE = 0.8

export function outlook(s: State): number {
  return total(points(s, PLAYER)) - total(points(s, AI)) + assets(s) + (s.turn === PLAYER ? HOPE * promise(s) : 0)
}

const valueOf = (goods: readonly number[]): number => {
  let sum = 0
  for (let g = 0; g < GOOD_COUNT; g++) sum += (goods[g] as number) * (VALUES[g] as number)
  return sum
}

function assets({ player }: State): number {
  const { coins, goods, houses, colonists, hand, discard } = player
  return (
    coins * COIN +
    stock(goods) +
    ones(houses) * HOUSE +
    colonists.length * COLONIST +
    (hand.length + discard.length) * CARD -
    discard.length * PLAYED -
    Math.max(0, FEW_CARDS - hand.length) * LACKING
  )
}

function stock(goods: readonly number[]): number {
  let sum = 0
  for (let g = 0; g < GOOD_COUNT; g++)
    for (let n = 0; n < (goods[g] as number); n++)
      sum += (VALUES[g] as number) * (SHARES[Math.min(n, SHARES.length - 1)] as number)
  return sum
}

/** What the action under way can still bring. */
function promise(s: State): number {
  switch (topAsk(s)?.ask) {
    case 'move':
    case 'line':
      return Math.max(housesInReach(s), housesAtHand(s))
    case 'build':
      return housesAtHand(s)
    case 'prefect':
      return bestProvince(s)
    case 'trade':
      return 0.5
    case 'buy':
      return bestCard(s) * Math.min(1.5, s.buys)
    case 'colonist':
      return Math.max(colonistCoins(s) * COIN, newColonists(s))
    case 'place':
    case 'tribune':
      return newColonists(s)
    default:
      return 0
  }
}

const newColonists = ({ player }: State): number => {
  const payable = Math.min(player.goods[FOOD] as number, player.goods[TOOL] as number)
  return Math.min(payable, (player.stored[0] as number) + (player.stored[1] as number)) > 0 ? COLONIST - 9 * GOOD : 0
}

/** Houses that can be built without moving, the second worth less: the goods may not do for it. */
function housesAtHand(s: State): number {
  let found = 0
  for (let left = besideColonists(s); left !== 0; left &= left - 1) if (canBuildIn(s, lowest(left))) found++
  return found === 0 ? 0 : HOUSE * (0.75 + 0.25 * Math.min(found, 3))
}

/** The same after one move. */
function housesInReach(s: State): number {
  const map = mapOf(s)
  const built = s.player.houses
  for (const colonist of s.player.colonists) {
    const { lines, steps } = map.reach[colonist.type][colonist.at] as Reach
    for (let i = 0; i < lines.length && (steps[i] as number) <= s.steps; i++) {
      const line = map.lines[lines[i] as number] as Line
      if (isOccupied(s, line.no)) continue
      for (let left = line.ends & ~built; left !== 0; left &= left - 1)
        if (canBuildIn(s, lowest(left))) return HOUSE * 0.9
    }
  }
  return 0
}

function bestProvince(s: State): number {
  let best = markerCoins(s) * COIN
  const free = freePlayer(s)
  mapOf(s).provinces.forEach((province: Province) => {
    if ((s.coinSides & province.bit) !== 0) return
    const offer = prefectOffer(s, province)
    const count = offer.reduce((sum, n) => sum + n, 0)
    const fits = count === 0 ? 0 : Math.min(1, free / count)
    const rival = valueOf(keptByAi(s, production(s, AI, province.bits)))
    best = Math.max(best, (valueOf(offer) * fits - 0.5 * rival) * GOOD)
  })
  return best
}

/** What the best card that can be paid would bring, less its price. */
function bestCard(s: State): number {
  let best = 0
  s.market.forEach((no, space) => {
    if (no === NONE) return
    const price: Price = priceOf(no, space, s.atSpaces)
    if (!canPay(s.player.goods, price)) return
    best = Math.max(best, cardWorth(s, no) - (valueOf(price.goods) + price.any * 4) * GOOD)
  })
  return best
}

function cardWorth(s: State, no: CardNo): number {
  const { god } = card(no)
  return CARD + (god === 'minerva' ? specialistPoints(s, PLAYER, no) : worths(s, PLAYER)[god])
}
