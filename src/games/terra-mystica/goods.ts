// Resources and power (R4): what can be paid, paying, gaining.
import { CULTS, factionOf, goods, type Goods, PRIESTS, scoringTile, STRONGHOLD } from './catalogue/index.ts'
import type { Cause, Told } from './consequences/records.ts'
import { builtOf, NONE, type Player, type State, threes, twos } from './state.ts'

/** Spades that every transformation takes, where a faction's are fixed; it then ends on the home colour (R27.9). */
export const fixedSpades = (p: Player): number | undefined => factionOf(p.faction).ability.fixedSpades
export const hasStronghold = (p: Player): boolean => builtOf(p, STRONGHOLD) > 0

/** Priests in the supply: neither in hand nor on an order slot (R4.2). */
export function priestsLeft(p: Player): number {
  let gone = p.priests
  for (let cult = 0; cult < CULTS.length; cult++) gone += threes(p, cult) + twos(p, cult)
  return Math.max(0, PRIESTS - gone)
}

export const canPay = (p: Player, { coins, workers, priests, power }: Goods): boolean =>
  p.coins >= coins && p.workers >= workers && p.priests >= priests && p.bowls[2] >= power

export function pay(p: Player, { coins, workers, priests, power }: Goods): void {
  p.coins -= coins
  p.workers -= workers
  p.priests -= priests
  p.bowls[2] -= power
  p.bowls[0] += power
}

export function gain(p: Player, { coins, workers, priests, power }: Goods, because: Cause, tell: Told): void {
  const recruited = priests > 0 ? Math.min(priests, priestsLeft(p)) : 0
  const first = p.bowls[0]
  const third = p.bowls[2]
  p.coins += coins
  p.workers += workers
  p.priests += recruited
  if (power > 0) raisePower(p, power)
  if (tell === undefined) return
  const flow = { toSecond: first - p.bowls[0], toThird: p.bowls[2] - third }
  if (coins + workers + recruited + flow.toSecond + flow.toThird > 0)
    tell({ what: 'gains', goods: { coins, workers, priests: recruited }, power: flow, because })
}

export function gainPower(p: Player, power: number, because: Cause, tell: Told): void {
  if (tell !== undefined) gain(p, goods({ power }), because, tell)
  else if (power > 0) raisePower(p, power)
}

/** R4.3: bowl I first, then bowl II, the rest is lost. */
function raisePower({ bowls }: Player, power: number): void {
  const first = Math.min(power, bowls[0])
  bowls[0] -= first
  bowls[1] += first
  const second = Math.min(power - first, bowls[1])
  bowls[1] -= second
  bowls[2] += second
}

export function score(p: Player, points: number, because: Cause, tell: Told): void {
  if (points === 0) return
  p.vp += points
  tell?.({ what: 'points', by: points, because })
}

/** What the bowls can still take (R19.3). */
export const roomForPower = ({ bowls }: Player): number => 2 * bowls[0] + bowls[1]

/** What so many bought spades cost (R10.3, R27.5). */
export function spadePrice(p: Player, spades: number): Goods {
  if (factionOf(p.faction).ability.paysWithPriests) return { coins: 0, workers: 0, priests: spades, power: 0 }
  return { coins: 0, workers: spades * workersPerSpade(p), priests: 0, power: 0 }
}

function workersPerSpade({ faction, dig }: Player): number {
  const rates = factionOf(faction).dig?.workers ?? []
  return rates[Math.min(dig, rates.length - 1)] ?? 0
}

/** How many spades can be bought, at most three being of any use. */
export function spadesAffordable(p: Player): number {
  return Math.min(
    3,
    factionOf(p.faction).ability.paysWithPriests ? p.priests : Math.floor(p.workers / workersPerSpade(p)),
  )
}

/** The scoring tile of a round, of this one unless another is named, if there is one. */
export function tileOfRound(s: State, round = s.round): ReturnType<typeof scoringTile> | undefined {
  const no = s.scoring[round - 1] ?? NONE
  return no === NONE ? undefined : scoringTile(no)
}

/** Every spade gained counts, whatever its source and use (R3.4). */
export function gainSpades(s: State, spades: number, tell: Told): void {
  const p = s.player
  const { id, ability } = factionOf(p.faction)
  const tile = tileOfRound(s)
  if (tile !== undefined) score(p, spades * tile.spadeVp, tile.id, tell)
  score(p, spades * ability.vpPerSpade, id, tell)
  if (ability.powerPerSpade > 0 && hasStronghold(p)) gainPower(p, spades * ability.powerPerSpade, id, tell)
}
