import type { Json } from '../../../kernel/contract.ts'
import { about, at, type ComicsLesson, places } from './goals.ts'

const YOURS = [
  { id: 'comic-gang-wars', fans: 5, writer: 'writer-crime-2b', artist: 'artist-crime-2a' },
  { id: 'comic-wild-annie', fans: 4, writer: 'writer-western-2a', artist: 'artist-western-1' },
] as const

const table = (more: { readonly [field: string]: Json }): Json =>
  at({
    phase: 'automa-turn',
    round: 2,
    spaces: {},
    mastery: { crime: 'player', western: 'player', 'sci-fi': 'automa' },
    display: {
      writers: ['writer-crime-2a', 'writer-horror-3', 'writer-romance-2a'],
      artists: ['artist-horror-1', 'artist-western-2a', 'artist-sci-fi-3'],
      comics: ['comic-call-the-police', 'comic-hey-ranger', 'comic-carmilla'],
    },
    map: { 'o-5-4': 'crime', 'o-6-3': 'crime', 'o-7-4': 'western', 'o-6-5': 'horror', 'o-8-5': 'romance' },
    automa: { printed: [{ id: 'comic-neptunio', fans: 5 }] },
    player: { money: 4, cubes: ['special-hype'], agent: 'n-3-2', printed: YOURS },
    ...more,
  })

