// Effects are data; here they happen (R11 to R15). Everything automatic first, in list order; then the choices they open (R11.1).
import { replaced, without } from '../../../common/lists.ts'
import { type Card, RED, type Wonder, token } from '../catalogue/index.ts'
import type { Effect } from '../catalogue/vocabulary.ts'
import { CAPITAL, SYMBOLS_TO_WIN, countOf, extraShields, majority } from '../measures.ts'
import { other, PLAYER, SOLO, type Side, toAsk } from '../asks.ts'
import type { Cause, Told } from '../consequences/records.ts'
import { points, total } from '../score.ts'
import { HIDDEN, NONE, type Result, type State } from '../state.ts'
import { different, tallyCard, tallyToken, tallyWonder } from '../tally.ts'

/** Puts a card into the city with all its effects, however it was come by; true if it closed a pair (R13.2). */
export function construct(s: State, side: Side, c: Card, tell: Told): boolean {
  const own = s.cities[side]
  own.cards.push(c.no)
  tallyCard(own.tally, c)
  for (const effect of c.effects) happen(s, side, effect, c.id, c.colourNo === RED, tell)
  if (c.symbol === undefined || own.tally.symbols[c.symbol] !== 2 || s.result !== null) return false
  if (s.board.some((no) => no !== NONE)) tell?.({ what: 'pair', side, symbol: c.symbol })
  return true
}

/** A wonder that has just been built. */
export function raise(s: State, side: Side, w: Wonder, tell: Told): void {
  tallyWonder(s.cities[side].tally, w.no)
  for (const effect of w.effects) happen(s, side, effect, w.id, false, tell)
  if (s.result !== null) return
  for (const effect of w.effects.toReversed()) open(s, side, effect)
}

export function gain(s: State, side: Side, tokenNo: number, tell: Told): void {
  const own = s.cities[side]
  own.tokens = [...own.tokens, tokenNo]
  tallyToken(own.tally, tokenNo)
  const { id, effects } = token(tokenNo)
  for (const effect of effects) happen(s, side, effect, id, false, tell)
}

/** What an effect does by itself; production, prices, points and standing effects are read where they matter. */
function happen(s: State, side: Side, effect: Effect, because: Cause, red: boolean, tell: Told): void {
  if (s.result !== null) return // R11.1: a supremacy ends the game before any later effect
  const own = s.cities[side]
  switch (effect.code) {
    case 'coins':
      return earn(s, side, effect.amount, because, tell)
    case 'coins-per': // R11.2
      return earn(s, side, effect.amount * countOf(s, side, effect.what), because, tell)
    case 'guild-coins': // R15.1
      return earn(s, side, effect.amount * majority(s, effect.colours), because, tell)
    case 'opponent-loses-coins': // R11.3
      return lose(s, other(side), effect.amount, because, tell)
    case 'shields': // R12.4: Strategy strengthens red cards, not wonders
      return advance(s, side, effect.amount, red ? extraShields(own.tally) : 0, because, tell)
    case 'science': // R13.5
      if (different(own.tally) >= SYMBOLS_TO_WIN) finish(s, { winner: side, by: 'science' }, tell)
      return
    // Choices: `open`.
    case 'discard-opponent-card':
    case 'build-from-discard':
    case 'build-from-top-row':
    case 'build-from-set-aside':
    case 'token-from-box':
    // Read where they matter.
    case 'produce':
    case 'produce-choice':
    case 'trade-fixed':
    case 'discount':
    case 'gain-opponent-trade':
    case 'coins-on-chain':
    case 'vp':
    case 'vp-per-token':
    case 'guild-vp':
    case 'guild-vp-wonders':
    case 'guild-vp-coins':
    case 'extra-shield':
    case 'play-again':
    case 'play-again-on-wonders':
      return
    default:
      effect satisfies never
  }
}

/** The choice an effect opens, if there is anything to choose; what is unseen is shown first. */
function open(s: State, side: Side, effect: Effect): void {
  switch (effect.code) {
    case 'discard-opponent-card':
      s.asks.push(toAsk(effect.colour === 'brown' ? 'destroy-brown' : 'destroy-grey', side))
      return
    case 'build-from-discard':
      s.asks.push(toAsk('mausoleum', side))
      return
    case 'build-from-top-row':
      s.asks.push(toAsk('messe', side))
      return
    case 'token-from-box':
      if (s.box.length > 0) s.asks.push(toAsk('token-box', side))
      push(s, 'draw', Math.min(effect.draw, s.box.length))
      return
    case 'build-from-set-aside':
      if (s.setAside.length > 0) s.asks.push(toAsk('liberty', side))
      push(s, 'show', s.setAside.filter((no) => no === HIDDEN).length)
      return
    default:
      return
  }
}

function push(s: State, event: 'draw' | 'show', times: number): void {
  for (let i = 0; i < times; i++) s.asks.push(toAsk(event))
}

/** R12: space by space; entering a zone for the first time loots, the capital wins. */
function advance(s: State, side: Side, shields: number, extra: number, because: Cause, tell: Told): void {
  const towards = side === SOLO ? 1 : -1
  const spaces = Math.min(shields + extra, CAPITAL - s.pawn * towards)
  if (spaces > 0) tell?.({ what: 'pawn', side, by: spaces, because, strategy: extra > 0 })
  for (let i = 0; i < spaces; i++) {
    s.pawn += towards
    const lead = s.pawn * towards
    if (lead === 3) loot(s, other(side), 2, tell)
    else if (lead === 6) loot(s, other(side), 5, tell)
    else if (lead === CAPITAL) finish(s, { winner: side, by: 'military' }, tell)
  }
}

function loot(s: State, victim: Side, coins: number, tell: Told): void {
  const left = s.loot[victim]
  if (!left.includes(coins)) return
  s.loot = replaced(s.loot, victim, without(left, coins))
  const by = take(s, victim, coins)
  tell?.({ what: 'looted', side: victim, token: coins, by })
}

/** Coins from the bank. */
export function earn(s: State, side: Side, by: number, because: Cause, tell: Told): void {
  s.cities[side].coins += by
  if (by > 0) tell?.({ what: 'gains', side, by, because })
}

function lose(s: State, side: Side, coins: number, because: Cause, tell: Told): void {
  const by = take(s, side, coins)
  if (by > 0) tell?.({ what: 'loses', side, by, because })
}

/** Coins taken from a side, as far as it has them. */
function take(s: State, side: Side, coins: number): number {
  const by = Math.min(coins, s.cities[side].coins)
  s.cities[side].coins -= by
  return by
}

/** The game is over. */
export function finish(s: State, result: Result, tell: Told): void {
  s.result = result
  tell?.({ what: 'end', result, points: [total(points(s, SOLO)), total(points(s, PLAYER))] })
}

/** Clears a space of the board. */
export function takeFromBoard(s: State, tokenNo: number): void {
  s.board = replaced(s.board, s.board.indexOf(tokenNo), NONE)
}
