import { phrase, type Values, type Words } from '../../kernel/text.ts'
import type { Unit } from '../../kernel/contract.ts'

export const HOME = {
  title: { it: 'Che cosa giochiamo?', en: 'What shall we play?' },
  lead: {
    it: 'Cinque giochi da tavolo moderni da giocare in solitario, sullo schermo o accanto alla tua scatola: l’avversario segue alla lettera le sue regole e ti dice sempre perché.',
    en: 'Five modern board games to play alone, on screen or beside your own box: the opponent plays exactly by its rules and always tells you why.',
  },
  games: { it: 'I giochi', en: 'The games' },
  coming: { it: 'In arrivo', en: 'Coming' },
  more: { it: 'Altro', en: 'More' },
  rules: { it: 'Imparare: manuali e lezioni', en: 'Learn: handbooks and lessons' },
  record: { it: 'I tuoi risultati e la tua scheda', en: 'Your record and your sheet' },
  variants: { it: 'Varianti: scrivi il tuo avversario', en: 'Variants: write your own opponent' },
  lab: { it: 'Laboratorio: quanto è difficile ogni livello?', en: 'Lab: how hard is each level?' },
  resume: { it: 'Riprendi da dove eri', en: 'Resume where you left off' },
  resumeGo: { it: 'Riprendi', en: 'Resume' },
  shelf: { it: 'Le tue partite', en: 'Your games' },
  running: { it: 'In corso', en: 'In progress' },
  empty: {
    it: 'Ancora nessuna partita: la prima comincia da una copertina qui sopra.',
    en: 'No games yet: the first one begins with a cover above.',
  },
  finished: { it: 'Finite', en: 'Finished' },
  wonOf: phrase<Values<'won' | 'all'>>({
    it: ({ won, all }) => `vinte: ${won} su ${all}`,
    en: ({ won, all }) => `won: ${won} of ${all}`,
  }),
  showAll: phrase<Values<'n'>>({ it: ({ n }) => `Mostra tutte e ${n}`, en: ({ n }) => `Show all ${n}` }),
  firstTime: { it: 'Prima volta qui?', en: 'First time here?' },
  firstTimeAbout: {
    it: 'Una prima partita di 7 Wonders Duel con qualcuno che spiega: a ogni novità due righe, e SOLO aspetta. Oppure scegli una copertina.',
    en: 'A first game of 7 Wonders Duel with somebody who explains: two lines on everything new, and SOLO waits. Or pick a cover.',
  },
  firstTimeGo: { it: 'Comincia la prima partita', en: 'Start your first game' },
  know: { it: 'Lo conosco', en: 'I know it' },
  teach: { it: 'Insegnamelo', en: 'Teach me' },
  knowQuestion: phrase<Values<'game'>>({
    it: ({ game }) => `Conosci ${game}?`,
    en: ({ game }) => `Do you know ${game}?`,
  }),
  won: { it: 'Vinta', en: 'Won' },
  lost: { it: 'Persa', en: 'Lost' },
  shared: { it: 'Pari', en: 'Tied' },
  scored: { it: 'Punti', en: 'Score' },
  damaged: { it: 'Partita danneggiata', en: 'Damaged game' },
  damagedText: {
    it: 'Non si riesce a leggerla. Puoi esportarla così com’è o eliminarla.',
    en: 'It cannot be read. You can export it as it is or delete it.',
  },
  newer: { it: 'Partita da aggiornare', en: 'Game that needs an update' },
  newerText: {
    it: 'È di una versione più recente di Solotavolo: aggiorna per aprirla. Puoi anche esportarla.',
    en: 'It is of a newer version of Solotavolo: update to open it. You can export it too.',
  },
  copiedFrom: phrase<Values<'n' | 'date'>>({
    it: ({ n, date }) => `copia di una partita finita (${date}), dalla mossa ${n}`,
    en: ({ n, date }) => `copy of a finished game (${date}), from move ${n}`,
  }),
  beforeCorrection: phrase<{ readonly n: number }>({
    it: ({ n }) =>
      n === 0 ? 'com’era prima di una correzione della preparazione' : `com’era prima della correzione alla mossa ${n}`,
    en: ({ n }) =>
      n === 0 ? 'as it was before a correction of the set-up' : `as it was before the correction at move ${n}`,
  }),
  imported: { it: 'importata', en: 'imported' },
  export: { it: 'Esporta', en: 'Export' },
  remove: { it: 'Elimina', en: 'Delete' },
  removeNamed: phrase<Values<'title' | 'date'>>({
    it: ({ title, date }) => `Elimina ${title}, ${date}`,
    en: ({ title, date }) => `Delete ${title}, ${date}`,
  }),
  removed: { it: 'Partita eliminata.', en: 'Game deleted.' },
  backup: { it: 'Copia di sicurezza', en: 'Backup' },
  import: { it: 'Importa una partita', en: 'Import a game' },
} as const satisfies Words

export const HOME_MOVES: Unit = {
  one: { it: '# mossa', en: '# move' },
  other: { it: '# mosse', en: '# moves' },
}

/** How a game went, by who won it. */
export const WENT = { you: HOME.won, automa: HOME.lost, shared: HOME.shared, none: HOME.scored } as const
