// What the command line says of its own.
import { capital } from '../kernel/called.ts'
import { type Lang, type Phrase, phrase, type Values, type Words } from '../kernel/text.ts'

export const WORDS = {
  variantGood: phrase<Values<'title' | 'game' | 'count'>>({
    it: ({ title, game, count }) => `«${title}» è una variante di ${game}: differenze dal documento ${count}`,
    en: ({ title, game, count }) => `“${title}” is a variant of ${game}: differences from the document ${count}`,
  }),
  variantSame: phrase<Values<'title' | 'game' | 'count'>>({
    it: ({ title, game }) => `«${title}» è il documento di ${game}: nessuna differenza`,
    en: ({ title, game }) => `“${title}” is the document of ${game}: no difference`,
  }),
  variantNothing: { it: 'Nessuna differenza dal documento.', en: 'No difference from the document.' },
  you: { it: 'Tu', en: 'You' },
  total: { it: 'Totale', en: 'Total' },
  ledger: { it: 'Da dove vengono i punti', en: 'Where the points came from' },
  met: { it: '✓ superata:', en: '✓ met:' },
  missed: { it: '✕ mancata:', en: '✕ missed:' },
  turned: phrase<Values<'part' | 'gains'>>({
    it: ({ part, gains }) => `Si è decisa in: ${part} (${gains})`,
    en: ({ part, gains }) => `It turned in: ${part} (${gains})`,
  }),
  richest: phrase<Values<'part' | 'gains'>>({
    it: ({ part, gains }) => `Hai fatto più punti in: ${part} (${gains})`,
    en: ({ part, gains }) => `You made most points in: ${part} (${gains})`,
  }),
  mostMove: phrase<Values<'move' | 'gains'>>({
    it: ({ move, gains }) => `Ha pesato di più: ${move} (${gains})`,
    en: ({ move, gains }) => `What counted most: ${move} (${gains})`,
  }),
  soFar: {
    it: 'Punti fino a quel momento: non contavano più',
    en: 'Points up to then: they no longer counted',
  },
  clauses: { it: 'Clausole', en: 'Clauses' },
  rulings: {
    it: 'I nostri chiarimenti, dove il documento tace',
    en: 'Our rulings, where the document is silent',
  },

  language: { it: 'Lingua', en: 'Language' },
  languageName: { it: 'italiano', en: 'English' },
  chance: { it: 'Da dove viene il caso?', en: 'Where does chance come from?' },
  onScreen: { it: 'Sullo schermo', en: 'On screen' },
  onScreenAbout: { it: 'carte e dadi li gestisce il programma', en: 'the program deals and rolls' },
  beside: { it: 'Accanto al tavolo', en: 'Beside the table' },
  besideAbout: {
    it: 'hai la scatola davanti e dici che cosa esce',
    en: 'the box is in front of you, and you say what turns up',
  },
  seed: { it: 'Seme (Invio per uno a caso)', en: 'Seed (Enter for a random one)' },
  ownValue: phrase<Values<'about'>>({
    it: ({ about }) => `${about} (o il nome di un file)`,
    en: ({ about }) => `${about} (or the name of a file)`,
  }),
  withSeed: phrase<Values<'seed'>>({ it: ({ seed }) => `seme ${seed}`, en: ({ seed }) => `seed ${seed}` }),

  begin: { it: 'Digita help per i comandi.', en: 'Type help for the commands.' },
  resumed: phrase<Values<'file'>>({
    it: ({ file }) => `Partita ripresa da ${file}.`,
    en: ({ file }) => `Game resumed from ${file}.`,
  }),
  readOnly: phrase<Values<'why'>>({
    it: ({ why }) => `Questa partita si può leggere ma non continuare: ${why}.`,
    en: ({ why }) => `This game can be read but not played on: ${why}.`,
  }),
  typeName: phrase<Values<'count'>>({
    it: ({ count }) => `${count} possibilità: scrivi il nome o una sua parte, oppure list per vederle.`,
    en: ({ count }) => `${count} possibilities: type a name or a part of it, or list to see them.`,
  }),
  over: { it: 'La partita è finita.', en: 'The game is over.' },
  unsaved: phrase<Values<'game'>>({
    it: ({ game }) =>
      `La partita non è finita e non è salvata: save <file> la conserva, solotavolo play ${game} --load <file> la riprende.`,
    en: ({ game }) =>
      `The game is neither finished nor saved: save <file> keeps one, solotavolo play ${game} --load <file> goes on with it.`,
  }),
  goOn: phrase<Values<'game' | 'file'>>({
    it: ({ game, file }) => `Per continuare: solotavolo play ${game} --load ${file}`,
    en: ({ game, file }) => `To continue: solotavolo play ${game} --load ${file}`,
  }),
  impossible: phrase<Values<'text'>>({
    it: ({ text }) => `«${text}» qui non è possibile: scegli un numero, una voce o un comando (help).`,
    en: ({ text }) => `"${text}" is not possible here: give a number, an option or a command (help).`,
  }),
  impossibleOutcome: phrase<Values<'text'>>({
    it: ({ text }) => `«${text}» non può uscire adesso: scrivi un nome possibile (list per vederli).`,
    en: ({ text }) => `"${text}" cannot turn up now: give a possible name (list shows them).`,
  }),
  noCommand: phrase<Values<'text'>>({
    it: ({ text }) => `«${text}» non è un comando (help).`,
    en: ({ text }) => `"${text}" is not a command (help).`,
  }),
  outOfRange: phrase<Values<'count'>>({
    it: ({ count }) => `Scegli un numero da 1 a ${count}.`,
    en: ({ count }) => `Give a number from 1 to ${count}.`,
  }),
  ambiguous: phrase<Values<'text' | 'list'>>({
    it: ({ text, list }) => `«${text}» può essere: ${list}.`,
    en: ({ text, list }) => `"${text}" may be: ${list}.`,
  }),
  more: phrase<Values<'count'>>({ it: ({ count }) => `altre ${count}`, en: ({ count }) => `${count} more` }),

  notAutoma: phrase<Values<'text'>>({
    it: ({ text }) => `«${text}» non è il numero di una mossa dell’automa (log li mostra).`,
    en: ({ text }) => `"${text}" is not the number of a move of the automa (log shows them).`,
  }),
  noWhy: phrase<Values<'name'>>({
    it: ({ name }) => `${capital(String(name))} non ha ancora mosso.`,
    en: ({ name }) => `${capital(String(name))} has not moved yet.`,
  }),
  noUndo: { it: 'Non c’è niente da annullare.', en: 'There is nothing to undo.' },
  noRedo: { it: 'Non c’è niente da rifare.', en: 'There is nothing to redo.' },
  whichEntry: { it: 'Quale voce vuoi correggere?', en: 'Which entry do you want to correct?' },
  nothingToCorrect: { it: 'Non c’è ancora niente da correggere.', en: 'There is nothing to correct yet.' },
  notCorrectable: phrase<Values<'text'>>({
    it: ({ text }) => `«${text}» non si può correggere: scrivi il numero di una voce tua (log li mostra).`,
    en: ({ text }) => `"${text}" cannot be corrected: give the number of an entry of yours (log shows them).`,
  }),
  wayBack: { it: 'un passo indietro', en: 'one step back' },
  wayOut: { it: 'lascia la partita com’è', en: 'leave the game as it is' },
  wordBack: { it: 'indietro', en: 'back' },
  wordOut: { it: 'lascia', en: 'cancel' },
  wordLeaveOut: { it: 'fuori', en: 'without' },
  wordStop: { it: 'fermati', en: 'stop' },
  wordConfirm: { it: 'conferma', en: 'confirm' },
  correctFirst: {
    it: 'Prima finisci la correzione, o lascia la partita com’è.',
    en: 'First finish the correction, or leave the game as it is.',
  },
  unchangedGame: { it: 'La partita resta com’era.', en: 'The game stays as it was.' },
  copyKept: phrase<Values<'file'>>({
    it: ({ file }) => `Partita corretta. Com’era prima è in ${file}.`,
    en: ({ file }) => `Game corrected. How it was before is in ${file}.`,
  }),
  noReasons: { it: 'Non c’era altro da scegliere.', en: 'There was nothing else to choose.' },
  emptyLog: { it: 'Non è ancora successo niente.', en: 'Nothing has happened yet.' },
  saveWhere: { it: 'Scrivi save <file>.', en: 'Say save <file>.' },
  fileName: { it: 'Nome del file', en: 'File name' },
  saved: phrase<Values<'file'>>({
    it: ({ file }) => `Partita salvata in ${file}.`,
    en: ({ file }) => `Game saved in ${file}.`,
  }),
  finishedStays: phrase<Values<'file'>>({
    it: ({ file }) => `La partita finita resta in ${file}: se continui da qui, salva con un altro nome.`,
    en: ({ file }) => `The finished game stays in ${file}: if you play on from here, save under another name.`,
  }),
  yes: { it: 'Sì', en: 'Yes' },
  no: { it: 'No', en: 'No' },
  saveFirst: { it: 'Salvare la partita prima di uscire?', en: 'Save the game before you leave?' },
  commands: { it: 'Comandi…', en: 'Commands…' },
  back: { it: 'Torna alla partita', en: 'Back to the game' },
  enter: { it: 'Invio per continuare', en: 'Enter to go on' },

  line: { it: 'riga', en: 'line' },
  today: phrase<Values<'move'>>({
    it: ({ move }) => `Oggi le regole deciderebbero altrimenti: ${move}`,
    en: ({ move }) => `The rules would decide otherwise today: ${move}`,
  }),
  stoppedAt: phrase<Values<'why'>>({
    it: ({ why }) => `Questa partita è di un’edizione precedente e si legge fin qui: ${why}.`,
    en: ({ why }) => `This game is of an older edition and can be read up to here: ${why}.`,
  }),
  unfinished: { it: 'La partita non è finita.', en: 'The game is not finished.' },

  simStopped: phrase<Values<'games'>>({
    it: ({ games }) => `Interrotta: ecco che cosa dicono le ${games} partite giocate.`,
    en: ({ games }) => `Stopped: this is what the ${games} games played say.`,
  }),
  simDetails: {
    it: 'Il dettaglio di ogni scelta: --details, oppure --html <file>.',
    en: 'The details of every choice: --details, or --html <file>.',
  },
  onlyIn: phrase<Values<'run' | 'file'>>({
    it: ({ run, file }) => `Solo in ${file}, non confrontata: ${run}`,
    en: ({ run, file }) => `Only in ${file}, not compared: ${run}`,
  }),
  identical: { it: 'Identiche, partita per partita.', en: 'Identical, game by game.' },
  unchanged: phrase<Values<'count'>>({
    it: ({ count }) => `Nessuna differenza che il caso non spieghi (${count} confronti).`,
    en: ({ count }) => `No difference that chance does not explain (${count} comparisons).`,
  }),
  changed: phrase<Values<'count'>>({
    it: ({ count }) => `Il gioco è cambiato: il caso non spiega queste differenze (≠; ${count} confronti).`,
    en: ({ count }) => `The game has changed: chance does not explain these differences (≠; ${count} comparisons).`,
  }),
  servingQueue: phrase<Values<'queue'>>({
    it: ({ queue }) => `Servo la coda ${queue}; Ctrl-C per smettere.`,
    en: ({ queue }) => `Serving the queue ${queue}; Ctrl-C to stop.`,
  }),
  playedBy: phrase<Values<'games' | 'player' | 'seed'>>({
    it: ({ games, player, seed }) => `${games} partite, giocatore ${player}, seme ${seed}`,
    en: ({ games, player, seed }) => `${games} games, player ${player}, seed ${seed}`,
  }),
  lanOpen: { it: 'Dagli altri dispositivi della rete:', en: 'From other devices of the network:' },
  lanWarning: {
    it: 'Chiunque sia in questa rete può aprire l’app. Le partite restano in ogni browser. Senza --lan risponde solo a questa macchina.',
    en: 'Anybody in this network can open the app. Games stay in each browser. Without --lan it answers this machine only.',
  },
  serving: phrase<Values<'url'>>({
    it: ({ url }) => `Solotavolo è su ${url} (Ctrl+C per chiudere)`,
    en: ({ url }) => `Solotavolo is at ${url} (Ctrl+C to stop)`,
  }),
  alreadyServed: phrase<Values<'url'>>({
    it: ({ url }) => `Solotavolo è già aperto su ${url}`,
    en: ({ url }) => `Solotavolo is already running at ${url}`,
  }),
  otherVersion: phrase<Values<'theirs' | 'ours'>>({
    it: ({ theirs, ours }) =>
      `Quella è la versione ${theirs}, questa la ${ours}: per giocare con questa, chiudi prima l’altra.`,
    en: ({ theirs, ours }) =>
      `That one is version ${theirs}, this one is ${ours}: to play with this one, stop the other first.`,
  }),
  otherPort: phrase<Values<'asked' | 'port' | 'url'>>({
    it: ({ asked, port, url }) =>
      `La porta ${asked} è occupata da un altro programma: Solotavolo usa la ${port}. Ogni indirizzo ha le sue partite: quelle di ${url} qui non ci sono.`,
    en: ({ asked, port, url }) =>
      `Port ${asked} is taken by another program: Solotavolo uses ${port}. Every address keeps its own games: those of ${url} are not here.`,
  }),
  speed: phrase<Values<'rate'>>({
    it: ({ rate }) => `${rate} partite al secondo`,
    en: ({ rate }) => `${rate} games per second`,
  }),
} as const satisfies Words

