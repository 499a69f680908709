// Doing it: one file per family of moves, the mirror of `options/`. Each takes its ask off the stack; `proceed` finds the next one.
import { type Ask, OPPONENT, toAsk } from '../asks.ts'
import type { Listener } from '../consequences/records.ts'
import type { Move } from '../moves.ts'
import { type State, topAsk } from '../state.ts'
import { applyCard, applyDie, applyProgress } from './chance.ts'
import { applyHaliCard, applyHaliDeck, applyToken } from './dues.ts'
import { proceed } from './flow.ts'
import { applyStartToken, applyWonder } from './setup.ts'
import { applyConstruct, applyDiscard, applyEnd, applyLook, applyReveal, applyScience, applyTake } from './turn.ts'

export function apply(s: State, m: Move, tell?: Listener): void {
  const ask = s.asks.pop() as Ask
  perform(s, m, ask, tell)
  // A roll and its die are part of a decision.
  if (ask.ask === 'die' || topAsk(s)?.ask === 'die') return
  // The dice of a decision are spent with it.
  if (s.rolls.length > 0) s.rolls = []
  proceed(s, tell)
}

const DIE = toAsk('die', OPPONENT)

function perform(s: State, m: Move, ask: Ask, tell: Listener): void {
  switch (m.do) {
    case 'card':
      return applyCard(s, m.card, ask, tell)
    case 'roll':
      return void s.asks.push(ask, DIE)
    case 'die':
      return applyDie(s, m.face)
    case 'take':
      return applyTake(s, m.deck, ask, tell)
    case 'construct':
      return applyConstruct(s, m.stage, m.payment, ask, tell)
    case 'end':
      return applyEnd(s, ask, tell)
    case 'science':
      return applyScience(s, m.set, ask, tell)
    case 'token':
      return applyToken(s, m.token, ask, tell)
    case 'progress':
      return applyProgress(s, m.token, ask, tell)
    case 'look':
      return applyLook(s, ask)
    case 'reveal':
      return applyReveal(s, ask, tell)
    case 'discard':
      return applyDiscard(s, ask, tell)
    case 'hali-deck':
      return applyHaliDeck(s, m.deck, ask, tell)
    case 'hali-card':
      return applyHaliCard(s, m.card, ask, tell)
    case 'wonder':
      return applyWonder(s, m.wonder, ask, tell)
    case 'start-token':
      return applyStartToken(s, m.token, tell)
  }
}
