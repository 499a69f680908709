// Things rules, ladders and answers measure alike: room in a storehouse, prices, what can be paid.
import { AI, PLAYER, type Side } from './asks.ts'
import {
  type CardNo,
  COLONIST_GOODS,
  GOOD_COUNT,
  type Goods,
  HOUSE_COINS,
  HOUSE_GOODS,
  MARKER_COINS,
  type Price,
  priceAt,
  sumOf,
} from './catalogue/index.ts'
import { FIRST_LINE, type Line, type Province, type Reach } from './catalogue/geography.ts'
import {
  type Colonist,
  HOUSES,
  isOccupied,
  lowest,
  mapOf,
  markerOf,
  NONE,
  ones,
  type State,
  STOREHOUSE,
} from './state.ts'

/** Free spaces (R4.1, Q13). */
export const freePlayer = ({ player }: State): number =>
  Math.max(0, STOREHOUSE - sumOf(player.goods) - (player.stored[0] as number) - (player.stored[1] as number))
export const freeAi = ({ ai }: State): number => Math.max(0, STOREHOUSE - sumOf(ai.goods) - ai.stored)

export function pay(goods: Goods, price: readonly number[]): void {
  for (let g = 0; g < GOOD_COUNT; g++) goods[g] = (goods[g] as number) - (price[g] as number)
}

export function holds(goods: readonly number[], price: readonly number[]): boolean {
  for (let g = 0; g < GOOD_COUNT; g++) if ((goods[g] as number) < (price[g] as number)) return false
  return true
}

/** Fixed goods of every type, and enough others for the free choice (R10.3). */
export const canPay = (goods: readonly number[], price: Price): boolean =>
  holds(goods, price.goods) && sumOf(goods) >= price.count

/** R10.1, R10.2 */
export const priceOf = (no: CardNo, space: number, atSpaces: boolean): Price => priceAt(no, atSpaces ? space : 0)

/** R6.8: the coin part times the houses that will stand there. */
export function houseCoins(s: State, city: number): number {
  return (
    (HOUSE_COINS[s.goodOf[city] as number] as number) *
    (1 + ((s.ai.houses >> city) & 1) + ((s.player.houses >> city) & 1))
  )
}

export const canBuildIn = (s: State, city: number): boolean =>
  s.player.coins >= houseCoins(s, city) && holds(s.player.goods, HOUSE_GOODS[s.goodOf[city] as number] as Goods)

/** Cities at the ends of lines with an own colonist, without an own house, as bits (R6.6, R6.9); the price is another matter. */
export function besideColonists(s: State): number {
  const { colonists, houses } = s.player
  if (ones(houses) >= HOUSES) return 0
  const { lines } = mapOf(s)
  let bits = 0
  for (let i = 0; i < colonists.length; i++) {
    const { at } = colonists[i] as Colonist
    if (at >= FIRST_LINE) bits |= (lines[at - FIRST_LINE] as Line).ends
  }
  return bits & ~houses
}

/** R6.6 to R6.9 */
export function canBuild(s: State): boolean {
  for (let left = besideColonists(s); left !== 0; left &= left - 1) if (canBuildIn(s, lowest(left))) return true
  return false
}

/** Whether a colonist can come to a free line with so many steps (R6.3, R6.4). */
export function canMove(s: State, { type, at }: Colonist, steps: number): boolean {
  const reach = mapOf(s).reach[type][at] as Reach
  for (let i = 0; i < reach.lines.length && (reach.steps[i] as number) <= steps; i++)
    if (!isOccupied(s, reach.lines[i] as number)) return true
  return false
}

/** R5.3, R11.1 */
export const canPayColonist = ({ player }: State): boolean => holds(player.goods, COLONIST_GOODS)

/** Cities where the Colonist puts colonists: those with an own house, and the capital (R11.1). */
export function mayPlace(s: State, type: 0 | 1, city: number): boolean {
  const map = mapOf(s)
  return (city === map.capital.no || ((s.player.houses >> city) & 1) === 1) && map.touched[type][city] === true
}

/** No province can produce: every marker shows its coins (R7.1). */
export const allTurned = (s: State): boolean => mapOf(s).provinces.every(({ bit }) => (s.coinSides & bit) !== 0)

/** R7.3: what the markers' coin sides add up to. */
export function markerCoins(s: State): number {
  const { provinces } = mapOf(s)
  let coins = 0
  for (let left = s.coinSides; left !== 0; left &= left - 1)
    coins += MARKER_COINS[markerOf(s, (provinces[lowest(left)] as Province).bits)] as number
  return coins
}

/** R11.2 */
export const colonistCoins = ({ player }: State): number => 5 + player.colonists.length
/** R5.2, the Tribune counted. */
export const tribuneCoins = (cards: number): number => Math.max(0, cards - 3)

export const housesOf = (s: State, side: Side): number => (side === AI ? s.ai.houses : s.player.houses)
export const goodsStored = (s: State, side: Side): Goods => (side === AI ? s.ai.goods : s.player.goods)

/** What the houses of a side in a set of cities produce, by good (R7.1, R12.1). */
export function production(s: State, side: Side, cities: number): Goods {
  const houses = housesOf(s, side) & cities
  return s.ofGood.map((ofGood) => ones(ofGood & houses))
}

/** R12.1: what a specialist of this good offers the player, whether or not it fits. */
export const specialistOffer = (s: State, good: number): number => ones((s.ofGood[good] as number) & s.player.houses)

/** R7.1: what a Prefect offers the player in a province, bonus included (R7.2). */
export function prefectOffer(s: State, { bits }: Province): Goods {
  const offer = production(s, PLAYER, bits)
  const marker = markerOf(s, bits)
  offer[marker] = (offer[marker] as number) + 1
  return offer
}

/** Q22: what the AI stores of goods offered to it, the most valuable first. */
export function keptByAi(s: State, offer: readonly number[]): Goods {
  let free = freeAi(s)
  const kept = offer.slice()
  for (let g = GOOD_COUNT - 1; g >= 0; g--) {
    kept[g] = Math.min(free, offer[g] as number)
    free -= kept[g] as number
  }
  return kept
}

export function addGoods(goods: Goods, more: readonly number[]): void {
  for (let g = 0; g < GOOD_COUNT; g++) goods[g] = (goods[g] as number) + (more[g] as number)
}

/** S4.2: the card a Diplomat copies, given the discard pile without it; NONE where there is nothing to copy (Q24). */
export function copied(discard: readonly CardNo[], isDiplomat: (no: CardNo) => boolean): CardNo {
  if (discard.length === 0) return NONE
  const top = discard[discard.length - 1] as CardNo
  return isDiplomat(top) ? NONE : top
}