/** A file may have a name of several lines. */
const onOneLine = (value: string): string => value.replaceAll('\n', ' ')

/** A phrase with its values, on one line. */
export function fill<V extends Values<string>>(said: Phrase<[values: V]>, lang: Lang, values: V): string {
  const told = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? onOneLine(value) : value,
  ])
  return said[lang](Object.fromEntries(told) as V)
}

/** What each command of the terminal game does. */
export const ABOUT = {
  why: { it: 'perché l’automa ha mosso così', en: 'why the automa moved as it did' },
  undo: { it: 'annulla la tua ultima scelta', en: 'take back your last choice' },
  redo: { it: 'rifai ciò che hai annullato', en: 'do again what you took back' },
  correct: {
    it: 'correggi una voce di prima, per esempio: correct 12',
    en: 'correct an earlier entry, for example: correct 12',
  },
  score: { it: 'i punti, se la partita finisse ora', en: 'the points, if the game ended now' },
  log: { it: 'la partita fin qui, mossa per mossa', en: 'the game so far, move by move' },
  rules: { it: 'le regole dell’automa', en: 'the automa’s rules' },
  list: { it: 'tutte le voci possibili', en: 'everything that is possible now' },
  table: { it: 'il tavolo', en: 'the table' },
  save: { it: 'salva la partita in un file', en: 'save the game in a file' },
  help: { it: 'questi comandi', en: 'these commands' },
  quit: { it: 'esci', en: 'leave' },
} as const satisfies Words
