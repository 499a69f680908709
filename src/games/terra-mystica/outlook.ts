// How promising a state is, in points: for players that look one step ahead.
import type { Ask, AskOf } from './asks.ts'
import { bonusTile, byStructure, DWELLING, type Goods, hex, ROUNDS, wheelDistance } from './catalogue/index.ts'
import { canPay, spadePrice, spadesAffordable } from './goods.ts'
import { cultBonus, incomeOf, passPoints } from './income.ts'
import { dwellingPrice, homeOf, spadesToBuy, sum } from './prices.ts'
import { total } from './score.ts'
import { builtOf, colourAt, EMPTY, hasLeft, NONE, type Player, type State } from './state.ts'

// What things are worth beyond the points of the score sheet, by trial in simulated games.
const HAND: Goods = { coins: 0.05, workers: 0.35, priests: 0.8, power: 0.11 }
/** As in hand, with what it is worth at the end: a round more or less of it makes no difference. */
const INCOME: Goods = { coins: 0.38, workers: 0.68, priests: 1.13, power: 0.24 }
const DWELLING_WORTH = 6
const STRUCTURE = byStructure({
  dwelling: DWELLING_WORTH,
  'trading-post': 11,
  temple: 17,
  stronghold: 19,
  sanctuary: 20,
})
const TOWN = 17
const CULT_LEVEL = 0.5
const KEY = 1.3
const FAVOUR = 4
const TRACK = 2
const SPADE = 2.1
const BRIDGE = 1
/** By distance on the wheel. */
const ROOM = [0.86, 0.8, 0.3, 0.1] as const
/** A new round is better than throwing things away in the old one. */
const ROUND = 0.3

const worth = (goods: Goods, rates: Goods): number =>
  goods.coins * rates.coins + goods.workers * rates.workers + goods.priests * rates.priests + goods.power * rates.power

/** Income counts for the rounds to come, structures for the room and the towns they lead to, and what a pass will bring as if it had. */
export function outlook(s: State): number {
  const { player: p } = s
  if (p.faction === NONE) return 0
  const tile = p.bonus === NONE ? 0 : worth(bonusTile(p.bonus).income, INCOME)
  let value = total(s) + (worth(incomeOf(s), INCOME) - tile) * roundsLeft(s) + inHand(p)
  value += s.round * ROUND + room(s)
  if (s.phase === 'actions') value += passing(s)
  for (let kind = 0; kind < STRUCTURE.length; kind++) value += builtOf(p, kind) * (STRUCTURE[kind] ?? 0)
  for (const level of p.cults) value += level * CULT_LEVEL
  value += p.keys * KEY + p.favours.length * FAVOUR + (p.shipping + p.dig) * TRACK + p.bridges.length * BRIDGE
  for (const ask of s.asks) value += promise(s, ask)
  return value
}

/** Free hexes around that few spades make one's own. */
function room(s: State): number {
  const { player: p, pieces } = s
  let value = 0
  for (const at of p.own)
    for (const next of hex(at).land)
      if (pieces[next] === EMPTY) value += ROOM[wheelDistance(colourAt(s, next), homeOf(p))] ?? 0
  return value
}

/** Points, cult bonuses and the bonus tiles, for this round and those to come. */
function passing(s: State): number {
  const left = roundsLeft(s)
  let value = passPoints(s)
  for (let round = s.round; round < ROUNDS; round++) {
    const { gain, spades } = cultBonus(s, round)
    value += worth(gain, INCOME) + spades * SPADE
  }
  let [tiles, count] = [0, 0]
  for (let no = 0; no < s.open.length; no++) {
    if (s.open[no] === NONE && no !== s.player.bonus) continue
    tiles += worth(bonusTile(no).income, INCOME)
    count++
  }
  return value + (count === 0 ? 0 : (tiles * left) / count)
}

const roundsLeft = ({ round }: State): number => Math.max(0, ROUNDS - round)

const inHand = (p: Player): number =>
  worth({ coins: p.coins, workers: p.workers, priests: p.priests, power: p.bowls[2] + p.bowls[1] / 2 }, HAND)

/** What an action begun is on its way to. */
function promise(s: State, ask: Ask): number {
  switch (ask.ask) {
    case 'colour':
      return dwellingAt(s, ask)
    case 'build':
      return dwellingWorth(s)
    case 'dig':
      return ask.spades * SPADE
    case 'favour':
      return ask.count * FAVOUR
    case 'town':
      return TOWN
    case 'exchange':
      return 1
    case 'bridge':
      return BRIDGE
    case 'step':
      return ask.steps * CULT_LEVEL
    case 'act':
    case 'tenth':
    case 'reaction':
    case 'offer':
    case 'town-steps':
    case 'faction':
    case 'third':
    case 'scoring':
    case 'tile':
    case 'place':
    case 'choose-hexes':
    case 'bonus':
    case 'colours':
    case 'pawns':
    case 'settle':
    case 'block':
    case 'draw-faction':
    case 'draw-third':
    case 'draw-scoring':
    case 'draw-tile':
    case 'die':
    case 'tie':
      return 0
  }
}

/** A hex about to be transformed: what a dwelling on it will bring, if that can be paid. */
function dwellingAt(s: State, ask: AskOf<'colour'>): number {
  const p = s.player
  const home = homeOf(p)
  if (s.terrain[ask.hex] === home) return -1
  const bought = spadesToBuy(s, ask, home)
  if (bought > spadesAffordable(p) || !hasLeft(p, DWELLING)) return -1
  const price = sum(spadePrice(p, bought), dwellingPrice(p))
  return canPay(p, price) ? dwellingWorth(s) - cost(spadePrice(p, bought)) : -1
}

function dwellingWorth(s: State): number {
  return DWELLING_WORTH + INCOME.workers * roundsLeft(s) - cost(dwellingPrice(s.player))
}

/** In hand, and as points at the end. */
const cost = (goods: Goods): number => worth(goods, HAND) + (goods.coins + goods.workers + goods.priests) / 3
