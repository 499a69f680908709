// What the server says to a person who sees its refusals in the browser.
import type { Phrase, Text } from '../kernel/text.ts'

export const REFUSALS = {
  400: { it: 'Questo indirizzo non si può leggere.', en: 'This address cannot be read.' },
  404: { it: 'Qui non c’è niente.', en: 'There is nothing here.' },
  405: { it: 'Qui si può soltanto leggere.', en: 'This can only be read.' },
  406: {
    it: 'Questo file non esiste nelle codifiche richieste.',
    en: 'This file does not exist in any of the encodings asked for.',
  },
  410: {
    it: 'Questo codice non vale più: dura dieci minuti e serve una volta sola. Fanne uno nuovo sull’altro dispositivo.',
    en: 'This code is no longer good: it lasts ten minutes and works once. Make a new one on the other device.',
  },
  413: { it: 'È troppo lungo per essere una partita.', en: 'It is too long to be a game.' },
  500: {
    it: 'Non è stato possibile leggere questo file: riprova.',
    en: 'This file could not be read: try again.',
  },
  503: {
    it: 'L’app adesso non c’è: forse viene ricostruita. Riprova fra poco.',
    en: 'The app is not there now: it may be being rebuilt. Try again in a moment.',
  },
} as const satisfies Record<number, Text>

/** 421: the address is ours, the name in front of it is not. */
export const OTHER_NAME: Phrase<[url: string]> = {
  it: (url) => `Solotavolo risponde soltanto all’indirizzo ${url}`,
  en: (url) => `Solotavolo answers only at ${url}`,
}
