// The progress tokens and the wonder selection (R2.2, R3, S2).
import { without } from '../../../common/lists.ts'
import { type Ask, toAsk } from '../asks.ts'
import { type TokenNo, type WonderNo, wonder } from '../catalogue/index.ts'
import type { AddressId } from '../catalogue/vocabulary.ts'
import type { WonderId } from '../catalogue/wonders.ts'
import type { Told } from '../consequences/records.ts'
import { isForced } from '../options/setup.ts'
import type { State } from '../state.ts'
import { layOut } from './flow.ts'

export function applyPlace(s: State, token: TokenNo, tell: Told): void {
  s.box = without(s.box, token)
  s.board = [...s.board, token]
  tell?.({ what: 'placed', token })
}

export function applyReveal(s: State, no: WonderNo, tell: Told): void {
  s.wonders &= ~(1 << no)
  s.offer = [...s.offer, no]
  tell?.({ what: 'revealed', wonder: no })
}

export function applyDraft(s: State, no: WonderNo, ask: Ask, tell: Told): void {
  const first = isForced(s, ask)
  const own = s.cities[ask.side]
  s.offer = without(s.offer, no)
  own.unbuilt = [...own.unbuilt, no]
  tell?.({ what: 'picked', side: ask.side, wonder: no })
  if (first) {
    const { id, address } = wonder(no)
    if (address === undefined)
      s.asks.push(toAsk('address')) // S2.3, Q28
    else settle(s, address, id, tell) // S2.2
  }
  if (s.asks.length === 0) layOut(s, 1, tell)
}

export const applyAddress = (s: State, address: AddressId, tell: Told): void => settle(s, address, 'player', tell)

function settle(s: State, address: AddressId, because: WonderId | 'player', tell: Told): void {
  s.address = address
  tell?.({ what: 'address', address, because })
}
