import { all, any } from '../../../kernel/lesson.ts'
import { about, at, type ComicsLesson, does, fulfils, onSpace, places } from './goals.ts'

export const selling: ComicsLesson = {
  id: 'selling',
  title: { it: 'Vendere', en: 'Selling' },
  about: {
    it: 'L’agente, gli ordini, i biglietti: fan senza stampare.',
    en: 'The agent, orders, tickets: fans without printing.',
  },
  cites: ['R13.1', 'R13.2', 'R13.3', 'R13.4', 'R15.2'],
  start: {
    seed: 'lesson-selling',
    draws: { 'value/o-6-3': ['value o-6-3 5'] },
    position: at({
      round: 2,
      mastery: { crime: 'player' },
      map: { 'o-5-4': 'crime-4', 'o-6-3': 'crime', 'o-7-4': 'horror-6', 'o-6-5': 'western-3', 'o-8-5': 'romance' },
      player: {
        money: 3,
        printed: [{ id: 'comic-gang-wars', fans: 4, writer: 'writer-crime-2a', artist: 'artist-crime-2a' }],
      },
    }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: '«Gang Wars» vale 2 + 2: soddisfa ordini polizieschi fino a 4. Metti un redattore su Vendite, fai il passo gratuito verso un ordine così e raccoglilo.',
        en: '“Gang Wars” is worth 2 + 2: it fulfils crime orders up to 4. Place an editor on Sales, make the free step towards such an order and collect it.',
      },
      done: fulfils,
      onTheWay: any(places('sales'), ({ move, after }) => move.do === 'walk' && after.player.agent === 9),
      wrong: [
        {
          when: does('collect'),
          say: {
            it: 'Quell’ordine non lo puoi soddisfare: se resta così, alla fine costa PV.',
            en: 'You cannot fulfil that order: if it stays like this it costs VP at the end.',
          },
        },
        {
          when: does('walk'),
          say: { it: 'Da lì quell’ordine non si raggiunge.', en: 'That order is out of reach from there.' },
        },
      ],
      otherwise: { it: 'Così non arrivi all’ordine.', en: 'That does not lead to the order.' },
      hint: {
        it: 'L’ordine poliziesco da 4 è alla casella C4: vai allo snodo C5.',
        en: 'The crime order of value 4 lies on space C4: walk to node C5.',
      },
      praise: {
        it: '2 fan subito: l’ordine da 4 ne dà 4 − 2. Il passo era gratis, il prossimo costerebbe $2.',
        en: '2 fans at once: an order of value 4 gives 4 − 2. The step was free, the next one would cost $2.',
      },
      solution: ['place sales', 'walk n-3-2', 'collect o-5-4'],
      mistake: ['place sales', 'walk n-3-2', 'collect o-7-4'],
    },
    {
      kind: 'do',
      say: {
        it: 'Qui accanto c’è un altro ordine poliziesco, coperto. Puoi raccoglierlo alla cieca, ma guardalo prima: giralo.',
        en: 'Next to it lies another crime order, face down. You may collect it unseen, but look first: turn it.',
      },
      done: all(does('flip'), onSpace('o-6-3')),
      wrong: [
        {
          when: all(does('collect'), onSpace('o-6-3')),
          say: {
            it: 'Alla cieca: può essere un 5 o un 6, e resterebbe in sospeso.',
            en: 'Unseen: it may be a 5 or a 6, and would stay open.',
          },
        },
      ],
      otherwise: { it: 'Non è quello.', en: 'That is not it.' },
      hint: { it: 'Casella B5: «gira».', en: 'Space B5: “turn”.' },
      praise: {
        it: 'Vale 5: troppo per «Gang Wars», per ora. Girare non costa nulla.',
        en: 'It is a 5: too much for “Gang Wars”, for now. Turning costs nothing.',
      },
      solution: ['flip o-6-3'],
      mistake: ['collect o-6-3'],
    },
    {
      kind: 'do',
      say: {
        it: 'Qui non resta nessun ordine che puoi soddisfare. Finisci le vendite.',
        en: 'No order that you can fulfil is left here. End the sales.',
      },
      done: does('done'),
      otherwise: {
        it: 'Si può, ma non ti porta fan: basta così.',
        en: 'You may, but it brings no fans: that is enough.',
      },
      hint: { it: 'C’è una mossa per finire.', en: 'There is a move to finish.' },
      praise: {
        it: 'L’agente resta dov’è: la prossima volta riparte da qui.',
        en: 'The agent stays where it is: next time it starts from here.',
      },
      solution: ['done'],
      mistake: ['collect o-6-5'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-selling',
        position: at({
          round: 3,
          mastery: { crime: 'player' },
          map: { 'o-12-5': 'crime-3', 'o-2-5': 'western-3' },
          player: {
            money: 1,
            tickets: 1,
            agent: 'n-1-2',
            cubes: ['special-hype'],
            printed: [
              { id: 'comic-gang-wars', fans: 5, writer: 'writer-crime-2a', artist: 'artist-crime-2a' },
              { id: 'comic-killer-dames', fans: 9, writer: 'writer-crime-3', artist: 'artist-crime-2b' },
            ],
          },
        }),
      },
      say: {
        it: 'L’ordine che ti serve è in fondo alla mappa, alla casella D11: usa il biglietto e raccoglilo. Poi dai il fan al fumetto che così a fine round rende di più.',
        en: 'The order you need lies at the far end of the map, on space D11: use the ticket and collect it. Then give the fan to the comic that will pay more for it at the end of the round.',
      },
      done: all(does('fulfil'), about('comic-killer-dames')),
      onTheWay: any(
        places('sales'),
        ({ move, after }) => move.do === 'ticket' && [21, 22].includes(after.player.agent),
        all(does('collect'), onSpace('o-12-5')),
      ),
      wrong: [
        {
          when: does('fulfil'),
          say: {
            it: 'Da 5 a 6 fan «Gang Wars» rende sempre $3.',
            en: 'From 5 to 6 fans “Gang Wars” still pays $3.',
          },
        },
      ],
      otherwise: {
        it: 'Così il biglietto va sprecato, o non serve.',
        en: 'That wastes the ticket, or does not use it.',
      },
      hint: {
        it: 'Con il biglietto vai allo snodo C11 o E11. Con 9 fan un fumetto rende $4, con 10 ne rende $6.',
        en: 'The ticket takes you to node C11 or E11. A comic pays $4 with 9 fans, $6 with 10.',
      },
      marks: ['comic-killer-dames'],
      praise: {
        it: 'Dieci fan: $6 a fine round invece di $4 ({R15.2}).',
        en: 'Ten fans: $6 at the end of the round instead of $4 ({R15.2}).',
      },
      solution: ['place sales', 'ticket n-6-2', 'collect o-12-5', 'fulfil comic-killer-dames'],
      mistake: ['place sales', 'ticket n-6-2', 'collect o-12-5', 'fulfil comic-gang-wars'],
    },
  ],
}
