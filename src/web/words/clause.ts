import { phrase, type Values, type Words } from '../../kernel/text.ts'

export const CLAUSE = {
  base: { it: 'Regola del gioco', en: 'Rule of the game' },
  document: { it: 'Dal documento', en: 'From the document' },
  ours: { it: 'Chiarimento nostro', en: 'Our ruling' },
  under: phrase<Values<'heading'>>({
    it: ({ heading }) => `Nel documento sotto «${heading}»`,
    en: ({ heading }) => `In the document under “${heading}”`,
  }),
  silent: {
    it: 'Il documento non lo dice: abbiamo deciso così.',
    en: 'The document does not say: this is what we decided.',
  },
  ground: phrase<Values<'ground'>>({
    it: ({ ground }) => `Si fonda su: ${ground}`,
    en: ({ ground }) => `It rests on: ${ground}`,
  }),
  variant: { it: 'Dalla variante', en: 'From the variant' },
  was: phrase<Values<'text'>>({
    it: ({ text }) => `Nel documento: ${text}`,
    en: ({ text }) => `In the document: ${text}`,
  }),
  wasOurs: phrase<Values<'text'>>({
    it: ({ text }) => `Altrimenti leggiamo così: ${text}`,
    en: ({ text }) => `Otherwise we read it so: ${text}`,
  }),
  reading: { it: 'Un’altra lettura', en: 'Another reading' },
  playIt: { it: 'Gioca così', en: 'Play it' },
  measureIt: { it: 'Misurala', en: 'Measure it' },
  inRules: { it: 'Nella pagina delle regole', en: 'On the rules page' },
} as const satisfies Words
