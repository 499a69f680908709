import { phrase, type Values, type Words } from '../../kernel/text.ts'
import type { Unit } from '../../kernel/contract.ts'

export const BACKUP = {
  title: { it: 'Copia di sicurezza', en: 'Backup' },
  about: {
    it: 'Partite, risultati, punteggi migliori, mazzi, varianti e impostazioni in un solo file, da tenere dove vuoi. Ripristinandolo si aggiunge a quello che c’è: niente va perso.',
    en: 'Games, results, best scores, decks, variants and settings in one file, to keep wherever you like. Restoring adds it to what is here: nothing is lost.',
  },
  restore: { it: 'Ripristina una copia…', en: 'Restore a backup…' },
  made: phrase<Values<'name'>>({
    it: ({ name }) => `La copia è nei tuoi download: ${name}`,
    en: ({ name }) => `The backup is in your downloads: ${name}`,
  }),
  inPart: {
    it: 'La memoria del browser ha un problema: nella copia c’è quello che si è potuto leggere.',
    en: 'The browser’s storage is in trouble: the backup holds what could be read of it.',
  },
  restored: { it: 'Ripristinato', en: 'Restored' },
  nothingNew: { it: 'Niente di nuovo: c’era già tutto.', en: 'Nothing new: all of it was here already.' },
  stays: { it: 'Resta com’è', en: 'Stays as it is' },
  notRestored: { it: 'Non ripristinato', en: 'Not restored' },
  games: { it: 'Le partite', en: 'The games' },
  results: { it: 'I risultati', en: 'The results' },
  bests: { it: 'I punteggi migliori', en: 'The best scores' },
  decks: { it: 'I mazzi', en: 'The decks' },
  drafts: { it: 'I tavoli a metà', en: 'The half-entered tables' },
  variants: { it: 'Le varianti', en: 'The variants' },
  learning: { it: 'Le lezioni', en: 'The lessons' },
  settings: { it: 'Le impostazioni', en: 'The settings' },
  unknownTitle: { it: 'gioco sconosciuto', en: 'unknown game' },
  tooLarge: { it: 'Questo file è troppo grande per essere una copia.', en: 'This file is too large to be a backup.' },
  notOne: {
    it: 'Questo file non è una copia di sicurezza di Solotavolo.',
    en: 'This file is not a backup of Solotavolo.',
  },
  damaged: {
    it: 'Questa copia è rovinata o incompleta: non è cambiato niente.',
    en: 'This backup is damaged or incomplete: nothing has changed.',
  },
  newer: {
    it: 'Questa copia viene da una versione più recente di Solotavolo: aggiorna e riprova.',
    en: 'This backup comes from a newer Solotavolo: update and try again.',
  },
  damagedPart: phrase<Values<'part'>>({
    it: ({ part }) => `${part}: questa parte della copia è rovinata.`,
    en: ({ part }) => `${part}: this part of the backup is damaged.`,
  }),
  unknownParts: {
    it: 'C’è altro che questa versione non conosce: aggiorna e ripristina di nuovo.',
    en: 'There is more that this version does not know: update and restore again.',
  },
  damagedGame: phrase<Values<'n' | 'title'>>({
    it: ({ n, title }) => `La partita numero ${n} della copia (${title}) è rovinata.`,
    en: ({ n, title }) => `Game number ${n} of the backup (${title}) is damaged.`,
  }),
  newerGame: phrase<Values<'n' | 'title'>>({
    it: ({ n, title }) =>
      `La partita numero ${n} della copia (${title}) viene da una versione più recente: aggiorna e ripristina di nuovo.`,
    en: ({ n, title }) =>
      `Game number ${n} of the backup (${title}) comes from a newer version: update and restore again.`,
  }),
  damagedResult: phrase<Values<'n'>>({
    it: ({ n }) => `Il risultato numero ${n} della copia è rovinato.`,
    en: ({ n }) => `Result number ${n} of the backup is damaged.`,
  }),
  newerResult: phrase<Values<'n'>>({
    it: ({ n }) =>
      `Il risultato numero ${n} della copia viene da una versione più recente: aggiorna e ripristina di nuovo.`,
    en: ({ n }) => `Result number ${n} of the backup comes from a newer version: update and restore again.`,
  }),
  damagedBests: phrase<Values<'title'>>({
    it: ({ title }) => `Un punteggio migliore della copia (${title}) è rovinato.`,
    en: ({ title }) => `A best score of the backup (${title}) is damaged.`,
  }),
  damagedDeck: phrase<Values<'title'>>({
    it: ({ title }) => `Un mazzo della copia (${title}) è rovinato.`,
    en: ({ title }) => `A deck of the backup (${title}) is damaged.`,
  }),
  deckRestored: phrase<Values<'title'>>({
    it: ({ title }) => `${title}: il tuo è di nuovo qui.`,
    en: ({ title }) => `${title}: your own is here again.`,
  }),
  deckStays: phrase<Values<'title'>>({
    it: ({ title }) => `${title}: resta il tuo di qui, nella copia ce n’è un altro.`,
    en: ({ title }) => `${title}: your own here stays, the backup has another.`,
  }),
  damagedVariant: phrase<Values<'n'>>({
    it: ({ n }) => `La variante numero ${n} della copia è rovinata.`,
    en: ({ n }) => `Variant number ${n} of the backup is damaged.`,
  }),
  unkeptVariant: phrase<Values<'n'>>({
    it: ({ n }) => `La variante numero ${n} della copia non trova posto in questo browser.`,
    en: ({ n }) => `There is no room for variant number ${n} of the backup in this browser.`,
  }),
  damagedDraft: phrase<Values<'title'>>({
    it: ({ title }) => `Un tavolo a metà della copia (${title}) è rovinato.`,
    en: ({ title }) => `A half-entered table of the backup (${title}) is damaged.`,
  }),
  draftRestored: phrase<Values<'title'>>({
    it: ({ title }) => `${title}: il tavolo a metà è di nuovo qui.`,
    en: ({ title }) => `${title}: the half-entered table is here again.`,
  }),
  draftStays: phrase<Values<'title'>>({
    it: ({ title }) => `${title}: resta il tavolo a metà di qui, nella copia ce n’è un altro.`,
    en: ({ title }) => `${title}: the half-entered table here stays, the backup has another.`,
  }),
  settingsRestored: { it: 'Le impostazioni.', en: 'The settings.' },
  settingsStay: {
    it: 'Le impostazioni che hai cambiato qui.',
    en: 'The settings you have changed here.',
  },
} as const satisfies Words

