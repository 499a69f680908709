// What a worker thread runs: one job after the other.
import { type Job, moduleOf, runJob } from '../lab/job.ts'
import type { Tally } from '../lab/tally.ts'

const playJob = async (job: Job): Promise<Tally> => runJob(await moduleOf(job.sim), job)

// oxlint-disable-next-line no-default-export -- the pool calls what the file exports by default
export default playJob
