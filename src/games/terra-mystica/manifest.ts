// What is known of the game before its rules are loaded.
import type { Manifest } from '../../kernel/contract.ts'
import { variantOption } from '../../variant/option.ts'
import {
  BONUS_MODES,
  LEVELS_PART,
  LIMITS,
  POWER_MODES,
  REACTIONS,
  SCENARIOS,
  STYLES,
  TIE_MODES,
  USUAL,
} from './automa/levels.ts'
import { FACTION_IDS, FACTION_NAMES } from './catalogue/faction-names.ts'

type Words = readonly [it: string, en: string, aboutIt: string, aboutEn: string]

const choice = (id: string, [it, en, aboutIt, aboutEn]: Words) => ({
  id,
  title: { it, en },
  about: { it: aboutIt, en: aboutEn },
})

/** The choices of an option, in the order in which its ids are listed: each of them has its words. */
const choices = <T extends string>(ids: readonly T[], words: Readonly<Record<T, Words>>) =>
  ids.map((id) => choice(id, words[id]))

export const terraMystica: Manifest = {
  id: 'terra-mystica',
  edition: 1,
  title: { it: 'Terra Mystica', en: 'Terra Mystica' },
  about: {
    it: 'Trasforma il territorio, costruisci città e sali nei culti in sei turni: tre colori avversari affollano la mappa e contendono culti ed espansione.',
    en: 'Transform the land, found towns and climb the cults in six rounds: three opposing colours crowd the map and compete for cults and expansion.',
  },
  document: {
    it: 'Variante «solitario» di Terra Mystica, traduzione e adattamento di Nuvolaz da una variante di Alex Peters (BoardGameGeek 904168)',
    en: 'Solo variant of Terra Mystica, Italian text by Nuvolaz after a variant by Alex Peters (BoardGameGeek 904168)',
  },
  options: [
    {
      id: 'level',
      title: { it: 'Scenario', en: 'Scenario' },
      choices: SCENARIOS.map(({ id, title, about }) => ({ id, title, about })),
      initial: USUAL,
    },
    {
      id: 'style',
      title: { it: 'Scelta', en: 'Choice' },
      choices: choices(STYLES, {
        random: [
          'Casuale',
          'Random',
          'Razza, tessere turno e tessere bonus a caso.',
          'Faction, scoring tiles and bonus tiles at random.',
        ],
        deliberate: [
          'Ponderata',
          'Deliberate',
          'Scegli tu razza, tessere turno e terzo avversario.',
          'You choose faction, scoring tiles and third opponent.',
        ],
      }),
      initial: 'random',
    },
    {
      id: 'faction',
      title: { it: 'La tua razza', en: 'Your faction' },
      choices: [
        choice('open', [
          'Secondo la modalità',
          'As the choice says',
          'A caso nella scelta casuale, a tua scelta in quella ponderata.',
          'At random in the random choice, yours to pick in the deliberate one.',
        ]),
        ...FACTION_IDS.map((id) => {
          const { it, en } = FACTION_NAMES[id]
          return choice(id, [it, en, `Giochi con: ${it}.`, `You play the ${en}.`])
        }),
      ],
      initial: 'open',
    },
    {
      id: 'power',
      title: { it: 'Azioni potere', en: 'Power actions' },
      choices: choices(POWER_MODES, {
        'all-available': [
          'Tutte disponibili',
          'All available',
          'Nessuna componente aleatoria durante la partita.',
          'No chance during the game.',
        ],
        'blocked-each-round': [
          'Tirate ogni turno',
          'Rolled each round',
          'Il dado ne copre alcune all’inizio di ogni turno.',
          'The die blocks some at the start of every round.',
        ],
        'blocked-predetermined': [
          'Predeterminate',
          'Rolled before the game',
          'Il dado decide prima della partita per tutti e sei i turni.',
          'The die decides for all six rounds before the game.',
        ],
      }),
      initial: 'all-available',
    },
    {
      id: 'bonus',
      title: { it: 'Tessere bonus', en: 'Bonus tiles' },
      choices: choices(BONUS_MODES, {
        drawn: ['A caso', 'Drawn', 'Quattro tessere pescate a caso.', 'Four tiles drawn at random.'],
        chosen: [
          'A scelta',
          'Chosen',
          'Nella scelta ponderata le quattro tessere le scegli tu.',
          'In the deliberate choice you pick the four tiles.',
        ],
      }),
      initial: 'drawn',
    },
    {
      id: 'ties',
      title: { it: 'Parità fra esagoni', en: 'Ties between hexes' },
      choices: choices(TIE_MODES, {
        random: ['A caso', 'At random', 'Decide il caso.', 'Chance decides.'],
        choice: ['A scelta', 'By choice', 'Decidi tu.', 'You decide.'],
      }),
      initial: 'random',
    },
    {
      id: 'limit',
      title: { it: 'Nuove azioni', en: 'New actions' },
      choices: choices(LIMITS, {
        round: [
          'Una volta per colore ogni turno',
          'Once per colour each round',
          'La lettura che usiamo.',
          'The reading we use.',
        ],
        game: [
          'Una volta per colore in tutta la partita',
          'Once per colour in the game',
          'La lettura più severa.',
          'The stricter reading.',
        ],
      }),
      initial: 'round',
    },
    {
      id: 'cultists',
      title: { it: 'Cultisti vicino agli avversari', en: 'Cultists next to opponents' },
      choices: choices(REACTIONS, {
        power: ['1 potere', '1 power', 'Come se tutti rinunciassero.', 'As if everybody declined.'],
        'cult-step': ['1 passo di culto', '1 cult step', 'Come se qualcuno accettasse.', 'As if somebody accepted.'],
        none: ['Niente', 'Nothing', 'Nessuna reazione.', 'No reaction.'],
      }),
      initial: 'power',
    },
    variantOption(LEVELS_PART),
  ],
  teaches: true,
  hasReferee: true,
  referee: async () => (await import('./referee.ts')).referee,
  load: async () => (await import('./module.ts')).terraMysticaModule,
  loadToPlay: async () => (await import('./play.ts')).toPlay,
}
