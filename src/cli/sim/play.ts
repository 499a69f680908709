import type { BotCommand } from '../../crew/bots/child.ts'
import type { Fault } from '../../crew/bots/play.ts'
import type { Address } from '../../crew/redis.ts'
import { type AnyGameModule, BadInput } from '../../kernel/contract.ts'
import type { Run } from '../../lab/study.ts'
import type { Io } from '../io.ts'
import { progress } from '../progress.ts'
import { onStop } from '../stop.ts'
import type { Troubles } from '../troubles.ts'

const KEEP_MS = 2000

export interface Ended {
  readonly seconds: number
  readonly played: number
  readonly stopped: boolean
  /** Games that a bot spoiled. */
  readonly faults: readonly Fault[]
  /** Why it could not be played to its end. */
  readonly failed?: BadInput | undefined
  /** Why its result could not be kept. */
  readonly unkept?: BadInput | undefined
}

/** A bot in your seat. */
interface Seated {
  readonly command: BotCommand
  readonly module: AnyGameModule
  /** How long it may think about a move. */
  readonly seconds: number
}

interface Players {
  readonly workers: number
  readonly queue: Address | undefined
  readonly bot: Seated | undefined
}

/** Plays what is missing. Ctrl-C stops it: what is played stays played, and so it does where the queue or the disk fails. */
export async function playStudy(
  io: Io,
  runs: readonly Run[],
  { workers, queue, bot }: Players,
  keep: () => void,
  warn: Troubles['warn'],
): Promise<Ended> {
  const before = gamesOf(runs)
  const bar = progress(
    io,
    runs.reduce((sum, { games }) => sum + games, 0),
    before,
  )
  const stop = onStop()
  const begun = performance.now()
  let last = begun
  const told = () => {
    bar?.at(gamesOf(runs))
    if (performance.now() - last < KEEP_MS) return
    last = performance.now()
    const trouble = attempt(keep)
    if (trouble === undefined) return
    bar?.clear()
    warn(trouble)
  }
  let failed: BadInput | undefined
  let faults: readonly Fault[] = []
  try {
    if (bot !== undefined) faults = await seat(bot, runs, workers, stop.signal, told)
    else if (queue !== undefined) {
      const { playOnQueue } = await import('../../crew/queue.ts')
      await playOnQueue(runs, queue, stop.signal, told)
    } else {
      const { openCrew } = await import('../../crew/threads.ts')
      const { playRuns } = await import('../../crew/embedded.ts')
      const crew = openCrew(workers)
      await playRuns(runs, crew, stop.signal, told).finally(() => crew.close())
    }
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    failed = error
  } finally {
    stop.forget()
    bar?.clear()
  }
  return {
    seconds: (performance.now() - begun) / 1000,
    played: gamesOf(runs) - before,
    stopped: stop.signal.aborted,
    faults,
    failed,
    unkept: attempt(keep),
  }
}

async function seat(
  { command, module, seconds }: Seated,
  runs: readonly Run[],
  size: number,
  signal: AbortSignal,
  told: () => void,
): Promise<readonly Fault[]> {
  const { startBot } = await import('../../crew/bots/child.ts')
  const { playWithBots } = await import('../../crew/bots/play.ts')
  const start = () =>
    startBot(command, (ring) => {
      const timer = setTimeout(ring, seconds * 1000)
      return () => clearTimeout(timer)
    })
  return playWithBots(runs, { module, size, signal, start, told })
}

/** What went wrong with it; nothing where nothing did. */
export function attempt(work: () => void): BadInput | undefined {
  try {
    work()
    return undefined
  } catch (error) {
    if (error instanceof BadInput) return error
    throw error
  }
}

const gamesOf = (runs: readonly Run[]): number => runs.reduce((sum, { tally }) => sum + tally.games, 0)
