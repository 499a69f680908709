// How promising a state is for the player, in points: for players that look one step ahead.
import { different } from './tally.ts'
import { points, total } from './score.ts'
import { PLAYER, SOLO, type Side } from './asks.ts'
import { type State } from './state.ts'

/** Beyond today's points: what a city will earn with its production, its symbols and its wonders to come. */
function promise(s: State, side: Side): number {
  const { tally, unbuilt, coins } = s.cities[side]
  const produced =
    tally.produced.reduce((sum, amount) => sum + Math.min(amount, 3), 0) +
    1.5 * (tally.rawByChoice + tally.fineByChoice)
  const agesLeft = 4 - s.age
  const symbols = different(tally)
  return (
    produced * 0.9 * agesLeft +
    symbols * symbols * 0.5 +
    Math.min(coins, 12) * 0.25 +
    unbuilt.length * -0.5 +
    tally.tokens.toString(2).replaceAll('0', '').length * 2
  )
}

export function outlook(s: State): number {
  const margin = (side: Side) => total(points(s, side)) + promise(s, side)
  const track = -s.pawn * 0.8
  return margin(PLAYER) - margin(SOLO) + track
}
