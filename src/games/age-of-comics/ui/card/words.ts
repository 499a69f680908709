// Texts on cards and about automa cards, in a separate file because the deck editor needs nothing else.
import type { Text } from '../../../../kernel/text.ts'

export const CARD_WORDS = {
  stamp: { it: 'PLAGIO', en: 'RIP-OFF' },
  automaCard: { it: 'Carta Automa', en: 'Automa card' },
  priority: { it: 'Priorità di genere', en: 'Genre priority' },
  inPlay: { it: 'in gioco', en: 'in play' },
  played: { it: 'giocata', en: 'played' },
} as const satisfies Readonly<Record<string, Text>>
