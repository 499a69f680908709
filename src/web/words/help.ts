import { phrase, type Values, type Words } from '../../kernel/text.ts'
import type { Text, Unit } from '../../kernel/contract.ts'

export const HELP = {
  title: { it: 'Aiuto', en: 'Help' },
  gallery: { it: 'i pezzi e che cosa fanno', en: 'the pieces, and what they do' },
  rules: { it: 'Regole dell’automa', en: 'The automa’s rules' },
  search: { it: 'Cerca nelle regole', en: 'Search the rules' },
  nothing: { it: 'Niente con queste parole.', en: 'Nothing with these words.' },
  ladders: { it: 'Le scale di priorità', en: 'The ranked scales' },
  laddersAbout: {
    it: 'L’automa decide così: prende tutti i candidati e, una riga dopo l’altra, tiene i migliori. È la stessa lista con cui gioca.',
    en: 'This is how the automa decides: it takes every candidate and, line by line, keeps the best. It is the very list it plays by.',
  },
  clauses: { it: 'Le clausole', en: 'The clauses' },
  rulings: { it: 'I nostri chiarimenti', en: 'Our rulings' },
  rulingsAbout: {
    it: 'Dove il documento tace, abbiamo deciso così.',
    en: 'Where the document is silent, this is what we decided.',
  },
  lab: { it: 'Laboratorio', en: 'The lab' },
  labAbout: {
    it: 'Migliaia di partite simulate qui nel browser: quanto si vince a ogni livello, come finiscono, quali gradini decidono.',
    en: 'Thousands of games simulated here in the browser: how often each level is beaten, how games end, which rungs decide.',
  },
  toLab: { it: 'Apri il laboratorio', en: 'Open the lab' },
  contents: { it: 'In questa pagina', en: 'On this page' },
  unit: phrase<Values<'unit'>>({ it: ({ unit }) => `si confrontano: ${unit}`, en: ({ unit }) => `compared: ${unit}` }),
  byDocument: phrase<Values<'document'>>({
    it: ({ document }) => `Dal documento: ${document}.`,
    en: ({ document }) => `From the document: ${document}.`,
  }),
  play: { it: 'Gioca', en: 'Play' },
} as const satisfies Words

interface Topic {
  readonly title: Text
  readonly text: Text
}

/** How the screen works, in the order people meet its parts. */
export const TOUR: readonly (Topic & { readonly target: string })[] = [
  {
    target: 'prompt',
    title: { it: 'Qui si dice a chi tocca', en: 'This line says whose turn it is' },
    text: {
      it: 'In alto leggi sempre che cosa si aspetta il gioco: una tua mossa, una dell’automa, una carta da scoprire.',
      en: 'It always tells you what the game waits for: a move of yours, one of the automa’s, a card to turn up.',
    },
  },
  {
    target: 'board',
    title: { it: 'Il tavolo', en: 'The table' },
    text: {
      it: 'Ciò che è illuminato si può giocare: toccalo per vedere che cosa puoi farne e quanto costa. Tocca il resto per sapere perché no.',
      en: 'What is lit can be played: touch it to see what you can do with it and what it costs. Touch the rest to learn why not.',
    },
  },
  {
    target: 'panels',
    title: { it: 'Mosse, cronaca, perché, punti', en: 'Moves, log, why, score' },
    text: {
      it: '«Mosse» elenca tutto ciò che puoi fare, in parole. Nella «Cronaca» tocca una riga per rivedere quel momento.',
      en: '“Moves” lists all you can do, in words. In the “Log”, touch a line to see that moment again.',
    },
  },
  {
    target: 'why',
    title: { it: 'Chiedi sempre perché', en: 'Always ask why' },
    text: {
      it: 'Dopo ogni mossa dell’automa, «Perché?» mostra le regole che l’hanno portato lì, una dopo l’altra, con la loro clausola.',
      en: 'After every move of the automa, “Why?” shows the rules that led to it, one by one, with their clause.',
    },
  },
  {
    target: 'undo',
    title: { it: 'Si può tornare indietro', en: 'You can go back' },
    text: {
      it: 'Annulla quante mosse vuoi: le carte coperte restano le stesse. La partita è salvata da sola a ogni mossa.',
      en: 'Undo as many moves as you like: hidden cards stay the same. The game saves itself at every move.',
    },
  },
  {
    target: 'prompt',
    title: { it: 'Tocca a te', en: 'Over to you' },
    text: {
      it: 'Scegli la tua prima meraviglia: una che ti piace va benissimo. Buona partita!',
      en: 'Choose your first wonder: one you like will do nicely. Have a good game!',
    },
  },
]

