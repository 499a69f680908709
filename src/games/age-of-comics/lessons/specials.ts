import { all } from '../../../kernel/lesson.ts'
import { about, at, type ComicsLesson, does, matchesBoth, yours } from './goals.ts'

export const specials: ComicsLesson = {
  id: 'specials',
  title: { it: 'Le prime azioni speciali', en: 'The first special actions' },
  about: {
    it: 'Riassegna, Hype, Idee in fan: quelle che si aprono con il secondo fumetto.',
    en: 'Re-assign, Hype, Ideas into fans: those that open with the second comic.',
  },
  cites: ['R14.1', 'R14.2', 'R14.3', 'R12.1'],
  start: {
    seed: 'lesson-specials',
    position: at({
      round: 2,
      spaces: { hire: ['automa', 'player'] },
      mastery: { crime: 'player' },
      doing: [{ ask: 'reassign', swapped: 'none' }],
      player: {
        money: 2,
        cubes: ['special-reassign'],
        agent: 'n-3-2',
        hand: ['writer-crime-2b', 'artist-western-2a', 'comic-outlaws'],
        printed: [
          { id: 'comic-gang-wars', fans: 4, writer: 'writer-horror-2a', artist: 'artist-crime-2a' },
          { id: 'comic-carmilla', fans: 3, writer: 'writer-horror-1', artist: 'artist-crime-1' },
        ],
      },
    }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Hai assunto, e il cubo è su Riassegna: puoi scambiare un creativo stampato con uno della mano. Fa’ in modo che «Gang Wars» abbia due creativi del genere giusto.',
        en: 'You have hired, and your cube lies on Re-assign: you may swap a printed creative with one from your hand. See to it that “Gang Wars” has two creatives that match.',
      },
      done: matchesBoth('comic-gang-wars'),
      wrong: [
        {
          when: does('done'),
          say: {
            it: 'È facoltativo, ma qui costa $0 e porta un fan.',
            en: 'It is optional, but here it costs $0 and brings a fan.',
          },
        },
      ],
      otherwise: {
        it: 'Lo scambio è valido, ma «Gang Wars» non ha ancora due creativi del genere giusto.',
        en: 'A valid swap, but “Gang Wars” does not have two matching creatives yet.',
      },
      hint: {
        it: 'Lo scrittore di «Gang Wars» è horror; in mano ne hai uno poliziesco.',
        en: 'The writer of “Gang Wars” is of horror; you hold one of crime.',
      },
      marks: ['writer-crime-2b'],
      praise: {
        it: '+1 fan, e 2 PV in più alla fine. Da 2 a 2 la differenza è $0; lo scrittore horror torna in mano.',
        en: '+1 fan, and 2 VP more at the end. From 2 to 2 the difference is $0; the horror writer returns to your hand.',
      },
      solution: ['swap comic-gang-wars writer-crime-2b'],
      mistake: ['done'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-specials',
        position: at({
          round: 2,
          spaces: { hire: ['automa'], develop: ['player'] },
          doing: [{ ask: 'hype' }],
          player: {
            money: 4,
            ideas: { western: 2 },
            cubes: ['special-hype'],
            hand: ['comic-true-terror', 'comic-outlaws', 'writer-western-2a', 'artist-western-1'],
            printed: [
              { id: 'comic-gang-wars', fans: 4, writer: 'writer-horror-2a', artist: 'artist-crime-2a' },
              { id: 'comic-carmilla', fans: 3, writer: 'writer-horror-1', artist: 'artist-crime-1' },
            ],
          },
        }),
      },
      say: {
        it: 'Con l’Hype metti da parte un fumetto: a ogni nuovo round prende un gettone, che alla stampa vale 2 fan. Scegli quello che comunque non puoi stampare subito.',
        en: 'Hype sets a comic aside: each new round it gets a token, worth 2 fans when it is printed. Choose the one that you cannot print now anyway.',
      },
      done: all(does('hype'), about('comic-true-terror')),
      otherwise: {
        it: '«Outlaws» lo puoi stampare già adesso: hai le idee, la squadra e il denaro.',
        en: '“Outlaws” you can print right now: you have the ideas, the team and the money.',
      },
      hint: { it: 'Non hai idee horror.', en: 'You have no horror ideas.' },
      marks: ['comic-true-terror'],
      praise: {
        it: 'Ogni round che aspetta vale 2 fan ({R14.2}). Nella mano però conta ancora.',
        en: 'Every round it waits is worth 2 fans ({R14.2}). It still counts for your hand, though.',
      },
      solution: ['hype comic-true-terror'],
      mistake: ['hype comic-outlaws'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-specials',
        position: at({
          round: 3,
          spaces: { hire: ['automa'], ideas: ['player'] },
          mastery: { 'sci-fi': 'automa', crime: 'player' },
          doing: [{ ask: 'convert', left: 3, given: [] }],
          automa: { printed: [{ id: 'comic-neptunio', fans: 5 }] },
          player: {
            money: 1,
            ideas: { western: 1, crime: 2 },
            cubes: ['special-convert-ideas'],
            printed: [
              { id: 'comic-gang-wars', fans: 4, writer: 'writer-horror-2a', artist: 'artist-crime-2a' },
              { id: 'ripoff-saturnio', fans: 0, writer: 'writer-horror-1', artist: 'artist-crime-1' },
            ],
          },
        }),
      },
      say: {
        it: 'Il tuo plagio ha 0 fan: è fuori classifica e non rende nulla. Con Idee in fan portacelo, spendendo l’idea western che non ti serve.',
        en: 'Your rip-off has 0 fans: it is off the chart and earns nothing. Use Ideas into fans to get it there, spending the western idea you do not need.',
      },
      done: ({ move, after }) =>
        move.do === 'convert' && yours(after, 'ripoff-saturnio')?.fans === 1 && after.player.ideas[5] === 0,
      wrong: [
        {
          when: ({ move, after }) => move.do === 'convert' && after.player.ideas[5] > 0,
          say: {
            it: 'Con quell’idea e la sua compagna potresti stampare un altro poliziesco: spendi la western.',
            en: 'That idea and its companion could print another crime comic: spend the western one.',
          },
        },
      ],
      otherwise: {
        it: 'Il plagio resta fuori classifica.',
        en: 'The rip-off stays off the chart.',
      },
      hint: { it: 'Idea western, fumetto «Saturnio».', en: 'Western idea, comic “Saturnio”.' },
      marks: ['ripoff-saturnio'],
      praise: {
        it: 'È in classifica: da adesso incassa, e non scende più sotto 1 fan.',
        en: 'It is on the chart: from now on it pays, and never falls below 1 fan.',
      },
      solution: ['convert western ripoff-saturnio'],
      mistake: ['convert western comic-gang-wars'],
    },
  ],
}
