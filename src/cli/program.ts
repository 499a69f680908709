// The commands together, and what becomes of their failures: one line on standard error and a status.
import { Command, CommanderError } from 'commander'
import { version } from '../../package.json'
import { clip } from '../kernel/clean.ts'
import { BadInput } from '../kernel/contract.ts'
import { addAsk } from './commands/ask.ts'
import { addDecide } from './commands/decide.ts'
import { addLegal } from './commands/legal.ts'
import { addPlay } from './commands/play.ts'
import { addReplay } from './commands/replay.ts'
import { addRules } from './commands/rules.ts'
import { addScore } from './commands/score.ts'
import { addServe } from './commands/serve.ts'
import { addSim } from './commands/sim.ts'
import { addVerify } from './commands/verify.ts'
import { addWhy } from './commands/why.ts'
import { addWorker } from './commands/worker.ts'
import { BAD_INPUT, oneLine } from './errors.ts'
import type { Io } from './io.ts'
import { guarded } from './terminal.ts'

/** What Commander says repeats arguments whole. */
function clippedArguments(message: string, argv: readonly string[]): string {
  let text = message.replace(/^error: /, '')
  for (const word of argv) if (word.length > LONG) text = text.replaceAll(word, clip(word))
  return text
}

const LONG = 60
const BROKEN = 1

/** Runs one command line to its end and returns its exit status. */
export async function run(argv: readonly string[], world: Io): Promise<number> {
  const io = guarded(world)
  const program = new Command('solotavolo')
    .description('Modern board games alone, against the automa their solo rules describe')
    .version(version)
    .exitOverride()
    .configureOutput({ writeOut: (text) => io.out(text), writeErr: () => undefined })
  for (const add of [
    addPlay,
    addAsk,
    addDecide,
    addScore,
    addLegal,
    addRules,
    addReplay,
    addWhy,
    addVerify,
    addSim,
    addWorker,
    addServe,
  ])
    add(program, io)
  try {
    if (argv.length === 0) throw new BadInput('say what to do: solotavolo --help lists the commands')
    await program.parseAsync(argv, { from: 'user' })
    return io.status
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0
    const outside = error instanceof BadInput || error instanceof CommanderError
    const text = oneLine(error instanceof CommanderError ? clippedArguments(error.message, argv) : error)
    io.err(`solotavolo: ${outside ? text : `internal error: ${text}`}\n`)
    return outside ? BAD_INPUT : BROKEN
  }
}
