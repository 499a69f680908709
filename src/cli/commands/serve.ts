import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Command, InvalidArgumentError } from 'commander'
import { BadInput } from '../../kernel/contract.ts'
import { openBrowser } from '../../server/browser.ts'
import { HOST, listen } from '../../server/listen.ts'
import { staticServer } from '../../server/static.ts'
import { type Io, print } from '../io.ts'
import { langOf, type LangFlag, withLang } from '../lang.ts'
import { fill, WORDS } from '../words.ts'

const PORT = 4173

interface ServeFlags extends LangFlag {
  readonly port?: number
  readonly open: boolean
}

export function addServe(program: Command, io: Io): void {
  withLang(program.command('serve'))
    .option('--port <number>', `the port to listen on (${PORT}, or the next free one)`, readPort)
    .option('--no-open', 'do not open a browser')
    .description('serve the app on this machine, for a browser on this machine')
    .action(async ({ port, open, ...flags }: ServeFlags) => {
      const folder = builtApp()
      const server = staticServer(folder)
      const at = await listen(server, port ?? PORT, port !== undefined).catch(() => {
        throw new BadInput(`port ${port ?? PORT} is taken`)
      })
      const url = `http://${HOST}:${at}/`
      print(io, fill(WORDS.serving, langOf(flags, io), { url }))
      if (open && io.tty.out) openBrowser(url, io.env)
      await new Promise<void>((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
      })
      server.close()
      server.closeAllConnections()
    })
}

/** The app lies beside the built command line. */
function builtApp(): string {
  const folder = fileURLToPath(new URL('./web', import.meta.url))
  if (!existsSync(join(folder, 'index.html'))) throw new BadInput('the app is not built: run npm run build first')
  return folder
}

function readPort(word: string): number {
  const port = Number(word)
  if (!/^\d+$/.test(word) || port > 65_535) throw new InvalidArgumentError('Say a number from 0 to 65535.')
  return port
}
