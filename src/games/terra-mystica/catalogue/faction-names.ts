// The fourteen factions by name: what is known of them before the rules are loaded (R5).
import type { Text } from '../../../kernel/text.ts'

export const FACTION_NAMES = {
  alchemists: { it: 'Alchimisti', en: 'Alchemists' },
  auren: { it: 'Auren', en: 'Auren' },
  'chaos-magicians': { it: 'Maghi del Caos', en: 'Chaos Magicians' },
  cultists: { it: 'Cultisti', en: 'Cultists' },
  darklings: { it: 'Oscuri', en: 'Darklings' },
  dwarves: { it: 'Nani', en: 'Dwarves' },
  engineers: { it: 'Ingegneri', en: 'Engineers' },
  fakirs: { it: 'Fachiri', en: 'Fakirs' },
  giants: { it: 'Giganti', en: 'Giants' },
  halflings: { it: 'Mezzuomini', en: 'Halflings' },
  mermaids: { it: 'Sirene', en: 'Mermaids' },
  nomads: { it: 'Nomadi', en: 'Nomads' },
  swarmlings: { it: 'Sciamanti', en: 'Swarmlings' },
  witches: { it: 'Streghe', en: 'Witches' },
} as const satisfies Record<string, Text>

export type FactionId = keyof typeof FACTION_NAMES
export const FACTION_IDS = Object.keys(FACTION_NAMES) as readonly FactionId[]
