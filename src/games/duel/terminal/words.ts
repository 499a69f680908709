// The few words a table needs.
import type { Text } from '../../../kernel/text.ts'
import type { ColourId, ResourceId, SymbolId } from '../catalogue/vocabulary.ts'

export const WORDS = {
  age: { it: 'Epoca', en: 'Age' },
  selection: { it: 'Selezione delle meraviglie', en: 'Wonder selection' },
  level: { it: 'livello', en: 'level' },
  solo: { it: 'SOLO', en: 'SOLO' },
  you: { it: 'TU', en: 'YOU' },
  yourTurn: { it: 'tocca a te', en: 'your turn' },
  soloTurn: { it: 'tocca a SOLO', en: 'SOLO’s turn' },
  chance: { it: 'decide il caso', en: 'chance decides' },
  youWon: { it: 'Hai vinto', en: 'You won' },
  soloWon: { it: 'SOLO ha vinto', en: 'SOLO won' },
  shared: { it: 'Vittoria condivisa', en: 'Shared victory' },
  youLead: { it: 'tu avanti di', en: 'you lead by' },
  soloLeads: { it: 'SOLO avanti di', en: 'SOLO leads by' },
  even: { it: 'parità', en: 'even' },
  tokens: { it: 'Gettoni', en: 'Tokens' },
  drawn: { it: 'Pescati', en: 'Drawn' },
  produces: { it: 'Produce', en: 'Produces' },
  buys: { it: 'Compra a', en: 'Buys at' },
  symbols: { it: 'Simboli', en: 'Symbols' },
  discard: { it: 'Scarti', en: 'Discard' },
  aside: { it: 'Da parte', en: 'Aside' },
  none: { it: 'niente', en: 'nothing' },
  free: { it: 'gratis', en: 'free' },
  chain: { it: 'catena', en: 'chain' },
  row: { it: 'Fila', en: 'Row' },
  guild: { it: 'gilda', en: 'guild' },
  cost: { it: 'Costo', en: 'Cost' },
} as const satisfies Readonly<Record<string, Text>>

/** On the edge of a card: six letters at most. */
export const COLOUR_TAGS: Readonly<Record<ColourId, Text>> = {
  brown: { it: 'marr.', en: 'brown' },
  grey: { it: 'grigio', en: 'grey' },
  yellow: { it: 'giallo', en: 'yellow' },
  red: { it: 'rosso', en: 'red' },
  green: { it: 'verde', en: 'green' },
  blue: { it: 'blu', en: 'blue' },
  purple: { it: 'gilda', en: 'guild' },
}

/** Inside an effect. */
export const COLOUR_STUBS: Readonly<Record<ColourId, Text>> = {
  brown: { it: 'marr', en: 'brn' },
  grey: { it: 'grig', en: 'grey' },
  yellow: { it: 'gial', en: 'yel' },
  red: { it: 'ross', en: 'red' },
  green: { it: 'verd', en: 'grn' },
  blue: { it: 'blu', en: 'blue' },
  purple: { it: 'viol', en: 'pur' },
}

export const RESOURCE_TAGS: Readonly<Record<ResourceId, Text>> = {
  wood: { it: 'Le', en: 'Wo' },
  clay: { it: 'Ar', en: 'Cl' },
  stone: { it: 'Pi', en: 'St' },
  glass: { it: 'Ve', en: 'Gl' },
  papyrus: { it: 'Pa', en: 'Pa' },
}

export const SYMBOL_TAGS: Readonly<Record<SymbolId, Text>> = {
  wheel: { it: 'Ruota', en: 'Wheel' },
  'plumb-line': { it: 'Piombo', en: 'Plumb' },
  quill: { it: 'Penna', en: 'Quill' },
  mortar: { it: 'Mortaio', en: 'Mortar' },
  globe: { it: 'Globo', en: 'Globe' },
  sundial: { it: 'Merid.', en: 'Sundial' },
  scales: { it: 'Bilancia', en: 'Scales' },
}

export const COIN = '●'
export const POINT = '★'
export const SHIELD = '†'
export const AGAIN = '↻'
export const CHAIN = '∞'

export const SIGNS: readonly (readonly [string, Text])[] = [
  [COIN, { it: 'monete', en: 'coins' }],
  [POINT, { it: 'punti', en: 'points' }],
  [SHIELD, { it: 'scudi', en: 'shields' }],
  [AGAIN, { it: 'altro turno', en: 'extra turn' }],
  [CHAIN, { it: 'catena', en: 'chain' }],
]

/** The sections of the table. */
export const NAMES = {
  head: { it: 'testa', en: 'head' },
  track: { it: 'conflitto', en: 'conflict' },
  tokens: { it: 'gettoni', en: 'tokens' },
  structure: { it: 'struttura', en: 'structure' },
  cities: { it: 'città', en: 'cities' },
  solo: { it: 'solo', en: 'solo' },
  you: { it: 'tu', en: 'you' },
  piles: { it: 'scarti', en: 'discard' },
  legend: { it: 'legenda', en: 'legend' },
} as const satisfies Readonly<Record<string, Text>>
