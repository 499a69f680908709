// Questions and answers as plain lines, for pipes and simple terminals.
import { clip } from '../../kernel/clean.ts'
import type { Lang } from '../../kernel/contract.ts'
import { LIMITS } from '../../kernel/limits.ts'
import { type Io, lines, print } from '../io.ts'
import { fill, WORDS } from '../words.ts'
import { readCommand } from './command.ts'
import { type Choice, exactly, match } from './match.ts'
import type { Answer, Asker, Question } from './question.ts'

const LONG = 6
const SHOWN = 6

export function lineAsker(io: Io, lang: Lang): Asker {
  const input = lines(io.stdin, LIMITS.line)
  return {
    echoes: false,
    async ask(question, again) {
      print(io, question.prompt, ...(again ? [] : listed(question, lang)))
      for (;;) {
        const next = await input.next()
        if (next.done) return undefined
        const line = next.value.trim()
        if (line === '') continue
        const answer = readAnswer(line, question, lang)
        if (typeof answer !== 'string') return answer
        print(io, answer, question.prompt)
      }
    },
    askFile: () => Promise.resolve(undefined),
    confirm: () => Promise.resolve(false),
  }
}

function listed({ choices, outcome }: Question, lang: Lang): string[] {
  const controls = choices.filter(({ control }) => control)
  const count = choices.length - controls.length
  if (!outcome || count <= LONG) return numbered(choices)
  return [`  ${fill(WORDS.typeName, lang, { count })}`, ...controls.map(lineOf)]
}

export const numbered = (choices: readonly Choice[]): string[] =>
  choices.map((choice, at) => (choice.control ? lineOf(choice) : `${String(at + 1).padStart(4)}  ${choice.label}`))

/** A control is told with its word. */
const lineOf = ({ names, label }: Choice): string => `      ${names[0]}: ${label}`

/** What a line means, or the sentence that says why it means nothing. */
function readAnswer(line: string, { choices, outcome }: Question, lang: Lang): Answer | string {
  const byKey = choices.find(({ key }) => key === line)
  if (byKey !== undefined) return move(byKey)
  // What a real die shows is a name, not a place in the list.
  const exact = outcome ? exactly(line, choices) : []
  if (exact.length === 1 && exact[0] !== undefined) return move(exact[0])
  const command = readCommand(line)
  if (command !== undefined) return command
  const asked = choices.filter(({ control }) => !control)
  if (/^\d+$/.test(line) && asked.length > 0) {
    const chosen = asked[Number(line) - 1]
    return chosen === undefined ? fill(WORDS.outOfRange, lang, { count: asked.length }) : move(chosen)
  }
  const found = match(line, choices)
  if (found.length === 1 && found[0] !== undefined) return move(found[0])
  if (found.length > 1) return fill(WORDS.ambiguous, lang, { text: clip(line), list: some(found, lang) })
  const refusal = choices.length === 0 ? WORDS.noCommand : outcome ? WORDS.impossibleOutcome : WORDS.impossible
  return fill(refusal, lang, { text: clip(line) })
}

const move = ({ key }: Choice): Answer => ({ kind: 'move', key })

function some(choices: readonly Choice[], lang: Lang): string {
  const shown = choices.slice(0, SHOWN).map(({ label }) => label)
  const more = choices.length - shown.length
  return [...shown, ...(more > 0 ? [fill(WORDS.more, lang, { count: more })] : [])].join(', ')
}
