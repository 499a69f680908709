// Rounds: income, the action phase, passing, cult bonus and clean-up (R7 to R9, R17, R18), the start of the game (R6.5).
// What the document calls turno is a round (Q2).
import { ACT } from '../asks.ts'
import { type BonusNo, ROUNDS } from '../catalogue/index.ts'
import { gain, gainSpades } from '../goods.ts'
import { cultBonus, incomeOf, passPoints } from '../income.ts'
import { NONE, type State } from '../state.ts'

/** The other tiles get a coin each once the first one is chosen (R6.5, Q28). */
export function applyBonus(s: State, tile: BonusNo): void {
  takeTile(s, tile)
  layCoins(s)
  beginRound(s, 1)
}

function takeTile(s: State, tile: BonusNo): void {
  s.player.coins += s.open[tile] ?? 0
  s.open[tile] = NONE
  s.player.bonus = tile
}

function layCoins({ open }: State): void {
  open.forEach((coins, tile) => {
    if (coins !== NONE) open[tile] = coins + 1
  })
}

/** Income first, then the power actions that cannot be chosen (Q12). */
export function beginRound(s: State, round: number): void {
  s.round = round
  s.phase = 'actions'
  gain(s.player, incomeOf(s))
  s.asks.push(ACT)
  if (s.power === 'blocked-each-round')
    s.asks.push({ ask: 'block', round: 'this' }) // S19
  else if (s.power === 'blocked-predetermined') s.blocked = (s.blockedByRound[round - 1] ?? []).slice() // S20
}

/** R17, R18.1; the tile held goes back without coins. */
export function applyPass(s: State, tile: number): void {
  const p = s.player
  p.vp += passPoints(s)
  p.passed = true
  const old = p.bonus
  p.bonus = NONE
  if (tile !== NONE) takeTile(s, tile)
  if (old !== NONE) s.open[old] = 0
  if (s.round === ROUNDS) {
    s.phase = 'game-end'
    return
  }
  const { gain: goods, spades } = cultBonus(s)
  gain(p, goods)
  if (spades === 0) return endRound(s)
  gainSpades(s, spades)
  s.phase = 'cult-spades'
  s.asks.push({ ask: 'dig', spades, from: 'cult' })
}

/** R18.3: everything can be used again, open tiles get a coin; then the next round. */
export function endRound(s: State): void {
  const p = s.player
  p.passed = false
  p.used = []
  s.powerUsed = []
  s.blocked = []
  // Q13; with the limit of a game what is used stays used (Q33).
  if (s.limit === 'round')
    for (const opponent of s.opponents) {
      opponent.placed = false
      opponent.upgraded = false
    }
  layCoins(s)
  beginRound(s, s.round + 1)
}
