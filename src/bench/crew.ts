// What a second worker thread adds: the same games, by one thread and by two.
import { openCrew } from '../crew/threads.ts'
import { playRuns } from '../crew/embedded.ts'
import type { Sim } from '../lab/job.ts'
import { jobSize } from '../lab/plan.ts'
import { openRun } from '../lab/study.ts'
import type { Measure } from './report.ts'

const JOBS = 12

/** Of a few rounds the best: other programs on the machine only ever slow it down. */
export async function measureCrew(sim: Sim, worker: string): Promise<Measure[]> {
  const games = JOBS * jobSize(sim)
  const best = { one: Number.POSITIVE_INFINITY, two: Number.POSITIVE_INFINITY }
  for (let round = 0; round < 3; round++)
    for (const [name, size] of [
      ['one', 1],
      ['two', 2],
    ] as const) {
      const crew = openCrew(size, worker)
      // Threads start and games load before the clock does.
      await playRuns([openRun({ ...sim, seed: 'warm' }, size * jobSize(sim))], crew, new AbortController().signal)
      const begun = performance.now()
      await playRuns([openRun(sim, games)], crew, new AbortController().signal)
      best[name] = Math.min(best[name], performance.now() - begun)
      await crew.close()
    }
  return [
    {
      id: 'lab.two-workers',
      title: 'two worker threads against one',
      unit: '×',
      value: best.one / best.two,
      higherIsBetter: true,
    },
  ]
}
