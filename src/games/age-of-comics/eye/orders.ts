// Orders that your comics could fulfil.
import { FLIPS_AND_COLLECTS } from '../catalogue/actions.ts'
import { genreOf } from '../catalogue/index.ts'
import {
  ADJACENT,
  NODE_IDS,
  type NodeNo,
  ORDER_VALUES,
  orderFans,
  orderGenre,
  orderValue,
  SPACES_AT,
} from '../catalogue/map.ts'
import { GENRE_NOS, type GenreNo, perGenre } from '../catalogue/vocabulary.ts'
import { countGenre, valueOf } from '../measures.ts'
import { stepCost } from '../options/sales.ts'
import { NONE, orderOn, type State, topAsk } from '../state.ts'
import { comicsOf } from './hand.ts'

/** From node to node: how many steps it is. */
const STEPS: readonly (readonly number[])[] = NODE_IDS.map((_, from) => {
  const far = new Map<NodeNo, number>([[from, 0]])
  for (const [at, steps] of far) for (const next of ADJACENT[at] ?? []) if (!far.has(next)) far.set(next, steps + 1)
  return NODE_IDS.map((_id, node) => far.get(node) ?? Number.POSITIVE_INFINITY)
})

/** What your comics of a genre could have at best: looked up for every order, so it is worked out once, in place. */
const reach = perGenre(() => 0)
/** The fans of an order of a genre that nobody has seen, on average; one that cannot be fulfilled has none. */
const unseen = perGenre(() => 0)
function lookAround(s: State): void {
  for (const genre of GENRE_NOS) reach[genre] = 0
  for (const entry of s.player.printed) {
    const genre = genreOf(entry.comic)
    reach[genre] = Math.max(reach[genre], valueOf(entry))
  }
  for (const genre of GENRE_NOS) unseen[genre] = reach[genre] === 0 ? 0 : expected(s, genre)
}

function expected(s: State, genre: GenreNo): number {
  let [sum, count] = [0, 0]
  for (let at = 0; at < ORDER_VALUES.length; at++) {
    const copies = s.unseen[genre * ORDER_VALUES.length + at] as number
    const value = ORDER_VALUES[at] as number
    count += copies
    if (value <= reach[genre]) sum += copies * orderFans(value)
  }
  return count === 0 ? 0 : sum / count
}

/** Fans an order would bring you. */
function fansOf(order: number): number {
  if (order === NONE) return 0
  const genre = orderGenre(order)
  const value = orderValue(order)
  if (value === 0) return unseen[genre]
  return value <= reach[genre] ? orderFans(value) : 0
}

/** Fans of all orders on the map that your comics would fulfil. */
export function ordersToHave(s: State): number {
  lookAround(s)
  let sum = 0
  for (const order of s.map) sum += fansOf(order)
  return sum
}

/** Fans of the best orders around a node, as many as may be collected. */
function atNode(s: State, node: NodeNo, collects: number): number {
  let [first, second, third] = [0, 0, 0]
  for (const space of SPACES_AT[node] ?? []) {
    const fans = fansOf(orderOn(s, space))
    if (fans > first) [first, second, third] = [fans, first, second]
    else if (fans > second) [second, third] = [fans, second]
    else if (fans > third) third = fans
  }
  return first + (collects > 1 ? second : 0) + (collects > 2 ? third : 0)
}

/** What a step that is paid and a ticket are worth, in points. */
const STEP_POINTS = 0.7
const TICKET_POINTS = 1.2

/** Fans of the best node within reach of the agent, less what the way there costs: of the Sales in course, or of the next one (R13.1). */
export function salesAhead(s: State): number {
  const ask = topAsk(s)
  const selling = ask?.ask === 'sales' ? ask : undefined
  const collects = selling?.collects ?? FLIPS_AND_COLLECTS[0]
  if (collects === 0) return 0
  lookAround(s)
  const { agent, money, tickets } = s.player
  const steps = STEPS[agent] as readonly number[]
  let best = 0
  for (let node = 0; node < steps.length - 1; node++) {
    const paid = Math.max(0, (steps[node] as number) - (selling?.walked === true ? 0 : 1))
    if (stepCost(true) * paid > money && tickets === 0) continue
    const cost = Math.min(tickets > 0 ? TICKET_POINTS : Number.POSITIVE_INFINITY, STEP_POINTS * paid)
    best = Math.max(best, atNode(s, node, collects) - cost)
  }
  return best
}

/** Fans of the orders you have collected in vain so far. */
export function ordersOpen({ player }: State): number {
  let sum = 0
  for (const order of player.orders) sum += orderFans(orderValue(order))
  return sum
}

/** Of those: where you have a comic of the genre, printed or not. */
export function ordersHoped(s: State): number {
  let sum = 0
  for (const order of s.player.orders) {
    const genre = orderGenre(order)
    if (comicsOf(s, genre) > 0 || countGenre(s.player.printed, genre) > 0) sum += orderFans(orderValue(order))
  }
  return sum
}

/** Orders of the genres of comics in your hand. */
export function ordersForHand(s: State): number {
  const wanted = GENRE_NOS.map((genre) => comicsOf(s, genre) > 0)
  let count = 0
  for (const order of s.map) if (order !== NONE && wanted[orderGenre(order)]) count++
  return count
}
