// What the person tells at the end of a referee game: all that the final scoring needs (R28, S26 to S29).
import type { Phrase, Text } from '../../../kernel/text.ts'
import { CULTS, STRUCTURES, TOP_LEVEL } from '../catalogue/index.ts'

const ALL_STRUCTURES = STRUCTURES.reduce((sum, { count }) => sum + count, 0)
/** Far above any score; the points are told in two steps, tens and ones. */
const MOST_TENS = 29
/** Far above what anybody keeps. */
const MOST_GOODS = 60

export interface Tally {
  readonly id: TallyId
  readonly most: number
  /** The question. */
  readonly asks: Text
  /** The answer, in the log and in the picker; `before` are the tens already told. */
  readonly says: Phrase<[value: number, before: number]>
}

export type TallyId = `level-${(typeof CULTS)[number]['id']}` | 'network' | 'tens' | 'ones' | 'goods'

const levels: readonly Tally[] = CULTS.map(({ id, name, of }) => ({
  id: `level-${id}`,
  most: TOP_LEVEL,
  asks: {
    it: `Fine della partita. Il tuo livello sul culto ${of.it}?`,
    en: `End of the game. Your level on the cult ${of.en}?`,
  },
  says: { it: (value) => `${name.it}: ${value}`, en: (value) => `${name.en}: ${value}` },
}))

export const TALLIES: readonly Tally[] = [
  ...levels,
  {
    id: 'network',
    most: ALL_STRUCTURES,
    asks: {
      it: 'Quanti edifici conta la tua rete più grande?',
      en: 'How many structures are in your largest network?',
    },
    says: { it: (value) => `Edifici connessi: ${value}`, en: (value) => `Connected structures: ${value}` },
  },
  {
    id: 'tens',
    most: MOST_TENS,
    asks: {
      it: 'I punti sul tracciato, prima del punteggio finale: fra quali numeri?',
      en: 'The points on the track, before the final scoring: between which numbers?',
    },
    says: { it: (value) => `${value * 10}–${value * 10 + 9}`, en: (value) => `${value * 10}–${value * 10 + 9}` },
  },
  {
    id: 'ones',
    most: 9,
    asks: { it: 'I punti sul tracciato: esattamente?', en: 'The points on the track: exactly?' },
    says: {
      it: (value, before) => `Punti sul tracciato: ${before * 10 + value}`,
      en: (value, before) => `Points on the track: ${before * 10 + value}`,
    },
  },
  {
    id: 'goods',
    most: MOST_GOODS,
    asks: {
      it: 'Le risorse rimaste, in monete: monete, lavoratori, sacerdoti, potere nella ciotola III e metà di quello nella II.',
      en: 'The goods left, as coins: coins, workers, priests, power in bowl III and half of that in bowl II.',
    },
    says: { it: (value) => `Risorse rimaste: ${value}`, en: (value) => `Goods left: ${value}` },
  },
]
