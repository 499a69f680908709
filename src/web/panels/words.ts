// What several panels say; a panel's own words stand in its own file. `{name}` is filled in by `fill`.
import type { Lang, Text } from '../../kernel/contract.ts'

export const WORDS = {
  copied: { it: 'Copiato.', en: 'Copied.' },
  notCopied: {
    it: 'Il browser non lascia copiare: seleziona il testo e copialo a mano.',
    en: 'The browser does not allow copying: select the text and copy it by hand.',
  },
  cancel: { it: 'Annulla', en: 'Cancel' },
} as const satisfies Record<string, Text>

export function fill(text: Text, lang: Lang, values: Readonly<Record<string, string | number>>): string {
  return text[lang].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
