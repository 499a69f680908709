// Rounds: income, the action phase, passing, cult bonus and clean-up (R7 to R9, R17, R18), the start of the game (R6.5).
// What the document calls turno is a round (Q2).
import { replaced } from '../../../common/lists.ts'
import { ACT } from '../asks.ts'
import { type BonusNo, ROUNDS } from '../catalogue/index.ts'
import type { Consequence, Told } from '../consequences/records.ts'
import { gain, gainSpades, score } from '../goods.ts'
import { cultBonus, eachIncome, eachPassPoints } from '../income.ts'
import { NONE, type State } from '../state.ts'
import { scenarioOf } from '../variant/index.ts'

/** The other tiles get a coin each once the first one is chosen (R6.5, Q28). */
export function applyBonus(s: State, tile: BonusNo, tell: Told): void {
  exchangeTile(s, tile, tell)
  layCoins(s, tell)
  beginRound(s, 1, tell)
}

/** The tile taken comes with the coins on it; the one held goes back without any. */
function exchangeTile(s: State, tile: number, tell: Told): void {
  const p = s.player
  const returned = p.bonus
  const coins = tile === NONE ? 0 : (s.open[tile] ?? 0)
  p.coins += coins
  p.bonus = tile
  if (tile !== NONE) s.open = replaced(s.open, tile, NONE)
  if (returned !== NONE) s.open = replaced(s.open, returned, 0)
  if (tile !== NONE || returned !== NONE) tell?.({ what: 'bonus', taken: tile, returned, coins })
}

function layCoins(s: State, tell: Told): void {
  s.open = s.open.map((coins) => (coins === NONE ? NONE : coins + 1))
  if (tell === undefined) return
  const tiles = s.open.flatMap((coins, tile) => (coins === NONE ? [] : [tile]))
  if (tiles.length > 0) tell({ what: 'tile-coins', tiles })
}

/** Income first, then the power actions that cannot be chosen (Q12). */
export function beginRound(s: State, round: number, tell: Told): void {
  tell?.({ what: 'round', round, from: s.phase })
  s.round = round
  s.phase = 'actions'
  eachIncome(s, (income, because) => gain(s.player, income, because, tell))
  s.asks.push(ACT)
  if (s.power === 'blocked-each-round' && scenarioOf(s).blocked > 0)
    s.asks.push({ ask: 'block', round: 'this' }) // S19
  else if (s.power === 'blocked-predetermined') {
    s.blocked = (s.blockedByRound[round - 1] ?? []).slice() // S20
    if (s.blocked.length > 0) tell?.({ what: 'blocked', actions: s.blocked, round: 'this', because: 'note' })
  }
}

/** R17, R18.1 */
export function applyPass(s: State, tile: number, tell: Told): void {
  const p = s.player
  const { gain: goods, spades } = cultBonus(s)
  if (s.round === ROUNDS) s.phase = 'game-end'
  else if (spades > 0) s.phase = 'cult-spades'
  tell?.({ what: 'passed', round: s.round, to: s.phase })
  p.passed = true
  eachPassPoints(s, (points, because) => score(p, points, because, tell))
  exchangeTile(s, tile, tell)
  if (s.phase === 'game-end') return
  gain(p, goods, 'cult-bonus', tell)
  if (spades === 0) return endRound(s, tell)
  tell?.({ what: 'spades', by: spades, because: 'cult-bonus' })
  gainSpades(s, spades, tell)
  s.asks.push({ ask: 'dig', spades, from: 'cult' })
}

/** R18.3: everything can be used again, open tiles get a coin; then the next round. */
export function endRound(s: State, tell: Told): void {
  const p = s.player
  tell?.(cleanUp(s))
  p.passed = false
  p.used = []
  s.powerUsed = []
  s.blocked = []
  // Q13; with the limit of a game what is used stays used (Q33).
  if (s.limit === 'round') s.opponents = s.opponents.map(({ colour }) => ({ colour, placed: false, upgraded: false }))
  layCoins(s, tell)
  beginRound(s, s.round + 1, tell)
}

/** What can be used again when a round ends. */
const cleanUp = ({ limit, player, powerUsed, blocked, opponents }: State): Consequence => ({
  what: 'clean-up',
  powers: powerUsed,
  blocked,
  specials: player.used,
  placed: limit === 'round' ? opponents.flatMap(({ colour, placed }) => (placed ? [colour] : [])) : [],
  upgraded: limit === 'round' ? opponents.flatMap(({ colour, upgraded }) => (upgraded ? [colour] : [])) : [],
})
