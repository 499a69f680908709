// The difficulties (S5): how many Progress tokens the Opponent begins with.
import type { Text } from '../../../kernel/text.ts'

export interface Level {
  readonly id: string
  readonly title: Text
  readonly about: Text
  readonly tokens: 0 | 1 | 2
}

export const LEVELS = [
  {
    id: 'easy',
    title: { it: 'Facile', en: 'Easy' },
    about: {
      it: 'L’Avversario comincia senza segnalini Progresso.',
      en: 'The Opponent begins without a Progress token.',
    },
    tokens: 0,
  },
  {
    id: 'normal',
    title: { it: 'Normale', en: 'Normal' },
    about: {
      it: 'L’Avversario comincia con un segnalino Progresso, a caso fra i tre della sua Meraviglia.',
      en: 'The Opponent begins with one Progress token, at random from the three of its Wonder.',
    },
    tokens: 1,
  },
  {
    id: 'hard',
    title: { it: 'Difficile', en: 'Hard' },
    about: {
      it: 'L’Avversario comincia con due segnalini Progresso, a caso fra i tre della sua Meraviglia.',
      en: 'The Opponent begins with two Progress tokens, at random from the three of its Wonder.',
    },
    tokens: 2,
  },
] as const satisfies readonly Level[]

export type LevelId = (typeof LEVELS)[number]['id']

const BY_ID = new Map<LevelId, Level>(LEVELS.map((level) => [level.id, level]))
export const levelOf = (id: LevelId): Level => BY_ID.get(id) as Level
