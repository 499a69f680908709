// Texts that several boards share; a board may override any of them.
import type { Text } from '../../../kernel/contract.ts'

export const BOARD_WORDS = {
  you: { it: 'Tu', en: 'You' },
  points: { it: 'Punti', en: 'Points' },
  pointsNow: { it: 'Punti se finisse ora', en: 'Points if it ended now' },
  pointsEnd: { it: 'Punti finali', en: 'Final points' },
  total: { it: 'Totale', en: 'Total' },
  youWin: { it: 'Hai vinto!', en: 'You have won!' },
  chance: { it: 'Prima si scopre ciò che manca.', en: 'Something is being revealed first.' },
  over: { it: 'La partita è finita.', en: 'The game is over.' },
  past: { it: 'Stai guardando un momento passato.', en: 'You are looking at an earlier moment.' },
  otherAsk: { it: 'Ora si sceglie altro.', en: 'Something else is to be chosen now.' },
  close: { it: 'Chiudi', en: 'Close' },
} as const satisfies Readonly<Record<string, Text>>

/** With a capital and a full stop. */
export const sentence = (text: string): string => {
  const capital = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?]$/.test(capital) ? capital : `${capital}.`
}
