import type { Json } from '../../../kernel/contract.ts'
import { any } from '../../../kernel/lesson.ts'
import { PLAYER } from '../asks.ts'
import { at, type ConcordiaLesson, does, ends, plays } from './goals.ts'

/** Your last turn: the AI has bought the last card. */
const lastTurn = (coins: number): Json =>
  at({
    phase: 'final',
    endTriggeredBy: 'ai',
    market: [],
    houses: {
      player: ['cosa', 'spoletum', 'ancona', 'casinum', 'hadria', 'olbia', 'neapolis'],
      ai: ['bauzanum', 'mutina', 'ravenna', 'croton', 'panormus', 'segusio'],
    },
    player: {
      coins,
      goods: { food: 1, tool: 1 },
      storedColonists: { land: 1, sea: 1 },
      colonists: [
        { type: 'land', at: 'land-casinum-hadria' },
        { type: 'land', at: 'land-cosa-florentia' },
        { type: 'sea', at: 'sea-olbia-roma' },
        { type: 'sea', at: 'sea-neapolis-roma' },
      ],
      hand: ['start-tribune', 'start-mercator', 'start-prefect-1', 'start-senator'],
      discard: [
        'start-prefect-2',
        'start-diplomat',
        'i-prefect',
        'i-colonist',
        'i-farmer',
        'i-smith',
        'ii-architect',
        'ii-weaver',
        'ii-mercator',
        'start-architect',
      ],
    },
    ai: {
      goods: { brick: 2 },
      storedColonists: 2,
      bought: [
        'i-architect',
        'i-mercator',
        'i-diplomat',
        'i-mason',
        'ii-prefect',
        'ii-colonist',
        'ii-consul',
        'ii-vintner',
      ],
    },
  })