export const automa: ComicsLesson = {
  id: 'automa',
  title: { it: 'Leggere l’Automa', en: 'Reading the Automa' },
  about: {
    it: 'Quale azione farà, che cosa prenderà, e come arrivare prima.',
    en: 'Which action it will perform, what it will take, and how to be first.',
  },
  cites: ['S5.1', 'S6.1', 'S6.2', 'S7.2', 'S8.2', 'S11.2'],
  start: { seed: 'lesson-automa', position: table({ spaces: { hire: ['automa', 'player'] } }) },
  tasks: [
    {
      kind: 'foresee',
      say: {
        it: 'La carta Automa dice, dall’alto: Assumi, Sviluppa, Idee; in questo round ha già fatto Assumi. Che cosa farà?',
        en: 'The automa card says, from the top: Hire, Develop, Ideas; this round it has already done Hire. What will it do?',
      },
      among: ['act hire', 'act develop', 'act ideas'],
      wrong: {
        'act hire': {
          it: 'Assumi l’ha già fatta: passa alla prossima della carta.',
          en: 'Hire it has done: it goes on to the next of the card.',
        },
      },
      otherwise: {
        it: 'Si legge dall’alto: la prima che non ha ancora fatto.',
        en: 'Read it from the top: the first one it has not done yet.',
      },
      hint: { it: 'La seconda della carta.', en: 'The second one of the card.' },
      marks: ['automa-01'],
      praise: {
        it: 'Sviluppa ({S5.1}). Ripeterebbe un’azione solo se le avesse già fatte tutte e tre, o non potesse fare le altre.',
        en: 'Develop ({S5.1}). It would repeat an action only if all three were done, or the others impossible.',
      },
    },
    {
      kind: 'foresee',
      say: {
        it: 'Sviluppa guardando i tuoi fumetti stampati, dall’ultimo: «Wild Annie», western, e prima «Gang Wars», poliziesco. Quale fumetto prenderà?',
        en: 'It develops by looking at your printed comics, from the last: “Wild Annie”, western, and before that “Gang Wars”, crime. Which comic will it take?',
      },
      among: ['take comic-call-the-police', 'take comic-hey-ranger', 'take comic-carmilla'],
      wrong: {
        'take comic-call-the-police': {
          it: 'Poliziesco è primo sulla carta, ma il tuo ultimo fumetto è western, e viene prima.',
          en: 'Crime is first on the card, but your last comic is western, and that comes first.',
        },
        'take comic-carmilla': {
          it: 'Scorre da destra, sì, ma cercando il genere del tuo ultimo fumetto.',
          en: 'It scans from the right, yes, but for the genre of your last comic.',
        },
      },
      otherwise: { it: 'Conta il tuo ultimo fumetto.', en: 'Your last comic counts.' },
      hint: { it: 'Quale fumetto esposto è western?', en: 'Which comic on display is western?' },
      marks: ['comic-hey-ranger'],
      praise: {
        it: 'Ti insegue: il genere che hai appena stampato è quello che sparirà ({S8.2}).',
        en: 'It follows you: the genre you have just printed is the one that will disappear ({S8.2}).',
      },
    },
    {
      kind: 'foresee',
      start: { seed: 'lesson-automa', position: table({}), played: ['act hire'] },
      say: {
        it: 'Adesso assume, e sulla carta il poliziesco è primo e l’horror ultimo. Chi prenderà?',
        en: 'Now it hires, and on the card crime is first and horror last. Whom will it take?',
      },
      among: [
        'hire writer-crime-2a artist-western-2a',
        'hire writer-horror-3 artist-horror-1',
        'hire writer-crime-2a artist-sci-fi-3',
      ],
      otherwise: {
        it: 'Prima cerca una coppia dello stesso genere; la priorità decide fra le coppie.',
        en: 'First it looks for a pair of the same genre; the priority decides between pairs.',
      },
      hint: {
        it: 'C’è un solo genere con uno scrittore e un artista esposti.',
        en: 'Only one genre has both a writer and an artist on display.',
      },
      marks: ['writer-horror-3', 'artist-horror-1'],
      praise: {
        it: 'La coppia horror, anche se l’horror è ultimo ({S7.2}).',
        en: 'The horror pair, although horror comes last ({S7.2}).',
      },
    },
    {
      kind: 'foresee',
      start: { seed: 'lesson-automa', position: table({ card: 'automa-10' }), played: ['act sales'] },
      say: {
        it: 'Con Vendite l’Automa scopre tutti gli ordini di un genere, poi ne raccoglie. Quale genere girerà?',
        en: 'With Sales the Automa turns all orders of a genre, then collects some. Which genre will it turn?',
      },
      among: ['turn crime', 'turn western', 'turn horror', 'turn romance'],
      wrong: {
        'turn crime': {
          it: 'Del poliziesco ce n’è di più, ma non è il tuo ultimo genere.',
          en: 'There are more of crime, but that is not your latest genre.',
        },
      },
      otherwise: {
        it: 'Vuole togliere gli ordini che servono a te: guarda il tuo ultimo fumetto.',
        en: 'It wants to take away the orders you need: look at your last comic.',
      },
      hint: { it: '«Wild Annie» è western.', en: '“Wild Annie” is western.' },
      marks: ['comic-wild-annie'],
      praise: {
        it: 'Western ({S11.2}). Dopo una stampa raccogli presto gli ordini di quel genere.',
        en: 'Western ({S11.2}). After you print, collect the orders of that genre soon.',
      },
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-automa',
        position: table({ phase: 'player-turn', spaces: { hire: ['automa'] } }),
      },
      say: {
        it: 'Tocca a te. Se l’Automa sviluppa, prenderà il fumetto western: portaglielo via prima.',
        en: 'Your turn. If the Automa develops, it will take the western comic: get it first.',
      },
      done: about('comic-hey-ranger'),
      onTheWay: places('develop'),
      otherwise: { it: '«Hey Ranger» è ancora lì.', en: '“Hey Ranger” is still there.' },
      hint: { it: 'Sviluppa, poi «Hey Ranger».', en: 'Develop, then “Hey Ranger”.' },
      marks: ['develop', 'comic-hey-ranger'],
      praise: {
        it: 'Un secondo western rafforza la tua Maestria, e l’Automa deve accontentarsi.',
        en: 'A second western strengthens your mastery, and the Automa has to make do.',
      },
      solution: ['place develop', 'take comic-hey-ranger'],
      mistake: ['place develop', 'take comic-carmilla'],
    },
  ],
}
