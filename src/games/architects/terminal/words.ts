// The few words a table needs.
import type { Text } from '../../../kernel/text.ts'

export const WORDS = {
  you: { it: 'TU', en: 'YOU' },
  opponent: { it: 'AVVERSARIO', en: 'OPPONENT' },
  yourTurn: { it: 'tocca a te', en: 'your turn' },
  opponentTurn: { it: 'tocca all’Avversario', en: 'the Opponent’s turn' },
  chance: { it: 'decide il caso', en: 'chance decides' },
  setUp: { it: 'preparazione', en: 'set-up' },
  youWon: { it: 'hai vinto', en: 'you won' },
  opponentWon: { it: 'ha vinto l’Avversario', en: 'the Opponent won' },
  shared: { it: 'vittoria condivisa', en: 'shared victory' },
  conflict: { it: 'Conflitto', en: 'Conflict' },
  cat: { it: 'Gatto', en: 'Cat' },
  withYou: { it: 'tuo', en: 'yours' },
  withOpponent: { it: 'dell’Avversario', en: 'the Opponent’s' },
  withNobody: { it: 'di nessuno', en: 'nobody’s' },
  stages: { it: 'Stadi', en: 'Stages' },
  effect: { it: 'effetto', en: 'effect' },
  needs: { it: 'poggia su altri', en: 'rests on others' },
  cards: { it: 'Carte', en: 'Cards' },
  tokens: { it: 'Segnalini', en: 'Tokens' },
  progress: { it: 'Progresso', en: 'Progress' },
  stack: { it: 'pila', en: 'stack' },
  used: { it: 'usato', en: 'used' },
  noCards: { it: 'nessuna', en: 'none' },
  yourDeck: { it: 'Il tuo mazzo', en: 'Your deck' },
  centralDeck: { it: 'Mazzo centrale', en: 'Central deck' },
  opponentDeck: { it: 'Mazzo dell’Avversario', en: 'The Opponent’s deck' },
  faceDown: { it: 'carta coperta', en: 'face-down card' },
  seen: { it: 'vista da te', en: 'seen by you' },
  empty: { it: 'vuoto', en: 'empty' },
  shown: { it: 'Mostrate', en: 'Shown' },
  extra: { it: 'Carte aggiuntive da prendere', en: 'Extra cards to take' },
  victories: { it: 'Vittorie Militari', en: 'Military Victories' },
  rolled: { it: 'Dado', en: 'Die' },
} as const satisfies Readonly<Record<string, Text>>

export const POINT = '★'
export const SHIELD = '†'
export const BUILT = '■'
export const OPEN = '□'
export const CLOSED = '▒'

/** What the signs mean, for the last line of the table. */
export const SIGNS: readonly (readonly [string, Text])[] = [
  [BUILT, { it: 'costruito', en: 'constructed' }],
  [OPEN, { it: 'disponibile', en: 'available' }],
  [CLOSED, { it: 'poggia su altri', en: 'rests on others' }],
  [POINT, { it: 'punti', en: 'points' }],
  [SHIELD, { it: 'Scudi', en: 'Shields' }],
]

/** The sections of the table. */
export const NAMES = {
  head: { it: 'testa', en: 'head' },
  opponent: { it: 'avversario', en: 'opponent' },
  decks: { it: 'mazzi', en: 'decks' },
  progress: { it: 'progresso', en: 'progress' },
  you: { it: 'tu', en: 'you' },
  legend: { it: 'legenda', en: 'legend' },
} as const satisfies Record<string, Text>
