// The values of the document that an author may set.
import type { Item, SettingPart } from '../../../kernel/variant.ts'
import { card, theCard } from '../catalogue/index.ts'
import { RESOURCES, SYMBOLS } from '../catalogue/vocabulary.ts'

const itemOf = (id: (typeof RESOURCES)[number] | (typeof SYMBOLS)[number]): Item => ({
  id,
  title: card(theCard(id)).name,
})

export const SETTINGS: readonly SettingPart[] = [
  {
    id: 'symbols',
    title: {
      it: 'ordine dei simboli, se può scartare più combinazioni di carte Verdi',
      en: 'order of the symbols, where it can discard several sets of Green cards',
    },
    cite: 'Q30',
    kind: { kind: 'order', items: SYMBOLS.map(itemOf), isWhole: true },
    initial: SYMBOLS,
  },
  {
    id: 'resources',
    title: {
      it: 'ordine delle Risorse, quando il dado decide quale spende',
      en: 'order of the Resources, where the die decides which one it spends',
    },
    cite: 'Q31',
    kind: { kind: 'order', items: RESOURCES.map(itemOf), isWhole: true },
    initial: RESOURCES,
  },
]
