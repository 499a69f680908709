import { availableParallelism } from 'node:os'
import type { Command } from 'commander'
import type { Lang } from '../../kernel/contract.ts'
import { HELP, placeholder } from '../help.ts'
import { type Io, print } from '../io.ts'
import { type LangFlag, langOf, withLang } from '../lang.ts'
import { fill, WORDS } from '../words.ts'
import { onStop } from '../stop.ts'
import { troublesOf } from '../troubles.ts'
import { MOST_THREADS, readCount } from './sim.ts'

interface WorkerFlags extends LangFlag {
  readonly queue: string
  readonly workers: number
}

export function addWorker(program: Command, io: Io, lang: Lang): void {
  withLang(program.command('worker'), lang)
    .requiredOption(`--queue ${placeholder('address', lang)}`, HELP.worker.queue[lang])
    .option(
      `--workers ${placeholder('number', lang)}`,
      HELP.worker.workers[lang],
      readCount('--workers', MOST_THREADS),
      availableParallelism(),
    )
    .description(HELP.worker.about[lang])
    .action(async (flags: WorkerFlags) => {
      const lang = langOf(flags, io)
      const { openCrew } = await import('../../crew/threads.ts')
      const { addressOf } = await import('../../crew/redis.ts')
      const { serveQueue } = await import('../../crew/serve.ts')
      const address = addressOf(flags.queue, io.env['SOLOTAVOLO_QUEUE_PASSWORD'])
      const { signal } = onStop()
      const crew = openCrew(flags.workers)
      await serveQueue({
        address,
        crew,
        signal,
        serving: () => print(io, fill(WORDS.servingQueue, lang, { queue: address.shown })),
        played: ({ sim, from, to }) => print(io, `${sim.game} ${sim.player} ${from}–${to - 1}`),
        refused: troublesOf(io, lang).warn,
      }).finally(() => crew.close())
    })
}
