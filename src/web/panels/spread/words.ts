import { phrase, type Values, type Words } from '../../../kernel/text.ts'

export const WORDS = {
  count: phrase<Values<'n' | 'all'>>({ it: ({ n, all }) => `${n} di ${all}`, en: ({ n, all }) => `${n} of ${all}` }),
  undo: { it: 'Ho sbagliato', en: 'I mistyped' },
  drawing: { it: 'Il disegno', en: 'The drawing' },
  empty: phrase<Values<'n'>>({ it: ({ n }) => `posto ${n}, ancora vuoto`, en: ({ n }) => `place ${n}, still empty` }),
  next: phrase<Values<'n'>>({ it: ({ n }) => `posto ${n}: il prossimo`, en: ({ n }) => `place ${n}: the next one` }),
  filled: phrase<Values<'n' | 'name'>>({
    it: ({ n, name }) => `posto ${n}: ${name}. Correggi`,
    en: ({ n, name }) => `place ${n}: ${name}. Correct it`,
  }),
  mark: phrase<Values<'n' | 'name'>>({
    it: ({ n, name }) => `posto ${n}: ${name}`,
    en: ({ n, name }) => `place ${n}: ${name}`,
  }),
  usual: phrase<Values<'name'>>({
    it: ({ name }) => `Se c’è, tocca nel disegno: ${name}. Altrimenti vai avanti.`,
    en: ({ name }) => `If there is one, tap it in the drawing: ${name}. Otherwise go on.`,
  }),
  correct: phrase<Values<'name'>>({
    it: ({ name }) => `Al posto di ${name}:`,
    en: ({ name }) => `Instead of ${name}:`,
  }),
  keep: { it: 'Lascia com’è', en: 'Leave it' },
  paint: phrase<Values<'n' | 'name'>>({
    it: ({ n, name }) => `Tocca, o passa col dito: ${name}, ancora ${n}`,
    en: ({ n, name }) => `Tap, or sweep over them: ${name}, ${n} to go`,
  }),
  paintInOrder: phrase<Values<'names'>>({
    it: ({ names }) => `Toccali, o passa col dito, in quest’ordine: ${names}`,
    en: ({ names }) => `Tap, or sweep over them, in this order: ${names}`,
  }),
  pairs: phrase<Values<'next'>>({
    it: ({ next }) => `O tutti e due con un tocco. A sinistra: ${next}`,
    en: ({ next }) => `Or both by one tap. On the left: ${next}`,
  }),
  comesNext: { it: 'che cosa si scopre poi', en: 'what is turned up then' },
  pairsDown: phrase<Values<'next'>>({
    it: ({ next }) => `O tutti e due con un tocco. In alto: ${next}`,
    en: ({ next }) => `Or both by one tap. At the top: ${next}`,
  }),
  pair: phrase<Values<'name' | 'next'>>({
    it: ({ name, next }) => `${name}, poi ${next}`,
    en: ({ name, next }) => `${name}, then ${next}`,
  }),
  kinds: { it: 'Che cosa segni', en: 'What you mark' },
  left: phrase<Values<'n' | 'name'>>({
    it: ({ n, name }) => `${name}: ancora ${n}`,
    en: ({ n, name }) => `${name}: ${n} to go`,
  }),
  of: phrase<Values<'place' | 'name'>>({
    it: ({ place, name }) => `${place}: ${name}`,
    en: ({ place, name }) => `${place}: ${name}`,
  }),
} as const satisfies Words
