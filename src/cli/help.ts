// What the help of each command says.
import { type Lang, phrase, type Text, type Values, type Words } from '../kernel/text.ts'

const POSITION: Text = { it: 'un file JSON, o - per l’input standard', en: 'a JSON file, or - for standard input' }
const JSON_ANSWER: Text = { it: 'stampa la risposta in JSON', en: 'print the answer as JSON' }
const SAVE: Text = { it: 'una partita salvata', en: 'a save' }
const THREADS: Text = { it: 'quanti thread', en: 'how many threads' }

/** What stands for a value a person gives. */
export const PLACEHOLDERS = {
  what: { it: 'che cosa', en: 'what' },
  game: { it: 'gioco', en: 'game' },
  position: { it: 'posizione', en: 'position' },
  file: { it: 'file', en: 'file' },
  line: { it: 'riga', en: 'line' },
  language: { it: 'lingua', en: 'language' },
  source: { it: 'fonte', en: 'source' },
  seed: { it: 'seme', en: 'seed' },
  number: { it: 'numero', en: 'number' },
  name: { it: 'nome', en: 'name' },
  option: { it: 'opzione', en: 'option' },
  kind: { it: 'tipo', en: 'kind' },
  setting: { it: 'impostazione', en: 'setting' },
  address: { it: 'indirizzo', en: 'address' },
  choice: { it: 'scelta', en: 'choice' },
  choices: { it: 'scelte', en: 'choices' },
  choiceOrFile: { it: 'scelta o file', en: 'choice or file' },
} as const satisfies Readonly<Record<string, Text>>

export const placeholder = (name: keyof typeof PLACEHOLDERS, lang: Lang): string => `<${PLACEHOLDERS[name][lang]}>`

