// What the AI can buy: one card, or two together from the display as it lies (S8.1, Q18).
import {
  card,
  type CardId,
  GOOD_COUNT,
  type Goods,
  noGoods,
  type Price,
  priceAt,
  SPACES,
  sumOf,
  theCard,
} from './catalogue/index.ts'
import { addGoods } from './measures.ts'
import { NONE, type State } from './state.ts'

/** Spaces from 0, the right one first (S8.2). */
export interface Offer {
  readonly spaces: readonly number[]
  readonly right: number
  /** NONE for a single card. */
  readonly left: number
}

/** All pairs and all single cards, from right to left. */
export const PAIRS: readonly Offer[] = pairs()
export const SINGLES: readonly Offer[] = singles()
export const OFFERS: readonly Offer[] = [...PAIRS, ...SINGLES]

function pairs(): Offer[] {
  const found: Offer[] = []
  for (let right = SPACES - 1; right > 0; right--)
    for (let left = right - 1; left >= 0; left--) found.push({ spaces: [right, left], right, left })
  return found
}

function singles(): Offer[] {
  return Array.from({ length: SPACES }, (_, at) => SPACES - 1 - at).map((right) => ({
    spaces: [right],
    right,
    left: NONE,
  }))
}

const lies = (s: State, space: number): boolean => space < s.market.length && (s.market[space] as number) !== NONE

export function isOffered(s: State, { right, left }: Offer): boolean {
  return lies(s, right) && (left === NONE || lies(s, left))
}

const priceOn = (s: State, space: number): Price => priceAt(s.market[space] as number, space)

/** Whether goods pay all fixed parts together, and enough is left for every "any" (Q20). */
export function canPayOffer(s: State, { right, left }: Offer, goods: readonly number[]): boolean {
  const one = priceOn(s, right)
  if (left === NONE) return enough(goods, one.goods, NOTHING) && sumOf(goods) >= one.count
  const two = priceOn(s, left)
  return enough(goods, one.goods, two.goods) && sumOf(goods) >= one.count + two.count
}

const NOTHING: readonly number[] = noGoods()

function enough(goods: readonly number[], one: readonly number[], two: readonly number[]): boolean {
  for (let g = 0; g < GOOD_COUNT; g++) if ((goods[g] as number) < (one[g] as number) + (two[g] as number)) return false
  return true
}

/** How many goods are lacking to pay an offer: of fixed ones by type, of free choice whatever is left (Q20). */
export function missingFor(s: State, offer: Offer, goods: readonly number[]): number {
  const { goods: fixed, any } = jointPrice(s, offer.spaces)
  let lacking = 0
  let left = 0
  for (let g = 0; g < GOOD_COUNT; g++) {
    const over = (goods[g] as number) - (fixed[g] as number)
    if (over < 0) lacking -= over
    else left += over
  }
  return lacking + Math.max(0, any - left)
}

/** How many goods the cards of an offer cost, and how many their spaces add. */
export function partsOfPrice(s: State, { spaces }: Offer): { cards: number; spaces: number } {
  const cards = spaces.reduce((sum, space) => sum + sumOf(card(s.market[space] as number).cost), 0)
  const all = spaces.reduce((sum, space) => sum + priceOn(s, space).count, 0)
  return { cards, spaces: all - cards }
}

export const payable = (s: State, offer: Offer): boolean => isOffered(s, offer) && canPayOffer(s, offer, s.ai.goods)

/** The fixed goods of the cards on these spaces, and how many are of free choice. */
export function jointPrice(s: State, spaces: readonly number[]): { goods: Goods; any: number } {
  const goods = noGoods()
  let any = 0
  for (const space of spaces) {
    const price = priceOn(s, space)
    addGoods(goods, price.goods)
    any += price.any
  }
  return { goods, any }
}

/** The spaces of cards as they lie, the right one first. */
export const spacesOf = ({ market }: State, ids: readonly CardId[]): readonly number[] =>
  ids.map((id) => market.indexOf(theCard(id)))
