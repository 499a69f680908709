// The words of the terminal table.
import type { Text } from '../../../kernel/text.ts'

export const HOUSE_YOU = '▲'
export const HOUSE_AI = '■'
export const POINT = '★'

export const WORDS = {
  you: { it: 'Tu', en: 'You' },
  ai: { it: 'IA', en: 'AI' },
  setUp: { it: 'preparazione', en: 'set-up' },
  yourTurn: { it: 'tocca a te', en: 'your turn' },
  aiTurn: { it: 'tocca all’IA', en: 'the AI’s turn' },
  last: { it: 'ultimo turno', en: 'last turn' },
  youWon: { it: 'hai vinto', en: 'you have won' },
  aiWon: { it: 'ha vinto l’IA', en: 'the AI has won' },
  tie: { it: 'parità', en: 'a tie' },
  display: { it: 'In vendita', en: 'For sale' },
  deck: { it: 'coperte', en: 'face down' },
  free: { it: 'libero', en: 'free' },
  any: { it: 'qualsiasi', en: 'any' },
  store: { it: 'Magazzino', en: 'Storehouse' },
  spaces: { it: 'spazi liberi', en: 'free spaces' },
  colonists: { it: 'Coloni', en: 'Colonists' },
  stored: { it: 'in magazzino', en: 'stored' },
  hand: { it: 'Mano', en: 'Hand' },
  played: { it: 'Scarti', en: 'Played' },
  bought: { it: 'Acquistate', en: 'Bought' },
  houses: { it: 'abitazioni', en: 'houses' },
  concordia: { it: 'carta Concordia', en: 'Concordia card' },
  rolled: { it: 'Dadi', en: 'Dice' },
  steps: { it: 'Passi rimasti', en: 'Steps left' },
  offered: { it: 'Merci ricevute', en: 'Goods received' },
  noCards: { it: 'nessuna', en: 'none' },
} as const satisfies Record<string, Text>

/** The sections of the table. */
export const NAMES = {
  head: { it: 'testa', en: 'head' },
  ai: { it: 'IA', en: 'AI' },
  map: { it: 'mappa', en: 'map' },
  cards: { it: 'carte', en: 'cards' },
  you: { it: 'tu', en: 'you' },
} as const satisfies Record<string, Text>
