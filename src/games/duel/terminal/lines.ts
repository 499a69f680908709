// What lines of Duel's drawing have of their own.
import { ink, type Line, pad } from '../../../common/lines.ts'

/** What stands in front of a line of a city, which has half the drawing for itself. */
export const label = (text: string, ...styles: readonly string[]): Line => pad([ink(`${text} `, ...styles)], 9)

export const RULE = ink(' │ ', 'dim')

/** Two columns with a rule between them. */
export function beside(left: readonly Line[], right: readonly Line[], width: number): Line[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
    pad(left[at] ?? [], width).concat(RULE, right[at] ?? []),
  )
}
