import { phrase, type Values, type Words } from '../../kernel/text.ts'

export const VARIANT_WORDS = {
  heading: { it: 'Variante', en: 'Variant' },
  by: phrase<Values<'author'>>({ it: ({ author }) => `di ${author}`, en: ({ author }) => `by ${author}` }),
} as const satisfies Words
