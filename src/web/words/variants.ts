import type { Unit } from '../../kernel/contract.ts'
import { phrase, type Values, type Words } from '../../kernel/text.ts'

/** The pages on which variants are begun, opened, read and printed. */
export const VARIANTS = {
  title: { it: 'Varianti', en: 'Variants' },
  lead: {
    it: 'Scrivi il tuo avversario: cambia l’ordine di ciò che preferisce, un numero, un livello. Si vede subito che cosa farebbe di diverso, e ci si gioca.',
    en: 'Write your own opponent: change the order of what it prefers, a number, a level. You see at once what it would do otherwise, and play against it.',
  },
  games: { it: 'Comincia da un documento', en: 'Start from a document' },
  begin: phrase<Values<'game'>>({
    it: ({ game }) => `Nuova variante di ${game}`,
    en: ({ game }) => `New variant of ${game}`,
  }),
  beginShort: { it: 'Nuova variante', en: 'New variant' },
  drafts: { it: 'Le tue varianti', en: 'Your variants' },
  noDrafts: {
    it: 'Ancora nessuna. Quelle che cominci restano qui, in questo browser, a ogni modifica.',
    en: 'None yet. Those you begin stay here, in this browser, with every change.',
  },
  untitled: { it: 'Senza titolo', en: 'Untitled' },
  remove: phrase<Values<'title'>>({ it: ({ title }) => `Elimina «${title}»`, en: ({ title }) => `Delete “${title}”` }),
  removed: phrase<Values<'title'>>({
    it: ({ title }) => `«${title}» è eliminata.`,
    en: ({ title }) => `“${title}” is deleted.`,
  }),
  bringBack: { it: 'Riprendila', en: 'Bring it back' },
  examples: { it: 'Comincia da un esempio', en: 'Start from an example' },
  open: { it: 'Apri un file…', en: 'Open a file…' },
  openAbout: {
    it: 'Un file YAML o JSON, oppure il suo testo. Quello che c’è già resta com’è.',
    en: 'A YAML or JSON file, or its text. What is already here stays as it is.',
  },
  chooseFile: { it: 'Scegli un file…', en: 'Choose a file…' },
  paste: { it: 'Oppure incolla qui', en: 'Or paste here' },
  openIt: { it: 'Apri', en: 'Open' },
  cancel: { it: 'Annulla', en: 'Cancel' },
  whichGame: {
    it: 'Non dice di che gioco è: scrivi nella prima riga, per esempio, game: duel',
    en: 'It does not say which game it is for: write for example game: duel into its first line',
  },
  notOpen: phrase<Values<'game'>>({
    it: ({ game }) => `Per ${game} non si possono ancora scrivere varianti.`,
    en: ({ game }) => `Variants of ${game} cannot be written yet.`,
  }),
  tooLarge: {
    it: 'Questo file è troppo grande per essere una variante.',
    en: 'This file is too large to be a variant.',
  },
  parts: { it: 'Tutto ciò che si può usare', en: 'Everything an author may use' },
  partsLead: {
    it: 'Gradini, condizioni, numeri e letture, con il nome che hanno nei file. Nell’editor si scelgono senza scriverli.',
    en: 'Rungs, conditions, numbers and readings, with the names they have in files. The editor lets you choose them without typing.',
  },
  searchParts: { it: 'Cerca tra le parti', en: 'Search the parts' },
  nothing: { it: 'Niente con queste parole.', en: 'Nothing with these words.' },
  document: { it: 'Il documento da stampare', en: 'The document to print' },
  print: { it: 'Stampa o salva in PDF', en: 'Print or save as PDF' },
  printAbout: {
    it: 'Il documento completo, da leggere accanto al tavolo.',
    en: 'The complete document, to read beside the table.',
  },
  incomplete: {
    it: 'Nella variante c’è qualcosa da correggere: qui quelle parti sono come nel documento.',
    en: 'Something in the variant has to be mended: here those parts are as in the document.',
  },
  wasBefore: phrase<Values<'text'>>({
    it: ({ text }) => `Nel documento: ${text}`,
    en: ({ text }) => `In the document: ${text}`,
  }),
  by: phrase<Values<'author'>>({ it: ({ author }) => `di ${author}`, en: ({ author }) => `by ${author}` }),
  shared: { it: 'Una variante per te', en: 'A variant for you' },
  sharedLead: {
    it: 'Qualcuno ti ha mandato un avversario. Puoi giocarci subito, oppure aprirlo e cambiarlo.',
    en: 'Somebody has sent you an opponent. Play against it at once, or open and change it.',
  },
  noShared: { it: 'Questo link non contiene una variante.', en: 'This link carries no variant.' },
  badShared: { it: 'Questa variante non si apre', en: 'This variant does not open' },
  edit: { it: 'Aprila nell’editor', en: 'Open it in the editor' },
  toVariants: { it: 'Tutte le varianti', en: 'All variants' },
  gone: { it: 'Questa variante non c’è', en: 'There is no such variant' },
  goneAbout: {
    it: 'Forse è stata eliminata, o è stata scritta in un altro browser: fattela mandare come link o come file.',
    en: 'Perhaps it was deleted, or written in another browser: ask for it as a link or a file.',
  },
} as const satisfies Words

