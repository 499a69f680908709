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

export type LadderId =
  | 'action-d12'
  | 'action-2d6'
  | 'goods-d12'
  | 'goods-2d6'
  | 'build'
  | 'take'
  | 'purchase'
  | 'last-turn'
  | 'buildable'
  | 'build-type'
  | 'empty-city'
  | 'build-city'
  | 'occupied-city'
  | 'extra-good'
  | 'affordable'
  | 'together'
  | 'buy'
  | 'any-good'

/** Ids of ladders and rungs begin with the game's. */
export const PREFIX = 'concordia.'

/** A ladder and its clause. */
export const scale = (id: LadderId, cite: string, title: Text) => ({ id: `${PREFIX}${id}`, cite, title })
/** A rung: `ladder.rung`, the clause, what it says. */
export const head = (id: string, cite: string, text: Text, more: Partial<Head> = {}): Head => ({
  id: `${PREFIX}${id}`,
  cite,
  text,
  ...more,
})
