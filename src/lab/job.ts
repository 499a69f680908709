// A simulation as data: it travels to worker threads, to the browser's workers and to other machines.
import { manifestOf } from '../games/index.ts'
import type { AnyModule } from '../kernel/contract.ts'
import { counter } from '../kernel/trace.ts'
import { playerOf } from '../players/index.ts'
import { playGame } from './run.ts'
import { add, count, tally, type Tally } from './tally.ts'

export interface Sim {
  readonly game: string
  readonly options: Readonly<Record<string, string>>
  readonly player: string
  /** How long a player that searches thinks about a move. */
  readonly playouts?: number
  readonly seed: string
}

/** Games `from` … `to` - 1 of a simulation. A game's number and the seed fix it, so it does not matter who plays which range. */
export interface Job {
  readonly sim: Sim
  readonly from: number
  readonly to: number
}

/** Plays a job; `progress` is told after every game how many are done, and may say stop by returning false. */
export function runJob(module: AnyModule, { sim, from, to }: Job, progress?: (done: number) => boolean | void): Tally {
  const tracer = counter()
  const player = playerOf(sim.player, sim.playouts === undefined ? undefined : { playouts: sim.playouts })
  const setting = { module, options: sim.options, player, seed: sim.seed, tracer }
  const all = tally()
  for (let index = from; index < to; index++) {
    count(all, playGame(setting, index))
    if (progress?.(index + 1 - from) === false) break
  }
  for (const [rung, times] of tracer.counts) add(all.rungs, rung, times)
  return all
}

export const moduleOf = (sim: Sim): Promise<AnyModule> => manifestOf(sim.game).load()

/** About a second of games each, so that a job is worth sending and little is lost with it. */
export const jobSize = ({ player }: Sim): number => (player === 'search' ? 4 : player === 'greedy' ? 100 : 2000)

/** The ranges of `0 … games - 1` that are not done, in jobs of at most `size` games. */
export function planJobs(sim: Sim, games: number, done: readonly Range[] = [], size = jobSize(sim)): Job[] {
  const jobs: Job[] = []
  for (const [from, to] of gaps(games, done))
    for (let at = from; at < to; at += size) jobs.push({ sim, from: at, to: Math.min(at + size, to) })
  return jobs
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
