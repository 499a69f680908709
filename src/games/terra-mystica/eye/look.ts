// One look at a state: what the measures of the learned eye read. A round that has been passed counts as over, with the income that follows.
import { SCENARIOS } from '../automa/levels.ts'
import {
  bonusTile,
  CULTS,
  cultNo,
  DWELLING,
  type Faction,
  factionOf,
  favourTile,
  type Goods,
  KINDS,
  ROUNDS,
  SANCTUARY,
  SLOTS_3,
  specialAction,
  type SpecialNo,
  specialNo,
  STRONGHOLD,
  TEMPLE,
  TOP_LEVEL,
  TRADING_POST,
} from '../catalogue/index.ts'
import { hasStronghold, priestsLeft, spadePrice, tileOfRound } from '../goods.ts'
import { passPoints } from '../income.ts'
import { networkSize, offerAt } from '../network.ts'
import { dwellingPrice } from '../prices.ts'
import { cultPoints, networkPoints } from '../score.ts'
import { specialsOf } from '../specials.ts'
import { scenarioOf } from '../variant/index.ts'
import { builtOf, hasLeft, levelOf, NONE, type Player, type State } from '../state.ts'
import { type Ground, groundOf } from './ground.ts'

/** Coins, workers, priests, power and spades. */
export interface Amounts {
  coins: number
  workers: number
  priests: number
  power: number
  spades: number
}

export interface Seen {
  readonly s: State
  readonly p: Player
  readonly faction: Faction
  readonly scenario: number
  readonly stronghold: number
  /** A round is about to begin, in which nothing is used yet. */
  readonly isFresh: boolean
  /** The round that is played, or about to be, and how many follow it. */
  readonly round: number
  readonly left: number
  readonly passPoints: number
  readonly cultPoints: number
  readonly networkPoints: number
  readonly network: number
  /** How much of the largest prize is there, from 0 to 1. */
  readonly towardsNetwork: number
  /** In hand, and the bowls; of every round to come, the bonus tile left out. */
  readonly hand: Amounts
  readonly bowls: readonly [number, number, number]
  readonly income: Amounts
  /** Cult bonuses by the levels of now: of this round, and of those after it. */
  readonly bonus: Amounts
  readonly bonusLater: Amounts
  /** Steps made towards the next prize of every cult, and towards the bonus of this round. */
  readonly towardsPrize: number
  readonly towardsBonus: number
  readonly ground: Ground
  readonly pays: Pays
  readonly paysNext: Pays
  readonly paysLater: Pays
  readonly can: Can
  /** Spades, cult steps and builds that special actions bring in every round. */
  readonly specials: Specials
  readonly due: Due
}

interface Specials {
  spades: number
  steps: number
  builds: number
}

/** Points for what is built or gained in a round, favours included. */
interface Pays {
  dwelling: number
  post: number
  great: number
  spade: number
  town: number
}

/** What can be had at once. */
interface Can {
  readonly dwellings: number
  readonly spades: number
  readonly post: number
  readonly stronghold: number
  readonly sanctuary: number
  readonly freeSpades: number
  readonly freeSteps: number
  readonly freeBuild: number
}

/** What an action begun is still to bring. */
interface Due {
  spades: number
  stuck: number
  favours: number
  towns: number
  steps: number
  bridges: number
  exchanges: number
  power: number
  price: number
}

const none = (): Amounts => ({ coins: 0, workers: 0, priests: 0, power: 0, spades: 0 })

function take(to: Amounts, some: Goods, times = 1): void {
  to.coins += some.coins * times
  to.workers += some.workers * times
  to.priests += some.priests * times
  to.power += some.power * times
}

