import type { Text, Unit } from '../../kernel/contract.ts'
import type { Reason } from '../../kernel/result.ts'
import { phrase, type Values, type Words } from '../../kernel/text.ts'

export const RECORD = {
  title: { it: 'I tuoi risultati', en: 'Your record' },
  lead: {
    it: 'Ogni partita che finisci qui entra nell’elenco e ci resta, anche se elimini la partita.',
    en: 'Every game you finish here enters the list and stays there, even if you delete the game.',
  },
  none: {
    it: 'Ancora nessun risultato: il primo arriva con la prima partita finita.',
    en: 'No results yet: the first one comes with the first game you finish.',
  },
  noneOf: phrase<Values<'title'>>({
    it: ({ title }) => `Ancora nessun risultato di ${title}: la scheda si riempie quando vinci.`,
    en: ({ title }) => `No results of ${title} yet: the sheet fills as you win.`,
  }),
  play: { it: 'Nuova partita', en: 'New game' },
  games: { it: 'I giochi', en: 'The games' },
  played: { it: 'Giocate', en: 'Played' },
  won: { it: 'Vinte', en: 'Won' },
  lost: { it: 'Perse', en: 'Lost' },
  tied: { it: 'Pari', en: 'Tied' },
  wonShare: { it: 'Vinte in percentuale', en: 'Share won' },
  streak: { it: 'Vittorie di fila, ora', en: 'Wins in a row, now' },
  longest: { it: 'Vittorie di fila, al massimo', en: 'Wins in a row, at most' },
  best: { it: 'Punteggio migliore', en: 'Best score' },
  mean: { it: 'Punteggio medio', en: 'Mean score' },
  time: { it: 'Tempo al tavolo', en: 'Time at the table' },
  hints: { it: 'Consigli chiesti', en: 'Hints asked for' },
  undone: { it: 'Ritorni dopo una rivelazione', en: 'Undos over a reveal' },
  inShort: { it: 'In breve', en: 'In short' },
  sheet: { it: 'La tua scheda', en: 'Your sheet' },
  sheetAbout: {
    it: 'Una casella si riempie con una vittoria senza consigli e senza tornare indietro dopo che il caso ha mostrato qualcosa, dall’inizio alla fine di una partita cominciata qui.',
    en: 'A field fills with a win without hints and without taking anything back after chance has shown something, in a game begun here, from its beginning to its end.',
  },
  sheetGoal: {
    it: 'Qui nessuno vince: una casella si riempie con i punti che un buon giocatore del laboratorio fa in media.',
    en: 'Nobody wins this game: a field fills with the points that a good player of the lab makes on average.',
  },
  filledOf: phrase<Values<'filled' | 'all'>>({
    it: ({ filled, all }) => `${filled} su ${all}`,
    en: ({ filled, all }) => `${filled} of ${all}`,
  }),
  filled: phrase<Values<'date'>>({ it: ({ date }) => `vinta il ${date}`, en: ({ date }) => `won on ${date}` }),
  reached: phrase<Values<'date'>>({
    it: ({ date }) => `raggiunto il ${date}`,
    en: ({ date }) => `reached on ${date}`,
  }),
  helped: phrase<Values<'why'>>({
    it: ({ why }) => `vinta, ma non conta: ${why}`,
    en: ({ why }) => `won, but it does not count: ${why}`,
  }),
  isOpen: { it: 'ancora aperta', en: 'still open' },
  bestOf: phrase<Values<'best' | 'goal'>>({
    it: ({ best, goal }) => `${best} punti su ${goal}`,
    en: ({ best, goal }) => `${best} points of ${goal}`,
  }),
  goal: phrase<Values<'goal'>>({ it: ({ goal }) => `da ${goal} punti`, en: ({ goal }) => `from ${goal} points` }),
  byMain: phrase<Values<'by'>>({ it: ({ by }) => `Per ${by}`, en: ({ by }) => `By ${by}` }),
  labAbout: {
    it: 'I segni dicono che cosa ottengono nel laboratorio un principiante (○, prende ciò che sembra meglio subito) e un buon giocatore (●, prova ogni mossa molte volte).',
    en: 'The marks say what a beginner (○, takes what looks best at once) and a good player (●, tries every move many times) reach in the lab.',
  },
  you: { it: 'Tu', en: 'You' },
  automa: { it: 'Automa', en: 'Automa' },
  beginner: { it: 'Principiante del laboratorio', en: 'Beginner of the lab' },
  good: { it: 'Buon giocatore del laboratorio', en: 'Good player of the lab' },
  distribution: { it: 'I tuoi punteggi', en: 'Your scores' },
  score: { it: 'Punteggio', en: 'Score' },
  progress: { it: 'Nel tempo', en: 'Over time' },
  progressAbout: {
    it: 'Le partite in ordine, in gruppi di uguale lunghezza.',
    en: 'The games in order, in groups of the same length.',
  },
  when: { it: 'Quando', en: 'When' },
  sources: { it: 'Da dove vengono i punti, in media', en: 'Where the points come from, on average' },
  source: { it: 'Fonte', en: 'Source' },
  ending: { it: 'Come finisce', en: 'How it ends' },
  place: { it: 'Dove si gioca', en: 'Where it is played' },
  onScreen: { it: 'Sullo schermo', en: 'On screen' },
  beside: { it: 'Accanto al tavolo', en: 'Beside the table' },
  mixed: { it: 'Misto', en: 'Mixed' },
  variants: { it: 'Varianti', en: 'Variants' },
  variantsAbout: {
    it: 'Con una variante l’avversario gioca diversamente: queste partite si contano a parte e non riempiono la scheda.',
    en: 'By a variant the opponent plays otherwise: these games are counted apart and fill nothing on the sheet.',
  },
  variantUnnamed: { it: 'Variante senza titolo', en: 'Variant without a title' },
  instantAbout: {
    it: 'Una vittoria immediata si decide senza contare i punti: punteggi, medie e fonti riguardano le altre partite.',
    en: 'An instant victory is decided without counting points: scores, means and sources are about the other games.',
  },
  figures: { it: 'Mostra le cifre dei grafici', en: 'Show the figures of the plots' },
  csv: { it: 'Scarica CSV', en: 'Download CSV' },
  json: { it: 'Scarica JSON', en: 'Download JSON' },
  export: { it: 'Portali con te', en: 'Take them along' },
  latest: { it: 'Gli ultimi risultati', en: 'The latest results' },
  later: { it: 'Più tardi', en: 'Later' },
  backUp: { it: 'Fai una copia', en: 'Make a backup' },
  toSheet: { it: 'La tua scheda e le statistiche', en: 'Your sheet and statistics' },
  nowFilled: phrase<Values<'field'>>({
    it: ({ field }) => `Sulla tua scheda si riempie: ${field}.`,
    en: ({ field }) => `Filled on your sheet: ${field}.`,
  }),
  offSheet: phrase<Values<'why'>>({
    it: ({ why }) => `Non riempie la tua scheda: ${why}.`,
    en: ({ why }) => `It does not fill your sheet: ${why}.`,
  }),
} as const satisfies Words

