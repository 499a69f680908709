import { any } from '../../../kernel/lesson.ts'
import { at, builds, type ConcordiaLesson, does, goesTo, hasHouses, plays } from './goals.ts'

export const building: ConcordiaLesson = {
  id: 'building',
  title: { it: 'Muovere e costruire', en: 'Moving and building' },
  about: {
    it: 'L’Architetto porta i coloni sulle vie e costruisce accanto a loro.',
    en: 'The Architect brings colonists onto routes and builds beside them.',
  },
  cites: ['R6.1', 'R6.2', 'R6.3', 'R6.6', 'R6.7', 'R6.8'],
  start: { seed: 'lesson-building', position: at({}) },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Hai due coloni a Roma, quindi l’Architetto ti dà due passi. Giocalo e porta il colono di mare sulla via fra Neapolis e Roma, con un passo solo.',
        en: 'You have two colonists in Roma, so the Architect gives you two steps. Play it and bring the sea colonist onto the route between Neapolis and Roma, with a single step.',
      },
      done: goesTo('sea-neapolis-roma'),
      onTheWay: any(plays('start-architect'), does('pick')),
      wrong: [
        {
          when: does('play'),
          say: {
            it: 'Questa carta fa altro: i coloni li muove solo l’Architetto.',
            en: 'That card does something else: only the Architect moves colonists.',
          },
        },
        {
          when: does('done'),
          say: {
            it: 'Così nessuno si è mosso, e da Roma non si costruisce.',
            en: 'Then nobody has moved, and from Roma nothing is built.',
          },
        },
      ],
      otherwise: {
        it: 'Una mossa valida, ma quella via porta altrove.',
        en: 'A legal move, but that route leads elsewhere.',
      },
      hint: {
        it: 'Gioca l’Architetto, tocca il colono di mare a Roma, poi la via blu verso Neapolis.',
        en: 'Play the Architect, touch the sea colonist in Roma, then the blue route towards Neapolis.',
      },
      marks: ['start-architect', 'neapolis'],
      praise: {
        it: 'Adesso sta su una via, e ai suoi capi si può costruire ({R6.6}).',
        en: 'Now it stands on a route, and you can build at its ends ({R6.6}).',
      },
      solution: ['play start-architect', 'pick sea roma', 'to sea-neapolis-roma'],
      mistake: ['play start-architect', 'pick sea roma', 'to sea-cosa-roma'],
    },
    {
      kind: 'do',
      say: {
        it: 'Resta un passo: porta il colono di terra verso Casinum. Poi costruisci a Casinum e a Neapolis: cibo e mattone, tre sesterzi in tutto.',
        en: 'One step is left: bring the land colonist towards Casinum. Then build in Casinum and in Neapolis: food and brick, three sestertii in all.',
      },
      done: hasHouses('casinum', 'neapolis'),
      onTheWay: any(does('pick'), goesTo('land-casinum-roma'), builds('casinum'), builds('neapolis')),
      wrong: [
        {
          when: ({ before, move }) => move.do === 'done' && before.steps > 0,
          say: {
            it: 'Un passo non usato è perso. Con quello arrivi accanto a Casinum.',
            en: 'A step not used is lost. It takes you beside Casinum.',
          },
        },
        {
          when: does('to'),
          say: {
            it: 'Da lì Casinum non si tocca. La via giusta è quella di terra fra Casinum e Roma.',
            en: 'From there you do not touch Casinum. The right route is the land route between Casinum and Roma.',
          },
        },
      ],
      otherwise: {
        it: 'Puoi costruire in tutte e due le città con lo stesso Architetto.',
        en: 'You can build in both cities with the same Architect.',
      },
      hint: {
        it: 'Tocca il colono di terra a Roma, la via marrone verso Casinum, poi le due città.',
        en: 'Touch the land colonist in Roma, the brown route towards Casinum, then the two cities.',
      },
      marks: ['casinum', 'neapolis'],
      praise: {
        it: 'Due abitazioni con una carta: una città del cibo e una del mattone ({R6.7}). Ora la Campania produce per te.',
        en: 'Two houses with one card: a food city and a brick city ({R6.7}). Campania now produces for you.',
      },
      solution: ['pick land roma', 'to land-casinum-roma', 'build casinum', 'build neapolis'],
      mistake: ['done'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-building',
        position: at({
          houses: { player: ['neapolis'], ai: ['ancona'] },
          player: {
            coins: 9,
            goods: { brick: 1, wine: 1, cloth: 1 },
            colonists: [
              { type: 'land', at: 'land-ancona-spoletum' },
              { type: 'sea', at: 'sea-neapolis-roma' },
            ],
            discard: ['start-architect'],
          },
          doing: { ask: 'build' },
        }),
      },
      say: {
        it: 'Ad Ancona c’è già un’abitazione dell’IA, e per te i sesterzi raddoppiano; le merci no. Costruisci dove spendi meno sesterzi.',
        en: 'The AI already has a house in Ancona, which doubles your sestertii there, though not the goods. Build where you spend fewer sestertii.',
      },
      done: builds('spoletum'),
      wrong: [
        {
          when: builds('ancona'),
          say: {
            it: 'Si può, ma hai pagato 8 sesterzi per una città del vino. Spoletum ne chiedeva 5.',
            en: 'That is allowed, but you paid 8 sestertii for a wine city. Spoletum asked for 5.',
          },
        },
      ],
      otherwise: { it: 'Così non costruisci niente.', en: 'Then you build nothing.' },
      hint: { it: 'Stoffa: 5 sesterzi. Vino: 4, ma due volte.', en: 'Cloth: 5 sestertii. Wine: 4, but twice.' },
      marks: ['spoletum'],
      praise: {
        it: 'Giusto: 5 invece di 8 ({R6.8}). E una città della stoffa è tua.',
        en: 'Right: 5 instead of 8 ({R6.8}). And a cloth city is yours.',
      },
      solution: ['build spoletum'],
      mistake: ['build ancona'],
    },
  ],
}
