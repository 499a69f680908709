// A study played by the browser's workers: jobs are handed out one by one, and what comes back is counted at once.
import { type Job, planJobs, type Sim } from '../../../lab/job.ts'
import { addPart, openRun, type Run } from '../../../lab/study.ts'
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

export function playStudy(sims: readonly Sim[], games: number, { counted, ended }: StudyEvents): Study {
  const runs = sims.map((sim) => openRun(sim, games))
  const todo = inTurn(
    runs.map((run) => planJobs(run.sim, games, [], SIZES[run.sim.player]).map((job) => ({ run, job }))),
  )
  const brains = Array.from({ length: Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 2) }, openBrain)
  let idle = 0

  function stop(failed = false): void {
    for (const brain of brains) brain.close()
    ended(failed)
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

  for (const brain of brains) next(brain)
  return { runs, stop: () => stop() }
}

/** One of each in turn: all choices grow together. */
function inTurn(lists: readonly (readonly { readonly run: Run; readonly job: Job }[])[]) {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
}
