import type { Command } from 'commander'
import { writeJson } from '../../kernel/clean.ts'
import { type AnyGameModule, BadInput } from '../../kernel/contract.ts'
import { isDeeper, LIMITS, tooDeep, tooLong } from '../../kernel/limits.ts'
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
      for await (const line of lines(io.stdin, LIMITS.question)) {
        // What is too long is a question, however it begins.
        if (line.trim() !== '' || line.length > LIMITS.question) io.out(`${answer(module, line)}\n`)
      }
    })
}

/** One answer line; whatever happens, there is one. */
function answer(module: AnyGameModule, line: string): string {
  let id: unknown
  try {
    const question = readQuestion(line)
    id = shallow(question['id'])
    if (question['position'] === undefined) throw new BadInput('the question has no position')
    return writeJson({ id, ...module.answer(shallow(question['position']), shallow(question['ask'])) })
  } catch (error) {
    const why = oneLine(error)
    return writeJson({ id, error: error instanceof BadInput ? why : `this could not be answered (${why})` })
  }
}

/** What is nested deeper than anything a question asks for is refused before anybody goes down into it. */
function shallow(part: unknown): unknown {
  if (isDeeper(part, LIMITS.depth)) throw tooDeep()
  return part
}

function readQuestion(line: string): Readonly<Record<string, unknown>> {
  if (line.length > LIMITS.question) throw tooLong({ most: LIMITS.question })
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
