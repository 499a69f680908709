// What the command line says of its own. `{name}` is filled in by `fill`.
import type { Lang, Text } from '../kernel/contract.ts'

export const WORDS = {
  you: { it: 'Tu', en: 'You' },
  total: { it: 'Totale', en: 'Total' },
  clauses: { it: 'Clausole', en: 'Clauses' },
  rulings: { it: 'Chiarimenti', en: 'Rulings' },

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
  ownValue: { it: '{about} (o il nome di un file)', en: '{about} (or the name of a file)' },
  withSeed: { it: 'seme {seed}', en: 'seed {seed}' },

  begin: { it: 'Digita help per i comandi.', en: 'Type help for the commands.' },
  resumed: { it: 'Partita ripresa da {file}.', en: 'Game resumed from {file}.' },
  readOnly: {
    it: 'Questa partita si può leggere ma non continuare: {why}.',
    en: 'This game can be read but not played on: {why}.',
  },
  typeName: {
    it: '{count} possibilità: scrivi il nome o una sua parte, oppure list per vederle.',
    en: '{count} possibilities: type a name or a part of it, or list to see them.',
  },
  over: { it: 'La partita è finita.', en: 'The game is over.' },
  unsaved: {
    it: 'La partita non è finita e non è salvata: save <file> la conserva, solotavolo play {game} --load <file> la riprende.',
    en: 'The game is neither finished nor saved: save <file> keeps one, solotavolo play {game} --load <file> goes on with it.',
  },
  goOn: {
    it: 'Per continuare: solotavolo play {game} --load {file}',
    en: 'To continue: solotavolo play {game} --load {file}',
  },
  impossible: {
    it: '«{text}» qui non è possibile: scegli un numero, una voce o un comando (help).',
    en: '"{text}" is not possible here: give a number, an option or a command (help).',
  },
  impossibleOutcome: {
    it: '«{text}» non può uscire adesso: scrivi un nome possibile (list per vederli).',
    en: '"{text}" cannot turn up now: give a possible name (list shows them).',
  },
  noCommand: { it: '«{text}» non è un comando (help).', en: '"{text}" is not a command (help).' },
  outOfRange: { it: 'Scegli un numero da 1 a {count}.', en: 'Give a number from 1 to {count}.' },
  ambiguous: { it: '«{text}» può essere: {list}.', en: '"{text}" may be: {list}.' },
  more: { it: 'altre {count}', en: '{count} more' },

  notAutoma: {
    it: '«{text}» non è il numero di una mossa dell’automa (log li mostra).',
    en: '"{text}" is not the number of a move of the automa (log shows them).',
  },
  noWhy: { it: 'L’automa non ha ancora mosso.', en: 'The automa has not moved yet.' },
  noUndo: { it: 'Non c’è niente da annullare.', en: 'There is nothing to undo.' },
  noRedo: { it: 'Non c’è niente da rifare.', en: 'There is nothing to redo.' },
  noReasons: { it: 'Non c’era altro da scegliere.', en: 'There was nothing else to choose.' },
  emptyLog: { it: 'Non è ancora successo niente.', en: 'Nothing has happened yet.' },
  saveWhere: { it: 'Scrivi save <file>.', en: 'Say save <file>.' },
  fileName: { it: 'Nome del file', en: 'File name' },
  saved: { it: 'Partita salvata in {file}.', en: 'Game saved in {file}.' },
  yes: { it: 'Sì', en: 'Yes' },
  no: { it: 'No', en: 'No' },
  saveFirst: { it: 'Salvare la partita prima di uscire?', en: 'Save the game before you leave?' },
  commands: { it: 'Comandi…', en: 'Commands…' },
  back: { it: 'Torna alla partita', en: 'Back to the game' },
  enter: { it: 'Invio per continuare', en: 'Enter to go on' },

  about: {
    why: { it: 'perché l’automa ha mosso così', en: 'why the automa moved as it did' },
    undo: { it: 'annulla la tua ultima scelta', en: 'take back your last choice' },
    redo: { it: 'rifai ciò che hai annullato', en: 'do again what you took back' },
    score: { it: 'i punti, se la partita finisse ora', en: 'the points, if the game ended now' },
    log: { it: 'la partita fin qui, mossa per mossa', en: 'the game so far, move by move' },
    rules: { it: 'le regole dell’automa', en: 'the automa’s rules' },
    list: { it: 'tutte le voci possibili', en: 'everything that is possible now' },
    table: { it: 'il tavolo', en: 'the table' },
    save: { it: 'salva la partita in un file', en: 'save the game in a file' },
    help: { it: 'questi comandi', en: 'these commands' },
    quit: { it: 'esci', en: 'leave' },
  },

  line: { it: 'riga', en: 'line' },
  today: {
    it: 'Oggi le regole deciderebbero altrimenti: {move}',
    en: 'The rules would decide otherwise today: {move}',
  },
  stoppedAt: {
    it: 'Questa partita è di un’edizione precedente e si legge fin qui: {why}.',
    en: 'This game is of an older edition and can be read up to here: {why}.',
  },
  unfinished: { it: 'La partita non è finita.', en: 'The game is not finished.' },

  simStopped: {
    it: 'Interrotta: ecco che cosa dicono le {games} partite giocate.',
    en: 'Stopped: this is what the {games} games played say.',
  },
  identical: { it: 'Identiche, partita per partita.', en: 'Identical, game by game.' },
  unchanged: {
    it: 'Nessuna differenza che il caso non spieghi ({count} confronti).',
    en: 'No difference that chance does not explain ({count} comparisons).',
  },
  changed: {
    it: 'Il gioco è cambiato: il caso non spiega queste differenze (≠; {count} confronti).',
    en: 'The game has changed: chance does not explain these differences (≠; {count} comparisons).',
  },
  servingQueue: { it: 'Servo la coda {queue}; Ctrl-C per smettere.', en: 'Serving the queue {queue}; Ctrl-C to stop.' },
  playedBy: {
    it: '{games} partite, giocatore {player}, seme {seed}',
    en: '{games} games, player {player}, seed {seed}',
  },
  serving: {
    it: 'Solotavolo è su {url} (Ctrl+C per chiudere)',
    en: 'Solotavolo is at {url} (Ctrl+C to stop)',
  },
  alreadyServed: { it: 'Solotavolo è già aperto su {url}', en: 'Solotavolo is already running at {url}' },
  otherVersion: {
    it: 'Quella è la versione {theirs}, questa la {ours}: per giocare con questa, chiudi prima l’altra.',
    en: 'That one is version {theirs}, this one is {ours}: to play with this one, stop the other first.',
  },
  portTaken: {
    it: 'la porta {port} è occupata da un altro programma: chiudilo, oppure scegli un’altra porta con --port {next} (npm start -- --port {next}) o la prima libera con --any-port; ogni indirizzo ha le sue partite, quelle della porta {port} lì non ci sono',
    en: 'port {port} is taken by another program: stop it, or choose another port with --port {next} (npm start -- --port {next}) or the next free one with --any-port; every address keeps its own games, those of port {port} are not there',
  },
  portForbidden: {
    it: 'la porta {port} qui non si può usare: scegline un’altra con --port {next} (npm start -- --port {next})',
    en: 'port {port} may not be used here: choose another with --port {next} (npm start -- --port {next})',
  },
  otherPort: {
    it: 'La porta {asked} è occupata da un altro programma: Solotavolo usa la {port}. Ogni indirizzo ha le sue partite: quelle di {url} qui non ci sono.',
    en: 'Port {asked} is taken by another program: Solotavolo uses {port}. Every address keeps its own games: those of {url} are not here.',
  },
  speed: { it: '{rate} partite al secondo', en: '{rate} games per second' },
} as const satisfies Words

interface Words {
  readonly [key: string]: Text | Readonly<Record<string, Text>>
}

/** A file may have a name of several lines. */
const onOneLine = (value: string): string => value.replaceAll('\n', ' ')

export function fill(text: Text, lang: Lang, values: Readonly<Record<string, string | number>>): string {
  return text[lang].replaceAll(/\{(\w+)\}/g, (all, name: string) => onOneLine(String(values[name] ?? all)))
}
