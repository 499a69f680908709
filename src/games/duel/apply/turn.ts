// A turn (R5, R6, R9, R10).
import { type CardNo, type WonderNo, card, effectOf, theToken, wonder } from '../catalogue/index.ts'
import { discardIncome } from '../measures.ts'
import { type Price, cardPrice, wonderPrice } from '../payment.ts'
import { type Ask, other, PLAYER, SOLO, type Side, toAsk } from '../asks.ts'
import { MAX_WONDERS, type State, builtWonders } from '../state.ts'
import { construct, raise } from './effects.ts'
import { remove } from './lists.ts'
import { take } from './structure.ts'

const ECONOMY = 1 << theToken('economy')
const THEOLOGY = 1 << theToken('theology')
const URBANISM = 1 << theToken('urbanism')
const URBANISM_COINS = effectOf('urbanism', 'coins-on-chain').amount

export function applyBuild(s: State, no: CardNo, ask: Ask): void {
  const side = begin(s, ask)
  const c = card(no)
  const price = cardPrice(s, side, c)
  pay(s, side, price)
  take(s, no)
  if (price.chain && holds(s, side, URBANISM)) s.cities[side].coins += URBANISM_COINS // R14.10
  if (construct(s, side, c)) s.asks.push(toAsk('token-board', side))
}

export function applyDiscard(s: State, no: CardNo, ask: Ask): void {
  const side = begin(s, ask)
  take(s, no)
  s.discard.push(no)
  s.cities[side].coins += discardIncome(s, side)
}

export function applyWonder(s: State, wonderNo: WonderNo, cardNo: CardNo, ask: Ask): void {
  const side = begin(s, ask)
  const own = s.cities[side]
  const w = wonder(wonderNo)
  pay(s, side, wonderPrice(s, side, w))
  take(s, cardNo)
  remove(own.unbuilt, wonderNo)
  own.built.push(wonderNo)
  own.buried.push(cardNo)
  // R10.2: with the seventh wonder the eighth is out.
  if (builtWonders(s) >= MAX_WONDERS) s.cities[SOLO].unbuilt.length = s.cities[PLAYER].unbuilt.length = 0
  if (w.playAgain || holds(s, side, THEOLOGY)) s.next = side // R11.5, R14.9
  raise(s, side, w)
}

function begin(s: State, ask: Ask): Side {
  s.actor = ask.side
  s.next = other(ask.side)
  return ask.side
}

function pay(s: State, side: Side, price: Price): void {
  s.cities[side].coins -= price.coins
  if (price.trade > 0 && holds(s, other(side), ECONOMY)) s.cities[other(side)].coins += price.trade // R14.3
}

const holds = (s: State, side: Side, tokenBit: number): boolean => (s.cities[side].tally.tokens & tokenBit) !== 0
