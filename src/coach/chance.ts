// What a search says, in words of chances. A search plays on at random where its tree ends, so its value is below the chance of somebody
// who plays on as well as the search does. The difference is told in log-odds, and it depends on how long that somebody thinks: with a
// search of 200 playouts, the usual one, it was 2.4 in 75 games of Architects and 2.0 in 21 of Duel, which is the same but for noise; with
// one of 50 or 60 playouts it was 1.5 and 1.2. A game that is far from this tells its own (`playsOnBetter`).
const PLAYS_ON_BETTER = 2

/** The chance of winning, from 0 to 1, if you play on sensibly. */
export function chanceOf(value: number, playsOnBetter = PLAYS_ON_BETTER): number {
  if (value <= 0) return 0
  if (value >= 1) return 1
  return 1 / (1 + ((1 - value) / value) * Math.exp(-playsOnBetter))
}
