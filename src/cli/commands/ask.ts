import type { Command } from 'commander'
import { writeJson } from '../../kernel/clean.ts'
import type { AnyGameModule, Lang } from '../../kernel/contract.ts'
import { isDeeper, LIMITS, tooDeep, tooLong } from '../../kernel/limits.ts'
import { manifestOf } from '../../games/index.ts'
import { BadInput, refusal } from '../../kernel/refusal.ts'
import { oneLine } from '../errors.ts'
import { HELP, placeholder } from '../help.ts'
import { type Io, lines } from '../io.ts'
import { type LangFlag, withLang } from '../lang.ts'
import { notJson } from '../position.ts'

const noPosition = refusal('ask.no-position', {
  it: 'la domanda non ha una posizione',
  en: 'the question has no position',
})
const noQuestion = refusal('ask.no-question', {
  it: 'una domanda è un oggetto con una posizione',
  en: 'a question is an object with a position',
})
/** A fault of ours, told as well as it can be. */
const unanswered = refusal<{ why: string }>('ask.unanswered', {
  it: ({ why }) => `non è stato possibile rispondere (${why})`,
  en: ({ why }) => `this could not be answered (${why})`,
})

export function addAsk(program: Command, io: Io, lang: Lang): void {
  withLang(program.command('ask').argument(placeholder('game', lang)), lang)
    .description(HELP.ask.about[lang])
    .action(async (game: string, flags: LangFlag) => {
      const module = await manifestOf(game).load()
      for await (const line of lines(io.stdin, LIMITS.question)) {
        // What is too long is a question, however it begins.
        if (line.trim() !== '' || line.length > LIMITS.question) io.out(`${answer(module, line, flags.lang ?? 'en')}\n`)
      }
    })
}

/** One answer line; whatever happens, there is one. */
function answer(module: AnyGameModule, line: string, lang: Lang): string {
  let id: unknown
  try {
    const question = readQuestion(line)
    id = shallow(question['id'])
    if (question['position'] === undefined) throw noPosition()
    return writeJson({ id, ...module.answer(shallow(question['position']), shallow(question['ask'])) })
  } catch (error) {
    const refused = error instanceof BadInput ? error : unanswered({ why: oneLine(error) })
    return writeJson({ id, error: refused.tell(lang) })
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
    throw notJson({ why: oneLine(error) })
  }
  if (typeof question !== 'object' || question === null || Array.isArray(question)) throw noQuestion()
  return question as Record<string, unknown>
}
