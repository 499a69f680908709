import type { LadderInfo } from '../kernel/contract.ts'
import { counter } from '../kernel/trace.ts'
import { playGame, type Setting } from './run.ts'
import { count, tally, type Tally } from './tally.ts'

export interface Simulation {
  readonly tally: Tally
  readonly rungs: readonly RungCount[]
}

export interface RungCount {
  readonly ladder: string
  readonly rung: string
  readonly count: number
}

/** Plays games 0 … `games` - 1 and counts; `progress` is told now and then how many are done. */
export function simulate<S, M, O>(
  setting: Omit<Setting<S, M, O>, 'tracer'>,
  games: number,
  progress?: (done: number) => void,
): Simulation {
  const tracer = counter()
  const counted = { ...setting, tracer }
  const all = tally()
  for (let index = 0; index < games; index++) {
    count(all, playGame(counted, index))
    if (progress !== undefined && index % 64 === 63) progress(index + 1)
  }
  return { tally: all, rungs: rungCounts(setting.module.ladders, tracer.counts) }
}

/** Every declared rung with how often it decided, those that never did included. */
function rungCounts(ladders: readonly LadderInfo[], counts: ReadonlyMap<string, number>): RungCount[] {
  return ladders.flatMap(({ id, rungs }) =>
    rungs.map((rung) => ({ ladder: id, rung: rung.id, count: counts.get(rung.id) ?? 0 })),
  )
}
