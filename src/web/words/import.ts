import type { Text } from '../../kernel/contract.ts'

export const IMPORT = {
  title: { it: 'Una partita in arrivo', en: 'A game for you' },
  ask: {
    it: 'La aggiungo alle tue partite? Quelle che hai restano come sono.',
    en: 'Add it to your games? Those you have stay as they are.',
  },
  add: { it: 'Aggiungi e apri', en: 'Add and open' },
  no: { it: 'No, lascia stare', en: 'No, leave it' },
  badTitle: { it: 'Questa partita non si può aprire', en: 'This game cannot be opened' },
  badText: {
    it: 'Non è cambiato niente: le tue partite sono al loro posto.',
    en: 'Nothing has changed: your games are in their place.',
  },
  codeTitle: { it: 'Questo codice non vale più', en: 'This code is no longer good' },
  codeText: {
    it: 'Dura dieci minuti e funziona una volta sola. Sull’altro dispositivo la partita c’è ancora: fai un nuovo codice da lì.',
    en: 'It lasts ten minutes and works once. The game is still on the other device: make a new code there.',
  },
  moves: { it: 'Mosse', en: 'Moves' },
  state: { it: 'A che punto è', en: 'How it stands' },
  running: { it: 'in corso', en: 'in progress' },
  chance: { it: 'Dove si gioca', en: 'Where it is played' },
} as const satisfies Record<string, Text>
