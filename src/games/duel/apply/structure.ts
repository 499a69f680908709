// Laying out an Age and turning cards up (R4).
import { GUILDS, card } from '../catalogue/index.ts'
import type { Ask } from '../asks.ts'
import { EMPTY, GUILD_BACK, HIDDEN, SET_ASIDE, type State, fill } from '../state.ts'

export function applyLay(s: State, no: number, ask: Ask): void {
  if (ask.slot === 0) s.setAside = new Array<number>(SET_ASIDE).fill(HIDDEN) // R2.5
  fill(s, ask.slot, no)
  if (no === GUILD_BACK) s.guildsToCome--
  else if (no !== HIDDEN) see(s, no)
  if (no >= 0 && card(no).deck === GUILDS) s.guildsToCome--
}

export function applyTurnUp(s: State, no: number, ask: Ask): void {
  if (s.slots[ask.slot] === HIDDEN && card(no).deck === GUILDS) s.guildsToCome--
  fill(s, ask.slot, no)
  see(s, no)
}

/** The card is no longer among those nobody has seen. */
export function see(s: State, no: number): void {
  const { deck, bit } = card(no)
  s.unseen[deck] &= ~bit
}

/** Takes a card that lies face up out of the structure. */
export function take(s: State, no: number): void {
  fill(s, s.slots.indexOf(no), EMPTY)
}