/** The editor itself. */
export const EDITOR = {
  about: { it: 'Titolo', en: 'Title' },
  ladders: { it: 'Scale', en: 'Scales' },
  tables: { it: 'Dadi', en: 'Dice' },
  settings: { it: 'Valori', en: 'Values' },
  levels: { it: 'Livelli', en: 'Levels' },
  readings: { it: 'Letture', en: 'Readings' },
  clauses: { it: 'Clausole', en: 'Clauses' },
  sections: { it: 'Parti del documento', en: 'Parts of the document' },
  isWrong: { it: 'da correggere', en: 'to mend' },
  isChanged: { it: 'cambiata', en: 'changed' },
  laddersAbout: {
    it: 'Ogni scala è una lista: l’automa tiene i candidati migliori per la prima riga, tra questi i migliori per la seconda, e così via. Trascina una riga per farla contare di più o di meno.',
    en: 'Each scale is a list: the automa keeps the best candidates by the first line, among them the best by the second, and so on. Drag a line to make it count more or less.',
  },
  plansAbout: {
    it: 'Si prova dall’alto: si fa la prima cosa possibile.',
    en: 'Tried from the top: the first that is possible is done.',
  },
  laddersKeys: {
    it: 'Con la tastiera: Alt+↑ e Alt+↓ sulla riga.',
    en: 'By keyboard: Alt+↑ and Alt+↓ on a line.',
  },
  fixed: {
    it: 'Queste scale dicono che cosa è permesso, o seguono un’altra: non si cambiano.',
    en: 'These scales say what is legal, or follow another one: they stay as they are.',
  },
  drag: phrase<Values<'name'>>({ it: ({ name }) => `Sposta «${name}»`, en: ({ name }) => `Move “${name}”` }),
  up: phrase<Values<'name'>>({ it: ({ name }) => `«${name}» più in alto`, en: ({ name }) => `“${name}” further up` }),
  down: phrase<Values<'name'>>({
    it: ({ name }) => `«${name}» più in basso`,
    en: ({ name }) => `“${name}” further down`,
  }),
  more: phrase<Values<'name'>>({ it: ({ name }) => `Altro su «${name}»`, en: ({ name }) => `More about “${name}”` }),
  nowAt: phrase<Values<'name' | 'place' | 'of'>>({
    it: ({ name, place, of }) => `«${name}» è ora al posto ${place} di ${of}.`,
    en: ({ name, place, of }) => `“${name}” is now number ${place} of ${of}.`,
  }),
  goneFrom: phrase<Values<'name'>>({
    it: ({ name }) => `«${name}» è tolto.`,
    en: ({ name }) => `“${name}” is left out.`,
  }),
  leaveOut: { it: 'Togli', en: 'Leave out' },
  leaveOutNamed: phrase<Values<'name'>>({
    it: ({ name }) => `Togli «${name}»`,
    en: ({ name }) => `Leave out “${name}”`,
  }),
  leftOut: { it: 'Tolti', en: 'Left out' },
  putBack: { it: 'Rimetti', en: 'Put back' },
  putBackNamed: phrase<Values<'name'>>({
    it: ({ name }) => `Rimetti «${name}»`,
    en: ({ name }) => `Put back “${name}”`,
  }),
  putIn: { it: 'Aggiungi un gradino…', en: 'Put in a rung…' },
  putInPlan: { it: 'Aggiungi un passo…', en: 'Put in a plan…' },
  putInAbout: {
    it: 'Gradini di questa scala, di altre scale che scelgono tra le stesse cose, e altri ancora. Quello che scegli va in fondo.',
    en: 'Rungs of this scale, of other scales that choose among the same things, and some more. What you choose goes to the end.',
  },
  used: { it: 'c’è già', en: 'already there' },
  reset: { it: 'Come nel documento', en: 'As in the document' },
  resetNamed: phrase<Values<'name'>>({
    it: ({ name }) => `${name}: come nel documento`,
    en: ({ name }) => `${name}: as in the document`,
  }),
  reversed: { it: 'Al contrario', en: 'The other way round' },
  when: { it: 'Vale solo se', en: 'Only if' },
  unless: { it: 'Non vale se', en: 'Not if' },
  addCondition: { it: 'aggiungi una condizione…', en: 'add a condition…' },
  noCondition: phrase<Values<'name'>>({ it: ({ name }) => `Togli: ${name}`, en: ({ name }) => `Remove: ${name}` }),
  kept: {
    it: 'Deve restare, senza condizioni: altrimenti a volte non ci sarebbe nessuna mossa.',
    en: 'It has to stay, without conditions: otherwise there would sometimes be no move.',
  },
  ownWords: { it: 'Con parole tue', en: 'In your words' },
  cites: { it: 'Clausola', en: 'Clause' },
  citesDocument: phrase<Values<'clause'>>({
    it: ({ clause }) => `quella del documento (${clause})`,
    en: ({ clause }) => `the document’s (${clause})`,
  }),
  newClause: { it: 'una clausola nuova, tua…', en: 'a new clause of yours…' },
  wordsOf: phrase<Values<'clause'>>({
    it: ({ clause }) => `La clausola ${clause} dice`,
    en: ({ clause }) => `Clause ${clause} says`,
  }),
  alsoIn: phrase<Values<'language'>>({
    it: ({ language }) => `anche in: ${language}`,
    en: ({ language }) => `also in: ${language}`,
  }),
  inOne: { it: 'lo stesso testo in tutte le lingue', en: 'the same text in all languages' },
  name: { it: 'Titolo', en: 'Title' },
  author: { it: 'Autore', en: 'Author' },
  why: { it: 'Perché l’hai scritta, che cosa cambia', en: 'Why you wrote it, what it changes' },
  rolled: { it: 'Dado', en: 'Die' },
  dieOf: phrase<Values<'faces'>>({ it: ({ faces }) => `fino a ${faces}`, en: ({ faces }) => `up to ${faces}` }),
  tablesAbout: {
    it: 'Premi un numero per darlo a quella riga: ogni faccia ne ha una sola.',
    en: 'Press a number to give it to that row: each face has only one.',
  },
  faceTo: phrase<Values<'face' | 'row'>>({
    it: ({ face, row }) => `${face}: ${row}`,
    en: ({ face, row }) => `${face}: ${row}`,
  }),
  inDocument: phrase<Values<'value'>>({
    it: ({ value }) => `nel documento: ${value}`,
    en: ({ value }) => `in the document: ${value}`,
  }),
  between: phrase<Values<'least' | 'most'>>({
    it: ({ least, most }) => `da ${least} a ${most}`,
    en: ({ least, most }) => `${least} to ${most}`,
  }),
  less: phrase<Values<'name'>>({ it: ({ name }) => `${name}: uno in meno`, en: ({ name }) => `${name}: one less` }),
  plus: phrase<Values<'name'>>({ it: ({ name }) => `${name}: uno in più`, en: ({ name }) => `${name}: one more` }),
  yes: { it: 'sì', en: 'yes' },
  add: { it: 'Aggiungi', en: 'Add' },
  addNamed: phrase<Values<'name'>>({ it: ({ name }) => `Aggiungi ${name}`, en: ({ name }) => `Add ${name}` }),
  levelsAbout: {
    it: 'I livelli si cambiano, si tolgono, e se ne aggiungono di nuovi.',
    en: 'Levels can be changed, removed, and new ones added.',
  },
  newLevel: { it: 'Aggiungi un livello', en: 'Add a level' },
  newLevelFrom: { it: 'che parte da', en: 'starting from' },
  newLevelName: { it: 'Nuovo livello', en: 'New level' },
  levelName: { it: 'Nome', en: 'Name' },
  levelAbout: { it: 'Descrizione', en: 'Description' },
  levelAboutByItself: { it: 'Se resta vuota, la dicono i numeri.', en: 'If left empty, the numbers tell it.' },
  removeLevel: { it: 'Togli il livello', en: 'Remove the level' },
  levelGone: { it: 'tolto', en: 'removed' },
  levelNew: { it: 'nuovo', en: 'new' },
  readingsAbout: {
    it: 'Dove il documento si può leggere in un altro modo, scegli tu: la lettura prende il posto del chiarimento.',
    en: 'Where the document can be read in another way, you choose: the reading takes the place of the ruling.',
  },
  insteadOf: phrase<Values<'ruling'>>({
    it: ({ ruling }) => `Al posto di ${ruling}:`,
    en: ({ ruling }) => `Instead of ${ruling}:`,
  }),
  clausesAbout: {
    it: 'Le tue parole: clausole nuove (V1, V2 …) che i gradini possono citare, o parole nuove per una clausola del documento. «Perché» e le regole citano te.',
    en: 'Your own words: new clauses (V1, V2 …) for rungs to cite, or new words for a clause of the document. “Why” and the rules cite you.',
  },
  addClause: { it: 'Nuova clausola', en: 'New clause' },
  replaceClause: { it: 'Nuove parole per…', en: 'New words for…' },
  removeClause: phrase<Values<'clause'>>({
    it: ({ clause }) => `Elimina ${clause}`,
    en: ({ clause }) => `Delete ${clause}`,
  }),
  nothingHere: {
    it: 'In questo gioco qui non c’è niente da cambiare.',
    en: 'There is nothing to change here in this game.',
  },
  differs: { it: 'Che cosa cambia', en: 'What differs' },
  same: { it: 'Niente: è il documento.', en: 'Nothing: it is the document.' },
  wrong: { it: 'Da correggere', en: 'To mend' },
  goTo: { it: 'Vai', en: 'Go there' },
  positions: { it: 'Decisioni diverse', en: 'Decided otherwise' },
  positionsAbout: {
    it: 'Le stesse posizioni, decise dal documento e dalla variante. Vengono da partite a caso e da partite giocate bene.',
    en: 'The same positions, decided by the document and by the variant. They come from random games and from games played well.',
  },
  noneOther: phrase<Values<'asked'>>({
    it: ({ asked }) => `Nessuna, in ${asked} posizioni.`,
    en: ({ asked }) => `None, in ${asked} positions.`,
  }),
  someOther: phrase<Values<'count' | 'asked'>>({
    it: ({ count, asked }) => `${count} su ${asked} posizioni.`,
    en: ({ count, asked }) => `${count} of ${asked} positions.`,
  }),
  comparing: { it: 'sto confrontando…', en: 'comparing…' },
  failed: {
    it: 'Il confronto si è inceppato: cambia qualcosa e riprova.',
    en: 'The comparison failed: change something to try again.',
  },
  random: { it: 'partita a caso', en: 'random game' },
  good: { it: 'partita giocata bene', en: 'game played well' },
  moment: phrase<Values<'from' | 'game' | 'decision'>>({
    it: ({ from, game, decision }) => `${from} ${game}, decisione ${decision}`,
    en: ({ from, game, decision }) => `${from} ${game}, decision ${decision}`,
  }),
  byDocument: { it: 'Il documento', en: 'The document' },
  byVariant: { it: 'La variante', en: 'The variant' },
  compareWhy: { it: 'I due perché', en: 'Both reasons' },
  table: { it: 'Il tavolo', en: 'The table' },
  onlyFirst: phrase<Values<'n'>>({
    it: ({ n }) => `Qui le prime ${n}.`,
    en: ({ n }) => `Here are the first ${n}.`,
  }),
  undo: { it: 'Annulla la modifica', en: 'Undo the change' },
  redo: { it: 'Ripeti la modifica', en: 'Redo the change' },
  undone: { it: 'Modifica annullata.', en: 'Change undone.' },
  redone: { it: 'Modifica ripetuta.', en: 'Change redone.' },
  play: { it: 'Gioca', en: 'Play it' },
  playTitle: { it: 'Gioca contro questa variante', en: 'Play against this variant' },
  start: { it: 'Comincia', en: 'Start' },
  allOptions: { it: 'Tutte le opzioni…', en: 'All options…' },
  measure: { it: 'Misura', en: 'Measure it' },
  share: { it: 'Condividi', en: 'Share' },
  shareTitle: { it: 'Condividi la variante', en: 'Share this variant' },
  shareAbout: {
    it: 'Chi apre il link riceve tutta la variante: può giocarci, stamparla e cambiarla.',
    en: 'Whoever opens the link gets the whole variant, to play against it, print it and change it.',
  },
  link: { it: 'Link alla variante', en: 'Link to the variant' },
  export: { it: 'Esporta', en: 'Export' },
  exportTitle: { it: 'Esporta come file', en: 'Export as a file' },
  exportAbout: {
    it: 'Un file YAML da tenere, da mandare o da usare con il comando solotavolo.',
    en: 'A YAML file to keep, to send or to use with the command solotavolo.',
  },
  exportChanges: { it: 'Solo ciò che cambia', en: 'Only what differs' },
  exportWhole: { it: 'Tutto il documento', en: 'The whole document' },
  print: { it: 'Documento', en: 'Document' },
  parts: { it: 'Parti', en: 'Parts' },
  saved: { it: 'Salvata in questo browser.', en: 'Saved in this browser.' },
  notSaved: {
    it: 'Questo browser non la conserva: esportala prima di chiudere la pagina.',
    en: 'This browser does not keep it: export it before you close the page.',
  },
  mendFirst: { it: 'Prima correggi ciò che è segnato.', en: 'First mend what is marked.' },
  results: { it: 'Che cosa cambia, e che cosa decide', en: 'What differs, and what it decides' },
  toResults: { it: 'Vedi', en: 'See' },
} as const satisfies Words

export const DIFFERENCES: Unit = {
  one: { it: '# differenza', en: '# difference' },
  other: { it: '# differenze', en: '# differences' },
}

export const OTHERWISE: Unit = {
  one: { it: '# decisione diversa', en: '# decided otherwise' },
  other: { it: '# decisioni diverse', en: '# decided otherwise' },
}

export const RUNGS: Unit = {
  one: { it: '# riga', en: '# line' },
  other: { it: '# righe', en: '# lines' },
}

export const PARTS_FOUND: Unit = {
  one: { it: '# parte', en: '# part' },
  other: { it: '# parti', en: '# parts' },
}
