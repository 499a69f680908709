// How ladders and rungs are headed, the units of their values, and the two orders of genres everything goes by.
import type { RungInfo } from '../../../../kernel/contract.ts'
import type { Text, Unit } from '../../../../kernel/text.ts'
import type { GenreNo } from '../../catalogue/vocabulary.ts'
import { type Head, inOrder, type Rung } from '../../../../ladder/rung.ts'
import { placeOf, type View } from '../view.ts'

export const VALUE: Unit = same({ it: 'valore #', en: 'value #' })
export const PLACE: Unit = same({ it: '#º posto', en: 'place #' })

function same(text: Text): Unit {
  return { one: text, other: text }
}

/** A ladder and its clause. */
export const scale = (id: string, cite: string, title: Text) => ({ id: `age-of-comics.${id}`, cite, title })
/** A rung: `ladder.rung`, the clause, what it says. */
export const head = (id: string, cite: string, text: Text, more: Partial<Head> = {}): Head => ({
  id: `age-of-comics.${id}`,
  cite,
  text,
  ...more,
})

/** A rung that older saves name by another one, with which it was told together. */
export const formerly = <R extends RungInfo>(id: string, rung: R): R => ({ ...rung, formerly: `age-of-comics.${id}` })

/** S6.1: the genre priority of the card. */
export const byPriority = <C>(
  id: string,
  cite: string,
  text: Text,
  genre: (candidate: C, view: View) => GenreNo,
): Rung<C, View> => inOrder(head(id, cite, text, { unit: PLACE }), (candidate, v) => placeOf(v, genre(candidate, v)))
