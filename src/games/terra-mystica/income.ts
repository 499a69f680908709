// What a round brings: income (R8), points on passing (R17.1), the cult bonus (R18.1).
import {
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
import { hasStronghold, tileOfRound } from './goods.ts'
import { builtOf, isOwnAt, levelOf, NONE, type State } from './state.ts'

/** Structures, favours and the bonus tile held, before caps (R8.1). */
export function incomeOf({ player }: State): Goods {
  let [coins, workers, priests, power] = [0, 0, 0, 0]
  const add = (some: Goods): void => {
    coins += some.coins
    workers += some.workers
    priests += some.priests
    power += some.power
  }
  const { incomes } = factionOf(player.faction)
  incomes.forEach((brings, kind) => add(brings[builtOf(player, kind)] ?? NOTHING))
  for (const no of player.favours) add(favourTile(no).income)
  if (player.bonus !== NONE) add(bonusTile(player.bonus).income)
  return { coins, workers, priests, power }
}

export function passPoints(s: State): number {
  const { bonus, favours, faction, bridges } = s.player
  let vp = 0
  if (bonus !== NONE)
    bonusTile(bonus).passVp.forEach((points, kind) => {
      vp += points * builtOf(s.player, kind)
    })
  for (const no of favours) vp += favourTile(no).postsPassVp[builtOf(s.player, TRADING_POST)] ?? 0
  if (faction === NONE || !hasStronghold(s.player)) return vp
  const { vpPerBridge } = factionOf(faction).ability
  for (const no of bridges) if (site(no).ends.every((end) => isOwnAt(s, end))) vp += vpPerBridge
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
