// Counting points, with a worked example.
import type { Chapter } from '../../../kernel/handbook.ts'

export const scoring: Chapter = {
  id: 'scoring',
  title: { it: 'Contare i punti', en: 'Counting points' },
  inShort: {
    it: 'Alla fine contano tutte le tue carte, in mano e giocate: ognuna dà i punti della sua divinità. Due carte della stessa divinità contano due volte, perciò scegli presto quali raccogliere e costruisci di conseguenza.',
    en: 'At the end all your cards count, in hand and played: each scores the points of its god. Two cards of one god count twice, so choose early which to collect, and build to match.',
  },
  rules: [
    {
      tells: ['R14.1'],
      title: { it: 'Vesta', en: 'Vesta' },
      text: {
        it: 'Sesterzi più il valore delle merci in magazzino, diviso 10, senza resto. È la divinità del Senatore.',
        en: 'Your sestertii plus the value of all stored goods, divided by 10, without remainder. It is the god of the Senator.',
      },
    },
    {
      tells: ['R14.2'],
      title: { it: 'Giove', en: 'Jupiter' },
      text: {
        it: '1 punto per ogni tua abitazione, tranne quelle nelle città del mattone.',
        en: '1 point for each of your houses, except those in brick cities.',
      },
    },
    {
      tells: ['R14.3'],
      title: { it: 'Saturno', en: 'Saturnus' },
      text: {
        it: '1 punto per ogni regione con almeno una tua abitazione.',
        en: '1 point for each province with at least one house of yours.',
      },
    },
    {
      tells: ['R14.4'],
      title: { it: 'Mercurio', en: 'Mercurius' },
      text: {
        it: '2 punti per ogni tipo di merce che le tue abitazioni producono: al massimo 10 per carta.',
        en: '2 points for each type of good your houses produce: at most 10 per card.',
      },
    },
    {
      tells: ['R14.5'],
      title: { it: 'Marte', en: 'Mars' },
      text: {
        it: '2 punti per ogni tuo colono sul tabellone, in città o su una via: al massimo 12 per carta.',
        en: '2 points for each of your colonists on the board, in a city or on a route: at most 12 per card.',
      },
    },
    {
      tells: ['R14.6'],
      title: { it: 'Minerva', en: 'Minerva' },
      text: {
        it: 'È la divinità degli specialisti, e ognuno conta le tue abitazioni nelle città della sua merce: 3 punti l’una per mattone, cibo e utensile, 4 per il vino, 5 per la stoffa.',
        en: 'It is the god of the specialists, and each counts your houses in cities of its good: 3 points each for brick, food and tool, 4 for wine, 5 for cloth.',
      },
    },
    {
      tells: ['R14.7', 'R14.8'],
      title: { it: 'Il conto intero', en: 'The whole sum' },
      text: {
        it: 'La carta Concordia vale 7 punti. I coloni rimasti in magazzino non valgono nulla; merci e sesterzi contano solo con Vesta.\n\nNell’esempio hai comprato sette carte e chiuso la partita. Vesta: 24 sesterzi, 2 stoffe e 1 vino fanno 44, cioè 4 punti. Giove: 7 abitazioni fuori dal mattone, 4 carte, 28 punti. Saturno: 5 regioni, 3 carte, 15 punti. Mercurio: 5 tipi di merce, 2 carte, 20 punti. Marte: 4 coloni, 2 carte, 16 punti. Minerva: il Tessitore con due città della stoffa (10) e il Contadino con tre del cibo (9), 19 punti. Con i 7 della Concordia, 109.',
        en: 'The Concordia card is worth 7 points. Colonists left in the storehouse score nothing; goods and sestertii count only through Vesta.\n\nIn the example you have bought seven cards and ended the game. Vesta: 24 sestertii, 2 cloth and 1 wine make 44, that is 4 points. Jupiter: 7 houses outside brick cities, 4 cards, 28 points. Saturnus: 5 provinces, 3 cards, 15 points. Mercurius: 5 types of goods, 2 cards, 20 points. Mars: 4 colonists, 2 cards, 16 points. Minerva: the Weaver with two cloth cities (10) and the Farmer with three food cities (9), 19 points. With the 7 of Concordia, 109.',
      },
      figure: {
        show: 'score',
        position: {
          map: 'italia',
          turn: 'ai',
          phase: 'over',
          endTriggeredBy: 'player',
          market: [],
          houses: {
            player: ['cosa', 'spoletum', 'ancona', 'casinum', 'hadria', 'luceria', 'olbia', 'neapolis', 'florentia'],
            ai: ['bauzanum', 'aquileia', 'mutina', 'ravenna', 'croton', 'panormus', 'nicaea'],
          },
          player: {
            coins: 24,
            goods: { cloth: 2, wine: 1 },
            storedColonists: { land: 1, sea: 1 },
            colonists: [
              { type: 'land', at: 'land-casinum-hadria' },
              { type: 'land', at: 'land-cosa-florentia' },
              { type: 'sea', at: 'sea-olbia-roma' },
              { type: 'sea', at: 'sea-neapolis-roma' },
            ],
            hand: ['start-tribune', 'start-senator', 'ii-weaver', 'i-colonist'],
            discard: [
              'start-architect',
              'start-prefect-1',
              'start-prefect-2',
              'start-mercator',
              'start-diplomat',
              'i-architect',
              'i-prefect',
              'ii-mercator',
              'i-farmer',
              'ii-consul',
            ],
          },
          ai: {
            goods: { brick: 2, food: 1 },
            storedColonists: 2,
            bought: [
              'i-mercator',
              'i-diplomat',
              'i-mason',
              'i-smith',
              'ii-architect',
              'ii-prefect',
              'ii-colonist',
              'ii-vintner',
            ],
          },
        },
        caption: {
          it: 'Il conto di questo esempio, fatto dall’app.',
          en: 'The sum of this example, done by the app.',
        },
      },
    },
    {
      tells: ['R14.9'],
      title: { it: 'Chi vince', en: 'Who wins' },
      text: {
        it: 'Chi ha più punti. Fra persone il Praefectus Magnus scioglie la parità; contro l’IA non c’è, e a pari punti nessuno vince ({Q27}).',
        en: 'More points win. Among people the Praefectus Magnus breaks ties; against the AI it is not used, and on equal points nobody wins ({Q27}).',
      },
    },
  ],
}
