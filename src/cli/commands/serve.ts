import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Command, InvalidArgumentError } from 'commander'
import { version } from '../../../package.json'
import { BadInput, type Lang } from '../../kernel/contract.ts'
import { appServer } from '../../server/app.ts'
import { openBrowser } from '../../server/browser.ts'
import { versionOf } from '../../server/identity.ts'
import { hasCode, LAST_PORT, type Place, settle } from '../../server/listen.ts'
import { HOST, urlOf } from '../../server/names.ts'
import { type Io, print } from '../io.ts'
import { langOf, type LangFlag, withLang } from '../lang.ts'
import { fill, WORDS } from '../words.ts'

/** Always the same one: a browser keeps games per address. */
const PORT = 4173

interface ServeFlags extends LangFlag {
  readonly port: number
  readonly anyPort?: boolean
  readonly open: boolean
}

export function addServe(program: Command, io: Io): void {
  withLang(program.command('serve'))
    .option('--port <number>', 'the port to listen on; every address keeps its own games', readPort, PORT)
    .option('--any-port', 'go on to the next free port where another program holds that one')
    .option('--no-open', 'do not open a browser')
    .description('serve the app on this machine, for a browser on this machine')
    .action(async ({ port, anyPort, open, ...flags }: ServeFlags) => {
      const lang = langOf(flags, io)
      const folder = builtApp()
      const server = appServer({ folder, version })
      const place = await placeFor(server, port, anyPort === true, lang)
      const url = urlOf(HOST, place.port)
      if (place.kind === 'running') {
        tellRunning(io, url, place.version, await versionOf(folder, version), lang)
        if (open && io.tty.out) openBrowser(url, io.env)
        return
      }
      // Whoever reads the address may want it ended at once.
      const ended = askedToEnd()
      print(io, fill(WORDS.serving, lang, { url }))
      if (port !== 0 && place.port !== port) warnOfPort(io, port, place.port, lang)
      if (open && io.tty.out) openBrowser(url, io.env)
      await ended
      server.close()
      // Open connections do not keep it.
      server.closeAllConnections()
    })
}

/** Listens, or finds the Solotavolo that does. */
async function placeFor(
  server: Server,
  port: number,
  goOn: boolean,
  lang: Lang,
): Promise<Exclude<Place, { readonly kind: 'taken' }>> {
  const refusal = (text: keyof typeof WORDS & `port${string}`): BadInput =>
    new BadInput(fill(WORDS[text], lang, { port, next: port < 1024 || port === LAST_PORT ? PORT : port + 1 }))
  const place = await settle(server, port, goOn).catch((error: unknown) => {
    throw hasCode(error, 'EACCES') ? refusal('portForbidden') : error
  })
  if (place.kind === 'taken') throw refusal('portTaken')
  return place
}

function tellRunning(io: Io, url: string, theirs: string, ours: string, lang: Lang): void {
  print(io, fill(WORDS.alreadyServed, lang, { url }))
  if (theirs !== ours) print(io, fill(WORDS.otherVersion, lang, { theirs, ours }))
}

function warnOfPort(io: Io, asked: number, port: number, lang: Lang): void {
  io.err(`${fill(WORDS.otherPort, lang, { asked, port, url: urlOf(HOST, asked) })}\n`)
}

/** Ctrl+C, or whoever tells the process to end. */
function askedToEnd(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
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
  if (!/^\d+$/.test(word) || port > LAST_PORT) throw new InvalidArgumentError(`Say a number from 0 to ${LAST_PORT}.`)
  return port
}
