// Labels of positions that several games share: sections, fields and values. A game adds its own and may override these. The keys:
// `src/web/panels/labels.ts`.
import type { Text } from '../kernel/text.ts'

export const COMMON_LABELS: Readonly<Record<string, Text>> = {
  '§now': { it: 'Il momento', en: 'The moment' },

  turn: { it: 'A chi tocca', en: 'Whose turn' },
  player: { it: 'Tu', en: 'You' },
  'player.coins': { it: 'Monete', en: 'Coins' },

  '=player': { it: 'Tu', en: 'You' },
  '=null': { it: 'Nessuno', en: 'None' },
}

/** The labels of a field whose values come from a list. */
export const valueLabels = (
  field: string,
  list: readonly ({ readonly id: string } & ({ readonly name: Text } | { readonly title: Text }))[],
): Readonly<Record<string, Text>> =>
  Object.fromEntries(list.map((item) => [`${field}=${item.id}`, 'title' in item ? item.title : item.name]))
