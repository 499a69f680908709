import type { Text, Unit } from '../../kernel/contract.ts'
import type { Trouble } from '../store/trouble.ts'

/** What is wrong, and what to do about it. */
export const TROUBLE: Readonly<Record<Trouble, Text>> = {
  full: {
    it: 'Non c’è più spazio sul disco o nel browser: le ultime mosse potrebbero non essere salvate. Libera spazio, o salva la partita in un file.',
    en: 'There is no room left on the disk or in the browser: the last moves may not be saved. Make room, or save the game as a file.',
  },
  failing: {
    it: 'La memoria del browser non risponde come dovrebbe, forse il disco è pieno: le ultime mosse potrebbero non essere salvate. Per sicurezza salva la partita in un file.',
    en: 'The browser’s storage does not work as it should, perhaps the disk is full: the last moves may not be saved. To be safe, save the game as a file.',
  },
  forbidden: {
    it: 'Questo browser non permette di salvare le partite. Si può giocare lo stesso: per conservare una partita salvala in un file.',
    en: 'This browser does not allow games to be saved. You can play all the same: to keep a game, save it as a file.',
  },
}

export const STORAGE = {
  closingLoses: { it: 'Chiudendo la scheda andrebbe persa.', en: 'Closing the tab would lose it.' },
  proving: {
    it: 'La memoria del browser risponde di nuovo. Controllo che le partite ci siano davvero: non chiudere ancora la scheda.',
    en: 'The browser’s storage answers again. Checking that the games are really there: do not close the tab yet.',
  },
  proven: {
    it: 'Tutto salvato: le partite sono state rilette dal disco.',
    en: 'All saved: the games have been read back from the disk.',
  },
  saveFile: { it: 'Salva in un file', en: 'Save as file' },
  backUp: { it: 'Salva tutto in un file', en: 'Back up everything' },
  understood: { it: 'Ho capito', en: 'Got it' },
} as const satisfies Record<string, Text>

/** Restored games. */
export const RESTORED: Unit = {
  one: {
    it: 'Una partita mancava nella memoria del browser, o c’era solo più vecchia: è stata ripristinata dalla copia.',
    en: 'One game was missing from the browser’s storage, or was older there: it has been restored from the copy.',
  },
  other: {
    it: '# partite mancavano nella memoria del browser, o c’erano solo più vecchie: sono state ripristinate dalla copia.',
    en: '# games were missing from the browser’s storage, or were older there: they have been restored from the copy.',
  },
}
