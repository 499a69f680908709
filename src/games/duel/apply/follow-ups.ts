// Choices that a construction opened (R11.1, R17).
import { type Ask, other, toAsk } from '../asks.ts'
import { type CardNo, type TokenNo, card } from '../catalogue/index.ts'
import { HIDDEN, NONE, type State } from '../state.ts'
import { untallyCard } from '../tally.ts'
import { construct, gain, takeFromBoard } from './effects.ts'
import { remove } from './lists.ts'
import { see, take } from './structure.ts'

export function applyToken(s: State, no: TokenNo, ask: Ask): void {
  if (ask.ask === 'token-box') {
    remove(s.box, no)
    s.drawn = [] // R17.4: the others go back to the box
  } else takeFromBoard(s, no)
  gain(s, ask.side, no)
}

export function applyDraw(s: State, no: TokenNo): void {
  s.drawn.push(no)
}

export function applyFree(s: State, no: CardNo, ask: Ask): void {
  const side = ask.side
  if (ask.ask === 'mausoleum') remove(s.discard, no)
  else take(s, no)
  if (construct(s, side, card(no))) s.asks.push(toAsk('token-board', side))
}

export function applyDestroy(s: State, no: CardNo, ask: Ask): void {
  const victim = s.cities[other(ask.side)]
  remove(victim.cards, no)
  untallyCard(victim.tally, card(no))
  s.discard.push(no) // R9.2, S12
}

export function applyShow(s: State, no: CardNo): void {
  s.setAside[s.setAside.indexOf(HIDDEN)] = no
  see(s, no)
}

/** R17.14, S13.3: the builder's card takes effect first, then the gift; pairs are resolved after both, the builder's first. */
export function applyLiberty(s: State, taken: CardNo, given: number, ask: Ask): void {
  const side = ask.side
  remove(s.setAside, taken)
  const builderPair = construct(s, side, card(taken))
  if (s.result !== null) return
  if (given !== NONE) {
    remove(s.setAside, given) // what is left stays in the box
    if (construct(s, other(side), card(given))) s.asks.push(toAsk('token-board', other(side)))
  }
  if (builderPair) s.asks.push(toAsk('token-board', side))
}
