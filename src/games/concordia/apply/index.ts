// Doing it: one file per family of moves, the mirror of `options/`. Each takes its ask off the stack; `proceed` finds the next one.
import type { Ask } from '../asks.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { applyGoods, applyHouse, applyPurchase, applySettle } from './ai.ts'
import { applyBuild, applyPick, applyTo } from './architect.ts'
import { applyAcquire, applyTrade } from './bargains.ts'
import { applyDie, applyReveal, applyRoll, applyToken } from './chance.ts'
import { applyPlace } from './colonists.ts'
import { close, proceed } from './flow.ts'
import { applyCoins, applyGiveUp, applyPlay, applyProduce } from './turn.ts'

export function apply(s: State, m: Move): void {
  perform(s, m, s.asks.pop() as Ask)
  proceed(s)
}

function perform(s: State, m: Move, ask: Ask): void {
  switch (m.do) {
    case 'token':
      return applyToken(s, m.good)
    case 'reveal':
      return applyReveal(s, m.card)
    case 'die':
      return applyDie(s, m.face)
    case 'play':
      return applyPlay(s, m.card)
    case 'place':
      return applyPlace(s, m.type, m.city, ask)
    case 'pick':
      return applyPick(s, m.type, m.at)
    case 'to':
      return applyTo(s, m.line)
    case 'build':
      return applyBuild(s, m.city)
    case 'produce':
      return applyProduce(s, m.province)
    case 'coins':
      return applyCoins(s, ask)
    case 'give-up':
      return applyGiveUp(s, m.good)
    case 'buy':
      return applyTrade(s, m.good, 1, m.units)
    case 'sell':
      return applyTrade(s, m.good, -1, m.units)
    case 'acquire':
      return applyAcquire(s, m.card, m.any)
    case 'roll':
      return applyRoll(s)
    case 'house':
      return applyHouse(s, m.city, m.pay)
    case 'goods':
      return applyGoods(s, m.goods)
    case 'purchase':
      return applyPurchase(s, m.cards)
    case 'settle':
      return applySettle(s)
    case 'done':
      return close(s, ask)
    case 'none':
      return
  }
}