/** Nothing where there is no faction yet. */
export function look(s: State): Seen | undefined {
  if (s.player.faction === NONE) return undefined
  const p = s.player
  const faction = factionOf(p.faction)
  const isFresh = s.phase === 'cult-spades' || s.phase === 'setup'
  const round = Math.min(ROUNDS, isFresh ? s.round + 1 : s.round)
  const income = incomeOf(p, faction)
  const hand: Amounts = { coins: p.coins, workers: p.workers, priests: p.priests, power: 0, spades: 0 }
  let [first, second, third] = p.bowls
  if (isFresh) {
    take(hand, income)
    if (p.bonus !== NONE) take(hand, bonusTile(p.bonus).income)
    const up = Math.min(first, hand.power)
    const on = Math.min(hand.power - up, second + up)
    first -= up
    second += up - on
    third += on
  }
  // R4.3: a token is moved twice before it can be spent.
  hand.power = second + 2 * third
  const network = networkSize(s)
  let cults = 0
  for (let cult = 0; cult < CULTS.length; cult++) cults += cultPoints(s, cult)
  const bonus = none()
  const bonusLater = none()
  const towardsBonus = bonuses(s, round, bonus, bonusLater)
  const ground = groundOf(s, isFresh)
  const special = p.bonus === NONE ? undefined : bonusTile(p.bonus).special
  const ofTile = special === undefined ? NONE : specialNo(special)
  return {
    s,
    p,
    faction,
    scenario: SCENARIOS.findIndex(({ id }) => id === s.scenario),
    stronghold: hasStronghold(p) ? 1 : 0,
    isFresh,
    round,
    left: ROUNDS - round,
    passPoints: s.phase === 'actions' ? passPoints(s) : 0,
    cultPoints: cults,
    networkPoints: networkPoints(s, network),
    towardsNetwork: Math.min(1, network / ((scenarioOf(s).networks[2] ?? 0) + 1)),
    network,
    hand,
    bowls: [first, second, third],
    income,
    bonus,
    bonusLater,
    towardsPrize: towardsPrize(s),
    towardsBonus,
    ground,
    pays: paysIn(s, round, round),
    paysNext: paysIn(s, round + 1, round + 1),
    paysLater: paysIn(s, round + 2, ROUNDS),
    can: canDo(s, hand, ground, isFresh),
    specials: specialsIn(p, (no) => no !== ofTile),
    due: dueIn(s),
  }
}

function incomeOf(p: Player, { incomes }: Faction): Amounts {
  const all = none()
  for (let kind = 0; kind < KINDS; kind++) {
    const some = incomes[kind]?.[builtOf(p, kind)]
    if (some !== undefined) take(all, some)
  }
  for (const no of p.favours) take(all, favourTile(no).income)
  return all
}

/** Returns how near the next reward of this round is, from 0 to 1. */
function bonuses(s: State, round: number, now: Amounts, later: Amounts): number {
  let near = 0
  for (let at = round; at < ROUNDS; at++) {
    const reward = tileOfRound(s, at)?.bonus
    if (reward === undefined) continue
    const level = levelOf(s.player, cultNo(reward.cult))
    const times = Math.floor(level / reward.steps)
    const to = at === round ? now : later
    take(to, reward.gain, times)
    to.spades += reward.spades * times
    if (at === round) near = (level % reward.steps) / reward.steps
  }
  return near
}

/** A step beyond or level with a pawn counts: each pawn that is caught up with is half a rank. */
function towardsPrize(s: State): number {
  const { pawns } = scenarioOf(s)
  let steps = 0
  for (let cult = 0; cult < CULTS.length; cult++) {
    const level = levelOf(s.player, cult)
    let from = 0
    for (const pawn of pawns) {
      if (level > pawn) from = pawn + 1
      else {
        steps += (level - from) / (pawn + 1 - from)
        break
      }
    }
  }
  return steps
}