/** Why a result does not count, inside a sentence. */
export const REASONS: Readonly<Record<Reason, Text>> = {
  undone: { it: 'sei tornato indietro dopo una rivelazione', en: 'something was taken back after a reveal' },
  hint: { it: 'hai chiesto un consiglio', en: 'a hint was asked for' },
  imported: { it: 'la partita è importata', en: 'the game was imported' },
  edited: { it: 'il salvataggio è stato cambiato a mano', en: 'the save was changed by hand' },
  position: { it: 'la partita è partita da una posizione', en: 'the game began from a position' },
  variant: { it: 'l’avversario ha giocato secondo una variante', en: 'the opponent played by a variant' },
  referee: { it: 'l’app ha fatto solo da arbitro', en: 'the app was only the referee' },
  copy: {
    it: 'la partita continua da un momento di un’altra partita',
    en: 'the game goes on from a moment of another game',
  },
}

export const APART: Unit = {
  one: {
    it: 'Un risultato resta fuori dalle statistiche: la partita non è cominciata dall’inizio, o l’app faceva solo da arbitro.',
    en: 'One result is left out of the statistics: its game did not begin at the beginning, or the app was only the referee.',
  },
  other: {
    it: '# risultati restano fuori dalle statistiche: le partite non sono cominciate dall’inizio, o l’app faceva solo da arbitro.',
    en: '# results are left out of the statistics: their games did not begin at the beginning, or the app was only the referee.',
  },
}

export const UNREAD: Unit = {
  one: {
    it: 'Un risultato non si può leggere: è rovinato o di una versione più recente. Resta nel file JSON.',
    en: 'One result cannot be read: it is damaged or of a newer version. It stays in the JSON file.',
  },
  other: {
    it: '# risultati non si possono leggere: sono rovinati o di una versione più recente. Restano nel file JSON.',
    en: '# results cannot be read: they are damaged or of a newer version. They stay in the JSON file.',
  },
}

export const TO_BACK_UP: Unit = {
  one: {
    it: 'Una partita finita dall’ultima copia di sicurezza.',
    en: 'One game has ended since the last backup.',
  },
  other: {
    it: '# partite finite dall’ultima copia di sicurezza: un file basta a non perderle.',
    en: '# games have ended since the last backup: one file keeps them safe.',
  },
}

export const PLAYED: Unit = {
  one: { it: '# partita', en: '# game' },
  other: { it: '# partite', en: '# games' },
}
