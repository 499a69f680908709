// How the AI comes to a house, to cards, to goods.
import type { Tracer } from '../../../kernel/contract.ts'
import { allowed, byDie, foremost } from '../../../ladder/climb.ts'
import { card, GOOD_COUNT, type GoodNo, type Goods } from '../catalogue/index.ts'
import type { City } from '../catalogue/geography.ts'
import { goodsTaken, house, type Move, OPTION, purchase } from '../moves.ts'
import { isOffered, jointPrice, type Offer, PAIRS, SINGLES } from '../purchases.ts'
import { lowest, mapOf, ones, type State } from '../state.ts'
import type { ActionId } from './dice.ts'
import type { Candidate } from './ladders/buy.ts'
import type { View } from './view.ts'

function held(stored: readonly number[]): GoodNo[] {
  const found: GoodNo[] = []
  for (let g = 0; g < GOOD_COUNT; g++) if ((stored[g] as number) > 0) found.push(g)
  return found
}

function citiesIn(s: State, bits: number): City[] {
  const { cities } = mapOf(s)
  const found: City[] = []
  for (let left = bits; left !== 0; left &= left - 1) found.push(cities[lowest(left)] as City)
  return found
}

/** BUILD (S6.2 to S6.5), without a colonist nearby (Q38), only of types it holds (Q10); nothing where no house is possible. */
export function chooseHouse({ s, doc }: View, tracer?: Tracer): Move | undefined {
  if (ones(s.ai.houses) >= doc.lastHouse) return undefined
  const type = foremost(doc.buildType, allowed(doc.buildable, held(s.ai.goods), s, tracer), s, tracer)
  if (type === undefined) return undefined
  const ofType = s.ofGood[type] as number
  const empty = allowed(doc.emptyCity, citiesIn(s, ofType), s, tracer)
  if (empty.length > 0) return house(s.map, foremost(doc.buildCity, empty, s, tracer) as City, type).move
  const city = foremost(doc.occupiedCity, citiesIn(s, ofType & ~s.ai.houses), s, tracer) as City
  const left = s.ai.goods.slice()
  left[type] = (left[type] as number) - 1
  const extras: GoodNo[] = []
  while (extras.length < doc.extraGoods) {
    const extra = foremost(doc.extraGood, held(left), { s, left }, tracer) as GoodNo
    left[extra] = (left[extra] as number) - 1
    extras.push(extra)
  }
  return house(s.map, city, type, ...extras.toSorted((a, b) => a - b)).move
}

/** BUY (S8.3): up to so many cards; nothing where none is payable. */
export function chooseCards(v: View, most: number, tracer?: Tracer): Move | undefined {
  const { s, doc } = v
  const singles = allowed(doc.affordable, candidates(s, SINGLES), s, tracer)
  // Two cards that are payable together are payable alone.
  const spaces = singles.reduce((bits, { offer }) => bits | (1 << offer.right), 0)
  const both = ({ right, left }: Offer) => (spaces & (1 << right)) !== 0 && (spaces & (1 << left)) !== 0
  const pairs =
    most === 1 || singles.length < 2 ? [] : allowed(doc.together, candidates(s, PAIRS.filter(both)), s, tracer)
  const chosen = foremost(doc.buy, [...pairs, ...singles], s, tracer)
  if (chosen === undefined) return undefined
  if (tracer !== undefined) paymentOf(v, chosen.offer.spaces, tracer)
  return purchase(...chosen.offer.spaces.map((space) => card(s.market[space] as number).id))
}

function candidates(s: State, offers: readonly Offer[]): Candidate[] {
  const found: Candidate[] = []
  for (const offer of offers) if (isOffered(s, offer)) found.push({ offer, market: s.market })
  return found
}

/** What the AI pays for the cards on these spaces: the fixed goods, then for each "any" the cheapest of what is left (Q20). */
export function paymentOf({ s, doc }: View, spaces: readonly number[], tracer?: Tracer): Goods {
  const { goods: paid, any } = jointPrice(s, spaces)
  const left = s.ai.goods.map((stored, g) => stored - (paid[g] as number))
  for (let n = 0; n < any; n++) {
    const cheapest = foremost(doc.anyGood, held(left), { s, left }, tracer) as GoodNo
    left[cheapest] = (left[cheapest] as number) - 1
    paid[cheapest] = (paid[cheapest] as number) + 1
  }
  return paid
}

/** What the AI's dice say, once they are rolled: the action (S5.1), and the good (S5.2). */
export const actionRolled = ({ s, doc }: View, tracer?: Tracer): ActionId =>
  byDie(doc.actionTables[s.dice], s.rolls[0] as number, s, tracer) as ActionId
export const goodRolled = ({ s, doc }: View, tracer?: Tracer): GoodNo =>
  byDie(doc.goodTables[s.dice], s.rolls[1] as number, s, tracer) as GoodNo

/** So many goods by the dice, each after the first of the next lower value; the dice first where they have not been rolled (S5.2). */
export function takeGoods(v: View, count: number, tracer?: Tracer): Move {
  if (v.s.rolls.length < 2) return OPTION.roll.move
  return goodsTaken(count, goodRolled(v, tracer)).move
}
