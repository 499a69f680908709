import { phrase, type Values, type Words } from '../../kernel/text.ts'

export const MEND = {
  copy: {
    it: 'La partita com’è adesso resta tra le tue partite, come copia.',
    en: 'The game as it is now stays among your games, as a copy.',
  },
  finishedCopy: {
    it: 'La partita finita resta com’è: quella corretta è una copia.',
    en: 'The finished game stays as it is: the corrected one is a copy.',
  },
  others: phrase<Values<'n'>>({ it: ({ n }) => `altre ${n}`, en: ({ n }) => `${n} more` }),
} as const satisfies Words
