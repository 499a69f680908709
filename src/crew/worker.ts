// What a worker thread runs: one job after the other. It is a separate build, so it checks itself whether the job has its rules.
import { runJob } from '../lab/job.ts'
import { readJob } from '../lab/shape.ts'
import type { Tally } from '../lab/tally.ts'

async function playJob(data: unknown): Promise<Tally> {
  const { job, module } = await readJob(data)
  return runJob(module, job)
}

// oxlint-disable-next-line no-default-export -- the pool calls what the file exports by default
export default playJob
