// What the lab plays: every choice of an option, two settings, or one number after the other. Each grows while it is looked at.
import type { Manifest } from '../../../kernel/contract.ts'
import { fullOptions } from '../../../kernel/options.ts'
import type { Text } from '../../../kernel/text.ts'
import { VARIANT, variantOf } from '../../../kernel/variant.ts'
import { attempts, bisect, type Tried, triedOf } from '../../../lab/balance.ts'
import type { Sim } from '../../../lab/job.ts'
import { mergePair, type PairTally, pairTally } from '../../../lab/pair.ts'
import { isEnough } from '../../../lab/pair-report.ts'
import { planJobs, planPairs } from '../../../lab/plan.ts'
import { addPart, openRun, type Run } from '../../../lab/study.ts'
import { versionOf } from '../../../lab/version.ts'
import { numbersOf, withNumber } from '../../../variant/numbers.ts'
import { type Crew, type HowFar, inTurn, type Lane, openCrew, openLane, type Task } from './crew.ts'

/** Small enough that the plots move while it runs. */
const SIZES: Readonly<Record<string, number>> = { random: 100, greedy: 10, search: 1 }

/** What to simulate; the version of the rules is known once the game is loaded. */
export type Wanted = Omit<Sim, 'version'>

/** Two settings as one player plays them. */
export interface PairRun {
  readonly now: Sim
  readonly before: Sim
  readonly pairs: PairTally
}

export type Plan =
  | {
      readonly kind: 'every'
      /** Each simulation has another choice of this option. */
      readonly option: string
      readonly sims: readonly Wanted[]
      readonly games: number
    }
  | {
      readonly kind: 'pair'
      readonly pairs: readonly { readonly now: Wanted; readonly before: Wanted; readonly games: number }[]
      readonly isUntilClear: boolean
    }
  | {
      readonly kind: 'balance'
      readonly sim: Wanted
      readonly games: number
      readonly level: { readonly option: string; readonly id: string }
      readonly number: { readonly name: string; readonly title: Text }
      /** A part of all games. */
      readonly wanted: number
    }

/** What has been found so far. */
export type Found =
  | { readonly kind: 'every'; readonly runs: readonly Run[] }
  | { readonly kind: 'pair'; readonly pairs: readonly PairRun[] }
  | { readonly kind: 'balance'; readonly tried: readonly Tried[] }

export interface StudyEvents {
  /** Something was counted, or is nearer to it. */
  readonly counted: () => void
  readonly ended: (how: 'finished' | 'stopped' | 'failed') => void
}

export interface Study {
  found(): Found
  howFar(): HowFar
  stop(): void
}

/** A plan as it is played: what it has found, its lanes, and how its games are played. */
interface Course {
  readonly lanes: readonly Lane[]
  found(): Found
  play(crew: Crew): Promise<boolean>
}

export function playStudy(manifest: Manifest, plan: Plan, { counted, ended }: StudyEvents): Study {
  const crew = openCrew(counted)
  let course: Course | undefined
  const start = async (): Promise<void> => {
    const module = await (manifest.loadToPlay?.() ?? manifest.load())
    const version = versionOf(module)
    const full = (sim: Wanted): Sim => ({ ...sim, version })
    switch (plan.kind) {
      case 'every':
        course = everyCourse(plan.sims.map((sim) => openRun(full(sim), plan.games)))
        break
      case 'pair':
        course = pairCourse(
          plan.pairs.map(({ now, before, games }) => ({
            now: full(now),
            before: full(before),
            pairs: pairTally(),
            games,
          })),
          plan.isUntilClear,
        )
        break
      case 'balance': {
        const { variants } = module
        const bounds = variants && numbersOf(variants.registry).get(plan.number.name)
        if (variants === undefined || bounds === undefined) throw new Error(`no number ${plan.number.name}`)
        const base = variantOf(plan.sim.options)
        course = balanceCourse(plan, bounds, (value) => {
          const variant = withNumber(variants, base, plan.level.id, plan.number.name, value)
          const options = { ...plan.sim.options, [plan.level.option]: plan.level.id, [VARIANT]: variant }
          return full({ ...plan.sim, options: fullOptions(manifest.options, options) })
        })
      }
    }
    ended((await course.play(crew)) ? 'finished' : 'stopped')
  }
  start()
    .catch(() => ended('failed'))
    .finally(() => crew.stop())
  return {
    found: () => course?.found() ?? nothing(plan),
    howFar: () => crew.howFar(course?.lanes ?? []),
    stop: () => crew.stop(),
  }
}

function nothing({ kind }: Plan): Found {
  if (kind === 'every') return { kind, runs: [] }
  return kind === 'pair' ? { kind, pairs: [] } : { kind, tried: [] }
}

/** The jobs of a run, as tasks. */
function* tasksOf(run: Run, lane: Lane): Generator<Task, void, void> {
  for (const job of planJobs(run.sim, run.games, [], SIZES[run.sim.player]))
    yield {
      lane,
      question: { kind: 'job', job },
      take: (answer) => answer.kind === 'tally' && addPart(run, job, answer.tally),
    }
}

function everyCourse(runs: readonly Run[]): Course {
  const all = runs.map((run) => ({ run, lane: openLane(() => run.games) }))
  return {
    lanes: all.map(({ lane }) => lane),
    found: () => ({ kind: 'every', runs: [...runs] }),
    play: (crew) => crew.play(inTurn(all.map(({ run, lane }) => tasksOf(run, lane)))),
  }
}

function pairCourse(runs: readonly (PairRun & { readonly games: number })[], isUntilClear: boolean): Course {
  const isClear = ({ pairs }: PairRun) => isUntilClear && isEnough(pairs)
  const all = runs.map((run) => ({ run, lane: openLane(() => (isClear(run) ? run.pairs.games : run.games)) }))
  function* tasks({ run, lane }: (typeof all)[number]): Generator<Task, void, void> {
    for (const job of planPairs(run, run.games)) {
      if (isClear(run)) return
      yield {
        lane,
        question: { kind: 'pair', job },
        take: (answer) => answer.kind === 'pairs' && mergePair(run.pairs, answer.pairs),
      }
    }
  }
  return {
    lanes: all.map(({ lane }) => lane),
    found: () => ({ kind: 'pair', pairs: [...runs] }),
    play: (crew) => crew.play(inTurn(all.map(tasks))),
  }
}

function balanceCourse(
  { games, wanted }: Extract<Plan, { readonly kind: 'balance' }>,
  bounds: { readonly least: number; readonly most: number },
  simWith: (value: number) => Sim,
): Course {
  const tried: Tried[] = []
  let isOver = false
  const lane = openLane(() => (isOver ? lane.done : Math.max(lane.done, games * attempts(bounds))))
  return {
    lanes: [lane],
    found: () => ({ kind: 'balance', tried: [...tried] }),
    async play(crew) {
      let isWhole = true
      await bisect(bounds, wanted, async (value) => {
        const run = openRun(simWith(value), games)
        isWhole = await crew.play(tasksOf(run, lane))
        if (!isWhole) return undefined
        const one = triedOf(value, run.tally)
        tried.push(one)
        return one
      })
      isOver = true
      return isWhole
    },
  }
}
