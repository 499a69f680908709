// What ladders say with the numbers of a document.
import type { Text } from '../../../kernel/text.ts'

/** Whether every opponent begins with as many dwellings as the player (S13, Q5, Q31); by the player's number. */
export const asManyAsYours = (starting: readonly number[]): boolean =>
  starting.every((theirs, yours) => theirs === yours)

const ONE_EACH: Text = {
  it: 'esagoni liberi del suo colore, uno per ogni tua abitazione',
  en: 'free hexes of its colour, one for each of your dwellings',
}
const SHARED: Text = {
  it: 'esagoni liberi del suo colore, divisi fra le tue abitazioni nel modo più equo',
  en: 'free hexes of its colour, shared among your dwellings as evenly as possible',
}

export const freeText = (starting: readonly number[]): Text => (asManyAsYours(starting) ? ONE_EACH : SHARED)
