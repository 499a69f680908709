// Deals the work to threads of this machine. Parts come back in the order they were dealt, whoever finished first.
import { Piscina } from 'piscina'
import type { Brain } from '../kernel/eye.ts'
import type { Episodes } from './episode.ts'
import type { Rows } from './fit.ts'
import { runTask, type Shown, type Task, type Trial } from './tasks.ts'

export interface Threads {
  run(task: Task): Promise<Rows | Shown[]>
  close(): Promise<void>
}

/** Without a worker everything happens in this thread. */
export function openThreads(size: number, worker?: string): Threads {
  if (worker === undefined) return { run: runTask, close: () => Promise.resolve() }
  const pool = new Piscina({ filename: worker, minThreads: size, maxThreads: size, concurrentTasksPerWorker: 1 })
  return { run: (task) => pool.run(task) as Promise<Rows | Shown[]>, close: () => pool.destroy() }
}

const ranges = (count: number, size: number) =>
  Array.from({ length: Math.ceil(count / size) }, (_, n) => ({ from: n * size, to: Math.min((n + 1) * size, count) }))

const EPISODES_PER_TASK = 50

export async function gather(
  threads: Threads,
  game: string,
  brain: Brain | undefined,
  games: number,
  how: Omit<Episodes, 'from' | 'to'>,
): Promise<Rows> {
  const tasks = ranges(games, how.playouts > 0 ? 5 : EPISODES_PER_TASK).map((range) =>
    threads.run({ kind: 'episodes', game, brain, episodes: { ...how, ...range } }),
  )
  const parts = (await Promise.all(tasks)) as Rows[]
  return { inputs: joined(parts.map(({ inputs }) => inputs)), targets: joined(parts.map(({ targets }) => targets)) }
}

export async function trial(
  threads: Threads,
  game: string,
  games: number,
  how: Omit<Trial, 'from' | 'to'>,
): Promise<Shown[]> {
  const { playouts } = how.contender
  const size = playouts > 0 ? 1 : 25
  const tasks = ranges(games, size).map((range) => threads.run({ kind: 'trial', game, trial: { ...how, ...range } }))
  return ((await Promise.all(tasks)) as Shown[][]).flat()
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
