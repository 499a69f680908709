// Trade with the bank (R8), and cards for sale (R10).
import { GOOD_COUNT, type Price, VALUES } from '../catalogue/index.ts'
import { canPay, freePlayer, priceOf } from '../measures.ts'
import { OPTION, type Option } from '../moves.ts'
import { NONE, type State, STOREHOUSE } from '../state.ts'

const MOST_TYPES = 2
/** What a Mercator does with a good: buying it or selling it. */
export type Direction = 1 | -1

function typesTraded({ traded }: State): number {
  let types = 0
  for (let g = 0; g < GOOD_COUNT; g++) if (traded[g] !== 0) types++
  return types
}

/** How many units of a good could be bought now: coins, room, direction and types (R8.2, R8.3). */
export function mostToBuy(s: State, good: number): number {
  if (!mayTrade(s, good, 1)) return 0
  return Math.min(freePlayer(s), Math.floor(s.player.coins / (VALUES[good] as number)))
}
export const mostToSell = (s: State, good: number): number =>
  mayTrade(s, good, -1) ? (s.player.goods[good] as number) : 0

/** Two types, each in one direction only (R8.2). */
export function mayTrade(s: State, good: number, direction: Direction): boolean {
  const done = s.traded[good] as number
  return done === direction || (done === 0 && typesTraded(s) < MOST_TYPES)
}

export function tradeOptions(s: State): Option[] {
  const found: Option[] = []
  for (let g = 0; g < GOOD_COUNT; g++) {
    const buy = mostToBuy(s, g)
    for (let units = 1; units <= buy; units++) found.push((OPTION.buy[g] as readonly Option[])[units] as Option)
    const sell = Math.min(STOREHOUSE, mostToSell(s, g))
    for (let units = 1; units <= sell; units++) found.push((OPTION.sell[g] as readonly Option[])[units] as Option)
  }
  found.push(OPTION.done)
  return found
}

/** Every card that can be paid, with every good that can be its "any" (R10.3, R17.6). */
export function buyOptions(s: State): Option[] {
  const { goods } = s.player
  const found: Option[] = []
  for (let space = 0; space < s.market.length; space++) {
    const no = s.market[space] as number
    if (no === NONE) continue
    const price: Price = priceOf(no, space, s.atSpaces)
    if (!canPay(goods, price)) continue
    if (price.any === 0) found.push(OPTION.acquire[no] as Option)
    else
      for (let g = 0; g < GOOD_COUNT; g++)
        if ((goods[g] as number) > (price.goods[g] as number))
          found.push((OPTION.acquireFor[no] as readonly Option[])[g] as Option)
  }
  found.push(OPTION.done)
  return found
}
