import type { Text } from '../../kernel/contract.ts'

export const HOME = {
  title: { it: 'Che cosa giochiamo?', en: 'What shall we play?' },
  lead: {
    it: 'Un tavolo, una persona e un automa che gioca secondo le sue regole e ti dice sempre perché.',
    en: 'One table, one person and an automa that plays by its rules and always tells you why.',
  },
  games: { it: 'I giochi', en: 'The games' },
  coming: { it: 'In arrivo', en: 'Coming' },
  resume: { it: 'Riprendi da dove eri', en: 'Resume where you left off' },
  resumeGo: { it: 'Riprendi', en: 'Resume' },
  shelf: { it: 'Le tue partite', en: 'Your games' },
  running: { it: 'In corso', en: 'In progress' },
  empty: {
    it: 'Ancora nessuna partita: la prima comincia da una copertina qui sopra.',
    en: 'No games yet: the first one begins with a cover above.',
  },
  firstTime: { it: 'Prima volta? Fai la partita guidata', en: 'First time? Play the guided game' },
  moves: { it: '{n} mosse', en: '{n} moves' },
  won: { it: 'Vinta', en: 'Won' },
  lost: { it: 'Persa', en: 'Lost' },
  shared: { it: 'Pari', en: 'Tied' },
  scored: { it: 'Punti', en: 'Score' },
  damaged: { it: 'Partita danneggiata', en: 'Damaged game' },
  damagedText: {
    it: 'Non si riesce a leggerla. Puoi esportarla così com’è o eliminarla.',
    en: 'It cannot be read. You can export it as it is or delete it.',
  },
  export: { it: 'Esporta', en: 'Export' },
  remove: { it: 'Elimina', en: 'Delete' },
  removeNamed: { it: 'Elimina {title}, {date}', en: 'Delete {title}, {date}' },
  removed: { it: 'Partita eliminata.', en: 'Game deleted.' },
  import: { it: 'Importa una partita', en: 'Import a game' },
} as const satisfies Record<string, Text>
