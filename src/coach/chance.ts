// What a search says, in words of chances. A search plays on at random where its tree ends, so its value is below the chance of somebody
// who plays on as well as the search does. In games of every level the difference was steady on the scale of log-odds; measured over
// the games of the lab it is this much.
const PLAYS_ON_BETTER = 1.25

/** The chance of winning, from 0 to 1, if you play on sensibly. */
export function chanceOf(value: number, playsOnBetter = PLAYS_ON_BETTER): number {
  if (value <= 0) return 0
  if (value >= 1) return 1
  return 1 / (1 + ((1 - value) / value) * Math.exp(-playsOnBetter))
}
