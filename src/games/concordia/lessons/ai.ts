import { at, builds, type ConcordiaLesson } from './goals.ts'

export const ai: ConcordiaLesson = {
  id: 'ai',
  title: { it: 'Leggere l’IA', en: 'Reading the AI' },
  about: {
    it: 'Il dado sceglie l’azione, ma il resto si può prevedere.',
    en: 'The die chooses the action, but the rest can be foreseen.',
  },
  cites: ['S5.1', 'S6.2', 'S6.3', 'S7.3', 'S8.2', 'S8.3'],
  start: {
    seed: 'lesson-ai',
    position: at({
      turn: 'ai',
      rolls: [2],
      houses: { player: [], ai: ['florentia'] },
      ai: { goods: { brick: 1, food: 1, tool: 1, cloth: 1 } },
    }),
  },
  tasks: [
    {
      kind: 'foresee',
      say: {
        it: 'Il dado dà 2: l’IA costruisce, pagando la merce più preziosa in una città vuota di quel tipo. Preferisce le regioni in cui non è presente, poi le città più vicine a Roma: quale sarà?',
        en: 'The die shows 2: the AI builds, paying its most valuable good in an empty city of that type. It prefers provinces where it is not present, then cities nearest to Roma: which one will it be?',
      },
      among: ['house cosa cloth', 'house spoletum cloth', 'house bauzanum cloth', 'house casinum food'],
      wrong: {
        'house cosa cloth': {
          it: 'Cosa è in Etruria, dove l’IA è già presente con Florentia.',
          en: 'Cosa lies in Etruria, where the AI is already present with Florentia.',
        },
        'house bauzanum cloth': {
          it: 'Il tipo è giusto e la regione nuova, ma Bauzanum è lontana da Roma.',
          en: 'The type is right and the province new, but Bauzanum is far from Roma.',
        },
      },
      otherwise: {
        it: 'Paga la merce più preziosa che ha, ed è la stoffa.',
        en: 'It pays the most valuable good it has, and that is cloth.',
      },
      hint: {
        it: 'Città della stoffa: Cosa, Spoletum, Bauzanum. Togli l’Etruria, poi guarda la distanza.',
        en: 'Cloth cities: Cosa, Spoletum, Bauzanum. Take out Etruria, then look at the distance.',
      },
      marks: ['cosa', 'spoletum', 'bauzanum'],
      praise: {
        it: 'Spoletum: stoffa, regione nuova, accanto a Roma ({S6.3}). E non le servono né coloni né sesterzi.',
        en: 'Spoletum: cloth, a new province, next to Roma ({S6.3}). And it needs neither colonists nor sestertii.',
      },
    },
    {
      kind: 'foresee',
      start: {
        seed: 'lesson-ai',
        position: at({
          turn: 'ai',
          rolls: [6],
          houses: { player: [], ai: ['florentia'] },
          ai: { goods: { brick: 1, food: 1, tool: 1, wine: 1, cloth: 1 } },
        }),
      },
      say: {
        it: 'Il dado dà 6: l’IA acquista carte, due se può, cominciando da destra. Ha una merce di ogni tipo: quali prende?',
        en: 'The die shows 6: the AI buys cards, two if it can, beginning on the right. It has one good of each type: which ones does it take?',
      },
      among: [
        'purchase i-mason i-mercator',
        'purchase i-diplomat i-mercator',
        'purchase i-mercator i-architect',
        'purchase i-mason',
      ],
      wrong: {
        'purchase i-mason': {
          it: 'Il Muratore sì, ma prova sempre a comprarne due.',
          en: 'The Mason, yes, but it always tries to buy two.',
        },
        'purchase i-diplomat i-mercator': {
          it: 'Si può pagare, ma c’è una coppia con una carta ancora più a destra.',
          en: 'That can be paid, but there is a pair with a card still further right.',
        },
      },
      otherwise: {
        it: 'Comincia dalla carta più a destra che può stare in una coppia.',
        en: 'It begins with the card furthest right that fits into a pair.',
      },
      hint: {
        it: 'Lo spazio 7 chiede due stoffe, e ne ha una. Sullo spazio 6 c’è il Muratore: un cibo, una stoffa e una merce a scelta.',
        en: 'Space 7 asks for two cloth, and it has one. On space 6 lies the Mason: a food, a cloth and any good.',
      },
      marks: ['i-mason', 'i-mercator'],
      praise: {
        it: 'Muratore e Mercante, con tutte e cinque le merci ({S8.3}). Le carte a destra non sono al sicuro.',
        en: 'Mason and Mercator, with all five goods ({S8.3}). Cards on the right are not safe.',
      },
    },
    {
      kind: 'foresee',
      start: {
        seed: 'lesson-ai',
        position: at({
          turn: 'ai',
          rolls: [9],
          houses: { player: [], ai: ['florentia'] },
          ai: { goods: { brick: 3, food: 3, tool: 2 }, storedColonists: 4 },
        }),
      },
      say: {
        it: 'Il dado dà 9: l’IA vuole prendere una merce, ma ne ha otto e quattro coloni in magazzino. Che cosa fa?',
        en: 'The die shows 9: the AI wants to take a good, but it has eight of them and four colonists in its storehouse. What does it do?',
      },
      among: ['roll', 'settle', 'purchase i-architect', 'house olbia tool'],
      wrong: {
        roll: {
          it: 'Tirerebbe per la merce, ma dodici spazi su dodici sono pieni.',
          en: 'It would roll for a good, but twelve of twelve spaces are full.',
        },
        'purchase i-architect': {
          it: 'Solo quando tutti i suoi coloni sono sul tabellone.',
          en: 'Only once all its colonists are on the board.',
        },
      },
      otherwise: {
        it: 'Costruire è un’altra azione: qui il magazzino è pieno.',
        en: 'Building is another action: here the storehouse is full.',
      },
      hint: {
        it: 'Che cosa libera uno spazio senza costare nulla?',
        en: 'What frees a space and costs nothing?',
      },
      marks: ['roma'],
      praise: {
        it: 'Colloca un colono a Roma: lo spazio è libero, e sono 2 punti in più per ogni sua carta di Marte ({S7.3}).',
        en: 'It places a colonist in Roma: the space is free, and each of its cards of Mars is worth 2 points more ({S7.3}).',
      },
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-ai',
        position: at({
          houses: { player: ['neapolis'], ai: ['florentia', 'hadria'] },
          player: {
            coins: 6,
            goods: { brick: 1, food: 1, wine: 1 },
            colonists: [
              { type: 'land', at: 'land-casinum-roma' },
              { type: 'sea', at: 'sea-panormus-roma' },
            ],
            discard: ['start-architect'],
          },
          ai: { goods: { brick: 1, wine: 1 } },
          doing: { ask: 'build' },
        }),
      },
      say: {
        it: 'L’IA ha un vino: se il dado la fa costruire, andrà nella città del vino più vicina a Roma, in una regione nuova. Costruisci lì prima di lei, o pagherai il doppio.',
        en: 'The AI has a wine: if the die lets it build, it goes to the wine city nearest to Roma, in a new province. Build there first, or you will pay double.',
      },
      done: builds('panormus'),
      wrong: [
        {
          when: builds('casinum'),
          say: {
            it: 'Casinum produce cibo: l’IA costruisce con il vino, e Panormus resta sua.',
            en: 'Casinum produces food: the AI builds with its wine, and Panormus is left to it.',
          },
        },
      ],
      otherwise: { it: 'Panormus è ancora libera per l’IA.', en: 'Panormus is still open to the AI.' },
      hint: {
        it: 'Ancona è in Umbria, dove l’IA c’è già. Panormus è a una via da Roma.',
        en: 'Ancona lies in Umbria, where the AI is already. Panormus is one route from Roma.',
      },
      marks: ['panormus'],
      praise: {
        it: 'Quattro sesterzi invece di otto, e l’IA dovrà andare più lontano. Guarda sempre «Se resta così».',
        en: 'Four sestertii instead of eight, and the AI has to go further. Always look at “If it stays like this”.',
      },
      solution: ['build panormus'],
      mistake: ['build casinum'],
    },
  ],
}
