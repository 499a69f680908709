// Doing it: one file per family of moves, the mirror of `options/`. Each takes its ask off the stack; `proceed` finds the next one.
import type { Move } from '../moves.ts'
import type { Ask } from '../asks.ts'
import { nearMilitary, nearScience } from '../automa/view.ts'
import type { Tell } from '../../../kernel/consequences.ts'
import type { Consequence, Told } from '../consequences/records.ts'
import type { State } from '../state.ts'
import { docOf } from '../variant/index.ts'
import { applyAgeStart, applyGift, applyStarter } from './ages.ts'
import { applyDestroy, applyDraw, applyFree, applyLiberty, applyShow, applyToken } from './follow-ups.ts'
import { proceed } from './flow.ts'
import { applyAddress, applyDraft, applyPlace, applyReveal } from './setup.ts'
import { applyLay, applyTurnUp } from './structure.ts'
import { applyBuild, applyDiscard, applyWonder } from './turn.ts'

export function apply(s: State, m: Move, tell?: Told): void {
  const military = tell !== undefined && nearMilitary(s, docOf(s.variant))
  const science = tell !== undefined && nearScience(s, docOf(s.variant))
  const ask = s.asks.pop() as Ask
  perform(s, m, ask, tell)
  if (s.result !== null) s.asks.length = 0
  else proceed(s, tell)
  if (tell !== undefined) tellAdapting(s, military, science, tell)
}

/** S9: whether SOLO begins or ceases to adapt follows from the table, so it is looked at when everything else has happened. */
function tellAdapting(s: State, military: boolean, science: boolean, tell: Tell<Consequence>): void {
  if (
    s.result === null &&
    (nearMilitary(s, docOf(s.variant)) !== military || nearScience(s, docOf(s.variant)) !== science)
  )
    tell({ what: 'adapts', military: nearMilitary(s, docOf(s.variant)), science: nearScience(s, docOf(s.variant)) })
}

function perform(s: State, m: Move, ask: Ask, tell: Told): void {
  switch (m.do) {
    case 'place':
      return applyPlace(s, m.token, tell)
    case 'reveal':
      return applyReveal(s, m.wonder, tell)
    case 'draft':
      return applyDraft(s, m.wonder, ask, tell)
    case 'address':
      return applyAddress(s, m.address, tell)
    case 'lay':
      return applyLay(s, m.card, ask, tell)
    case 'turn':
      return applyTurnUp(s, m.card, ask, tell)
    case 'starter':
      return applyStarter(s, m.side, tell)
    case 'age-start':
      return applyAgeStart(s, tell)
    case 'gift':
      return applyGift(s, m.card, tell)
    case 'build':
      return applyBuild(s, m.card, ask, tell)
    case 'discard':
      return applyDiscard(s, m.card, ask, tell)
    case 'wonder':
      return applyWonder(s, m.wonder, m.card, ask, tell)
    case 'token':
      return applyToken(s, m.token, ask, tell)
    case 'draw':
      return applyDraw(s, m.token, tell)
    case 'show':
      return applyShow(s, m.card, tell)
    case 'free':
      return applyFree(s, m.card, ask, tell)
    case 'destroy':
      return applyDestroy(s, m.card, ask, tell)
    case 'liberty':
      return applyLiberty(s, m.take, m.give, ask, tell)
  }
}
