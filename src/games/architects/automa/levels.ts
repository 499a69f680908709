// The difficulties (S5): how many Progress tokens the Opponent begins with.
import { inEachLang, isOne, type Text } from '../../../kernel/text.ts'
import type { LevelsPart, LevelValues } from '../../../kernel/variant.ts'

export interface Level {
  readonly id: string
  readonly title: Text
  readonly about: Text
  readonly tokens: number
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

/** The tokens tied to a Wonder (S4): the Opponent cannot begin with more. */
const MOST_TOKENS = 3

/** S5 */
const BEGINS = {
  it: (tokens: number, isSingle: boolean) =>
    tokens === 0
      ? 'L’Avversario comincia senza segnalini Progresso.'
      : tokens === MOST_TOKENS
        ? 'L’Avversario comincia con tutti e tre i segnalini Progresso della sua Meraviglia.'
        : `L’Avversario comincia con ${isSingle ? 'un segnalino' : `${tokens} segnalini`} Progresso, a caso fra i tre della sua Meraviglia.`,
  en: (tokens: number, isSingle: boolean) =>
    tokens === 0
      ? 'The Opponent begins without a Progress token.'
      : tokens === MOST_TOKENS
        ? 'The Opponent begins with all three Progress tokens of its Wonder.'
        : `The Opponent begins with ${isSingle ? 'one Progress token' : `${tokens} Progress tokens`}, at random from the three of its Wonder.`,
} as const

export const LEVELS_PART: LevelsPart = {
  option: 'level',
  cite: 'S5',
  initial: LEVELS.map(({ id, title, about, tokens }) => ({ id, title, about, values: { tokens } })),
  fields: [
    {
      id: 'tokens',
      title: {
        it: 'segnalini Progresso iniziali dell’Avversario',
        en: 'Progress tokens the Opponent begins with',
      },
      kind: { kind: 'number', least: 0, most: MOST_TOKENS },
      says: (tokens) => inEachLang((lang) => BEGINS[lang](tokens as number, isOne(tokens as number, lang))),
    },
  ],
}

/** A level of a variant as the rules read it. */
export const levelIn = ({ id, title, about, values }: LevelValues): Level => ({
  id,
  title,
  about,
  tokens: values['tokens'] as number,
})
