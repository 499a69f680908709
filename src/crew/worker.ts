// What a worker thread runs: one job after the other. It is a separate build, so it checks itself whether the job has its rules.
import { readied, runJob } from '../lab/job.ts'
import { type PairTally, runPair } from '../lab/pair.ts'
import { readJob, readPairJob } from '../lab/shape.ts'
import type { Tally } from '../lab/tally.ts'

async function playJob(data: unknown): Promise<Tally | PairTally> {
  if (typeof data === 'object' && data !== null && 'against' in data) {
    const { job, module } = await readPairJob(data)
    return runPair(await readied(module, job.sim), job)
  }
  const { job, module } = await readJob(data)
  return runJob(await readied(module, job.sim), job)
}

// oxlint-disable-next-line no-default-export -- the pool calls what the file exports by default
export default playJob
