// Handbook, lessons and the first game.
import { phrase, type Unit, type Values, type Words } from '../../kernel/text.ts'

export const LEARN = {
  titleOf: phrase<Values<'game'>>({ it: ({ game }) => `Impara ${game}`, en: ({ game }) => `Learn ${game}` }),
  lead: {
    it: 'Brevi lezioni su un tavolo vero: prendile nell’ordine che vuoi, e salta quello che sai già.',
    en: 'Short lessons at a real table: take them in any order, and skip what you know.',
  },
  inHandbook: { it: 'Nel manuale', en: 'In the handbook' },
  inGlossary: { it: 'Nel glossario', en: 'In the glossary' },
  nothingTold: { it: 'Il manuale non ne parla a parte.', en: 'The handbook has no page of its own for this.' },
  list: { it: 'L’elenco completo', en: 'The whole list' },
  handbook: { it: 'Manuale', en: 'Handbook' },
  lessons: { it: 'Lezioni', en: 'Lessons' },
  firstGame: { it: 'La prima partita', en: 'Your first game' },
  firstGameAbout: {
    it: 'Una partita intera al livello più facile: a ogni novità due righe di spiegazione, e l’avversario aspetta.',
    en: 'A whole game at the easiest level: two lines on everything new, and the opponent waits.',
  },
  startFirst: { it: 'Comincia la prima partita', en: 'Start your first game' },
  toLesson: phrase<Values<'title'>>({ it: ({ title }) => `Lezione: ${title}`, en: ({ title }) => `Lesson: ${title}` }),
  done: { it: 'fatta', en: 'done' },
  skipped: { it: 'saltata', en: 'skipped' },
  progress: phrase<Values<'n' | 'all'>>({
    it: ({ n, all }) => `${n} di ${all} fatte`,
    en: ({ n, all }) => `${n} of ${all} done`,
  }),
  begin: { it: 'Comincia', en: 'Begin' },
  again: { it: 'Ripeti', en: 'Again' },
  skip: { it: 'La so già', en: 'I know this' },
  task: phrase<Values<'n' | 'all'>>({
    it: ({ n, all }) => `Compito ${n} di ${all}`,
    en: ({ n, all }) => `Task ${n} of ${all}`,
  }),
  hint: { it: 'Un aiuto', en: 'A hint' },
  restart: { it: 'Ricomincia il compito', en: 'Start the task again' },
  takeBack: { it: 'Torna indietro', en: 'Take it back' },
  tryAgain: { it: 'Riprova', en: 'Try again' },
  next: { it: 'Avanti', en: 'Next' },
  finish: { it: 'Fine della lezione', en: 'Finish the lesson' },
  nextLesson: { it: 'Prossima lezione', en: 'Next lesson' },
  allLessons: { it: 'Tutte le lezioni', en: 'All lessons' },
  finished: phrase<Values<'title'>>({
    it: ({ title }) => `Lezione finita: ${title}`,
    en: ({ title }) => `Lesson finished: ${title}`,
  }),
  notQuite: { it: 'Non proprio', en: 'Not quite' },
  well: { it: 'Ben fatto', en: 'Well done' },
  foresee: { it: 'Che cosa farà?', en: 'What will it do?' },
  noLessons: { it: 'Per questo gioco non ci sono ancora lezioni.', en: 'There are no lessons for this game yet.' },
  noLesson: { it: 'Questa lezione non c’è.', en: 'There is no such lesson.' },
  coach: { it: 'La tua guida', en: 'Your guide' },
  gotIt: { it: 'Ho capito', en: 'Got it' },
  noMore: { it: 'Basta spiegazioni', en: 'No more of these' },
  brought: { it: 'Che cosa ti ha portato', en: 'What it brought you' },
  inFive: { it: 'In cinque minuti', en: 'In five minutes' },
  yourRules: { it: 'Le tue regole', en: 'Your rules' },
  itsRules: { it: 'Le regole dell’avversario', en: 'The opponent’s rules' },
  mistakes: { it: 'Errori da prima partita', en: 'Mistakes of first games' },
  glossary: { it: 'Glossario', en: 'Glossary' },
  print: { it: 'Stampa', en: 'Print' },
} as const satisfies Words

/** What a decision changed in the score. */
export const POINTS_NOW: Unit = {
  one: { it: '# punto se finisse ora', en: '# point if it ended now' },
  other: { it: '# punti se finisse ora', en: '# points if it ended now' },
}
