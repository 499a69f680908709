// Effects are data; here they happen (R11 to R15). Everything automatic first, in list order; then the choices they open (R11.1).
import { type Card, RED, type Wonder, token } from '../catalogue/index.ts'
import type { Effect } from '../catalogue/vocabulary.ts'
import { CAPITAL, SYMBOLS_TO_WIN, countOf, extraShields, majority } from '../measures.ts'
import { other, SOLO, type Side, toAsk } from '../asks.ts'
import { HIDDEN, NONE, type State } from '../state.ts'
import { different, tallyCard, tallyToken, tallyWonder } from '../tally.ts'

/** Puts a card into the city with all its effects, however it was come by; true if it closed a pair (R13.2). */
export function construct(s: State, side: Side, c: Card): boolean {
  const own = s.cities[side]
  own.cards.push(c.no)
  tallyCard(own.tally, c)
  for (const effect of c.effects) happen(s, side, effect, c.colourNo === RED)
  return c.symbol !== undefined && own.tally.symbols[c.symbol] === 2 && s.result === null
}

/** A wonder that has just been built. */
export function raise(s: State, side: Side, w: Wonder): void {
  tallyWonder(s.cities[side].tally, w.no)
  for (const effect of w.effects) happen(s, side, effect, false)
  if (s.result !== null) return
  for (const effect of w.effects.toReversed()) open(s, side, effect)
}

export function gain(s: State, side: Side, tokenNo: number): void {
  const own = s.cities[side]
  own.tokens.push(tokenNo)
  tallyToken(own.tally, tokenNo)
  for (const effect of token(tokenNo).effects) happen(s, side, effect, false)
}

/** What an effect does by itself; production, prices, points and standing effects are read where they matter. */
function happen(s: State, side: Side, effect: Effect, red: boolean): void {
  if (s.result !== null) return // R11.1: a supremacy ends the game before any later effect
  const own = s.cities[side]
  switch (effect.code) {
    case 'coins':
      own.coins += effect.amount
      return
    case 'coins-per': // R11.2
      own.coins += effect.amount * countOf(s, side, effect.what)
      return
    case 'guild-coins': // R15.1
      own.coins += effect.amount * majority(s, effect.colours)
      return
    case 'opponent-loses-coins': // R11.3
      lose(s, other(side), effect.amount)
      return
    case 'shields': // R12.4: Strategy strengthens red cards, not wonders
      advance(s, side, effect.amount + (red ? extraShields(own.tally) : 0))
      return
    case 'science': // R13.5
      if (different(own.tally) >= SYMBOLS_TO_WIN) s.result = { winner: side, by: 'science' }
      return
    default:
      return
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
function advance(s: State, side: Side, shields: number): void {
  const towards = side === SOLO ? 1 : -1
  for (let i = 0; i < shields && s.result === null; i++) {
    s.pawn += towards
    const lead = s.pawn * towards
    if (lead === 3) loot(s, other(side), 2)
    else if (lead === 6) loot(s, other(side), 5)
    else if (lead === CAPITAL) s.result = { winner: side, by: 'military' }
  }
}

function loot(s: State, victim: Side, coins: number): void {
  const at = s.loot[victim].indexOf(coins)
  if (at < 0) return
  s.loot[victim].splice(at, 1)
  lose(s, victim, coins)
}

function lose(s: State, side: Side, coins: number): void {
  s.cities[side].coins = Math.max(0, s.cities[side].coins - coins)
}

/** Clears a space of the board. */
export function takeFromBoard(s: State, tokenNo: number): void {
  s.board[s.board.indexOf(tokenNo)] = NONE
}
