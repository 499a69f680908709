// How far a game has come. There are no rounds: players count the cards that are left to turn up.
import type { Text } from '../../kernel/text.ts'
import { type State, topAsk } from './state.ts'

export type StageId = 'set-up' | 'deck-1' | 'deck-2' | 'no-deck' | 'last-turn' | 'over'

export const STAGES: Readonly<Record<StageId, Text>> = {
  'set-up': { it: 'Preparazione', en: 'Set-up' },
  'deck-1': { it: 'Mazzo I', en: 'Deck I' },
  'deck-2': { it: 'Mazzo II', en: 'Deck II' },
  'no-deck': { it: 'Mazzo esaurito', en: 'Deck exhausted' },
  'last-turn': { it: 'Ultimo turno', en: 'Last turn' },
  over: { it: 'Partita finita', en: 'Game over' },
}

/** Until the display lies there for the first time; the player's first card waits at the bottom of the stack. */
export const isSetUp = (s: State): boolean =>
  s.asks.length > 1 && s.asks[0]?.ask === 'card' && ['token', 'reveal'].includes(topAsk(s)?.ask ?? '')

export function stageOf(s: State): StageId {
  if (s.over) return 'over'
  if (isSetUp(s)) return 'set-up'
  if (s.final) return 'last-turn'
  if ((s.down[0] as number) > 0) return 'deck-1'
  return (s.down[1] as number) > 0 ? 'deck-2' : 'no-deck'
}

export const stage = (s: State): Text => STAGES[stageOf(s)]
