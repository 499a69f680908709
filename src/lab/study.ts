// Simulations that belong together, and as far as they have come: what is kept in a file, taken up again and compared.
import { BadInput, type Json } from '../kernel/contract.ts'
import { type Job, planJobs, type Range, type Sim, withRange } from './job.ts'
import { merge, tally, type Tally } from './tally.ts'

export interface Run {
  readonly sim: Sim
  /** How many games it is to have. */
  games: number
  /** The numbers of the games that are played. */
  done: readonly Range[]
  readonly tally: Tally
}

export const openRun = (sim: Sim, games: number): Run => ({ sim, games, done: [], tally: tally() })

export const jobsOf = ({ sim, games, done }: Run): Job[] => planJobs(sim, games, done)

/** Adds what a job brought, once: a job that was done before changes nothing. */
export function addPart(run: Run, { from, to }: Job, part: Tally): void {
  if (run.done.some(([a, b]) => from < b && to > a)) return
  merge(run.tally, part)
  run.done = withRange(run.done, [from, to])
}

export const FORMAT = 'solotavolo simulation 1'

export const writeRuns = (runs: readonly Run[]): string => `${JSON.stringify({ format: FORMAT, runs })}\n`

/** Throws `BadInput` with one sentence where the text is no simulation. */
export function readRuns(text: string, name: string): Run[] {
  const data = parse(text, name) as { readonly format?: Json; readonly runs?: Json } | null
  if (data?.format !== FORMAT || !Array.isArray(data.runs) || !data.runs.every(isRun))
    throw new BadInput(`${name} is no simulation: it wants what \`sim --json\` or \`sim --file\` has written`)
  return data.runs
}

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadInput(`${name} is not JSON`)
  }
}

function isRun(data: unknown): boolean {
  const run = data as Partial<Run> | null
  return (
    typeof run === 'object' &&
    run !== null &&
    typeof run.sim?.game === 'string' &&
    typeof run.games === 'number' &&
    Array.isArray(run.done) &&
    typeof run.tally?.games === 'number' &&
    ['won', 'by', 'score', 'moves', 'rungs'].every((key) => typeof run.tally?.[key as 'won'] === 'object')
  )
}

/** The run of that simulation among those of a file, as far as it has come, or a new one. */
export function resume(runs: readonly Run[], sim: Sim, games: number): Run {
  const same = runs.find((run) => JSON.stringify(run.sim) === JSON.stringify(sim))
  if (same === undefined) return openRun(sim, games)
  same.games = games
  return same
}
