// What an item costs a side now (R6 to R8, R14.2, R14.5): always the cheapest legal payment, and, when asked, how it comes about.
import {
  type Card,
  EACH_RESOURCE,
  effectOf,
  MANUFACTURED,
  RAW,
  type Resource,
  type Vector,
  theToken,
  type Wonder,
  zero,
} from './catalogue/index.ts'
import { type Side, other } from './asks.ts'
import { type State } from './state.ts'
import type { Tally } from './tally.ts'

export interface Price {
  /** Coins in all, and the part of them paid for missing resources. */
  readonly coins: number
  readonly trade: number
  readonly chain: boolean
}

/** How one unit of a resource is come by. */
export interface Unit {
  readonly resource: Resource
  readonly how: 'own' | 'choice' | 'discount' | 'bought'
  readonly coins: number
}

const ARCHITECTURE = 1 << theToken('architecture')
const MASONRY = 1 << theToken('masonry')
const WONDER_DISCOUNT = effectOf('architecture', 'discount').resources
const BLUE_DISCOUNT = effectOf('masonry', 'discount').resources
const TRADE_BASE = 2
const FREE: Price = { coins: 0, trade: 0, chain: true }

/** Coins in all that a card costs. */
export const cardCoins = (s: State, side: Side, c: Card): number =>
  chains(s, side, c) ? 0 : c.coins + cardTrade(s, side, c)

export function cardPrice(s: State, side: Side, c: Card, ledger?: Unit[]): Price {
  if (chains(s, side, c)) return FREE // R8.1
  const trade = cardTrade(s, side, c, ledger)
  return { coins: c.coins + trade, trade, chain: false }
}

export function wonderPrice(s: State, side: Side, w: Wonder, ledger?: Unit[]): Price {
  const trade = wonderTrade(s, side, w, ledger)
  return { coins: w.coins + trade, trade, chain: false }
}

export function chains(s: State, side: Side, c: Card): boolean {
  return (c.freeWith & s.cities[side].tally.chains) !== 0
}

/** Whether the side can pay for the card now (R6.7, R8). */
export function canBuild(s: State, side: Side, c: Card): boolean {
  const { coins } = s.cities[side]
  return chains(s, side, c) || c.coins + cardTrade(s, side, c, undefined, coins - c.coins) <= coins
}

export function canRaise(s: State, side: Side, w: Wonder): boolean {
  const { coins } = s.cities[side]
  return w.coins + wonderTrade(s, side, w, undefined, coins - w.coins) <= coins
}

/** The least, or the first price found that is not above `enough`. */
export function cardTrade(s: State, side: Side, c: Card, ledger?: Unit[], enough?: number): number {
  if (c.printed === c.coins) return 0 // no resource asked for
  const own = s.cities[side].tally
  const discount = c.colour === 'blue' && (own.tokens & MASONRY) !== 0 ? BLUE_DISCOUNT : 0 // R14.5
  return trade(own, s.cities[other(side)].tally, c.resources, discount, ledger, enough)
}

export function wonderTrade(s: State, side: Side, w: Wonder, ledger?: Unit[], enough?: number): number {
  const own = s.cities[side].tally
  const discount = (own.tokens & ARCHITECTURE) !== 0 ? WONDER_DISCOUNT : 0 // R14.2
  return trade(own, s.cities[other(side)].tally, w.resources, discount, ledger, enough)
}

/** R7.1, R7.2: two coins and one per symbol on the opponent's brown and grey cards, or the fixed price. */
export function unitPrice(own: Tally, opponent: Tally, r: Resource): number {
  return (own.fixed & (1 << r)) !== 0 ? 1 : TRADE_BASE + opponent.produced[r]
}

/** What the missing units cost if every one of them is bought. */
function tradeAll(own: Tally, opponent: Tally, needed: Readonly<Vector>): number {
  const { produced } = own
  let total = 0
  if (needed[0] > produced[0]) total += (needed[0] - produced[0]) * unitPrice(own, opponent, 0)
  if (needed[1] > produced[1]) total += (needed[1] - produced[1]) * unitPrice(own, opponent, 1)
  if (needed[2] > produced[2]) total += (needed[2] - produced[2]) * unitPrice(own, opponent, 2)
  if (needed[3] > produced[3]) total += (needed[3] - produced[3]) * unitPrice(own, opponent, 3)
  if (needed[4] > produced[4]) total += (needed[4] - produced[4]) * unitPrice(own, opponent, 4)
  return total
}

/** Units of each resource that are missing, and what one of each costs. */
interface Wanting {
  readonly missing: Vector
  readonly price: Vector
}

/**
 * The least that missing resources can cost (R6.6). A unit by choice covers one missing unit of its kind, a discount one of any; each
 * is worth most on the dearest unit it can cover, and the choices, which can do less, go first: no other order is cheaper.
 */
function trade(
  own: Tally,
  opponent: Tally,
  needed: Readonly<Vector>,
  discount: number,
  ledger?: Unit[],
  enough = 0,
): number {
  let total = tradeAll(own, opponent, needed)
  if (ledger === undefined && (total <= enough || own.rawByChoice + own.fineByChoice + discount === 0)) return total
  const missing = zero()
  const price = zero()
  const wanting: Wanting = { missing, price }
  for (const r of EACH_RESOURCE) {
    missing[r] = Math.max(0, needed[r] - own.produced[r])
    price[r] = unitPrice(own, opponent, r)
    for (let i = missing[r]; i < needed[r]; i++) ledger?.push({ resource: r, how: 'own', coins: 0 })
  }
  for (let i = 0; i < own.rawByChoice; i++) total -= cover(wanting, RAW, 'choice', ledger)
  for (let i = 0; i < own.fineByChoice; i++) total -= cover(wanting, MANUFACTURED, 'choice', ledger)
  for (let i = 0; i < discount; i++) total -= cover(wanting, EACH_RESOURCE, 'discount', ledger)
  if (ledger !== undefined)
    for (const r of EACH_RESOURCE)
      for (let i = 0; i < missing[r]; i++) ledger.push({ resource: r, how: 'bought', coins: price[r] })
  return total
}

/** Covers the dearest missing unit among some resources and says what it would have cost. */
function cover(
  { missing, price }: Wanting,
  among: readonly Resource[],
  how: 'choice' | 'discount',
  ledger?: Unit[],
): number {
  let dearest: Resource | undefined
  for (const r of among) if (missing[r] > 0 && (dearest === undefined || price[r] > price[dearest])) dearest = r
  if (dearest === undefined) return 0
  missing[dearest]--
  ledger?.push({ resource: dearest, how, coins: 0 })
  return price[dearest]
}
