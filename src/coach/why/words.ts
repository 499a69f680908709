import { phrase, type Words } from '../../kernel/text.ts'

export const WHY = {
  /** With other marks around a text that has some. */
  quoted: phrase<{ text: string }>({
    it: ({ text }) => (text.includes('«') ? `“${text}”` : `«${text}»`),
    en: ({ text }) => (text.includes('“') ? `‘${text}’` : `“${text}”`),
  }),
  wins: phrase<{ how: string }>({
    it: ({ how }) => `vince subito (${how})`,
    en: ({ how }) => `it wins at once (${how})`,
  }),
  leads: phrase<{ moves: string }>({
    it: ({ moves }) => `porta a ${moves}`,
    en: ({ moves }) => `it leads to ${moves}`,
  }),
  adds: phrase<{ points: string; sources: string }>({
    it: ({ points, sources }) => `vale ${points} subito (${sources})`,
    en: ({ points, sources }) => `it is worth ${points} at once (${sources})`,
  }),
  threatens: phrase<{ what: string }>({
    it: ({ what }) => `prepara la vittoria: ${what}`,
    en: ({ what }) => `it prepares a victory: ${what}`,
  }),
  thereby: phrase<{ what: string }>({ it: ({ what }) => `così ${what}`, en: ({ what }) => `then ${what}` }),
  raises: phrase<{ what: string; from: string; to: string }>({
    it: ({ what, from, to }) => `aumenta ${what} (${to} invece di ${from})`,
    en: ({ what, from, to }) => `it raises ${what} (${to} instead of ${from})`,
  }),
  lowers: phrase<{ what: string; from: string; to: string }>({
    it: ({ what, from, to }) => `riduce ${what} (${to} invece di ${from})`,
    en: ({ what, from, to }) => `it lowers ${what} (${to} instead of ${from})`,
  }),
  /** The other move, which looks better at once. */
  worthMore: phrase<{ move: string; points: string; but: string }>({
    it: ({ move, points, but }) => `${move} vale ${points} di più subito, ma ${but}`,
    en: ({ move, points, but }) => `${move} is worth ${points} more at once, but ${but}`,
  }),
  looksBetter: phrase<{ move: string; but: string }>({
    it: ({ move, but }) => `${move} sembra meglio a prima vista, ma ${but}`,
    en: ({ move, but }) => `${move} looks better at first sight, but ${but}`,
  }),
  /** What it would lead to: in a sentence about the move that looks better, and about any other one. */
  butThen: phrase<{ what: string }>({ it: ({ what }) => `poi ${what}`, en: ({ what }) => `then ${what}` }),
  after: phrase<{ move: string; what: string }>({
    it: ({ move, what }) => `dopo ${move} invece ${what}`,
    en: ({ move, what }) => `after ${move} instead, ${what}`,
  }),
  simply: phrase<{ move: string; what: string }>({
    it: ({ move, what }) => `${move} ${what}`,
    en: ({ move, what }) => `${move} ${what}`,
  }),
  loses: phrase<{ who: string }>({ it: ({ who }) => `${who} vince subito`, en: ({ who }) => `${who} wins at once` }),
  worse: phrase<{ value: string; best: string }>({
    it: ({ value, best }) => `rende meno nelle continuazioni provate: ${value} contro ${best}`,
    en: ({ value, best }) => `does worse in the continuations tried: ${value} against ${best}`,
  }),
  alike: phrase<{ move: string }>({
    it: ({ move }) => `${move} vale altrettanto, per quanto si può dire`,
    en: ({ move }) => `${move} is as good, as far as can be told`,
  }),
  best: phrase<{ value: string }>({
    it: ({ value }) => `nelle continuazioni provate è quella che rende di più: ${value}`,
    en: ({ value }) => `it does best in the continuations tried: ${value}`,
  }),
  share: phrase<{ percent: string }>({
    it: ({ percent }) => `${percent} % dei casi`,
    en: ({ percent }) => `${percent} % of cases`,
  }),
  opponent: { it: 'l’automa', en: 'the automa' },
} as const satisfies Words
