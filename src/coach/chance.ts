// Turns a search's value into a chance of winning. A search plays on at random where its tree ends, so its value is below the chance of a
// player as good as the search. The difference is a constant in log-odds that depends on how long that player thinks: with a search of 200
// playouts, the usual one, it was 2.4 in 75 games of Architects and 2.0 in 21 of Duel, equal but for noise; with 50 or 60 playouts it was
// 1.5 and 1.2.
import type { Calibration } from '../kernel/eye.ts'

const PLAYS_ON_BETTER = 2

/** The chance of winning, from 0 to 1, if you play on sensibly. */
export function chanceOf(value: number): number {
  if (value <= 0) return 0
  if (value >= 1) return 1
  return 1 / (1 + ((1 - value) / value) * Math.exp(-PLAYS_ON_BETTER))
}

/** The chance that a search with a learned eye tells: as games came out that it played (`npm run train -- calibrate`). */
export function calibrated(value: number, { slope, offset }: Calibration = { slope: 1, offset: 0 }): number {
  if (value <= 0) return 0
  if (value >= 1) return 1
  return 1 / (1 + Math.exp(-offset - slope * Math.log(value / (1 - value))))
}

/** The points that such a search tells where nobody is to be beaten. */
export const pointsOf = (value: number, { slope, offset }: Calibration = { slope: 1, offset: 0 }): number =>
  offset + slope * value
