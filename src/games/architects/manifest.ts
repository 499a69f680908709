// What is known of the game before its rules are loaded.
import type { Manifest } from '../../kernel/contract.ts'
import { variantOption } from '../../variant/option.ts'
import { LEVELS, LEVELS_PART } from './automa/levels.ts'

const WONDERS = [
  ['alexandria', 'Alexandria', 'Alexandria'],
  ['babylon', 'Babylon', 'Babylon'],
  ['ephesus', 'Éphesos', 'Ephesus'],
  ['giza', 'Gizah', 'Giza'],
  ['halicarnassus', 'Halikarnassos', 'Halicarnassus'],
  ['olympia', 'Olympía', 'Olympia'],
  ['rhodes', 'Rhódos', 'Rhodes'],
] as const

export const architects: Manifest = {
  id: 'architects',
  edition: 1,
  title: { it: '7 Wonders: Architects', en: '7 Wonders: Architects' },
  about: {
    it: 'Una carta per turno da tre mazzi per costruire la tua Meraviglia prima dell’Avversario, che sceglie con una lista di priorità e un dado.',
    en: 'One card a turn from three decks to build your Wonder before the Opponent, who chooses by a list of priorities and a die.',
  },
  document: {
    it: '7 Wonders: Architects – Solo Mode (variante amatoriale, in inglese)',
    en: '7 Wonders: Architects – Solo Mode (a fan variant, in English)',
  },
  options: [
    {
      id: 'level',
      title: { it: 'Difficoltà', en: 'Difficulty' },
      choices: LEVELS.map(({ id, title, about }) => ({ id, title, about })),
      initial: 'normal',
    },
    {
      id: 'opponent',
      title: { it: 'Meraviglia dell’Avversario', en: 'The Opponent’s Wonder' },
      choices: [
        {
          id: 'random',
          title: { it: 'A caso', en: 'Random' },
          about: { it: 'La decide il dado fra le altre sei.', en: 'The die picks one of the other six.' },
        },
        ...WONDERS.map(([id, it, en]) => ({
          id,
          title: { it, en },
          about: { it: `L’Avversario gioca con ${it}.`, en: `The Opponent plays ${en}.` },
        })),
      ],
      initial: 'random',
    },
    {
      id: 'first',
      title: { it: 'Chi comincia', en: 'Who begins' },
      choices: [
        {
          id: 'you',
          title: { it: 'Tu', en: 'You' },
          about: { it: 'Fai tu il primo turno.', en: 'You take the first turn.' },
        },
        {
          id: 'opponent',
          title: { it: 'L’Avversario', en: 'The Opponent' },
          about: { it: 'Il primo turno è dell’Avversario.', en: 'The Opponent takes the first turn.' },
        },
      ],
      initial: 'you',
    },
    variantOption(LEVELS_PART),
  ],
  dice: ['die/'],
  teaches: true,
  referee: async () => (await import('./referee.ts')).referee,
  load: async () => (await import('./module.ts')).architectsModule,
  loadToPlay: async () => (await import('./play.ts')).toPlay,
}
