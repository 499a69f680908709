// Trade with the bank (R8), and cards for sale (R10).
import type { Dice } from '../../../kernel/chance.ts'
import { GOOD_COUNT, type Price, VALUES } from '../catalogue/index.ts'
import { canPay, freePlayer, priceOf } from '../measures.ts'
import { type Move, OPTION, type Option } from '../moves.ts'
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
export const mostToBuy = (s: State, good: number): number => unitsToBuy(s, good, typesTraded(s), freePlayer(s))
export const mostToSell = (s: State, good: number): number => unitsToSell(s, good, typesTraded(s))

function unitsToBuy(s: State, good: number, types: number, room: number): number {
  if (!maySo(s, good, 1, types)) return 0
  return Math.min(room, Math.floor(s.player.coins / (VALUES[good] as number)))
}
const unitsToSell = (s: State, good: number, types: number): number =>
  maySo(s, good, -1, types) ? (s.player.goods[good] as number) : 0

/** Two types, each in one direction only (R8.2). */
export const mayTrade = (s: State, good: number, direction: Direction): boolean =>
  maySo(s, good, direction, typesTraded(s))
function maySo({ traded }: State, good: number, direction: Direction, types: number): boolean {
  const done = traded[good] as number
  return done === direction || (done === 0 && types < MOST_TYPES)
}

export function tradeOptions(s: State): Option[] {
  const found: Option[] = []
  fillTrades(s, found)
  return found
}

/** Filled again for every draw. */
const DRAWN_FROM: Option[] = []
export const drawTrade = (s: State, dice: Dice): Move =>
  (DRAWN_FROM[dice.below(fillTrades(s, DRAWN_FROM))] as Option).move

/** Writes the options to the list, from its beginning, and returns how many there are. */
function fillTrades(s: State, found: Option[]): number {
  const [types, room] = [typesTraded(s), freePlayer(s)]
  let count = 0
  for (let g = 0; g < GOOD_COUNT; g++) {
    const buy = unitsToBuy(s, g, types, room)
    for (let units = 1; units <= buy; units++) found[count++] = (OPTION.buy[g] as readonly Option[])[units] as Option
    const sell = Math.min(STOREHOUSE, unitsToSell(s, g, types))
    for (let units = 1; units <= sell; units++) found[count++] = (OPTION.sell[g] as readonly Option[])[units] as Option
  }
  found[count++] = OPTION.done
  return count
}

/** Whether anything can be traded now. */
export function canTrade(s: State): boolean {
  const [types, room] = [typesTraded(s), freePlayer(s)]
  for (let g = 0; g < GOOD_COUNT; g++)
    if (unitsToSell(s, g, types) > 0 || unitsToBuy(s, g, types, room) > 0) return true
  return false
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
