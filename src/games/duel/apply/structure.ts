// Laying out an Age and turning cards up (R4).
import { GUILDS, type WonderNo, card } from '../catalogue/index.ts'
import type { Ask, Side } from '../asks.ts'
import type { Place, Told } from '../consequences/records.ts'
import { EMPTY, GUILD_BACK, HIDDEN, SET_ASIDE, type State, fill, slotName } from '../state.ts'

export function applyLay(s: State, no: number, ask: Ask, tell: Told): void {
  if (ask.slot === 0) setAside(s, tell)
  fill(s, ask.slot, no)
  if (no === GUILD_BACK) s.guildsToCome--
  else if (no !== HIDDEN) see(s, no)
  if (no >= 0 && card(no).deck === GUILDS) s.guildsToCome--
  tell?.({ what: 'laid', slot: slotName(s, ask.slot), held: no })
}

/** R2.5 */
function setAside(s: State, tell: Told): void {
  tell?.({ what: 'set-aside', age: s.age, gone: s.setAside, cards: SET_ASIDE })
  s.setAside = [HIDDEN, HIDDEN, HIDDEN]
}

export function applyTurnUp(s: State, no: number, ask: Ask, tell: Told): void {
  const back = s.slots[ask.slot] as number
  if (back === HIDDEN && card(no).deck === GUILDS) s.guildsToCome--
  fill(s, ask.slot, no)
  see(s, no)
  tell?.({ what: 'turned-up', slot: slotName(s, ask.slot), back, card: no })
}

/** The card is no longer among those nobody has seen. */
export function see(s: State, no: number): void {
  const { deck, bit } = card(no)
  s.unseen[deck] &= ~bit
}

/** Takes a card that lies face up out of the structure, for a side's city, for one of its wonders or for the discard pile. */
export function take(s: State, no: number, to: 'city' | 'discard' | WonderNo, side: Side, tell: Told): void {
  const slot = s.slots.indexOf(no)
  fill(s, slot, EMPTY)
  tell?.({ what: 'card', card: no, from: { in: 'structure', slot: slotName(s, slot) }, to: placeOf(to, side) })
}

function placeOf(to: 'city' | 'discard' | WonderNo, side: Side): Place {
  if (to === 'discard') return { in: to }
  return to === 'city' ? { in: to, side } : { in: 'buried', side, wonder: to }
}
