// A study run by the browser's workers: hands out jobs one by one and counts results at once.
import type { Manifest } from '../../../kernel/contract.ts'
import type { Sim } from '../../../lab/job.ts'
import { planJobs } from '../../../lab/plan.ts'
import { addPart, openRun, type Part, type Run } from '../../../lab/study.ts'
import { versionOf } from '../../../lab/version.ts'
import { type Brain, openBrain } from '../../brain/brain.ts'

/** Small enough that the plots move while it runs. */
const SIZES: Readonly<Record<string, number>> = { random: 100, greedy: 10, search: 1 }
const MOST_WORKERS = 4

export interface Study {
  readonly runs: readonly Run[]
  stop(): void
}

export interface StudyEvents {
  /** Something was counted. */
  readonly counted: () => void
  /** All played or stopped; or something failed. */
  readonly ended: (failed: boolean) => void
}

/** What to simulate; the version of the rules is known once the game is loaded. */
export type Wanted = Omit<Sim, 'version'>

export function playStudy(
  manifest: Manifest,
  wanted: readonly Wanted[],
  games: number,
  { counted, ended }: StudyEvents,
): Study {
  const runs: Run[] = []
  let todo: Part[] = []
  let brains: readonly Brain[] = []
  let idle = 0
  let isOver = false

  function stop(failed = false): void {
    isOver = true
    for (const brain of brains) brain.close()
    ended(failed)
  }

  async function start(): Promise<void> {
    const version = versionOf(await (manifest.loadToPlay?.() ?? manifest.load()))
    if (isOver) return
    runs.push(...wanted.map((one) => openRun({ ...one, version }, games)))
    todo = inTurn(
      runs.map((run) => Array.from(planJobs(run.sim, games, [], SIZES[run.sim.player]), (job) => ({ run, job }))),
    )
    brains = Array.from({ length: Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 2) }, openBrain)
    for (const brain of brains) next(brain)
  }

  function next(brain: Brain): void {
    const one = todo.shift()
    if (one === undefined) {
      if (++idle === brains.length) stop()
      return
    }
    brain.ask({ kind: 'job', job: one.job }, (answer) => {
      if (answer.kind === 'failed') return stop(true)
      if (answer.kind !== 'tally') return
      addPart(one.run, one.job, answer.tally)
      counted()
      next(brain)
    })
  }

  start().catch(() => stop(true))
  return { runs, stop: () => stop() }
}

/** Takes one of each in turn, so that all choices grow together. */
function inTurn(lists: readonly (readonly Part[])[]): Part[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
}
