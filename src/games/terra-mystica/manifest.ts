// What is known of the game before its rules are loaded.
import type { Manifest } from '../../kernel/contract.ts'
import { SCENARIOS } from './automa/levels.ts'

const FACTIONS = [
  ['alchemists', 'Alchimisti', 'Alchemists'],
  ['auren', 'Auren', 'Auren'],
  ['chaos-magicians', 'Maghi del Caos', 'Chaos Magicians'],
  ['cultists', 'Cultisti', 'Cultists'],
  ['darklings', 'Oscuri', 'Darklings'],
  ['dwarves', 'Nani', 'Dwarves'],
  ['engineers', 'Ingegneri', 'Engineers'],
  ['fakirs', 'Fachiri', 'Fakirs'],
  ['giants', 'Giganti', 'Giants'],
  ['halflings', 'Mezzuomini', 'Halflings'],
  ['mermaids', 'Sirene', 'Mermaids'],
  ['nomads', 'Nomadi', 'Nomads'],
  ['swarmlings', 'Sciamanti', 'Swarmlings'],
  ['witches', 'Streghe', 'Witches'],
] as const

const choice = (id: string, it: string, en: string, aboutIt: string, aboutEn: string) => ({
  id,
  title: { it, en },
  about: { it: aboutIt, en: aboutEn },
})

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
      choices: SCENARIOS.map(({ id, title, pawns, networks }) => ({
        id,
        title,
        about: {
          it: `Avversari sui culti a ${pawns.join(', ')}; territori connessi ${networks.join(', ')}.`,
          en: `Opponents on the cults at ${pawns.join(', ')}; networks of ${networks.join(', ')}.`,
        },
      })),
      initial: 'medium',
    },
    {
      id: 'style',
      title: { it: 'Scelta', en: 'Choice' },
      choices: [
        choice(
          'random',
          'Casuale',
          'Random',
          'Razza, tessere turno e tessere bonus a caso.',
          'Faction, scoring tiles and bonus tiles at random.',
        ),
        choice(
          'deliberate',
          'Ponderata',
          'Deliberate',
          'Scegli tu razza, tessere turno e terzo avversario.',
          'You choose faction, scoring tiles and third opponent.',
        ),
      ],
      initial: 'random',
    },
    {
      id: 'faction',
      title: { it: 'La tua razza', en: 'Your faction' },
      choices: [
        choice(
          'open',
          'Secondo la modalità',
          'As the choice says',
          'A caso nella scelta casuale, a tua scelta in quella ponderata.',
          'At random in the random choice, yours to pick in the deliberate one.',
        ),
        ...FACTIONS.map(([id, it, en]) => choice(id, it, en, `Giochi con: ${it}.`, `You play the ${en}.`)),
      ],
      initial: 'open',
    },
    {
      id: 'power',
      title: { it: 'Azioni potere', en: 'Power actions' },
      choices: [
        choice(
          'all-available',
          'Tutte disponibili',
          'All available',
          'Nessuna componente aleatoria durante la partita.',
          'No chance during the game.',
        ),
        choice(
          'blocked-each-round',
          'Tirate ogni turno',
          'Rolled each round',
          'Il dado ne copre alcune all’inizio di ogni turno.',
          'The die blocks some at the start of every round.',
        ),
        choice(
          'blocked-predetermined',
          'Predeterminate',
          'Rolled before the game',
          'Il dado decide prima della partita per tutti e sei i turni.',
          'The die decides for all six rounds before the game.',
        ),
      ],
      initial: 'all-available',
    },
    {
      id: 'bonus',
      title: { it: 'Tessere bonus', en: 'Bonus tiles' },
      choices: [
        choice('drawn', 'A caso', 'Drawn', 'Quattro tessere pescate a caso.', 'Four tiles drawn at random.'),
        choice(
          'chosen',
          'A scelta',
          'Chosen',
          'Nella scelta ponderata le quattro tessere le scegli tu.',
          'In the deliberate choice you pick the four tiles.',
        ),
      ],
      initial: 'drawn',
    },
    {
      id: 'ties',
      title: { it: 'Parità fra esagoni', en: 'Ties between hexes' },
      choices: [
        choice('random', 'A caso', 'At random', 'Decide il caso.', 'Chance decides.'),
        choice('choice', 'A scelta', 'By choice', 'Decidi tu.', 'You decide.'),
      ],
      initial: 'random',
    },
    {
      id: 'limit',
      title: { it: 'Nuove azioni', en: 'New actions' },
      choices: [
        choice(
          'round',
          'Una volta per colore ogni turno',
          'Once per colour each round',
          'La lettura che usiamo.',
          'The reading we use.',
        ),
        choice(
          'game',
          'Una volta per colore in tutta la partita',
          'Once per colour in the game',
          'La lettura più severa.',
          'The stricter reading.',
        ),
      ],
      initial: 'round',
    },
    {
      id: 'cultists',
      title: { it: 'Cultisti vicino agli avversari', en: 'Cultists next to opponents' },
      choices: [
        choice('power', '1 potere', '1 power', 'Come se tutti rinunciassero.', 'As if everybody declined.'),
        choice(
          'cult-step',
          '1 passo di culto',
          '1 cult step',
          'Come se qualcuno accettasse.',
          'As if somebody accepted.',
        ),
        choice('none', 'Niente', 'Nothing', 'Nessuna reazione.', 'No reaction.'),
      ],
      initial: 'power',
    },
  ],
  load: async () => (await import('./module.ts')).terraMysticaModule,
  loadToPlay: async () => (await import('./play.ts')).toPlay,
}
