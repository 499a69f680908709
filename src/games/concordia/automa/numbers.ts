// What plans say with the numbers of a document.
import { inEachLang, type Text } from '../../../kernel/text.ts'
import { goodId } from '../catalogue/index.ts'
import type { GoodId } from '../catalogue/vocabulary.ts'

const MORE = {
  it: (more: number) => `tirare e prendere una merce e altre ${more}, ciascuna del valore inferiore successivo`,
  en: (more: number) => `roll and take a good and ${more} more, each of the next lower value`,
} as const

/** One good and two have sentences of their own. */
const FEW: readonly Text[] = [
  { it: 'tirare e prendere una merce', en: 'roll and take a good' },
  {
    it: 'tirare e prendere una merce e una del valore inferiore successivo',
    en: 'roll and take a good and one of the next lower value',
  },
]
/** By how many goods, from 1. */
export const takeRolled = (count: number): Text => FEW[count - 1] ?? inEachLang((lang) => MORE[lang](count - 1))

/** By how many cards, from 1. */
export const BUY: readonly Text[] = [
  { it: 'acquistare una sola carta', en: 'buy a single card' },
  { it: 'acquistare fino a due carte', en: 'buy up to two cards' },
]

/** One of a good. */
export const ONE: Readonly<Record<GoodId, Text>> = {
  brick: { it: 'un mattone', en: 'one brick' },
  food: { it: 'un cibo', en: 'one food' },
  tool: { it: 'un utensile', en: 'one tool' },
  wine: { it: 'un vino', en: 'one wine' },
  cloth: { it: 'una stoffa', en: 'one cloth' },
}

const WITHOUT_ROLL = {
  it: (one: string) => `prendere ${one}, senza tirare`,
  en: (one: string) => `take ${one}, without a roll`,
} as const
export const takeLast = (good: number): Text => inEachLang((lang) => WITHOUT_ROLL[lang](ONE[goodId(good)][lang]))
