// Choices that a construction opened (R11.1, R17).
import { replaced, without } from '../../../common/lists.ts'
import { type Ask, other, type Side, toAsk } from '../asks.ts'
import { type CardNo, type TokenNo, card } from '../catalogue/index.ts'
import type { Told } from '../consequences/records.ts'
import { HIDDEN, NONE, type State } from '../state.ts'
import { untallyCard } from '../tally.ts'
import { construct, gain, takeFromBoard } from './effects.ts'
import { remove } from './lists.ts'
import { see, take } from './structure.ts'

export function applyToken(s: State, no: TokenNo, ask: Ask, tell: Told): void {
  tell?.({ what: 'token', side: ask.side, token: no, from: ask.ask === 'token-box' ? 'box' : 'board' })
  if (ask.ask === 'token-box') {
    s.box = without(s.box, no)
    putBack(s, no, tell)
  } else takeFromBoard(s, no)
  gain(s, ask.side, no, tell)
}

/** R17.4: the tokens drawn besides go back to the box. */
function putBack(s: State, taken: TokenNo, tell: Told): void {
  const tokens = s.drawn.filter((no) => no !== taken)
  s.drawn = []
  if (tokens.length > 0) tell?.({ what: 'put-back', tokens })
}

export function applyDraw(s: State, no: TokenNo, tell: Told): void {
  s.drawn = [...s.drawn, no]
  tell?.({ what: 'drawn', token: no })
}

export function applyFree(s: State, no: CardNo, ask: Ask, tell: Told): void {
  const side = ask.side
  if (ask.ask === 'mausoleum') {
    remove(s.discard, no)
    tell?.({ what: 'card', card: no, from: { in: 'discard' }, to: { in: 'city', side } })
  } else take(s, no, 'city', side, tell)
  if (construct(s, side, card(no), tell)) s.asks.push(toAsk('token-board', side))
}

export function applyDestroy(s: State, no: CardNo, ask: Ask, tell: Told): void {
  const side = other(ask.side)
  const victim = s.cities[side]
  remove(victim.cards, no)
  untallyCard(victim.tally, card(no))
  s.discard.push(no) // R9.2, S12
  tell?.({ what: 'card', card: no, from: { in: 'city', side }, to: { in: 'discard' } })
}

export function applyShow(s: State, no: CardNo, tell: Told): void {
  s.setAside = replaced(s.setAside, s.setAside.indexOf(HIDDEN), no)
  see(s, no)
  tell?.({ what: 'shown', card: no, age: s.age })
}

/** R17.14, S13.3: the builder's card takes effect first, then the gift; pairs are resolved after both, the builder's first. */
export function applyLiberty(s: State, taken: CardNo, given: number, ask: Ask, tell: Told): void {
  const side = ask.side
  const builderPair = constructAside(s, side, taken, tell)
  if (s.result !== null) return
  if (given !== NONE) {
    // What is left stays in the box.
    if (constructAside(s, other(side), given, tell)) s.asks.push(toAsk('token-board', other(side)))
  }
  if (builderPair) s.asks.push(toAsk('token-board', side))
}

function constructAside(s: State, side: Side, no: CardNo, tell: Told): boolean {
  s.setAside = without(s.setAside, no)
  tell?.({ what: 'card', card: no, from: { in: 'aside', age: s.age }, to: { in: 'city', side } })
  return construct(s, side, card(no), tell)
}
