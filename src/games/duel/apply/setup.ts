// The progress tokens and the wonder selection (R2.2, R3, S2).
import { type Ask, toAsk } from '../asks.ts'
import { type TokenNo, type WonderNo, wonder } from '../catalogue/index.ts'
import type { AddressId } from '../catalogue/vocabulary.ts'
import { isForced } from '../options/setup.ts'
import type { State } from '../state.ts'
import { layOut } from './flow.ts'
import { remove } from './lists.ts'

export function applyPlace(s: State, token: TokenNo): void {
  remove(s.box, token)
  s.board.push(token)
}

export function applyReveal(s: State, no: WonderNo): void {
  s.wonders &= ~(1 << no)
  s.offer.push(no)
}

export function applyDraft(s: State, no: WonderNo, ask: Ask): void {
  const first = isForced(s, ask)
  remove(s.offer, no)
  s.cities[ask.side].unbuilt.push(no)
  if (first) {
    const { address } = wonder(no)
    if (address === undefined)
      s.asks.push(toAsk('address')) // S2.3
    else s.address = address // S2.2
  }
  if (s.asks.length === 0) layOut(s, 1)
}

export function applyAddress(s: State, address: AddressId): void {
  s.address = address
}
