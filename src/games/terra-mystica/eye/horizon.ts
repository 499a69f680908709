// Where the learned eye looks: at the beginning of a round. Nobody else acts and nothing is drawn within one, and what a round was worth
// shows when the next one begins; the last one ends with the score itself.
import type { Horizon } from '../../../kernel/eye.ts'
import { apply } from '../apply/index.ts'
import { ACT } from '../asks.ts'
import { bonusTile, DWELLING, type Goods, ROUNDS } from '../catalogue/index.ts'
import { canPay, spadePrice, spadesAffordable } from '../goods.ts'
import { passPoints } from '../income.ts'
import { OPTION, type Option, optionOf } from '../moves.ts'
import { options } from '../options/index.ts'
import { buildable } from '../options/digging.ts'
import { dwellingPrice, homeOf, spadesToBuy, sum } from '../prices.ts'
import { total } from '../score.ts'
import { same } from './same.ts'
import { copyState, hasLeft, NONE, type State, topAsk } from '../state.ts'

export const horizon: Horizon<State> = {
  isBeyond: (s, before) => s.phase !== before.phase || s.round !== before.round,
  rest(now) {
    if (now.phase !== 'actions') return now
    const s = copyState(now)
    if (s.round === ROUNDS) finish(s)
    else carryOn(s)
    const due = s.asks.filter(({ ask }) => ask !== 'act')
    s.asks = [ACT]
    const tile = s.round === ROUNDS ? NONE : bestTile(s)
    apply(s, tile === NONE ? OPTION['last-pass'].move : optionOf(OPTION.pass, tile).move)
    // What an action begun is still to bring is not forgotten.
    if (due.length > 0 && s.asks.length > 0) s.asks.unshift(...due)
    return s
  },
  same,
}

/** The hex that is being transformed becomes one's own with a dwelling on it, where that can be paid. */
function carryOn(s: State): void {
  const top = topAsk(s)
  const p = s.player
  if (top?.ask === 'colour') {
    const home = homeOf(p)
    const bought = spadesToBuy(s, top, home)
    if (s.terrain[top.hex] === home || bought > spadesAffordable(p)) return
    if (bought > 0 && (top.from === 'stronghold' || !hasLeft(p, DWELLING))) return
    if (bought > 0 && !canPay(p, sum(spadePrice(p, bought), dwellingPrice(p)))) return
    apply(s, optionOf(OPTION.colour, home).move)
  }
  if (topAsk(s)?.ask !== 'build') return
  const at = buildable(s)[0]
  if (at !== undefined) apply(s, optionOf(OPTION.build, at).move)
}

/** In the last round an action begun is brought to its end, by whatever brings most points. */
function finish(s: State): void {
  for (let top = topAsk(s); top !== undefined && top.ask !== 'act'; top = topAsk(s)) {
    let best: Option | undefined
    let most = Number.NEGATIVE_INFINITY
    for (const option of options(s)) {
      const next = copyState(s)
      apply(next, option.move)
      const points = total(next) + passPoints(next) + next.player.keys / 2
      if (points > most) {
        most = points
        best = option
      }
    }
    if (best === undefined) return
    apply(s, best.move)
  }
}

/** About what the tiles bring: which one is taken is seen when it is. */
const RATES: Goods = { coins: 0.5, workers: 1.2, priests: 2.2, power: 0.35 }
function bestTile(s: State): number {
  let [best, most] = [NONE, Number.NEGATIVE_INFINITY]
  for (let tile = 0; tile < s.open.length; tile++) {
    const coins = s.open[tile] as number
    if (coins === NONE || tile === s.player.bonus) continue
    const { income } = bonusTile(tile)
    const worth =
      (income.coins + coins) * RATES.coins +
      income.workers * RATES.workers +
      income.priests * RATES.priests +
      income.power * RATES.power
    if (worth > most) {
      most = worth
      best = tile
    }
  }
  return best
}
