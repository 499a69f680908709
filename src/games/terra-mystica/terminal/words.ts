// Words of the table as text.
import type { Text, Unit } from '../../../kernel/text.ts'
import type { ColourId, StructureId } from '../catalogue/index.ts'

export const WORDS = {
  setUp: { it: 'Preparazione', en: 'Set-up' },
  round: { it: 'Turno', en: 'Round' },
  over: { it: 'Partita finita', en: 'Game over' },
  cultSpades: { it: 'Bonus dei culti', en: 'Cult bonus' },
  vp: { it: 'PV', en: 'VP' },
  ifNow: { it: 'PV se finisse ora', en: 'VP if it ended now' },
  bowls: { it: 'Potere', en: 'Power' },
  shipping: { it: 'navigazione', en: 'shipping' },
  dig: { it: 'scavo', en: 'digging' },
  cults: { it: 'Culti', en: 'Cults' },
  pawns: { it: 'avversari', en: 'opponents' },
  actions: { it: 'Azioni', en: 'Actions' },
  blocked: { it: 'coperta', en: 'blocked' },
  used: { it: 'usata', en: 'used' },
  bonus: { it: 'Bonus', en: 'Bonus' },
  held: { it: 'tua', en: 'yours' },
  favours: { it: 'Favori', en: 'Favours' },
  towns: { it: 'Città', en: 'Towns' },
  bridges: { it: 'Ponti', en: 'Bridges' },
  network: { it: 'Rete', en: 'Network' },
  opponents: { it: 'Avversari', en: 'Opponents' },
  scoring: { it: 'Tessera', en: 'Tile' },
} as const satisfies Record<string, Text>

/** A letter for each structure and for each colour. */
export const LETTERS: Readonly<Record<StructureId, Text>> = {
  dwelling: { it: 'A', en: 'D' },
  'trading-post': { it: 'E', en: 'P' },
  temple: { it: 'T', en: 'T' },
  stronghold: { it: 'F', en: 'S' },
  sanctuary: { it: 'S', en: 'A' },
}
export const COLOUR_LETTERS: Readonly<Record<ColourId, Text>> = {
  yellow: { it: 'g', en: 'y' },
  brown: { it: 'm', en: 'n' },
  black: { it: 'n', en: 'k' },
  blue: { it: 'b', en: 'b' },
  green: { it: 'v', en: 'g' },
  gray: { it: 'i', en: 'a' },
  red: { it: 'r', en: 'r' },
}

/** What is counted besides goods. */
export const UNITS = {
  keys: { one: { it: '# chiave', en: '# key' }, other: { it: '# chiavi', en: '# keys' } },
  free: { one: { it: '# nuova azione', en: '# new action' }, other: { it: '# nuove azioni', en: '# new actions' } },
} as const satisfies Record<string, Unit>

/** What the letters of the map mean. */
export const LEGEND: readonly Text[] = [
  { it: 'A 3: esagono A3', en: 'A 3: hex A3' },
  {
    it: 'tue: A abitazione, E emporio, T tempio, F fortezza, S santuario',
    en: 'yours: D dwelling, P post, T temple, S stronghold, A sanctuary',
  },
  { it: 'avversari: a, e', en: 'opponents: d, p' },
  { it: '~~ fiume', en: '~~ river' },
]

/** The sections of the table. */
export const NAMES = {
  head: { it: 'testa', en: 'head' },
  map: { it: 'mappa', en: 'map' },
  legend: { it: 'legenda', en: 'legend' },
  tiles: { it: 'tessere', en: 'tiles' },
  opponents: { it: 'avversari', en: 'opponents' },
  you: { it: 'tu', en: 'you' },
} as const satisfies Record<string, Text>
