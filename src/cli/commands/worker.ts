import { availableParallelism } from 'node:os'
import type { Command } from 'commander'
import { type Io, print } from '../io.ts'
import { type LangFlag, langOf, withLang } from '../lang.ts'
import { fill, WORDS } from '../words.ts'
import { readCount } from './sim.ts'

interface WorkerFlags extends LangFlag {
  readonly queue: string
  readonly workers: number
}

export function addWorker(program: Command, io: Io): void {
  withLang(program.command('worker'))
    .requiredOption('--queue <address>', 'the queue to serve: redis://host:port')
    .option('--workers <number>', 'how many threads', readCount, availableParallelism())
    .description('play games that `sim --queue` submits, until stopped')
    .action(async (flags: WorkerFlags) => {
      const lang = langOf(flags, io)
      const { openCrew } = await import('../../crew/threads.ts')
      const { serveQueue } = await import('../../crew/queue.ts')
      const stop = new AbortController()
      for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort())
      const crew = openCrew(flags.workers)
      print(io, fill(WORDS.servingQueue, lang, { queue: flags.queue }))
      await serveQueue(flags.queue, crew, stop.signal, ({ sim, from, to }) =>
        print(io, `${sim.game} ${sim.player} ${from}–${to - 1}`),
      ).finally(() => crew.close())
    })
}
