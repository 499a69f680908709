// The levels (S2.3, S3.1): fans of a print, the least value of collected orders, points at the end (Q29).
import type { Text } from '../../../kernel/text.ts'

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

export type LevelId = (typeof LEVELS)[number]['id']

const BY_ID = new Map<LevelId, Level>(LEVELS.map((level) => [level.id, level]))
export const levelOf = (id: LevelId): Level => BY_ID.get(id) as Level
