// A simulation as data: it travels to worker threads, to the browser's workers and to other machines.
import { manifestOf } from '../games/index.ts'
import type { AnyModule } from '../kernel/contract.ts'
import { counter } from '../kernel/trace.ts'
import { type Player, playerOf, sharpen } from '../players/index.ts'
import { playGame } from './run.ts'
import { add, count, tally, type Tally } from './tally.ts'
import type { Version } from './version.ts'

export interface Sim {
  readonly game: string
  readonly options: Readonly<Record<string, string>>
  readonly player: string
  /** How long a player that searches thinks about a move. */
  readonly playouts?: number
  readonly seed: string
  readonly version: Version
}

/** Games `from` … `to` - 1 of a simulation. A game's number and the seed fix it, so it does not matter who plays which range. */
export interface Job {
  readonly sim: Sim
  readonly from: number
  readonly to: number
}

/**
 * Plays a job; `progress` is told after every game how many are done, and may say stop by returning false. `decided` is told before every
 * decision of your seat.
 */
export function runJob(
  module: AnyModule,
  { sim, from, to }: Job,
  progress?: (done: number) => boolean | void,
  decided?: () => void,
): Tally {
  const tracer = counter()
  const named = playerOf(sim.player, sim.playouts === undefined ? undefined : { playouts: sim.playouts })
  const player = decided === undefined ? named : heard(named, decided)
  const setting = { module, options: sim.options, player, seed: sim.seed, tracer }
  const all = tally()
  for (let index = from; index < to; index++) {
    count(all, playGame(setting, index))
    if (progress?.(index + 1 - from) === false) break
  }
  for (const [rung, times] of tracer.counts) add(all.rungs, rung, times)
  return all
}

/** How many decisions your seat has in a game, roughly: those of a random player. */
export function decisionsOf(module: AnyModule, sim: Sim, index: number): number {
  let decisions = 0
  runJob(module, { sim: { ...sim, player: 'random' }, from: index, to: index + 1 }, undefined, () => decisions++)
  return decisions
}

/** A player whose decisions are heard. */
const heard =
  (player: Player, decided: () => void): Player =>
  (...asked) => {
    decided()
    return player(...asked)
  }

export const moduleOf = (sim: Sim): Promise<AnyModule> => manifestOf(sim.game).load()

/** A game ready for its player: one that searches looks with what the game has learnt. */
export const readied = async (module: AnyModule, { player }: Sim): Promise<AnyModule> =>
  player === 'search' ? sharpen(module) : module

/** What a simulation plays, in one text: two that play the same read alike. */
export function gamesName({ game, options, player, playouts, seed }: Sim): string {
  const chosen = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([game, chosen, player, playouts ?? null, seed])
}
