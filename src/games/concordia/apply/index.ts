// Doing it: one file per family of moves, the mirror of `options/`. Each takes its ask off the stack; `proceed` finds the next one.
import type { Tell } from '../../../kernel/consequences.ts'
import type { Ask } from '../asks.ts'
import type { Consequence, Telling } from '../consequences/records.ts'
import type { Move } from '../moves.ts'
import { stageOf } from '../stage.ts'
import type { State } from '../state.ts'
import { applyGoods, applyHouse, applyPurchase, applySettle } from './ai.ts'
import { applyBuild, applyPick, applyTo } from './architect.ts'
import { applyAcquire, applyTrade } from './bargains.ts'
import { applyDie, applyReveal, applyRoll, applyToken } from './chance.ts'
import { applyPlace } from './colonists.ts'
import { close, proceed } from './flow.ts'
import { applyCoins, applyGiveUp, applyPlay, applyProduce } from './turn.ts'

export function apply(s: State, m: Move, tell?: Telling): void {
  if (tell !== undefined) return applyAloud(s, m, tell)
  perform(s, m, s.asks.pop() as Ask, undefined)
  proceed(s, undefined)
}

/** The same with somebody who listens, who is also told when a new part of the game begins. */
function applyAloud(s: State, m: Move, tell: Tell<Consequence>): void {
  const before = stageOf(s)
  perform(s, m, s.asks.pop() as Ask, tell)
  proceed(s, tell)
  const now = stageOf(s)
  if (now !== before && now !== 'over') tell({ what: 'stage', stage: now })
}

function perform(s: State, m: Move, ask: Ask, tell: Telling): void {
  switch (m.do) {
    case 'token':
      return applyToken(s, m.good, tell)
    case 'reveal':
      return applyReveal(s, m.card, tell)
    case 'die':
      return applyDie(s, m.face, tell)
    case 'play':
      return applyPlay(s, m.card, tell)
    case 'place':
      return applyPlace(s, m.type, m.city, ask, tell)
    case 'pick':
      return applyPick(s, m.type, m.at)
    case 'to':
      return applyTo(s, m.line, tell)
    case 'build':
      return applyBuild(s, m.city, tell)
    case 'produce':
      return applyProduce(s, m.province, tell)
    case 'coins':
      return applyCoins(s, ask, tell)
    case 'give-up':
      return applyGiveUp(s, m.good, tell)
    case 'buy':
      return applyTrade(s, m.good, 1, m.units, tell)
    case 'sell':
      return applyTrade(s, m.good, -1, m.units, tell)
    case 'acquire':
      return applyAcquire(s, m.card, m.any, tell)
    case 'roll':
      return applyRoll(s)
    case 'house':
      return applyHouse(s, m.city, m.pay, tell)
    case 'goods':
      return applyGoods(s, m.goods, tell)
    case 'purchase':
      return applyPurchase(s, m.cards, tell)
    case 'settle':
      return applySettle(s, tell)
    case 'done':
      return close(s, ask, tell)
    case 'none':
      return
  }
}
