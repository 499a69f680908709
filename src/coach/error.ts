// How far an average may be off. A search only tells averages, so it is watched while it grows: what each batch of playouts adds to a
// move is one observation, and batches that differ much make an average that is known badly.

/** An average over so many playouts, and its standard error. */
export interface Estimate {
  readonly mean: number
  readonly error: number
}

/** Adds up batches: each has a number of playouts and their mean. */
export interface Batches {
  add(playouts: number, mean: number): void
  readonly estimate: Estimate
}

/** Fewer batches say too little about their spread: then the error is unknown, which is infinite. */
const FEWEST = 4

export function batches(): Batches {
  let [count, playouts, sum, squares] = [0, 0, 0, 0]
  return {
    add(some, mean) {
      if (some === 0) return
      count++
      playouts += some
      sum += some * mean
      squares += some * mean * mean
    },
    get estimate() {
      const mean = playouts === 0 ? 0 : sum / playouts
      if (count < FEWEST) return { mean, error: Number.POSITIVE_INFINITY }
      // Each batch of n playouts has the variance of one playout, divided by n.
      const spread = Math.max(0, squares - playouts * mean * mean) / (count - 1)
      return { mean, error: Math.sqrt(spread / playouts) }
    },
  }
}

/** The error of a difference or a sum of independent estimates. */
export const together = (...errors: readonly number[]): number =>
  Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0))

/** Two standard errors: outside of that an estimate is wrong once in twenty times. */
export const WIDE = 2

/**
 * The part of a difference that is not noise: nothing of one below two standard errors, nearly all of one that is far above (in the manner
 * of the positive-part estimator of James and Stein). So many small differences that are only noise do not add up to anything.
 */
export function credible(difference: number, error: number): number {
  if (difference === 0) return 0
  return difference * Math.max(0, 1 - ((WIDE * error) / difference) ** 2)
}

/** How likely a difference with this error is above 0: the normal distribution, to about seven digits (Abramowitz and Stegun 26.2.17). */
export function likelihood(difference: number, error: number): number {
  if (error === 0) return difference > 0 ? 1 : difference < 0 ? 0 : 0.5
  const z = Math.abs(difference / error)
  const t = 1 / (1 + 0.2316419 * z)
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const above = 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
  return difference >= 0 ? above : 1 - above
}