export const GAMES_MERGED = {
  added: {
    one: { it: 'Una partita aggiunta.', en: 'One game added.' },
    other: { it: '# partite aggiunte.', en: '# games added.' },
  },
  newer: {
    one: { it: 'Una partita portata più avanti.', en: 'One game brought further.' },
    other: { it: '# partite portate più avanti.', en: '# games brought further.' },
  },
  both: {
    one: {
      it: 'Una partita era andata avanti in un altro modo: adesso ci sono tutte e due.',
      en: 'One game had gone on another way: now both are here.',
    },
    other: {
      it: '# partite erano andate avanti in un altro modo: adesso ci sono tutte due volte.',
      en: '# games had gone on another way: now each is here twice.',
    },
  },
} as const satisfies Record<string, Unit>

/** Games that a backup cannot contain. */
export const LEFT_OUT: Unit = {
  one: {
    it: 'Una partita danneggiata non c’è: si può esportare dalla pagina iniziale.',
    en: 'One damaged game is not in it: it can be exported from the first page.',
  },
  other: {
    it: '# partite danneggiate non ci sono: si possono esportare dalla pagina iniziale.',
    en: '# damaged games are not in it: they can be exported from the first page.',
  },
}

export const LESSONS_MERGED: Unit = {
  one: { it: 'Una lezione.', en: 'One lesson.' },
  other: { it: '# lezioni.', en: '# lessons.' },
}

export const VARIANTS_MERGED: Unit = {
  one: { it: 'Una variante.', en: 'One variant.' },
  other: { it: '# varianti.', en: '# variants.' },
}

export const BESTS_MERGED: Unit = {
  one: { it: 'Un punteggio migliore.', en: 'One best score.' },
  other: { it: '# punteggi migliori.', en: '# best scores.' },
}

export const RESULTS_MERGED: Unit = {
  one: { it: 'Un risultato aggiunto.', en: 'One result added.' },
  other: { it: '# risultati aggiunti.', en: '# results added.' },
}
