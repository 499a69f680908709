// How ladders and rungs are headed, and the units of their values.
import type { Text, Unit } from '../../../../kernel/text.ts'
import type { Head } from '../../../../ladder/rung.ts'

const same = (text: Text): Unit => ({ one: text, other: text })

export const VALUE: Unit = same({ it: 'valore #', en: 'value #' })
export const DISTANCE: Unit = same({ it: 'distanza #', en: 'distance #' })
export const SPACE: Unit = same({ it: 'spazio #', en: 'space #' })
export const PLACE: Unit = same({ it: '#ª in ordine alfabetico', en: 'number # in the alphabet' })
export const DIE: Unit = same({ it: 'dadi: #', en: 'dice: #' })

/** Faces of a die that lie together. */
export const range = (faces: readonly number[]): string => `${faces[0]}-${faces.at(-1)}`

/** A ladder and its clause. */
export const scale = (id: string, cite: string, title: Text) => ({ id: `concordia.${id}`, cite, title })
/** A rung: `ladder.rung`, the clause, what it says. */
export const head = (id: string, cite: string, text: Text, more: Partial<Head> = {}): Head => ({
  id: `concordia.${id}`,
  cite,
  text,
  ...more,
})
