// Building blocks of the checklists for the hands (`kernel/hands.ts`).
import type { Act, HandStep, PhysicalTable } from '../kernel/hands.ts'
import { inEachLang, type Lang } from '../kernel/text.ts'

/** One instruction: its words in a language, and which pieces it moves. */
export const handStep = (
  words: (lang: Lang) => string,
  moved: readonly Act[],
  { ids = [], ...more }: Partial<Pick<HandStep, 'ids' | 'spot' | 'answered'>> = {},
): HandStep => ({ text: inEachLang(words), ids, ...more, acts: moved })

/** Pieces go from one place to another; none if there are none. */
export const acts = (piece: string, from: string, to: string, count = 1, as = piece): readonly Act[] =>
  count === 0 ? [] : [{ piece, from, to, count, as }]

/** Counts pieces by their places. */
export function placing(): { put(place: string, piece: string, count?: number): void; table(): PhysicalTable } {
  const places: Record<string, Record<string, number>> = {}
  return {
    put(place, piece, count = 1) {
      const pieces = (places[place] ??= {})
      pieces[piece] = (pieces[piece] ?? 0) + count
    },
    table: () => places,
  }
}
