// Doing it: one file per family of moves, the mirror of `options/`. Each takes its ask off the stack; `proceed` finds the next one.
import type { Move } from '../moves.ts'
import type { Ask } from '../asks.ts'
import type { State } from '../state.ts'
import { applyAgeStart, applyGift, applyStarter } from './ages.ts'
import { applyDestroy, applyDraw, applyFree, applyLiberty, applyShow, applyToken } from './follow-ups.ts'
import { proceed } from './flow.ts'
import { applyAddress, applyDraft, applyPlace, applyReveal } from './setup.ts'
import { applyLay, applyTurnUp } from './structure.ts'
import { applyBuild, applyDiscard, applyWonder } from './turn.ts'

export function apply(s: State, m: Move): void {
  const ask = s.asks.pop() as Ask
  perform(s, m, ask)
  if (s.result !== null) s.asks.length = 0
  else proceed(s)
}

function perform(s: State, m: Move, ask: Ask): void {
  switch (m.do) {
    case 'place':
      return applyPlace(s, m.token)
    case 'reveal':
      return applyReveal(s, m.wonder)
    case 'draft':
      return applyDraft(s, m.wonder, ask)
    case 'address':
      return applyAddress(s, m.address)
    case 'lay':
      return applyLay(s, m.card, ask)
    case 'turn':
      return applyTurnUp(s, m.card, ask)
    case 'starter':
      return applyStarter(s, m.side)
    case 'age-start':
      return applyAgeStart(s)
    case 'gift':
      return applyGift(s, m.card)
    case 'build':
      return applyBuild(s, m.card, ask)
    case 'discard':
      return applyDiscard(s, m.card, ask)
    case 'wonder':
      return applyWonder(s, m.wonder, m.card, ask)
    case 'token':
      return applyToken(s, m.token, ask)
    case 'draw':
      return applyDraw(s, m.token)
    case 'show':
      return applyShow(s, m.card)
    case 'free':
      return applyFree(s, m.card, ask)
    case 'destroy':
      return applyDestroy(s, m.card, ask)
    case 'liberty':
      return applyLiberty(s, m.take, m.give, ask)
  }
}
