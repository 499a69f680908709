import type { Run } from '../../lab/study.ts'
import type { SimFlags } from '../commands/sim.ts'
import type { Io } from '../io.ts'
import { progress } from '../progress.ts'

const KEEP_MS = 2000

/** Plays what is missing. Ctrl-C stops it: what is played stays played. */
export async function playStudy(
  io: Io,
  runs: readonly Run[],
  { workers, queue }: SimFlags,
  keep: () => void,
): Promise<{ seconds: number; played: number; stopped: boolean }> {
  const before = gamesOf(runs)
  const bar = progress(
    io,
    runs.reduce((sum, { games }) => sum + games, 0),
    before,
  )
  const stop = new AbortController()
  const interrupt = () => stop.abort()
  process.once('SIGINT', interrupt)
  const begun = performance.now()
  let last = begun
  const told = () => {
    bar?.at(gamesOf(runs))
    if (performance.now() - last < KEEP_MS) return
    last = performance.now()
    keep()
  }
  try {
    if (queue !== undefined) {
      const { playOnQueue } = await import('../../crew/queue.ts')
      await playOnQueue(runs, queue, stop.signal, told)
    } else {
      const { openCrew } = await import('../../crew/threads.ts')
      const { playRuns } = await import('../../crew/embedded.ts')
      const crew = openCrew(workers)
      await playRuns(runs, crew, stop.signal, told).finally(() => crew.close())
    }
  } finally {
    process.off('SIGINT', interrupt)
    bar?.clear()
    keep()
  }
  return {
    seconds: (performance.now() - begun) / 1000,
    played: gamesOf(runs) - before,
    stopped: stop.signal.aborted,
  }
}

const gamesOf = (runs: readonly Run[]): number => runs.reduce((sum, { tally }) => sum + tally.games, 0)