function paysIn(s: State, from: number, to: number): Pays {
  const all: Pays = { dwelling: 0, post: 0, great: 0, spade: 0, town: 0 }
  for (let round = from; round <= to && round <= ROUNDS; round++) {
    const tile = tileOfRound(s, round)
    if (tile === undefined) continue
    all.dwelling += tile.buildVp[DWELLING] ?? 0
    all.post += tile.buildVp[TRADING_POST] ?? 0
    all.great += tile.buildVp[STRONGHOLD] ?? 0
    all.spade += tile.spadeVp
    all.town += tile.townVp
  }
  return all
}

const one = (isSo: boolean): number => (isSo ? 1 : 0)

function canDo(s: State, hand: Amounts, ground: Ground, isFresh: boolean): Can {
  const p = s.player
  const { costs, ability } = factionOf(p.faction)
  const { coins, workers, priests } = hand
  const pays = (some: Goods | undefined): boolean =>
    some !== undefined && coins >= some.coins && workers >= some.workers && priests >= some.priests
  const upgrade = (from: number, to: number): number => one(builtOf(p, from) > 0 && hasLeft(p, to) && pays(costs[to]))
  const dwelling = dwellingPrice(p)
  const affordable = Math.min(
    Math.floor(coins / dwelling.coins),
    Math.floor(workers / dwelling.workers),
    8 - builtOf(p, DWELLING),
  )
  const spade = spadePrice(p, 1)
  const unused = specialsIn(p, (no) => isFresh || !p.used.includes(no))
  return {
    dwellings: Math.min(affordable, ground.reach[0] ?? 0),
    spades: Math.min(6, ability.paysWithPriests ? priests : Math.floor(workers / Math.max(1, spade.workers))),
    post: upgrade(DWELLING, TRADING_POST),
    stronghold: upgrade(TRADING_POST, STRONGHOLD),
    sanctuary: upgrade(TEMPLE, SANCTUARY),
    freeSpades: unused.spades,
    freeSteps: unused.steps,
    freeBuild: unused.builds,
  }
}

function specialsIn(p: Player, isOpen: (no: SpecialNo) => boolean): Specials {
  const found: Specials = { spades: 0, steps: 0, builds: 0 }
  for (const no of specialsOf(p)) {
    if (!isOpen(no)) continue
    const { effect } = specialAction(no)
    if (effect.does === 'spades') found.spades += effect.spades
    else if (effect.does === 'steps') found.steps += effect.steps
    else if (effect.does === 'sandstorm' || effect.does === 'ride' || effect.does === 'free-post') found.builds++
  }
  return found
}

function dueIn(s: State): Due {
  const due: Due = {
    spades: 0,
    stuck: 0,
    favours: 0,
    towns: 0,
    steps: 0,
    bridges: 0,
    exchanges: 0,
    power: 0,
    price: 0,
  }
  for (const ask of s.asks)
    switch (ask.ask) {
      case 'dig':
        due.spades += ask.spades
        break
      case 'colour':
        due.stuck++
        break
      case 'favour':
        due.favours += ask.count
        break
      case 'town':
        due.towns++
        break
      case 'town-steps':
        due.steps += CULTS.length
        break
      case 'step':
        due.steps += ask.steps
        break
      case 'reaction':
        due.steps++
        break
      case 'bridge':
        due.bridges++
        break
      case 'exchange':
        due.exchanges++
        break
      case 'offer': {
        const { power, vp } = offerAt(s, ask.hex)
        due.power += power
        due.price += vp
        break
      }
      default:
    }
  return due
}

/** Cults that a key would bring to the top (R22.2), and those that are there. */
export const atNine = ({ p }: Seen): number => count(p.cults, (level) => level === TOP_LEVEL - 1)
export const atTop = ({ p }: Seen): number => count(p.cults, (level) => level === TOP_LEVEL)
export const freeThrees = ({ p }: Seen): number => count(p.slots3, (priests) => priests < SLOTS_3)
export const priestsInSupply = ({ p }: Seen): number => priestsLeft(p)

function count(list: readonly number[], test: (value: number) => boolean): number {
  let found = 0
  for (const value of list) if (test(value)) found++
  return found
}
