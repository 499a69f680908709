// Where a card of the structure lies, as people see it at the table: rows from the top, cards from SOLO's side, which is on the left (Q11).
import type { Lang, Phrase, Text } from '../../kernel/text.ts'
import type { Slot } from './catalogue/layouts.ts'
import { EMPTY, layoutOf, type State } from './state.ts'

/** A card of the structure as people find it: counted among the rows and cards that still lie there. */
export interface Seen {
  /** From the far row, from 1. */
  readonly row: number
  readonly rows: number
  /** From SOLO's side, from 1. */
  readonly at: number
  readonly cards: number
}

const lyingIn = (s: State): readonly Slot[] => layoutOf(s).slots.filter((_, at) => s.slots[at] !== EMPTY)

/** The first card of each row that still holds one, from the far row. */
export const firstsOfRows = (s: State): readonly Slot[] =>
  lyingIn(s).filter((slot, at, all) => all[at - 1]?.row !== slot.row)

export function seenIn(s: State, slot: string): Seen {
  const { slots } = layoutOf(s)
  const lying = lyingIn(s)
  const rows = firstsOfRows(s).map(({ row }) => row)
  const own = slots.find(({ id }) => id === slot)?.row ?? 0
  const inRow = lying.filter(({ row }) => row === own)
  return {
    row: rows.indexOf(own) + 1,
    rows: rows.length,
    at: inRow.findIndex(({ id }) => id === slot) + 1,
    cards: inRow.length,
  }
}

/** From 1; in Italian for rows and cards, which are feminine. */
export const ORDINALS: readonly Text[] = [
  { it: '', en: '' },
  { it: 'prima', en: 'first' },
  { it: 'seconda', en: 'second' },
  { it: 'terza', en: 'third' },
  { it: 'quarta', en: 'fourth' },
  { it: 'quinta', en: 'fifth' },
  { it: 'sesta', en: 'sixth' },
  { it: 'settima', en: 'seventh' },
]

/** "second row from the top, third from SOLO's side". */
export const WHERE: Phrase<[seen: Seen]> = {
  it: ({ row, rows, at, cards }) => {
    const inRow = rows === 1 ? 'unica riga' : `${ORDINALS[row]?.it} riga dall’alto`
    return cards === 1 ? `unica carta, ${inRow}` : `${inRow}, ${ORDINALS[at]?.it} carta dal lato di SOLO`
  },
  en: ({ row, rows, at, cards }) => {
    const inRow = rows === 1 ? 'the only row' : `${ORDINALS[row]?.en} row from the top`
    return cards === 1 ? `${inRow}, the only card there` : `${inRow}, ${ORDINALS[at]?.en} from SOLO’s side`
  },
}

/** In words, as it is now. */
export const whereIn = (s: State, slot: string, lang: Lang): string => WHERE[lang](seenIn(s, slot))
