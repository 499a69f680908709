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
  TRADING_POST_PASS_VP,
  theFaction,
  theFavour,
} from './catalogue/index.ts'
import { hasStronghold, tileOfRound } from './goods.ts'
import { isOwn, NONE, type State } from './state.ts'

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
  for (let kind = 0; kind < incomes.length; kind++) add(incomes[kind]?.[player.built[kind] as number] ?? NOTHING)
  for (const no of player.favours) add(favourTile(no).income)
  if (player.bonus !== NONE) add(bonusTile(player.bonus).income)
  return { coins, workers, priests, power }
}

const AIR_1 = theFavour('favour-air-1')
const ENGINEERS = theFaction('engineers')
const VP_PER_BRIDGE = 3

export function passPoints(s: State): number {
  const { built, bonus, favours, faction, bridges } = s.player
  let vp = 0
  if (bonus !== NONE) {
    const { passVp } = bonusTile(bonus)
    for (let kind = 0; kind < passVp.length; kind++) vp += (passVp[kind] as number) * (built[kind] as number)
  }
  if (favours.includes(AIR_1)) vp += TRADING_POST_PASS_VP[built[TRADING_POST] as number] ?? 0
  if (faction === ENGINEERS && hasStronghold(s.player))
    for (const no of bridges) if (site(no).ends.every((end) => isOwn(s.pieces[end] as number))) vp += VP_PER_BRIDGE
  return vp
}

const NO_BONUS = { gain: NOTHING, spades: 0 } as const

/** The reward of the round's tile, once for every so many steps; none in round 6 (R18.4). */
export function cultBonus(s: State, round = s.round): { readonly gain: Goods; readonly spades: number } {
  const bonus = round < ROUNDS ? tileOfRound(s, round)?.bonus : undefined
  if (bonus === undefined) return NO_BONUS
  const times = Math.floor((s.player.cults[cultNo(bonus.cult) as number] as number) / bonus.steps)
  const { coins, workers, priests, power } = bonus.gain
  return {
    gain: goods({ coins: coins * times, workers: workers * times, priests: priests * times, power: power * times }),
    spades: bonus.spades * times,
  }
}
