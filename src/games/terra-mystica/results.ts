// What statistics and the sheet know of a finished game.
import type { ResultSpec } from '../../kernel/result.ts'
import type { Text } from '../../kernel/text.ts'
import { CULTS, FACTION_IDS, FACTION_NAMES, factionOf } from './catalogue/index.ts'
import { NONE, type State } from './state.ts'

const SOURCES: Readonly<Record<string, Text>> = {
  vp: { it: 'Punti Vittoria in partita', en: 'Victory points in play' },
  ...Object.fromEntries(CULTS.map(({ id, name }) => [id, { it: `Culto ${name.it}`, en: `${name.en} cult` }])),
  network: { it: 'Territori connessi', en: 'Connected structures' },
  resources: { it: 'Risorse', en: 'Resources' },
}

export const results: ResultSpec<State> = {
  sources: SOURCES,
  facets: [
    {
      id: 'faction',
      title: { it: 'La tua razza', en: 'Your faction' },
      choices: FACTION_IDS.map((id) => ({ id, title: FACTION_NAMES[id] })),
    },
  ],
  facts: ({ player: { faction } }) => ({ faction: faction === NONE ? [] : [factionOf(faction).id] }),
  sheet: [
    {
      title: { it: 'I tre scenari con le quattordici razze', en: 'The three scenarios with the fourteen factions' },
      columns: 'level',
      rows: 'faction',
    },
  ],
}
