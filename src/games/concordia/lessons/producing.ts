import { any } from '../../../kernel/lesson.ts'
import { at, type ConcordiaLesson, does, plays, producesIn } from './goals.ts'

const prefects = plays('start-prefect-1', 'start-prefect-2')

export const producing: ConcordiaLesson = {
  id: 'producing',
  title: { it: 'Produrre', en: 'Producing' },
  about: {
    it: 'Il Prefetto fa produrre una regione, o incassa le monete dei segnalini.',
    en: 'The Prefect makes a province produce, or cashes the coins of the markers.',
  },
  cites: ['R7.1', 'R7.2', 'R7.3', 'R4.2', 'S4.3'],
  start: {
    seed: 'lesson-producing',
    position: at({
      houses: { player: ['cosa', 'florentia'], ai: ['hadria'] },
      player: { coins: 3, goods: { food: 1, tool: 1 } },
    }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Il Prefetto dà la merce del segnalino, e poi ogni abitazione della regione ne produce una, anche quelle dell’IA. Fai produrre la regione che ti porta di più.',
        en: 'The Prefect gives you the good of the marker, and then each house in the province produces one, the AI’s too. Make the province produce that brings you most.',
      },
      done: producesIn('etruria'),
      onTheWay: prefects,
      wrong: [
        {
          when: producesIn('umbria'),
          say: {
            it: 'Una stoffa dal segnalino, e basta; in più hai dato un cibo all’IA. Guarda dove sono le tue abitazioni.',
            en: 'One cloth from the marker, and that is all; and you gave the AI a food. Look where your houses are.',
          },
        },
        {
          when: does('produce'),
          say: {
            it: 'Lì prendi solo la merce del segnalino. Guarda dove sono le tue abitazioni.',
            en: 'There you get only the good of the marker. Look where your houses are.',
          },
        },
      ],
      otherwise: { it: 'Serve un Prefetto.', en: 'This takes a Prefect.' },
      hint: {
        it: 'Cosa e Florentia sono tutte e due in Etruria.',
        en: 'Cosa and Florentia both lie in Etruria.',
      },
      marks: ['etruria'],
      praise: {
        it: 'Due stoffe e un mattone: segnalino, Cosa, Florentia. Il segnalino ora mostra le monete, e l’Etruria riposa ({R7.1}).',
        en: 'Two cloth and a brick: marker, Cosa, Florentia. The marker now shows its coins, and Etruria rests ({R7.1}).',
      },
      solution: ['play start-prefect-1', 'produce etruria'],
      mistake: ['play start-prefect-1', 'produce umbria'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-producing',
        position: at({
          houses: { player: ['cosa', 'florentia'], ai: ['hadria'] },
          player: { coins: 3, goods: { brick: 2, food: 2, tool: 1, wine: 1 } },
        }),
      },
      say: {
        it: 'Ora nel magazzino ci sono solo due spazi liberi, e l’Etruria dà tre merci. Falla produrre e tieni le più preziose.',
        en: 'Now only two spaces of your storehouse are free, and Etruria brings three goods. Make it produce and keep the most valuable ones.',
      },
      done: ({ move }) => move.do === 'give-up' && move.good === 'brick',
      onTheWay: any(prefects, producesIn('etruria')),
      wrong: [
        {
          when: does('give-up'),
          say: {
            it: 'Hai reso una stoffa, che vale 7. Il mattone vale 3.',
            en: 'You gave back a cloth, worth 7. The brick is worth 3.',
          },
        },
      ],
      otherwise: {
        it: 'Qui si tratta dell’Etruria, e di che cosa tenere.',
        en: 'This is about Etruria, and about what to keep.',
      },
      hint: { it: 'Rinuncia al mattone.', en: 'Give up the brick.' },
      marks: ['etruria'],
      praise: {
        it: 'Due stoffe in magazzino. Ciò che avevi già non si può buttare: fai posto prima ({R4.2}).',
        en: 'Two cloth in the storehouse. What you had before cannot be thrown away: make room first ({R4.2}).',
      },
      solution: ['play start-prefect-1', 'produce etruria', 'give-up brick'],
      mistake: ['play start-prefect-1', 'produce etruria', 'give-up cloth'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-producing',
        position: at({
          houses: { player: ['cosa', 'florentia'], ai: ['hadria'] },
          coinProvinces: ['etruria', 'campania', 'corsica', 'apulia'],
          player: { coins: 0, discard: ['start-prefect-1'] },
        }),
      },
      say: {
        it: 'Quattro segnalini mostrano le monete, 7 sesterzi in tutto, e tu sei al verde. Usa il Prefetto per incassarli.',
        en: 'Four markers show their coins, 7 sestertii in all, and you are broke. Use the Prefect to cash them.',
      },
      done: does('coins'),
      onTheWay: prefects,
      otherwise: {
        it: 'Possibile, ma i sesterzi restano sui segnalini.',
        en: 'Possible, but the sestertii stay on the markers.',
      },
      hint: {
        it: 'Gioca il Prefetto, poi «Prendi 7 sesterzi dai segnalini».',
        en: 'Play the Prefect, then “Take 7 sestertii from the markers”.',
      },
      marks: ['start-prefect-2'],
      praise: {
        it: 'Sette sesterzi, e tutte le regioni possono produrre di nuovo. In cambio l’IA ha collocato un colono ({S4.3}).',
        en: 'Seven sestertii, and all provinces can produce again. In return the AI has placed a colonist ({S4.3}).',
      },
      solution: ['play start-prefect-2', 'coins'],
      mistake: ['play start-prefect-2', 'produce umbria'],
    },
  ],
}
