import { acquires, at, type ConcordiaLesson, plays } from './goals.ts'

const HOUSES = { player: ['cosa', 'spoletum', 'ancona', 'casinum', 'hadria', 'olbia'], ai: ['neapolis', 'luceria'] }

export const gods: ConcordiaLesson = {
  id: 'gods',
  title: { it: 'Le divinità danno i punti', en: 'The gods give the points' },
  about: {
    it: 'Ogni carta vale secondo la sua divinità: scegli quelle che rendono a te.',
    en: 'Each card scores by its god: choose those that pay for you.',
  },
  cites: ['R14.2', 'R14.3', 'R14.6', 'R12.1'],
  start: {
    seed: 'lesson-gods',
    position: at({
      houses: HOUSES,
      market: ['i-mason', 'i-prefect', 'i-architect', 'i-mercator', 'i-colonist', 'i-diplomat', 'i-smith'],
      player: { coins: 3, goods: { brick: 2, food: 1, tool: 1, wine: 1 } },
    }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Hai sei abitazioni in quattro regioni, nessuna in una città del mattone. Con il Senatore compra, fra Muratore, Prefetto e Architetto, la carta che alla fine ti darebbe più punti.',
        en: 'You have six houses in four provinces, none of them in a brick city. With the Senator buy, out of Mason, Prefect and Architect, the card that would score most for you at the end.',
      },
      done: acquires('i-architect'),
      onTheWay: plays('start-senator'),
      wrong: [
        {
          when: acquires('i-mason'),
          say: {
            it: 'Il Muratore conta le tue città del mattone: non ne hai, quindi vale zero.',
            en: 'The Mason counts your brick cities: you have none, so it is worth nothing.',
          },
        },
        {
          when: acquires('i-prefect'),
          say: {
            it: 'Saturno conta le regioni: quattro punti. C’è di meglio.',
            en: 'Saturnus counts provinces: four points. There is something better.',
          },
        },
      ],
      otherwise: {
        it: 'Prima il Senatore, poi una di queste tre carte.',
        en: 'First the Senator, then one of these three cards.',
      },
      hint: {
        it: 'Giove (Architetto): 1 punto per abitazione fuori dal mattone. Saturno (Prefetto): 1 per regione. Minerva (Muratore): 3 per città del mattone.',
        en: 'Jupiter (Architect): 1 point per house outside brick cities. Saturnus (Prefect): 1 per province. Minerva (Mason): 3 per brick city.',
      },
      marks: ['i-architect'],
      praise: {
        it: 'Sei punti da Giove, e crescono a ogni abitazione ({R14.2}). Ogni altra carta di Giove li conta di nuovo.',
        en: 'Six points from Jupiter, and they grow with each house ({R14.2}). Each further card of Jupiter counts them again.',
      },
      solution: ['play start-senator', 'acquire i-architect brick'],
      mistake: ['play start-senator', 'acquire i-mason'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-gods',
        position: at({
          houses: HOUSES,
          player: {
            coins: 3,
            goods: { brick: 1 },
            hand: [
              'start-tribune',
              'start-prefect-1',
              'start-prefect-2',
              'start-mercator',
              'start-architect',
              'start-diplomat',
              'start-senator',
              'i-farmer',
            ],
          },
        }),
      },
      say: {
        it: 'Casinum e Hadria producono cibo, ma in Campania un Prefetto aiuterebbe anche l’IA. Prendi due cibo senza darle nulla.',
        en: 'Casinum and Hadria produce food, but in Campania a Prefect would help the AI too. Get two food and give it nothing.',
      },
      done: plays('i-farmer'),
      wrong: [
        {
          when: plays('start-prefect-1', 'start-prefect-2'),
          say: {
            it: 'Il Prefetto lavora per tutti e in una regione sola. Uno specialista lavora per te, ovunque.',
            en: 'The Prefect works for everybody and in one province only. A specialist works for you, everywhere.',
          },
        },
      ],
      otherwise: { it: 'Questa carta non porta cibo.', en: 'That card brings no food.' },
      hint: { it: 'Il Contadino è in fondo alla mano.', en: 'The Farmer is at the end of your hand.' },
      marks: ['i-farmer'],
      praise: {
        it: 'Un cibo da Casinum, uno da Hadria, e nessun segnalino girato ({R12.1}). Alla fine il Contadino vale 3 punti per ciascuna.',
        en: 'One food from Casinum, one from Hadria, and no marker turned ({R12.1}). At the end the Farmer is worth 3 points for each.',
      },
      solution: ['play i-farmer'],
      mistake: ['play start-prefect-1'],
    },
  ],
}
