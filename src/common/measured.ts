// How a game declares what its learned eye looks at.
import type { Measured } from '../kernel/eye.ts'
import type { Text } from '../kernel/text.ts'

export const measured = <S>(id: string, text: Text, measure: (s: S) => number): Measured<S> => ({ id, text, measure })

/** One or nothing. */
export const flag = <S>(id: string, text: Text, is: (s: S) => boolean): Measured<S> =>
  measured(id, text, (s) => (is(s) ? 1 : 0))
