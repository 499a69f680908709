import type { Phrase, Text } from '../../../kernel/text.ts'

export const BOARD: Text = {
  it: 'Metti il tabellone sopra lo spazio delle carte, con una Capitale a sinistra, quella di SOLO, e una a destra, la tua. La pedina conflitto va al centro',
  en: 'Put the board above the space for the cards, with one capital on the left, SOLO’s, and one on the right, yours. The conflict pawn goes in the middle',
}
export const LOOTING: Text = {
  it: 'Metti i quattro segnalini saccheggio ai loro posti: uno da 2 e uno da 5 su ogni metà',
  en: 'Put the four looting tokens in their places: one of 2 and one of 5 on each half',
}
export const COINS_EACH: Phrase<[yours: number, solos: number]> = {
  it: (yours, solos) => `Prendi ${yours} monete e mettine ${solos} a sinistra per SOLO; le altre sono la banca`,
  en: (yours, solos) => `Take ${yours} coins and put ${solos} on the left for SOLO; the rest is the bank`,
}
export const AGE_DECKS: Text = {
  it: 'Mescola i tre mazzi delle Epoche. Da ognuno togli 3 carte senza guardarle e mettile da parte nella scatola, coperte, in tre mazzetti separati',
  en: 'Shuffle the three Age decks. From each remove 3 cards without looking and set them aside in the box, face down, in three separate packets',
}
export const GUILDS_IN: Text = {
  it: 'Mescola le 7 gilde e aggiungine 3 al mazzo dell’Epoca III senza guardarle; le altre 4 restano da parte, coperte',
  en: 'Shuffle the 7 guilds and add 3 of them to the Age III deck without looking; the other 4 stay aside, face down',
}
export const TOKENS: Text = {
  it: 'Mescola i 10 gettoni progresso. Mettine 5 scoperti sul tabellone, in fila dal lato di SOLO; gli altri 5 tornano coperti nella scatola',
  en: 'Shuffle the 10 progress tokens. Put 5 face up on the board, in a row from SOLO’s side; the other 5 go back into the box, face down',
}
export const WONDERS: Phrase<[n: number]> = {
  it: (n) => `Mescola le ${n} meraviglie e scoprine 4 in fila. La prima è di SOLO`,
  en: (n) => `Shuffle the ${n} wonders and turn up 4 in a row. The first one is SOLO’s`,
}
