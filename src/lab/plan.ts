// How a simulation is cut into jobs, and what may be asked of whoever plays them.
import { USUAL } from '../players/index.ts'
import type { Job, Sim } from './job.ts'
import type { PairJob } from './pair.ts'

export const MOST_GAMES = 1e9
/** More than this nobody waits for. */
export const MOST_PLAYOUTS = 100_000

const playoutsOf = ({ playouts = USUAL.playouts }: Sim): number => playouts

/** Some seconds of games each, so that a job is worth sending and little is lost with it. */
export function jobSize(sim: Sim): number {
  switch (sim.player) {
    case 'search':
      return Math.max(1, Math.floor(100 / playoutsOf(sim)))
    case 'greedy':
      return 100
    default:
      return 2000
  }
}

/** How long a job may take before it is given up: many times what it takes on a slow machine. */
export function patience({ sim, from, to }: Job): number {
  const perGame = sim.player === 'search' ? 5000 * playoutsOf(sim) : sim.player === 'greedy' ? 2000 : 200
  return 60_000 + (to - from) * perGame
}

/** The ranges of `0 … games - 1` that are not done, in jobs of at most `size` games, one by one: there may be very many. */
export function* planJobs(
  sim: Sim,
  games: number,
  done: readonly Range[] = [],
  size = jobSize(sim),
): Generator<Job, void, void> {
  for (const [from, to] of gaps(games, done))
    for (let at = from; at < to; at += size) yield { sim, from: at, to: Math.min(at + size, to) }
}

/** Games of a comparison at a time: few, so that it is soon clear how long it takes. */
const TOGETHER: Readonly<Record<string, number>> = { random: 100, greedy: 20 }
const together = ({ player }: Sim): number => TOGETHER[player] ?? 1

/** The jobs of two settings that are compared, one by one. */
export function* planPairs(
  { now, before }: { readonly now: Sim; readonly before: Sim },
  games: number,
  most = Number.POSITIVE_INFINITY,
): Generator<PairJob, void, void> {
  const size = Math.min(together(now), together(before), most)
  for (const job of planJobs(now, games, [], size)) yield { ...job, against: before }
}

export type Range = readonly [from: number, to: number]

/** The ranges with another one, joined where they touch. */
export function withRange(ranges: readonly Range[], [from, to]: Range): Range[] {
  const sorted = [...ranges, [from, to] as const].sort(([a], [b]) => a - b)
  const joined: Range[] = []
  for (const range of sorted) {
    const last = joined.at(-1)
    if (last !== undefined && last[1] >= range[0]) joined[joined.length - 1] = [last[0], Math.max(last[1], range[1])]
    else joined.push(range)
  }
  return joined
}

function gaps(games: number, done: readonly Range[]): Range[] {
  const left: Range[] = []
  let at = 0
  for (const [from, to] of withRange(done, [games, games])) {
    if (at < from) left.push([at, Math.min(from, games)])
    at = Math.max(at, to)
  }
  return left
}
