// A turn (R5, R6, R9, R10).
import { without } from '../../../common/lists.ts'
import { type CardNo, type WonderNo, card, effectOf, theToken, wonder } from '../catalogue/index.ts'
import { discardIncome } from '../measures.ts'
import { type Price, cardPrice, wonderPrice } from '../payment.ts'
import { type Ask, other, SIDES, type Side, toAsk } from '../asks.ts'
import type { CardId } from '../catalogue/cards.ts'
import type { TokenId } from '../catalogue/tokens.ts'
import type { WonderId } from '../catalogue/wonders.ts'
import type { Told } from '../consequences/records.ts'
import { MAX_WONDERS, type State, builtWonders } from '../state.ts'
import { construct, earn, raise } from './effects.ts'
import { take } from './structure.ts'

const ECONOMY = 1 << theToken('economy')
const THEOLOGY = 1 << theToken('theology')
const URBANISM = 1 << theToken('urbanism')
const URBANISM_COINS = effectOf('urbanism', 'coins-on-chain').amount

export function applyBuild(s: State, no: CardNo, ask: Ask, tell: Told): void {
  const side = begin(s, ask, tell)
  const c = card(no)
  const price = cardPrice(s, side, c)
  pay(s, side, price, c.id, tell)
  take(s, no, 'city', side, tell)
  if (price.chain && holds(s, side, URBANISM)) earn(s, side, URBANISM_COINS, 'urbanism', tell) // R14.10
  if (construct(s, side, c, tell)) s.asks.push(toAsk('token-board', side))
}

export function applyDiscard(s: State, no: CardNo, ask: Ask, tell: Told): void {
  const side = begin(s, ask, tell)
  take(s, no, 'discard', side, tell)
  s.discard.push(no)
  earn(s, side, discardIncome(s, side), 'discarding', tell)
}

export function applyWonder(s: State, wonderNo: WonderNo, cardNo: CardNo, ask: Ask, tell: Told): void {
  const side = begin(s, ask, tell)
  const own = s.cities[side]
  const w = wonder(wonderNo)
  const price = wonderPrice(s, side, w)
  own.unbuilt = without(own.unbuilt, wonderNo)
  own.built = [...own.built, wonderNo]
  tell?.({ what: 'wonder', side, wonder: wonderNo })
  pay(s, side, price, w.id, tell)
  take(s, cardNo, wonderNo, side, tell)
  own.buried = [...own.buried, cardNo]
  if (builtWonders(s) >= MAX_WONDERS) dropTheEighth(s, tell)
  raise(s, side, w, tell)
  if (w.playAgain || holds(s, side, THEOLOGY)) playAgain(s, side, w.playAgain ? w.id : 'theology', tell)
}

/** R10.2: with the seventh wonder the eighth is out. */
function dropTheEighth(s: State, tell: Told): void {
  for (const side of SIDES) {
    for (const no of s.cities[side].unbuilt) tell?.({ what: 'wonder-out', side, wonder: no })
    s.cities[side].unbuilt = []
  }
}

/** R11.5, R14.9; nothing comes of it where the wonder has ended the game, or the Age with its last card. */
function playAgain(s: State, side: Side, because: WonderId | TokenId, tell: Told): void {
  if (s.result === null && s.occupied !== 0) tell?.({ what: 'again', side, because })
  passTurnTo(s, side, tell)
}

function begin(s: State, ask: Ask, tell: Told): Side {
  s.actor = ask.side
  passTurnTo(s, other(ask.side), tell)
  return ask.side
}

/** Whose turn comes next. */
export function passTurnTo(s: State, side: Side, tell: Told): void {
  if (s.next !== side) tell?.({ what: 'next', side })
  s.next = side
}

function pay(s: State, side: Side, price: Price, because: CardId | WonderId, tell: Told): void {
  s.cities[side].coins -= price.coins
  if (price.coins > 0) tell?.({ what: 'pays', side, by: price.coins, because })
  if (price.trade > 0 && holds(s, other(side), ECONOMY)) earn(s, other(side), price.trade, 'economy', tell) // R14.3
}

const holds = (s: State, side: Side, tokenBit: number): boolean => (s.cities[side].tally.tokens & tokenBit) !== 0
