// The lab's games with a bot in your seat: the same numbers, the same draws, the same counting as with a player of ours.
import { clip } from '../../kernel/clean.ts'
import { dice } from '../../kernel/chance.ts'
import type { AnyGameModule } from '../../kernel/contract.ts'
import { LIMITS } from '../../kernel/limits.ts'
import { playOn } from '../../kernel/play-on.ts'
import { BadInput } from '../../kernel/refusal.ts'
import { counter } from '../../kernel/trace.ts'
import type { Sim } from '../../lab/job.ts'
import { planJobs } from '../../lab/plan.ts'
import { seedOf } from '../../lab/run.ts'
import { addPart, type Run } from '../../lab/study.ts'
import { add, count, tally, type Tally } from '../../lab/tally.ts'
import type { Bot } from './child.ts'
import { endless, illegal } from './faults.ts'

/** A game that ended by a fault of its bot. It is not counted, and is played again if its simulation goes on. */
export interface Fault {
  readonly sim: Sim
  readonly game: number
  readonly why: BadInput
}

export interface Bench {
  readonly module: AnyGameModule
  /** How many bots play at the same time. */
  readonly size: number
  readonly signal: AbortSignal
  start(): Bot
  told?(): void
}

/** Plays what is missing of the runs. Games that a bot spoils are returned, in order; the others are counted. */
export async function playWithBots(runs: readonly Run[], bench: Bench): Promise<readonly Fault[]> {
  const faults: Fault[] = []
  const todo = gamesOf(runs)
  const hand = async (): Promise<void> => {
    let bot: Bot | undefined
    for (const { run, game } of todo) {
      if (bench.signal.aborted) break
      if (bot === undefined || bot.isGone) bot = bench.start()
      try {
        addPart(run, { sim: run.sim, from: game, to: game + 1 }, await playGame(bench.module, run.sim, game, bot))
      } catch (error) {
        if (!(error instanceof BadInput)) throw error
        bot.close()
        bot = undefined
        if (bench.signal.aborted) break
        faults.push({ sim: run.sim, game, why: error })
      }
      bench.told?.()
    }
    bot?.close()
  }
  await Promise.all(Array.from({ length: bench.size }, hand))
  return faults.sort(
    (a, b) =>
      runs.findIndex(({ sim }) => sim === a.sim) - runs.findIndex(({ sim }) => sim === b.sim) || a.game - b.game,
  )
}

function* gamesOf(runs: readonly Run[]): Generator<{ readonly run: Run; readonly game: number }, void, void> {
  for (const run of runs) for (const { from } of planJobs(run.sim, run.games, run.done, 1)) yield { run, game: from }
}

async function playGame(module: AnyGameModule, sim: Sim, number: number, bot: Bot): Promise<Tally> {
  const { game } = module
  const state = game.start(sim.options)
  const stream = dice(seedOf(sim.seed, number))
  const tracer = counter()
  const which = { game: sim.game, number }
  let moves = 0
  for (let decisions = 0; ; decisions++) {
    moves += playOn(module, state, { stream, tracer, choose: () => undefined })
    const step = game.step(state)
    if (step.kind !== 'choice') break
    if (decisions === LIMITS.decisions) throw endless()
    const options = game.options(state)
    const legal = options.map(({ move }) => game.key(move))
    const { move } = await bot.ask({ ...which, turn: 'you', ask: step.ask, legal, state: module.position.write(state) })
    const chosen = options[legal.indexOf(String(move))]
    if (chosen === undefined) throw illegal({ move: clip(String(move)) })
    game.apply(state, chosen.move)
    moves++
  }
  const sheet = module.score(state)
  const { winner, by } = sheet.outcome
  const points = Object.fromEntries(sheet.sides.map(({ seat, total }) => [seat, total]))
  bot.tell({ ...which, turn: null, winner, by, points })
  const all = tally()
  count(all, { sheet, moves })
  for (const [rung, times] of tracer.counts) add(all.rungs, rung, times)
  return all
}
