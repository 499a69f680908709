import { phrase, type Values, type Words } from '../../kernel/text.ts'
import type { Text, Unit } from '../../kernel/contract.ts'

export const HELP = {
  title: { it: 'Aiuto', en: 'Help' },
  gallery: { it: 'I pezzi e che cosa fanno', en: 'The pieces, and what they do' },
  rules: { it: 'Manuali, lezioni e regole degli avversari', en: 'Handbooks, lessons and the opponents’ rules' },
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
  variants: { it: 'Scrivi il tuo avversario', en: 'Write your own opponent' },
  variantsAbout: {
    it: 'Una variante cambia il documento di un avversario: l’ordine delle sue scale, un numero, un livello. Si scrive qui, si gioca, si misura, si stampa e si manda agli amici.',
    en: 'A variant changes the document of an opponent: the order of its scales, a number, a level. Write it here, play it, measure it, print it and send it to friends.',
  },
  toVariants: { it: 'Apri le varianti', en: 'Open the variants' },
  varyIt: { it: 'Scrivi una variante', en: 'Write a variant' },
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
