// What a learned evaluation looks at, where a game has one: named measures of a state, and the network over them.
import { type Eye, measuring, type Network } from '../../kernel/eye.ts'
import type { Text } from '../../kernel/text.ts'

/** A game whose learned evaluation is loaded. */
export interface Sighted<S> {
  readonly eye?: Eye<S>
}

export interface Raised {
  readonly text: Text
  readonly from: number
  readonly to: number
  /** What the difference alone is worth to the evaluation. */
  readonly worth: number
}

/** Measures of your own side are named so. */
const YOURS = 'you/'

/** The measures by which one state is better than another, the most important first: each is put back by itself to see what it is worth. */
export function raisedBy<S>({ eye }: Sighted<S>, one: S, other: S): Raised[] {
  if (eye === undefined) return []
  const { features, brain } = eye
  const measured = measuring(features)
  const [here, there] = [one, other].map((s) => Array.from(measured(s))) as [number[], number[]]
  const all = sumOf(brain, here)
  return features
    .flatMap(({ id, text }, at) => {
      const [to, from] = [here[at] as number, there[at] as number]
      // Only what people can count is told; and to have less of something is no reason that anybody believes.
      if (to === from || !Number.isInteger(to) || !Number.isInteger(from)) return []
      if (id.startsWith(YOURS) && to < from) return []
      return [{ text, from, to, worth: all - sumOf(brain, here.with(at, from)) }]
    })
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
}

function sumOf({ mean, spread, bias, linear, hidden }: Network, inputs: readonly number[]): number {
  const scaled = inputs.map((input, at) => (input - (mean[at] as number)) / (spread[at] as number))
  const weighed = (weights: readonly number[], from: number): number =>
    scaled.reduce((sum, input, at) => sum + input * (weights[from + at] as number), 0)
  return hidden.reduce(
    (sum, row) => sum + Math.max(0, (row[0] as number) + weighed(row, 1)) * (row[inputs.length + 1] as number),
    bias + weighed(linear, 0),
  )
}
