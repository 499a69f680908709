// The levels (S2.3, S3.1): fans of a print, the least value of collected orders, points at the end (Q29).
import { inEachLang, isOne, type Text } from '../../../kernel/text.ts'
import type { LevelsPart, LevelValues } from '../../../kernel/variant.ts'

export interface Level {
  readonly id: string
  readonly title: Text
  readonly about: Text
  readonly printFans: number
  readonly salesMinimum: number
  readonly finalVp: number
}

export const LEVELS = [
  {
    id: 'beginner',
    title: { it: 'Principiante', en: 'Beginner' },
    about: {
      it: 'L’Automa stampa con 2 fan più il numero del round, raccoglie ordini per almeno 6 e alla fine ha 18 PV in più.',
      en: 'The Automa prints with 2 fans plus the round number, collects orders worth at least 6 and has 18 VP more at the end.',
    },
    printFans: 2,
    salesMinimum: 6,
    finalVp: 18,
  },
  {
    id: 'intermediate',
    title: { it: 'Intermedio', en: 'Intermediate' },
    about: {
      it: 'L’Automa stampa con 3 fan più il numero del round, raccoglie ordini per almeno 7 e alla fine ha 24 PV in più.',
      en: 'The Automa prints with 3 fans plus the round number, collects orders worth at least 7 and has 24 VP more at the end.',
    },
    printFans: 3,
    salesMinimum: 7,
    finalVp: 24,
  },
  {
    id: 'expert',
    title: { it: 'Esperto', en: 'Expert' },
    about: {
      it: 'L’Automa stampa con 5 fan più il numero del round, raccoglie ordini per almeno 9 e alla fine ha 32 PV in più.',
      en: 'The Automa prints with 5 fans plus the round number, collects orders worth at least 9 and has 32 VP more at the end.',
    },
    printFans: 5,
    salesMinimum: 9,
    finalVp: 32,
  },
] as const satisfies readonly Level[]

const PRINTS = {
  it: (fans: number) => `L’Automa stampa con ${fans} fan più il numero del round.`,
  en: (fans: number, isSingle: boolean) =>
    `The Automa prints with ${fans} ${isSingle ? 'fan' : 'fans'} plus the round number.`,
} as const

export const LEVELS_PART: LevelsPart = {
  option: 'level',
  cite: 'S3.1',
  initial: LEVELS.map(({ id, title, about, printFans, salesMinimum, finalVp }) => ({
    id,
    title,
    about,
    values: { 'print-fans': printFans, 'sales-minimum': salesMinimum, 'final-vp': finalVp },
  })),
  fields: [
    {
      id: 'print-fans',
      title: { it: 'fan di una stampa, senza il numero del round', en: 'fans of a print, without the round number' },
      kind: { kind: 'number', least: 0, most: 20 },
      says: (fans) => inEachLang((lang) => PRINTS[lang](fans as number, isOne(fans as number, lang))),
    },
    {
      id: 'sales-minimum',
      title: { it: 'valore minimo degli ordini raccolti', en: 'least total value of collected orders' },
      kind: { kind: 'number', least: 0, most: 60 },
      says: (least) => ({
        it: `Raccoglie ordini per almeno ${least as number}.`,
        en: `It collects orders worth at least ${least as number}.`,
      }),
    },
    {
      id: 'final-vp',
      title: { it: 'PV in più alla fine', en: 'further VP at the end' },
      kind: { kind: 'number', least: 0, most: 200 },
      says: (points) => ({
        it: `Alla fine ha ${points as number} PV in più.`,
        en: `It has ${points as number} VP more at the end.`,
      }),
    },
  ],
}

/** A level of a variant as the rules read it. */
export const levelIn = ({ id, title, about, values }: LevelValues): Level => ({
  id,
  title,
  about,
  printFans: values['print-fans'] as number,
  salesMinimum: values['sales-minimum'] as number,
  finalVp: values['final-vp'] as number,
})
