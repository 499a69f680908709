// What a thread of the training runs.
import { runTask } from './tasks.ts'

// oxlint-disable-next-line no-default-export -- the pool calls what the file exports by default
export default runTask
