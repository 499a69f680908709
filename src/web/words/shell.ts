import type { Text } from '../../kernel/contract.ts'

export const SHELL = {
  importGame: { it: 'Importa una partita', en: 'Import a game' },
  home: { it: 'Tutti i giochi', en: 'All games' },
  toTable: { it: 'Torna alla partita', en: 'Back to the game' },
  help: { it: 'Aiuto', en: 'Help' },
  settings: { it: 'Impostazioni', en: 'Settings' },
  menu: { it: 'Pagine', en: 'Pages' },
  skip: { it: 'Vai al contenuto', en: 'Skip to content' },
  loading: { it: 'Un momento…', en: 'One moment…' },
  close: { it: 'Chiudi', en: 'Close' },
  cancel: { it: 'Annulla', en: 'Cancel' },
  undo: { it: 'Annulla', en: 'Undo' },
  back: { it: 'Indietro', en: 'Back' },
  you: { it: 'Tu', en: 'You' },
  automa: { it: 'Automa', en: 'Automa' },
  chance: { it: 'Caso', en: 'Chance' },
  updateReady: { it: 'C’è una nuova versione di Solotavolo.', en: 'There is a new version of Solotavolo.' },
  outdated: {
    it: 'Questa scheda è di una versione precedente: qui si guarda soltanto. Aggiorna per giocare.',
    en: 'This tab is of an older version: here you can only watch. Update to play.',
  },
  updateNow: { it: 'Aggiorna ora', en: 'Update now' },
  updateUnsaved: {
    it: 'L’ultima partita non è salvata: aggiornando andrebbe persa. Prima esportala.',
    en: 'The last game is not saved and would be lost by an update. Export it first.',
  },
  updateAnyway: { it: 'Aggiorna lo stesso', en: 'Update anyway' },
  updating: { it: 'Aggiorno…', en: 'Updating…' },
  later: { it: 'Più tardi', en: 'Later' },
  crashTitle: { it: 'Qualcosa si è inceppato', en: 'Something went wrong' },
  crashText: {
    it: 'La partita è salvata fino all’ultima mossa. Ricarica la pagina per continuare.',
    en: 'The game is saved up to the last move. Reload the page to go on.',
  },
  partBroken: {
    it: 'Questa parte non si è caricata: ricarica la pagina. La partita è salvata.',
    en: 'This part did not load: reload the page. The game is saved.',
  },
  reload: { it: 'Ricarica', en: 'Reload' },
  unknownTitle: { it: 'Qui non c’è niente', en: 'Nothing here' },
  unknownText: {
    it: 'Questa pagina non esiste, o la partita è stata tolta dallo scaffale.',
    en: 'This page does not exist, or the game was taken off the shelf.',
  },
  toHome: { it: 'Torna ai giochi', en: 'Back to the games' },
  unofficial: {
    it: 'Progetto amatoriale e non ufficiale. Disegni e testi nostri.',
    en: 'An unofficial fan project. Drawings and texts of our own.',
  },
} as const satisfies Record<string, Text>
