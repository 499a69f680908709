// What is turned up together: the tops of both decks and the Progress tokens of the set-up.
import type { Spread } from '../../../web/contract.ts'
import { isSetUp, type State, topAsk } from '../state.ts'

export function spread(state: unknown): Spread | undefined {
  const s = state as State
  const top = topAsk(s)
  if (top === undefined || !isSetUp(s)) return undefined
  if (top.ask === 'top') return { id: 'set-up', at: `deck-${top.deck}` }
  if (top.ask === 'lay') return { id: 'set-up', at: `token-${s.faceUp.length}` }
  return undefined
}

const TURNED: ReadonlySet<string | undefined> = new Set(['top', 'draw', 'flip'])

/** After a roll a card is taken, and the next one turned up; and a card may call for a roll. */
export function pairs(state: unknown): boolean {
  const s = state as State
  const ask = topAsk(s)?.ask
  return ask === 'die' || (TURNED.has(ask) && !isSetUp(s))
}
