// Simulations that belong together, and as far as they have come: what is kept in a file, taken up again and compared.
import { type Job, gamesName, type Sim } from './job.ts'
import { planJobs, type Range, withRange } from './plan.ts'
import { merge, tally, type Tally } from './tally.ts'
import { otherVersion, sameVersion } from './version.ts'

export interface Run {
  readonly sim: Sim
  /** How many games it is to have. */
  games: number
  /** The numbers of the games that are played. */
  done: readonly Range[]
  readonly tally: Tally
}

export const openRun = (sim: Sim, games: number): Run => ({ sim, games, done: [], tally: tally() })

export interface Part {
  readonly run: Run
  readonly job: Job
}

/** What is missing of the runs, one job after the other: there may be very many. */
export function* partsOf(runs: readonly Run[]): Generator<Part, void, void> {
  for (const run of runs) for (const job of planJobs(run.sim, run.games, run.done)) yield { run, job }
}

/** Adds what a job brought, once: a job that was done before changes nothing. */
export function addPart(run: Run, { from, to }: Job, part: Tally): void {
  if (run.done.some(([a, b]) => from < b && to > a)) return
  merge(run.tally, part)
  run.done = withRange(run.done, [from, to])
}

export const FORMAT = 'solotavolo simulation 1'

export const writeRuns = (runs: readonly Run[]): string => `${JSON.stringify({ format: FORMAT, runs })}\n`

export const isOf = ({ sim }: Run, other: Sim): boolean =>
  gamesName(sim) === gamesName(other) && sameVersion(sim.version, other.version)

/** The run of that simulation among those of a file, as far as it has come, or a new one. Throws where it is there by other rules. */
export function resume(runs: readonly Run[], sim: Sim, games: number): Run {
  const same = runs.find((run) => isOf(run, sim))
  if (same !== undefined) {
    same.games = games
    return same
  }
  const other = runs.find((run) => gamesName(run.sim) === gamesName(sim))
  if (other !== undefined) throw otherVersion({ theirs: other.sim.version, ours: sim.version })
  return openRun(sim, games)
}
