// Texts that several panels share; a panel's own texts are in its own file.
import type { Text } from '../../kernel/contract.ts'

export const WORDS = {
  copied: { it: 'Copiato.', en: 'Copied.' },
  notCopied: {
    it: 'Il browser non lascia copiare: seleziona il testo e copialo a mano.',
    en: 'The browser does not allow copying: select the text and copy it by hand.',
  },
  cancel: { it: 'Annulla', en: 'Cancel' },
} as const satisfies Record<string, Text>
