import type { Command } from 'commander'
import { type AnyGameModule, BadInput, type Json } from '../../kernel/contract.ts'
import { manifestOf } from '../../games/index.ts'
import { oneLine } from '../errors.ts'
import { type Io, lines } from '../io.ts'

export function addAsk(program: Command, io: Io): void {
  program
    .command('ask')
    .argument('<game>')
    .description('answer questions about positions: one JSON per line in, one per line out, in the same order')
    .action(async (game: string) => {
      const module = await manifestOf(game).load()
      for await (const line of lines(io.stdin)) {
        if (line.trim() !== '') io.out(`${answer(module, line)}\n`)
      }
    })
}

/** One answer line; whatever happens, there is one. */
function answer(module: AnyGameModule, line: string): string {
  let id: Json | undefined
  try {
    const question = readQuestion(line)
    id = question['id'] as Json | undefined
    if (question['position'] === undefined) throw new BadInput('the question has no position')
    return JSON.stringify({ id, ...module.answer(question['position'], question['ask']) })
  } catch (error) {
    const why = oneLine(error)
    return JSON.stringify({ id, error: error instanceof BadInput ? why : `this could not be answered (${why})` })
  }
}

function readQuestion(line: string): Readonly<Record<string, unknown>> {
  let question: unknown
  try {
    question = JSON.parse(line.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new BadInput(`this is not JSON (${oneLine(error)})`)
  }
  if (typeof question !== 'object' || question === null || Array.isArray(question))
    throw new BadInput('a question is an object with a position')
  return question as Record<string, unknown>
}
