import type { Words } from '../../kernel/text.ts'

/** Told while nothing more of variants is loaded. */
export const FOLDED = {
  readings: { it: 'Altre letture', en: 'Other readings' },
  readingsNone: { it: 'Come leggiamo noi il documento', en: 'As we read the document' },
  variant: { it: 'Una variante', en: 'A variant' },
  document: { it: 'Il documento', en: 'The document' },
  untitled: { it: 'Variante senza titolo', en: 'A variant without a title' },
} as const satisfies Words
