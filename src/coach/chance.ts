// What a search says, in words of chances. A search plays on at random where its tree ends, so its value is below the chance of somebody
// who plays on as well as the search does. The difference is steady enough on the scale of log-odds, but not from game to game, nor from
// player to player: one who thinks less than a search of 200 playouts gains less. A game whose own difference was measured tells it
// (`playsOnBetter`); this much is usual. It fits 7 Wonders Duel, and Age of Comics as far as its few simulated games say.
const PLAYS_ON_BETTER = 1.25

/** The chance of winning, from 0 to 1, if you play on sensibly. */
export function chanceOf(value: number, playsOnBetter = PLAYS_ON_BETTER): number {
  if (value <= 0) return 0
  if (value >= 1) return 1
  return 1 / (1 + ((1 - value) / value) * Math.exp(-playsOnBetter))
}
