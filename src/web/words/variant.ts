import { phrase, type Values, type Words } from '../../kernel/text.ts'

export const VARIANT_WORDS = {
  heading: { it: 'Variante', en: 'Variant' },
  by: phrase<Values<'author'>>({ it: ({ author }) => `di ${author}`, en: ({ author }) => `by ${author}` }),
  readingsAbout: {
    it: 'Dove il documento si può leggere in un altro modo. Le partite con un’altra lettura si contano a parte.',
    en: 'Where the document can be read in another way. Games by another reading are counted apart.',
  },
  asWeRead: { it: 'Come leggiamo noi', en: 'As we read it' },
  otherwise: { it: 'Altra lettura', en: 'Another reading' },
  variantAbout: {
    it: 'Un avversario che gioca secondo altre regole. Le partite con una variante si contano a parte.',
    en: 'An opponent that plays by other rules. Games by a variant are counted apart.',
  },
  own: { it: 'Da un file o un testo', en: 'From a file or text' },
  choose: { it: 'Quale', en: 'Which one' },
  file: { it: 'Scegli un file…', en: 'Choose a file…' },
  paste: { it: 'Oppure incolla qui il testo (YAML o JSON)', en: 'Or paste its text here (YAML or JSON)' },
  tooLarge: {
    it: 'Questo file è troppo grande per essere una variante.',
    en: 'This file is too large to be a variant.',
  },
  bad: phrase<Values<'why'>>({
    it: ({ why }) => `Non si può usare: ${why}.`,
    en: ({ why }) => `This cannot be used: ${why}.`,
  }),
  differs: { it: 'In che cosa è diversa dal documento', en: 'How it differs from the document' },
  differsNot: { it: 'Gioca come il documento.', en: 'It plays as the document.' },
  measured: phrase<Values<'player' | 'otherwise' | 'won' | 'low' | 'high'>>({
    it: ({ player, otherwise, won, low, high }) =>
      `Nel laboratorio (${player}): decide altrimenti ${otherwise} delle volte; partite vinte ${won} (da ${low} a ${high}).`,
    en: ({ player, otherwise, won, low, high }) =>
      `In the lab (${player}): decides otherwise ${otherwise} of the time; games won ${won} (${low} to ${high}).`,
  }),
} as const satisfies Words
