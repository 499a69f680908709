// The twelve automa cards: three actions from top to bottom, six genres from left to right (S1.2). Only the first is known to be a
// printed card; the others are a balanced reconstruction (Q1): every genre stands in every place twice, and of every pair of genres
// each is ahead on six cards. Whoever owns the game types in the real ones, here or as a deck of their own (`deck.ts`).

/** Cards at the front of the deck that are printed ones. */
export const PRINTED_CARDS = 1

/** The letters are those of `deck.ts`. */
export const RECONSTRUCTION =
  'HDI-CFSRWH DIP-FRCHSW IPS-RHFWCS PSH-HWRSFC SHD-WSHCRF HIS-SCWFHR DPH-FCRSHW ISD-CSFWRH PHI-SWCHFR SDP-WHSRCF IHP-HRWFSC PDS-RFHCWS'