export const HELP = {
  play: {
    about: { it: 'gioca una partita contro il suo automa', en: 'play a game against its automa' },
    chance: {
      it: 'chi decide ciò che decide il caso: seeded (il programma), dealt (il tuo tavolo)',
      en: 'who decides what chance decides: seeded (the program), dealt (your real table)',
    },
    seed: { it: 'lo stesso seme dà la stessa partita', en: 'the same seed deals the same game' },
    load: { it: 'continua una partita salvata', en: 'go on with a saved game' },
  },
  ask: {
    about: {
      it: 'risponde a domande su posizioni: un JSON per riga in entrata, uno per riga in uscita, nello stesso ordine',
      en: 'answer questions about positions: one JSON per line in, one per line out, in the same order',
    },
  },
  engine: {
    about: {
      it: 'fa giocare un programma: richieste in JSON, una per riga, e una riga di risposta per ciascuna (docs/engine.md)',
      en: 'let a program play: requests as JSON, one per line, and one line of answer for each (docs/engine.md)',
    },
  },
  schema: {
    about: {
      it: 'lo schema JSON delle posizioni di un gioco, delle domande su di esse o delle richieste a engine',
      en: 'the JSON schema of a game’s positions, of questions about them, or of requests to engine',
    },
    of: { it: 'di che cosa', en: 'of what' },
  },
  decide: {
    about: {
      it: 'la decisione dell’automa in una posizione, e come ci è arrivato',
      en: 'the automa’s decision in a position, and how it came to it',
    },
    position: POSITION,
    json: JSON_ANSWER,
  },
  score: {
    about: {
      it: 'i punti di una posizione, come se la partita finisse ora',
      en: 'the points in a position, as if the game ended now',
    },
    position: POSITION,
    json: JSON_ANSWER,
  },
  legal: {
    about: {
      it: 'tutte le mosse possibili in una posizione, con il loro prezzo',
      en: 'every legal move in a position, with its price',
    },
    position: POSITION,
    json: JSON_ANSWER,
  },
  learn: {
    about: {
      it: 'come si gioca: il manuale in breve, oppure una regola o una parola',
      en: 'how to play: the handbook in short, or one rule or word',
    },
    all: { it: 'tutto il manuale', en: 'the whole handbook' },
    asked: {
      it: 'solo questo: una clausola (R6.1), una parola del glossario, o parole da cercare',
      en: 'only this: a clause (R6.1), a word of the glossary, or words to search for',
    },
  },
  rules: {
    about: {
      it: 'le regole dell’automa: ogni scala con le sue clausole, poi clausole e chiarimenti',
      en: 'the automa’s rules: every ladder with its clauses, then clauses and rulings',
    },
  },
  variant: {
    about: {
      it: 'varianti dell’avversario, scritte in un file: che cosa si può cambiare, se un file è giusto, che cosa cambia',
      en: 'variants of the opponent, written in a file: what can be changed, whether a file is right, what it changes',
    },
    flag: {
      it: 'l’avversario gioca secondo questa variante (un file YAML o JSON)',
      en: 'the opponent plays by this variant (a YAML or JSON file)',
    },
    readings: {
      it: 'altre letture del documento, con le virgole (vedi `variant parts`)',
      en: 'other readings of the document, with commas (see `variant parts`)',
    },
    file: { it: 'un file con una variante', en: 'a file with a variant' },
    parts: {
      it: 'tutto ciò che una variante di un gioco può usare: scale, gradini, condizioni, valori, livelli, letture',
      en: 'everything a variant of a game may use: ladders, rungs, conditions, values, levels, readings',
    },
    check: { it: 'dice se un file è una variante giusta', en: 'say whether a file is a proper variant' },
    diff: { it: 'in che cosa una variante è diversa dal documento', en: 'how a variant differs from the document' },
    print: {
      it: 'la variante come documento completo, da leggere accanto al tavolo',
      en: 'the variant as a complete document, to read beside the table',
    },
    asFile: {
      it: 'scrive invece tutto il documento come file di una variante; vale anche per il nome di un gioco',
      en: 'write the whole document as a variant file instead; also for the name of a game',
    },
    game: { it: 'il gioco, se il file non lo dice', en: 'the game, where the file does not say it' },
  },
  replay: {
    about: { it: 'una partita salvata raccontata mossa per mossa', en: 'a saved game told move by move' },
    file: SAVE,
    step: {
      it: 'mostra il tavolo dopo ogni mossa e aspetta Invio',
      en: 'show the table after every move and wait for Enter',
    },
  },
  why: {
    about: {
      it: 'le regole che hanno portato a una mossa dell’automa in una partita salvata',
      en: 'the rules that led to one move of the automa in a saved game',
    },
    file: SAVE,
    line: { it: 'una sua riga, contata da 1', en: 'a line of it, counted from 1' },
  },
  verify: {
    about: {
      it: 'rigioca una partita salvata e dice che cosa torna: mosse, decisioni, note, estrazioni e segni',
      en: 'play a saved game again and tell what holds: moves, decisions, notes, draws and marks',
    },
    file: SAVE,
  },
  sim: {
    about: {
      it: 'gioca molte partite e conta: vittorie, punteggi, tipi di vittoria, quali gradini decidono',
      en: 'play many games and count: win rate, scores, kinds of victory, which rungs decide',
    },
    game: { it: 'un gioco, o con --compare un file', en: 'a game, or with --compare a file' },
    games: { it: 'quante partite', en: 'how many games' },
    seed: { it: 'lo stesso seme dà le stesse partite', en: 'the same seed gives the same games' },
    player: phrase<Values<'players'>>({
      it: ({ players }) =>
        `chi gioca al tuo posto: ${players}; oppure un bot tuo: ./bot.mjs, "exec:python3 bot.py" (docs/engine.md)`,
      en: ({ players }) =>
        `who plays your seat: ${players}; or a bot of yours: ./bot.mjs, "exec:python3 bot.py" (docs/engine.md)`,
    }),
    playouts: {
      it: 'quante partite di prova gioca per ogni mossa chi cerca',
      en: 'how many playouts a searching player makes for a move',
    },
    patience: phrase<Values<'usual'>>({
      it: ({ usual }) => `quanti secondi un bot può pensare a una mossa (predefinito: ${usual})`,
      en: ({ usual }) => `for how many seconds a bot may think about a move (default: ${usual})`,
    }),
    every: {
      it: 'gioca ogni scelta di quell’opzione, per esempio level',
      en: 'play every choice of that option, such as level',
    },
    workers: THREADS,
    queue: {
      it: 'fa giocare altre macchine: redis://host:port (vedi `worker`; la password in SOLOTAVOLO_QUEUE_PASSWORD)',
      en: 'let workers elsewhere play: redis://host:port (see `worker`; a password in SOLOTAVOLO_QUEUE_PASSWORD)',
    },
    file: {
      it: 'conserva lì il risultato, e continua da ciò che c’è già',
      en: 'keep the result there, and go on with what it holds',
    },
    html: { it: 'scrive una pagina con i grafici', en: 'write a page with plots' },
    csv: { it: 'stampa una riga per serie, per i fogli di calcolo', en: 'print a line per run for spreadsheets' },
    json: { it: 'stampa il risultato in JSON', en: 'print the result as JSON' },
    details: {
      it: 'con --every: anche il dettaglio di ogni scelta',
      en: 'with --every: the details of every choice, too',
    },
    against: {
      it: 'confronta con un’altra impostazione sulle stesse partite, per esempio level=medio o variant=altra.yaml; document è il documento',
      en: 'compare with another setting on the same games, such as level=medio or variant=other.yaml; document is the document',
    },
    players: {
      it: 'con --against: gioca con ciascuno, per esempio random,greedy,search:20 (quanto rende giocare meglio)',
      en: 'with --against: play with each of them, such as random,greedy,search:20 (whether better play pays)',
    },
    untilClear: {
      it: 'con --against: smette quando è chiaro, al più tardi dopo --games partite',
      en: 'with --against: stop when it is clear, after --games games at the latest',
    },
    balance: {
      it: 'cerca il numero di un livello che dà la quota di vittorie di --wanted, per esempio coins o cap.1',
      en: 'search the number of a level that gives the win rate of --wanted, such as coins or cap.1',
    },
    wanted: { it: 'la percentuale di partite vinte da cercare', en: 'the percentage of games won to search for' },
    compare: {
      it: 'dice se due risultati (file) sono più diversi di quanto spieghi il caso',
      en: 'say whether two results (files) differ more than chance explains',
    },
  },
  worker: {
    about: {
      it: 'gioca le partite richieste con `sim --queue`, finché non viene fermato',
      en: 'play games that `sim --queue` submits, until stopped',
    },
    queue: {
      it: 'la coda da servire: redis://host:port (la password in SOLOTAVOLO_QUEUE_PASSWORD)',
      en: 'the queue to serve: redis://host:port (a password in SOLOTAVOLO_QUEUE_PASSWORD)',
    },
    workers: THREADS,
  },
  serve: {
    about: {
      it: 'serve l’app su questa macchina, per un browser su questa macchina',
      en: 'serve the app on this machine, for a browser on this machine',
    },
    port: {
      it: 'la porta su cui ascoltare; ogni indirizzo ha le sue partite',
      en: 'the port to listen on; every address keeps its own games',
    },
    anyPort: {
      it: 'se un altro programma occupa la porta, prende la prima libera dopo quella',
      en: 'go on to the next free port where another program holds that one',
    },
    noOpen: { it: 'non apre un browser', en: 'do not open a browser' },
    lan: {
      it: 'serve anche la rete locale, per giocare dal telefono: stampa l’indirizzo e un codice QR',
      en: 'serve the local network, too, to play on a phone: print the address and a QR code',
    },
  },
} as const satisfies Readonly<Record<string, Words>>
