// What a round brings: income (R8), points on passing (R17.1), the cult bonus (R18.1).
import {
  bonusNo,
  bonusTile,
  cultNo,
  factionOf,
  favourTile,
  type Goods,
  goods,
  NOTHING,
  ROUNDS,
  site,
  TRADING_POST,
} from './catalogue/index.ts'
import type { Cause } from './consequences/records.ts'
import { hasStronghold, tileOfRound } from './goods.ts'
import { sum } from './prices.ts'
import { builtOf, isOwnAt, levelOf, NONE, type State } from './state.ts'

/** Structures, favours and the bonus tile held, each by itself, before caps (R8.1). */
export function eachIncome({ player }: State, take: (income: Goods, because: Cause) => void): void {
  let [coins, workers, priests, power] = [0, 0, 0, 0]
  factionOf(player.faction).incomes.forEach((brings, kind) => {
    const some = brings[builtOf(player, kind)] ?? NOTHING
    coins += some.coins
    workers += some.workers
    priests += some.priests
    power += some.power
  })
  take({ coins, workers, priests, power }, 'income')
  for (const no of player.favours) take(favourTile(no).income, favourTile(no).id)
  if (player.bonus !== NONE) take(bonusTile(player.bonus).income, bonusTile(player.bonus).id)
}

export function incomeOf(s: State): Goods {
  let [coins, workers, priests, power] = [0, 0, 0, 0]
  eachIncome(s, (some) => {
    coins += some.coins
    workers += some.workers
    priests += some.priests
    power += some.power
  })
  return { coins, workers, priests, power }
}

/** What the next round brings: nothing after the last one; the bonus tile held goes back before (R17.2). */
export function nextIncome(s: State): Goods {
  let income: Goods = NOTHING
  if (s.round < ROUNDS)
    eachIncome(s, (some, because) => {
      if (bonusNo(because) === undefined) income = sum(income, some)
    })
  return income
}

/** The points of the bonus tile, of favours and of the faction, each by itself. */
export function eachPassPoints(s: State, take: (points: number, because: Cause) => void): void {
  const { bonus, favours, faction, bridges } = s.player
  if (bonus !== NONE) {
    const { id, passVp } = bonusTile(bonus)
    let points = 0
    passVp.forEach((vp, kind) => {
      points += vp * builtOf(s.player, kind)
    })
    take(points, id)
  }
  for (const no of favours) take(favourTile(no).postsPassVp[builtOf(s.player, TRADING_POST)] ?? 0, favourTile(no).id)
  if (faction === NONE || !hasStronghold(s.player)) return
  const { id, ability } = factionOf(faction)
  let between = 0
  for (const no of bridges) if (site(no).ends.every((end) => isOwnAt(s, end))) between++
  take(between * ability.vpPerBridge, id)
}

export function passPoints(s: State): number {
  let vp = 0
  eachPassPoints(s, (points) => {
    vp += points
  })
  return vp
}

const NO_BONUS = { gain: NOTHING, spades: 0 } as const

/** The reward of the round's tile, once for every so many steps; none in round 6 (R18.4). */
export function cultBonus(s: State, round = s.round): { readonly gain: Goods; readonly spades: number } {
  const bonus = round < ROUNDS ? tileOfRound(s, round)?.bonus : undefined
  if (bonus === undefined) return NO_BONUS
  const times = Math.floor(levelOf(s.player, cultNo(bonus.cult)) / bonus.steps)
  const { coins, workers, priests, power } = bonus.gain
  return {
    gain: goods({ coins: coins * times, workers: workers * times, priests: priests * times, power: power * times }),
    spades: bonus.spades * times,
  }
}
