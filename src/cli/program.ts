// The commands together, and what becomes of their failures: one line on standard error and a status.
import { CommanderError } from 'commander'
import { version } from '../../package.json'
import { GAMES } from '../games/index.ts'
import { BadInput, refusal } from '../kernel/refusal.ts'
import type { Words } from '../kernel/text.ts'
import { Commands } from './commander.ts'
import { addAsk } from './commands/ask.ts'
import { addDecide } from './commands/decide.ts'
import { addEngine } from './commands/engine.ts'
import { addLearn } from './commands/learn.ts'
import { addLegal } from './commands/legal.ts'
import { addPlay } from './commands/play.ts'
import { addReplay } from './commands/replay.ts'
import { addRules } from './commands/rules.ts'
import { addSchema } from './commands/schema.ts'
import { addScore } from './commands/score.ts'
import { addServe } from './commands/serve.ts'
import { addSim } from './commands/sim.ts'
import { addVariant } from './commands/variant.ts'
import { addVerify } from './commands/verify.ts'
import { addWhy } from './commands/why.ts'
import { addWorker } from './commands/worker.ts'
import { BAD_INPUT, oneLine } from './errors.ts'
import { gamesHelp } from './game-options.ts'
import type { Io } from './io.ts'
import { langLast, langOfLine } from './lang.ts'
import { guarded } from './terminal.ts'

const nothingToDo = refusal('cli.nothing-to-do', {
  it: 'di’ che cosa fare: solotavolo --help elenca i comandi',
  en: 'say what to do: solotavolo --help lists the commands',
})
const WORDS = {
  about: {
    it: 'Giochi da tavolo moderni in solitario, contro l’automa delle loro regole',
    en: 'Modern board games alone, against the automa their solo rules describe',
  },
  version: { it: 'mostra la versione', en: 'show the version' },
} as const satisfies Words
/** A fault of ours. */
const broken = refusal<{ why: string }>('cli.broken', {
  it: ({ why }) => `errore interno: ${why}`,
  en: ({ why }) => `internal error: ${why}`,
})

const BROKEN = 1

/** Runs one command line to its end and returns its exit status. */
export async function run(line: readonly string[], world: Io): Promise<number> {
  const argv = langLast(line)
  const io = guarded(world)
  const lang = langOfLine(argv, io)
  const program = new Commands('solotavolo')
    .helpIn(lang)
    .addHelpText('after', () => gamesHelp(undefined, lang))
    .description(WORDS.about[lang])
    .version(version, '-V, --version', WORDS.version[lang])
    .exitOverride()
    .configureOutput({ writeOut: (text) => io.out(text), writeErr: () => undefined })
  program.game = GAMES.find(({ id }) => argv.includes(id))
  for (const add of [
    addPlay,
    addAsk,
    addEngine,
    addSchema,
    addDecide,
    addScore,
    addLegal,
    addLearn,
    addRules,
    addVariant,
    addReplay,
    addWhy,
    addVerify,
    addSim,
    addWorker,
    addServe,
  ])
    add(program, io, lang)
  try {
    if (argv.length === 0) throw nothingToDo()
    await program.parseAsync(argv, { from: 'user' })
    return io.status
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0
    const refused = error instanceof BadInput ? error : broken({ why: oneLine(error) })
    io.err(`solotavolo: ${oneLine(refused.tell(lang))}\n`)
    return error instanceof BadInput ? BAD_INPUT : BROKEN
  }
}
