// What is known of the game before its rules are loaded.
import type { Manifest } from '../../kernel/contract.ts'
import type { Text } from '../../kernel/text.ts'
import { variantOption } from '../../variant/option.ts'
import { LEVELS, LEVELS_PART } from './automa/levels.ts'
import type { PromoId } from './catalogue/wonders.ts'

const PROMOS: Readonly<Record<PromoId, { readonly title: Text; readonly about: Text }>> = {
  messe: {
    title: { it: 'Messe', en: 'Messe' },
    about: { it: 'Si aggiunge Messe.', en: 'Messe is shuffled in.' },
  },
  'statue-of-liberty': {
    title: { it: 'Statua della Libertà', en: 'Statue of Liberty' },
    about: { it: 'Si aggiunge la Statua della Libertà.', en: 'The Statue of Liberty is shuffled in.' },
  },
}

export const duel: Manifest = {
  id: 'duel',
  edition: 1,
  title: { it: '7 Wonders Duel', en: '7 Wonders Duel' },
  about: {
    it: 'Tre Epoche di carte da prendere da uno schema, contro SOLO, che gioca per scale di priorità.',
    en: 'Three Ages of cards taken from a structure, against SOLO, who plays by ranked scales.',
  },
  document: {
    it: '7 Wonders Duel – SOLO MODE 1.5 (variante amatoriale, in italiano)',
    en: '7 Wonders Duel – SOLO MODE 1.5 (a fan variant, in Italian)',
  },
  options: [
    {
      id: 'level',
      title: { it: 'Livello di sfida', en: 'Challenge level' },
      choices: LEVELS.map(({ id, title, about }) => ({ id, title, about })),
      initial: 'base',
    },
    {
      id: 'promos',
      title: { it: 'Meraviglie promo', en: 'Promo wonders' },
      choices: [
        {
          id: 'none',
          title: { it: 'Nessuna', en: 'None' },
          about: { it: 'Solo le meraviglie del gioco base.', en: 'Only the wonders of the base game.' },
        },
        ...Object.entries(PROMOS).map(([id, { title, about }]) => ({ id, title, about })),
        {
          id: 'both',
          title: { it: 'Entrambe', en: 'Both' },
          about: { it: 'Si aggiungono tutte e due.', en: 'Both are shuffled in.' },
        },
      ],
      initial: 'none',
    },
    variantOption(LEVELS_PART),
  ],
  teaches: true,
  dice: [],
  referee: async () => (await import('./referee.ts')).referee,
  load: async () => (await import('./module.ts')).duelModule,
  loadToPlay: async () => (await import('./play.ts')).toPlay,
}
