import { phrase, type Values, type Words } from '../../kernel/text.ts'

/** Where a game is played. */
export const PLAYED = {
  seed: phrase<Values<'seed'>>({ it: ({ seed }) => `seme ${seed}`, en: ({ seed }) => `seed ${seed}` }),
  beside: { it: 'accanto al tavolo', en: 'beside the table' },
  referee: { it: 'solo arbitro', en: 'referee only' },
  mixed: { it: 'misto', en: 'mixed' },
} as const satisfies Words
