// The few words a table needs.
import type { Text } from '../../../kernel/text.ts'
import type { PerGenre } from '../catalogue/vocabulary.ts'

export const WORDS = {
  you: { it: 'TU', en: 'YOU' },
  automa: { it: 'AUTOMA', en: 'AUTOMA' },
  round: { it: 'round', en: 'round' },
  yourTurn: { it: 'tocca a te', en: 'your turn' },
  itsTurn: { it: 'tocca all’Automa', en: 'the Automa’s turn' },
  chance: { it: 'decide il caso', en: 'chance decides' },
  youWon: { it: 'hai vinto', en: 'you won' },
  itWon: { it: 'ha vinto l’Automa', en: 'the Automa won' },
  card: { it: 'carta', en: 'card' },
  priority: { it: 'priorità', en: 'priority' },
  team: { it: 'creativi', en: 'creatives' },
  developed: { it: 'sviluppati', en: 'developed' },
  printed: { it: 'stampati', en: 'printed' },
  hand: { it: 'mano', en: 'hand' },
  hyped: { it: 'Hype', en: 'hyped' },
  ideas: { it: 'idee', en: 'ideas' },
  cubes: { it: 'cubi', en: 'cubes' },
  orders: { it: 'ordini', en: 'orders' },
  fulfilled: { it: 'soddisfatti', en: 'fulfilled' },
  tickets: { it: 'biglietti', en: 'tickets' },
  mastery: { it: 'Maestria', en: 'mastery' },
  calendar: { it: 'calendario', en: 'calendar' },
  onBoard: { it: 'idee sul tabellone', en: 'ideas on the board' },
  writers: { it: 'scrittori', en: 'writers' },
  artists: { it: 'artisti', en: 'artists' },
  comics: { it: 'fumetti', en: 'comics' },
  deck: { it: 'mazzo', en: 'deck' },
  value: { it: 'valore', en: 'value' },
  nothing: { it: 'niente', en: 'nothing' },
  challenges: { it: 'sfide', en: 'challenges' },
  extra: { it: 'redattore extra', en: 'extra editor' },
  agent: { it: 'A agente', en: 'A agent' },
} as const satisfies Record<string, Text>

/** Two letters for a genre, where room is short. */
export const SHORT: Readonly<PerGenre<Text>> = [
  { it: 'Po', en: 'Cr' },
  { it: 'Ho', en: 'Ho' },
  { it: 'Ro', en: 'Ro' },
  { it: 'Fa', en: 'Sf' },
  { it: 'Su', en: 'Su' },
  { it: 'We', en: 'We' },
]

/** A painter's colour for each genre. */
export const COLOURS: Readonly<PerGenre<string>> = ['grey', 'purple', 'red', 'green', 'blue', 'orange']

/** The sections of the table. */
export const NAMES = {
  head: { it: 'testa', en: 'head' },
  challenges: { it: 'sfide', en: 'challenges' },
  automa: { it: 'automa', en: 'automa' },
  map: { it: 'mappa', en: 'map' },
  cards: { it: 'carte', en: 'cards' },
  you: { it: 'tu', en: 'you' },
} as const satisfies Record<string, Text>
