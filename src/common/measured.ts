// How a game declares what its learned eye looks at.
import type { Measured } from '../kernel/eye.ts'

export const measured = <S>(id: string, it: string, en: string, measure: (s: S) => number): Measured<S> => ({
  id,
  text: { it, en },
  measure,
})

/** One or nothing. */
export const flag = <S>(id: string, it: string, en: string, is: (s: S) => boolean): Measured<S> =>
  measured(id, it, en, (s) => (is(s) ? 1 : 0))