export const ending: ConcordiaLesson = {
  id: 'ending',
  title: { it: 'Chiudere la partita', en: 'Ending the game' },
  about: {
    it: 'La quindicesima abitazione o l’ultima carta, la carta Concordia, l’ultimo turno.',
    en: 'The fifteenth house or the last card, the Concordia card, the last turn.',
  },
  cites: ['R13.1', 'R13.2', 'R13.3', 'R14.5', 'S9.3', 'Q27'],
  start: {
    seed: 'lesson-ending',
    position: at({
      houses: {
        player: [
          'cosa',
          'spoletum',
          'ancona',
          'casinum',
          'hadria',
          'olbia',
          'neapolis',
          'florentia',
          'luceria',
          'potentia',
          'brundisium',
          'mutina',
          'ravenna',
          'aleria',
        ],
        ai: ['bauzanum', 'croton'],
      },
      player: {
        coins: 4,
        goods: { food: 1 },
        colonists: [
          { type: 'land', at: 'land-florentia-genua' },
          { type: 'sea', at: 'sea-aleria-olbia' },
        ],
      },
      ai: { goods: { brick: 1, food: 1, wine: 2 } },
    }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Hai quattordici abitazioni, e un colono sta accanto a Genua. Costruisci la quindicesima: chi chiude prende la carta Concordia, 7 punti.',
        en: 'You have fourteen houses, and a colonist stands beside Genua. Build the fifteenth: whoever ends the game takes the Concordia card, 7 points.',
      },
      done: ({ after }) => after.ended === PLAYER,
      onTheWay: any(
        plays('start-architect'),
        does('pick'),
        does('to'),
        ({ before, move }) => move.do === 'done' && before.steps > 0,
      ),
      wrong: [
        {
          when: does('done'),
          say: {
            it: 'Così la partita continua. La quindicesima era a portata di mano.',
            en: 'Then the game goes on. The fifteenth was within reach.',
          },
        },
      ],
      otherwise: { it: 'Per costruire serve l’Architetto.', en: 'Building takes the Architect.' },
      hint: {
        it: 'Gioca l’Architetto, smetti di muovere, costruisci a Genua: un cibo e un sesterzio.',
        en: 'Play the Architect, stop moving, build in Genua: one food and one sestertius.',
      },
      marks: ['start-architect', 'genua'],
      praise: {
        it: 'La carta Concordia è tua ({R13.2}). L’IA ha ancora un turno, l’ultimo.',
        en: 'The Concordia card is yours ({R13.2}). The AI has one more turn, its last.',
      },
      solution: ['play start-architect', 'done', 'build genua'],
      mistake: ['play start-mercator'],
    },
    {
      kind: 'foresee',
      say: {
        it: 'Nell’ultimo turno l’IA non tira: se può compra carte, se no costruisce, se no prende una stoffa. Ha 1 mattone, 1 cibo e 2 vini: che cosa farà?',
        en: 'In its last turn the AI does not roll: it buys cards if it can, else it builds, else it takes one cloth. It has 1 brick, 1 food and 2 wine: what will it do?',
      },
      among: ['purchase i-mercator i-prefect', 'purchase i-mercator', 'house panormus wine', 'goods cloth'],
      wrong: {
        'purchase i-mercator': {
          it: 'Comprare sì, ma due carte se può: guarda quanto costano gli spazi 2 e 3.',
          en: 'Buying, yes, but two cards if it can: look at what spaces 2 and 3 cost.',
        },
        'house panormus wine': {
          it: 'Costruire viene per secondo: prima prova a comprare.',
          en: 'Building comes second: first it tries to buy.',
        },
      },
      otherwise: {
        it: 'La stoffa la prende solo se non può fare altro.',
        en: 'It takes the cloth only if it can do nothing else.',
      },
      hint: {
        it: 'Mercante e Prefetto costano un vino e una merce a scelta ciascuno.',
        en: 'Mercator and Prefect cost one wine and any good each.',
      },
      marks: ['i-mercator', 'i-prefect'],
      praise: {
        it: 'Due carte, pagate con tutto ciò che aveva ({S9.3}).',
        en: 'Two cards, paid with all it had ({S9.3}).',
      },
    },
    {
      kind: 'do',
      start: { seed: 'lesson-ending', position: lastTurn(12) },
      say: {
        it: 'Ora è l’IA ad aver comprato l’ultima carta: ha 90 punti, tu 87, e questo è il tuo ultimo turno. Hai due carte di Marte: gioca in modo da vincere.',
        en: 'Now the AI has bought the last card: it has 90 points, you 87, and this is your last turn. You own two cards of Mars: play so that you win.',
      },
      done: ends('player'),
      onTheWay: ({ after }) => !after.over,
      wrong: [
        {
          when: ({ before, move }) => move.do === 'done' && before.asks.at(-1)?.ask === 'tribune',
          say: {
            it: 'Qualche sesterzio non basta: il colono è rimasto in magazzino, dove non vale nulla.',
            en: 'A few sestertii are not enough: the colonist stayed in the storehouse, where it scores nothing.',
          },
        },
      ],
      otherwise: {
        it: 'Merci e sesterzi contano solo con Vesta, 1 punto ogni 10: non basta.',
        en: 'Goods and sestertii count only through Vesta, 1 point for every 10: not enough.',
      },
      hint: {
        it: 'Un colono in più vale 2 punti per ogni carta di Marte. Chi può collocarlo?',
        en: 'One more colonist is worth 2 points for each card of Mars. Who can place one?',
      },
      marks: ['start-tribune'],
      praise: {
        it: 'Tribuno e colono: 4 punti, 91 a 90. Prima dell’ultimo turno conta sempre che cosa rende di più ({R14.5}).',
        en: 'Tribune and colonist: 4 points, 91 to 90. Before the last turn always count what brings most ({R14.5}).',
      },
      solution: ['play start-tribune', 'place sea roma'],
      mistake: ['play start-tribune', 'done'],
    },
    {
      kind: 'do',
      start: { seed: 'lesson-ending', position: lastTurn(8) },
      say: {
        it: 'Stesso turno, ma con quattro sesterzi in meno: 90 a 86. Vincere non si può più, ma a pari punti non vince nessuno: salva la parità.',
        en: 'The same turn, but with four sestertii less: 90 to 86. You can no longer win, but on equal points nobody does: save the tie.',
      },
      done: ends('tie'),
      onTheWay: ({ after }) => !after.over,
      otherwise: {
        it: 'Non basta: ti mancano ancora punti, e vince l’IA.',
        en: 'Not enough: you are still short of points, and the AI wins.',
      },
      hint: { it: 'Di nuovo Marte: il Tribuno colloca un colono.', en: 'Mars again: the Tribune places a colonist.' },
      marks: ['start-tribune'],
      praise: {
        it: '90 a 90: parità, senza vincitori ({Q27}).',
        en: '90 to 90: a tie, without a winner ({Q27}).',
      },
      solution: ['play start-tribune', 'place land roma'],
      mistake: ['play start-mercator', 'done'],
    },
  ],
}
