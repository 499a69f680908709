// Questions as JSON, one per line in, one answer per line out, in the same order: what `ask` and `engine` have in common.
import { writeJson } from '../kernel/clean.ts'
import type { Lang } from '../kernel/contract.ts'
import { isDeeper, LIMITS, tooDeep, tooLong } from '../kernel/limits.ts'
import { BadInput, refusal } from '../kernel/refusal.ts'
import type { Text } from '../kernel/text.ts'
import { oneLine } from './errors.ts'
import { type Io, lines } from './io.ts'
import { notJson } from './position.ts'

/** A fault of ours, told as well as it can be. */
const unanswered = refusal<{ why: string }>('ask.unanswered', {
  it: ({ why }) => `non è stato possibile rispondere (${why})`,
  en: ({ why }) => `this could not be answered (${why})`,
})
const noObject = refusal<{ says: Text }>('ask.no-question', { it: ({ says }) => says.it, en: ({ says }) => says.en })

export type Fields = Readonly<Record<string, unknown>>

export interface Answering {
  readonly lang: Lang
  /** What to say to a line that is no object. */
  readonly wants: Text
  /** The longest line, in characters. */
  readonly most: number
  /** Whether a refusal also tells its code. */
  readonly codes?: boolean
  answer(question: Fields): object
}

/** Answers every line but empty ones; whatever happens, there is one answer for each. */
export async function answerLines(io: Io, answering: Answering): Promise<void> {
  const { most } = answering
  for await (const line of lines(io.stdin, most)) {
    // What is too long is a question, however it begins.
    if (line.trim() !== '' || line.length > most) io.out(`${answerLine(line, answering)}\n`)
  }
}

function answerLine(line: string, { lang, wants, most, codes, answer }: Answering): string {
  let id: unknown
  try {
    const question = readLine(line, wants, most)
    id = shallow(question['id'])
    return writeJson({ id, ...answer(question) })
  } catch (error) {
    const refused = error instanceof BadInput ? error : unanswered({ why: oneLine(error) })
    return writeJson({ id, error: refused.tell(lang), ...(codes ? { code: refused.code } : {}) })
  }
}

/** What is nested deeper than anything a question asks for is refused before anybody goes down into it. */
export function shallow(part: unknown): unknown {
  if (isDeeper(part, LIMITS.depth)) throw tooDeep()
  return part
}

function readLine(line: string, wants: Text, most: number): Fields {
  if (line.length > most) throw tooLong({ most })
  let question: unknown
  try {
    question = JSON.parse(line.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw notJson({ why: oneLine(error) })
  }
  if (typeof question !== 'object' || question === null || Array.isArray(question)) throw noObject({ says: wants })
  return question as Fields
}
