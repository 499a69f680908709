// A learned eye: named measures of a state and the small network over them that training has fitted (`npm run train`). A game declares its
// measures in `features.ts`; what was learnt lies in `brain.json` beside it. Both are loaded only by those who think: hint, review and lab.
import type { Text } from './text.ts'

/** One plain number of a state, with a noun phrase for people: "your shields". */
export interface Measured<S> {
  readonly id: string
  readonly text: Text
  measure(s: S): number
  /** What one more of it seems to be worth, in points, to somebody who knows the game: learning may begin there. */
  readonly worth?: number
  /** Where measures share a look at the state: the look, and what this one reads off it. */
  readonly shared?: Shared<S>
}

interface Shared<S> {
  look(s: S): unknown
  read(seen: unknown): number
}

/** Measures of what one look at a state has found: whoever wants all of them looks once. */
export const seenIn = <S, F>(look: (s: S) => F, measures: readonly Measured<F>[]): Measured<S>[] =>
  measures.map(({ id, text, worth = 0, measure }) => ({
    id,
    text,
    worth,
    measure: (s) => measure(look(s)),
    shared: { look, read: (seen) => measure(seen as F) },
  }))

/** All measures of a state at once, in their order; the list is written again for the next state. */
export function measuring<S>(features: readonly Measured<S>[]): (s: S) => Float64Array {
  const found = new Float64Array(features.length)
  const first = features[0]?.shared
  const isShared = first !== undefined && features.every(({ shared }) => shared?.look === first.look)
  return (s) => {
    const seen = isShared ? first.look(s) : undefined
    for (let at = 0; at < found.length; at++) {
      const one = features[at] as Measured<S>
      found[at] = isShared ? (one.shared as Shared<S>).read(seen) : one.measure(s)
    }
    return found
  }
}

/** What a value is: how likely your seat wins, moved a little by the points, or the points at the end. */
export type Unit = 'won' | 'points'

/**
 * The network: inputs less their mean, in units of their spread; a linear part and one layer of rectified units, added up. `hidden` has a
 * row per unit: its bias, one weight per input, its weight in the sum.
 */
export interface Network {
  readonly mean: readonly number[]
  readonly spread: readonly number[]
  readonly bias: number
  readonly linear: readonly number[]
  readonly hidden: readonly (readonly number[])[]
}

/** How values of a search became results, fitted on games it played (`npm run train -- calibrate`). */
export interface Calibration {
  /** Log-odds of winning by the log-odds of the value; points by the value. */
  readonly slope: number
  readonly offset: number
  /** Points only: below and above the told points lie eight results in ten, by tenths of the game that are over. */
  readonly below?: readonly number[]
  readonly above?: readonly number[]
}

const TENTHS = 10
/** The tenth of a game, or of all chances, that a number from 0 to 1 lies in. */
export const tenthOf = (share: number): number => Math.min(TENTHS - 1, Math.max(0, Math.floor(share * TENTHS)))

/** The file of a game. */
export interface Brain extends Network {
  readonly game: string
  /** The command that made it. */
  readonly made: string
  readonly unit: Unit
  /** The ids of its inputs, in order. */
  readonly features: readonly string[]
  /** How many points ahead are a clear win; how points become a value where they are the unit. */
  readonly width: number
  readonly centre: number
  /** How much of a result is the victory itself; the rest is how clear it was. */
  readonly victory?: number
  /** How many outcomes of a move a search draws by its visits: more where chance decides much. */
  readonly outcomes?: number
  readonly calibration?: Calibration
}

/** Moments between which nobody else acts and nothing is drawn, such as the beginnings of rounds: a search ends at the next one. */
export interface Horizon<S> {
  /** Whether a move made in `before` has led past one. */
  isBeyond(s: S, before: S): boolean
  /** A state as it would be there, by the shortest way. */
  rest(s: S): S
  /** A fingerprint: states before the same horizon share one if nothing differs that matters, and hardly ever otherwise. */
  same(s: S): number
}

/** A brain with its measures: it looks at a state and says what it is worth. */
export interface Eye<S> {
  readonly brain: Brain
  readonly features: readonly Measured<S>[]
  /** From 0 to 1 where somebody can win; points at the end where nobody can. */
  value(s: S): number
}

export function openEye<S>(features: readonly Measured<S>[], brain: Brain): Eye<S> {
  const sum = summing(features, brain)
  const { unit, width, centre } = brain
  return {
    brain,
    features,
    value: unit === 'won' ? (s) => 1 / (1 + Math.exp(-sum(s))) : (s) => centre + width * sum(s),
  }
}

/** The network as one function, with mean and spread folded into its weights: most measures are zero, and cost nothing then. */
function summing<S>(features: readonly Measured<S>[], network: Network): (s: S) => number {
  const { mean, spread, linear, hidden } = network
  const count = features.length
  const units = hidden.length
  const columns = units + 1
  const folded = new Float64Array(count * columns)
  const start = new Float64Array(columns)
  const out = new Float64Array(units)
  start[0] = network.bias
  for (let unit = 0; unit < units; unit++) {
    const row = hidden[unit] as readonly number[]
    start[unit + 1] = row[0] as number
    out[unit] = row[count + 1] as number
  }
  for (let input = 0; input < count; input++)
    for (let column = 0; column < columns; column++) {
      const weight =
        column === 0 ? (linear[input] as number) : ((hidden[column - 1] as readonly number[])[input + 1] as number)
      const one = weight / (spread[input] as number)
      folded[input * columns + column] = one
      start[column] = (start[column] as number) - one * (mean[input] as number)
    }
  const sums = new Float64Array(columns)
  const measured = measuring(features)
  return (s) => {
    sums.set(start)
    const inputs = measured(s)
    for (let input = 0; input < count; input++) {
      const x = inputs[input] as number
      if (x === 0) continue
      const from = input * columns
      for (let column = 0; column < columns; column++)
        sums[column] = (sums[column] as number) + (folded[from + column] as number) * x
    }
    let sum = sums[0] as number
    for (let unit = 0; unit < units; unit++) {
      const active = sums[unit + 1] as number
      if (active > 0) sum += active * (out[unit] as number)
    }
    return sum
  }
}
