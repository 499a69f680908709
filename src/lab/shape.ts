// Simulations, jobs and results that come from outside (a file, a queue) are believed only as far as they can be true.
import * as z from 'zod/mini'
import { manifestOf } from '../games/index.ts'
import { type AnyModule, BadInput } from '../kernel/contract.ts'
import { LIMITS, readJson } from '../kernel/limits.ts'
import { checkSeed } from '../kernel/seed.ts'
import { fullOptions } from '../kernel/options.ts'
import { refusal } from '../kernel/refusal.ts'
import { laddersOf } from '../kernel/variant.ts'
import { playerOf } from '../players/index.ts'
import { type Job, gamesName, type Sim } from './job.ts'
import type { PairJob } from './pair.ts'
import { jobSize, MOST_GAMES, MOST_PLAYOUTS, type Range } from './plan.ts'
import { bars } from './spread.ts'
import { FORMAT, type Run } from './study.ts'
import type { Histogram, Tally } from './tally.ts'
import { otherVersion, sameVersion, UNKNOWN, type Version, versionOf } from './version.ts'

/** Words of a result are shown on terminals and pages. */
const word = z.string().check(z.regex(/^\P{C}{1,4000}$/u))
/** The value of an option may be a whole variant. */
const value = z.string().check(z.regex(/^\P{C}+$/u), z.maxLength(LIMITS.variant))
const count = z.int().check(z.gte(0))
const counts = z.record(word, count)
const histogram = z.record(z.string().check(z.regex(/^(0|-?[1-9]\d{0,8})$/)), count)
const version = z.strictObject({
  edition: count,
  rules: z.string().check(z.regex(/^([0-9a-f]{12}|unknown)$/)),
})
const sim = z.object({
  game: word,
  options: z.record(word, value),
  player: word,
  playouts: z.optional(z.int().check(z.gte(1), z.lte(MOST_GAMES))),
  seed: word,
  version: z._default(version, UNKNOWN),
})
const gameNumber = z.int().check(z.gte(0), z.lte(MOST_GAMES))
const job = z.strictObject({ sim, from: gameNumber, to: gameNumber })
const pairJob = z.strictObject({ sim, against: sim, from: gameNumber, to: gameNumber })
const tally = z.strictObject({
  games: count,
  won: z.strictObject({ you: count, automa: count, shared: count, none: count }),
  by: z.strictObject({ you: counts, automa: counts, shared: counts, none: counts }),
  score: z.strictObject({ you: histogram, automa: histogram }),
  moves: histogram,
  rungs: counts,
})
const result = z.strictObject({ version, tally })
const run = z.object({ sim, games: gameNumber, done: z.array(z.tuple([gameNumber, gameNumber])), tally })
const file = z.object({ format: z.literal(FORMAT), runs: z.array(run) })

const notJson = refusal('lab.not-json', { it: 'questo non è JSON', en: 'this is not JSON' })
const noSimulation = refusal('lab.no-simulation', {
  it: 'questa non è una simulazione: serve ciò che ha scritto `sim --json` o `sim --file`',
  en: 'this is no simulation: it wants what `sim --json` or `sim --file` has written',
})
const damaged = refusal('lab.damaged', {
  it: 'questa simulazione è danneggiata: i conti non tornano',
  en: 'this simulation is damaged: its counts do not add up',
})
const noJob = refusal('lab.no-job', {
  it: 'queste non sono partite di una simulazione',
  en: 'these are no games of a simulation',
})
const noResult = refusal('lab.no-result', {
  it: 'questo risultato non può essere di quelle partite',
  en: 'this result cannot be of those games',
})

/** The runs in a text. Throws `BadInput` with one sentence where it holds no simulation, or one whose counts cannot be right. */
export function readRuns(text: string): Run[] {
  const read = z.safeParse(file, parse(text))
  if (!read.success) throw noSimulation()
  const runs = read.data.runs as Run[]
  if (!runs.every((one) => isOrdered(one.done) && addsUp(one.tally, gamesIn(one.done)))) throw damaged()
  return runs
}

