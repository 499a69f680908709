import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import { version } from '../../../package.json'
import type { Lang } from '../../kernel/contract.ts'
import { refusal } from '../../kernel/refusal.ts'
import { appServer } from '../../server/app.ts'
import { openBrowser } from '../../server/browser.ts'
import { versionOf } from '../../server/identity.ts'
import { hasCode, LAST_PORT, type Place, settle } from '../../server/listen.ts'
import { lanAddresses, namesWith } from '../../server/lan.ts'
import { HOST, urlOf } from '../../server/names.ts'
import { refuseValue } from '../commander.ts'
import { HELP, placeholder } from '../help.ts'
import { type Io, print } from '../io.ts'
import { langOf, type LangFlag, withLang } from '../lang.ts'
import { fill, WORDS } from '../words.ts'

/** Always the same one: a browser keeps games per address. */
const PORT = 4173

const portTaken = refusal<{ port: number; next: number }>('serve.port-taken', {
  it: ({ port, next }) =>
    `la porta ${port} è occupata da un altro programma: chiudilo, oppure scegli un’altra porta con --port ${next} (npm start -- --port ${next}) o la prima libera con --any-port; ogni indirizzo ha le sue partite, quelle della porta ${port} lì non ci sono`,
  en: ({ port, next }) =>
    `port ${port} is taken by another program: stop it, or choose another port with --port ${next} (npm start -- --port ${next}) or the next free one with --any-port; every address keeps its own games, those of port ${port} are not there`,
})
const portForbidden = refusal<{ port: number; next: number }>('serve.port-forbidden', {
  it: ({ port, next }) =>
    `la porta ${port} qui non si può usare: scegline un’altra con --port ${next} (npm start -- --port ${next})`,
  en: ({ port, next }) =>
    `port ${port} may not be used here: choose another with --port ${next} (npm start -- --port ${next})`,
})
const notBuilt = refusal('serve.not-built', {
  it: 'l’app non è costruita: prima serve npm run build',
  en: 'the app is not built: run npm run build first',
})

const noLan = refusal('serve.no-lan', {
  it: 'questa macchina non è in nessuna rete locale: senza --lan l’app funziona solo qui',
  en: 'this machine is in no local network: without --lan the app works here only',
})
const lanTooLate = refusal<{ url: string }>('serve.lan-too-late', {
  it: ({ url }) =>
    `Solotavolo gira già su ${url}, senza la rete locale: fermalo (Ctrl+C dove l’hai avviato) e riprova con --lan`,
  en: ({ url }) =>
    `Solotavolo is already running at ${url}, without the local network: stop it (Ctrl+C where you started it) and try --lan again`,
})

interface ServeFlags extends LangFlag {
  readonly port: number
  readonly anyPort?: boolean
  readonly open: boolean
  readonly lan?: boolean
}

export function addServe(program: Command, io: Io, lang: Lang): void {
  withLang(program.command('serve'), lang)
    .option(`--port ${placeholder('number', lang)}`, HELP.serve.port[lang], readPort, PORT)
    .option('--any-port', HELP.serve.anyPort[lang])
    .option('--no-open', HELP.serve.noOpen[lang])
    .option('--lan', HELP.serve.lan[lang])
    .description(HELP.serve.about[lang])
    .action(async ({ port, anyPort, open, lan, ...flags }: ServeFlags) => {
      const lang = langOf(flags, io)
      const folder = builtApp()
      const addresses = lan === true ? lanAddresses() : []
      if (lan === true && addresses.length === 0) throw noLan()
      const server = appServer({ folder, version, names: namesWith(addresses) })
      const place = await placeFor(server, port, anyPort === true, addresses)
      const url = urlOf(HOST, place.port)
      if (place.kind === 'running') {
        if (lan === true) throw lanTooLate({ url })
        tellRunning(io, url, place.version, await versionOf(folder, version), lang)
        if (open && io.tty.out) openBrowser(url, io.env)
        return
      }
      // Whoever reads the address may want it ended at once.
      const ended = askedToEnd()
      print(io, fill(WORDS.serving, lang, { url }))
      if (lan === true) await tellLan(io, addresses, place.port, lang)
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
  addresses: readonly string[],
): Promise<Exclude<Place, { readonly kind: 'taken' }>> {
  const next = port < 1024 || port === LAST_PORT ? PORT : port + 1
  const place = await settle(server, port, goOn, addresses).catch((error: unknown) => {
    throw hasCode(error, 'EACCES') ? portForbidden({ port, next }) : error
  })
  if (place.kind === 'taken') throw portTaken({ port, next })
  return place
}

/** The addresses for other devices, with a code to point a camera at, and who else can open them. */
async function tellLan(io: Io, addresses: readonly string[], port: number, lang: Lang): Promise<void> {
  const { renderUnicodeCompact } = await import('uqr')
  const urls = addresses.map((host) => urlOf(host, port))
  print(
    io,
    WORDS.lanOpen[lang],
    ...urls.map((url) => `  ${url}`),
    '',
    renderUnicodeCompact(urls[0] ?? '', { border: 2 }),
  )
  io.err(`${WORDS.lanWarning[lang]}\n`)
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
  if (!existsSync(join(folder, 'index.html'))) throw notBuilt()
  return folder
}

function readPort(word: string): number {
  const port = Number(word)
  if (!/^\d+$/.test(word) || port > LAST_PORT)
    throw refuseValue('--port', word, { it: `un numero da 0 a ${LAST_PORT}`, en: `a number from 0 to ${LAST_PORT}` })
  return port
}