export const GUIDE = {
  title: { it: 'La prima partita', en: 'Your first game' },
  about: {
    it: 'Sei passi sopra un tavolo vero di 7 Wonders Duel, al livello più facile: poi giochi da te.',
    en: 'Six steps over a real table of 7 Wonders Duel at the easiest level: then you play on.',
  },
  start: { it: 'Comincia la partita guidata', en: 'Start the guided game' },
  step: phrase<Values<'n' | 'all'>>({
    it: ({ n, all }) => `Passo ${n} di ${all}`,
    en: ({ n, all }) => `Step ${n} of ${all}`,
  }),
  next: { it: 'Avanti', en: 'Next' },
  back: { it: 'Indietro', en: 'Back' },
  done: { it: 'Ho capito, gioco', en: 'Got it, let me play' },
} as const satisfies Words

export const TOPICS: readonly Topic[] = [
  {
    title: { it: 'Sullo schermo o accanto al tavolo', en: 'On screen or beside the table' },
    text: {
      it: 'Sullo schermo fa tutto l’app. Accanto al tavolo giochi con la scatola vera: quando si scopre una carta lo dici all’app, che fa giocare l’automa. Se sbagli a scrivere, «Ho sbagliato» torna indietro.',
      en: 'On screen the app does everything. Beside the table you play with the real box: when a card is turned up you tell the app, and it plays the automa. If you mistype, “I mistyped” takes it back.',
    },
  },
  {
    title: { it: 'Niente va perso', en: 'Nothing gets lost' },
    text: {
      it: 'Ogni mossa è salvata in questo browser, anche senza rete. Le partite si esportano come file o come link; cancellando i dati del browser si cancellano anche loro.',
      en: 'Every move is saved in this browser, also without a network. Games can be exported as a file or a link; clearing the browser’s data clears them too.',
    },
  },
  {
    title: { it: 'Parti da una posizione', en: 'Start from a position' },
    text: {
      it: 'Hai già una partita sul tavolo? Da «Nuova partita» puoi descrivere il tavolo com’è adesso e continuare da lì con l’automa.',
      en: 'Already in the middle of a game? From “New game” you can enter the table as it stands and go on from there with the automa.',
    },
  },
]

export const KEYS = {
  title: { it: 'Da tastiera', en: 'By keyboard' },
  about: {
    it: 'Tutto si raggiunge con Tab e Invio; nell’elenco delle mosse si può scrivere per cercare.',
    en: 'Everything is reached with Tab and Enter; in the list of moves you can type to search.',
  },
} as const satisfies Words

export const SHORTCUTS: readonly { readonly keys: Text; readonly text: Text }[] = [
  { keys: { it: 'Ctrl Z', en: 'Ctrl Z' }, text: { it: 'annulla la mossa', en: 'undo the move' } },
  { keys: { it: 'Ctrl Maiusc Z', en: 'Ctrl Shift Z' }, text: { it: 'rifai la mossa', en: 'redo the move' } },
  { keys: { it: 'Alt M', en: 'Alt M' }, text: { it: 'le mosse possibili', en: 'the possible moves' } },
  { keys: { it: 'Alt L', en: 'Alt L' }, text: { it: 'la cronaca', en: 'the log' } },
  { keys: { it: 'Alt W', en: 'Alt W' }, text: { it: 'perché l’automa ha mosso così', en: 'why the automa moved so' } },
  { keys: { it: 'Alt P', en: 'Alt P' }, text: { it: 'i punti', en: 'the score' } },
  { keys: { it: 'Alt N', en: 'Alt N' }, text: { it: 'la prossima mossa dell’automa', en: 'the automa’s next move' } },
  {
    keys: { it: 'Alt , e Alt .', en: 'Alt , and Alt .' },
    text: { it: 'una mossa indietro o avanti', en: 'one move back or forward' },
  },
  {
    keys: { it: 'Esc', en: 'Esc' },
    text: { it: 'torna ad adesso; chiude le finestre', en: 'back to now; closes dialogs' },
  },
]

export const CREDITS = {
  title: { it: 'Crediti', en: 'Credits' },
  unofficial: {
    it: 'Solotavolo è un progetto amatoriale, non ufficiale e senza scopo di lucro. Non contiene immagini, loghi o testi dei giochi pubblicati: i disegni sono nostri. I nomi dei giochi appartengono ai loro editori. Per giocare accanto al tavolo serve una copia del gioco.',
    en: 'Solotavolo is an unofficial, non-commercial fan project. It contains no art, logos or texts of the published games: the drawings are our own. The names of the games belong to their publishers. To play beside the table you need a copy of the game.',
  },
  documents: {
    it: 'Gli automi giocano secondo questi documenti, con il nostro grazie a chi li ha scritti:',
    en: 'The automas play by these documents, with our thanks to those who wrote them:',
  },
  fonts: {
    it: 'Caratteri: Alegreya e Alegreya Sans di Juan Pablo del Peral (Huerta Tipográfica), licenza SIL OFL.',
    en: 'Typefaces: Alegreya and Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica), SIL OFL.',
  },
} as const satisfies Words

export const FOUND: Unit = {
  one: { it: '# voce trovata', en: '# entry found' },
  other: { it: '# voci trovate', en: '# entries found' },
}