function parse(text: string): unknown {
  try {
    return readJson(text, LIMITS.simulations)
  } catch (error) {
    throw error instanceof BadInput ? error : notJson()
  }
}

/** A job as these rules can play it, with its game. Throws `BadInput` where it is none, too long, or of other rules. */
export async function readJob(data: unknown): Promise<{ readonly job: Job; readonly module: AnyModule }> {
  const read = z.safeParse(job, data)
  if (!read.success) throw noJob()
  const wanted = read.data as Job
  const module = await checkSim(wanted.sim)
  checkRange(wanted)
  return { job: wanted, module }
}

/** The same for two simulations that are compared: they have the game and the seed in common. */
export async function readPairJob(data: unknown): Promise<{ readonly job: PairJob; readonly module: AnyModule }> {
  const read = z.safeParse(pairJob, data)
  if (!read.success) throw noJob()
  const wanted = read.data as PairJob
  const { sim: now, against } = wanted
  if (now.game !== against.game || now.seed !== against.seed) throw noJob()
  const module = await checkSim(now)
  await checkSim(against)
  checkRange(wanted)
  return { job: wanted, module }
}

async function checkSim(asked: Sim): Promise<AnyModule> {
  const manifest = manifestOf(asked.game)
  const module = await manifest.load()
  checkVersion(asked.version, versionOf(module))
  playerOf(asked.player)
  checkSeed(asked.seed)
  const full: Sim = { ...asked, options: fullOptions(manifest.options, asked.options) }
  if (gamesName(full) !== gamesName(asked) || (asked.playouts ?? 1) > MOST_PLAYOUTS) throw noJob()
  return module
}

function checkRange({ sim: asked, from, to }: Job): void {
  if (from >= to || to - from > jobSize(asked)) throw noJob()
}

export interface Result {
  readonly version: Version
  readonly tally: Tally
}

/** What somebody says a job came to. Throws `BadInput` where it cannot have come to that, or was played by other rules. */
export function readResult(
  data: unknown,
  { sim: { version: ours, options }, from, to }: Job,
  module: AnyModule,
): Tally {
  const read = z.safeParse(result, data)
  if (!read.success) throw noResult()
  const { version: theirs, tally: counted } = read.data as Result
  checkVersion(theirs, ours)
  if (!addsUp(counted, to - from) || !isKnown(counted, module, options)) throw noResult()
  return counted
}

function checkVersion(theirs: Version, ours: Version): void {
  if (!sameVersion(theirs, ours)) throw otherVersion({ theirs, ours })
}

/** Every game is won by somebody in some way, has its points and its length; points of the automa are counted in all games or in none. */
function addsUp({ games, won, by, score, moves }: Tally, of: number): boolean {
  const winners = Object.keys(won) as (keyof Tally['won'])[]
  const automa = sum(score.automa)
  return (
    games === of &&
    sum(won) === games &&
    winners.every((winner) => sum(by[winner]) === won[winner]) &&
    sum(score.you) === games &&
    (automa === games || automa === 0) &&
    sum(moves) === games &&
    bars(moves).every(([length]) => length > 0)
  )
}

const sum = (all: Readonly<Record<string, number>> | Histogram): number =>
  Object.values(all).reduce((total, times) => total + times, 0)

/** It speaks only of ends and rungs the game has. */
function isKnown({ by, rungs }: Tally, module: AnyModule, options: Sim['options']): boolean {
  const { endings } = module
  const known = new Set(laddersOf(module, options).flatMap((ladder) => ladder.rungs.map(({ id }) => id)))
  return (
    Object.values(by).every((ends) => Object.keys(ends).every((end) => Object.hasOwn(endings, end))) &&
    Object.keys(rungs).every((rung) => known.has(rung))
  )
}

const isOrdered = (ranges: readonly Range[]): boolean =>
  ranges.every(([from, to], at) => from < to && from >= (ranges[at - 1]?.[1] ?? 0))

const gamesIn = (ranges: readonly Range[]): number => ranges.reduce((total, [from, to]) => total + to - from, 0)
