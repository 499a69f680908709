// What the person is asked at a moment of the game, and who puts the question.
import type { Lang } from '../../kernel/contract.ts'
import { LANGS } from '../../kernel/text.ts'
import type { AnyTable } from '../save-file.ts'
import { WORDS } from '../words.ts'
import type { CommandInput } from './command.ts'
import type { Choice } from './match.ts'

export interface Question {
  readonly prompt: string
  readonly choices: readonly Choice[]
  /** The person says what chance has decided at the real table. */
  readonly outcome: boolean
}

export type Answer = { readonly kind: 'move'; readonly key: string } | CommandInput

export interface Asker {
  /** An answer, or nothing where the input has ended; `again` where the same was asked before. */
  ask(question: Question, again: boolean): Promise<Answer | undefined>
  /** The name of a file to save in, or nothing if the person would rather not. */
  askFile(suggestion: string): Promise<string | undefined>
  confirm(question: string): Promise<boolean>
  /** Whether what the person picks stays visible where it was picked. */
  readonly echoes: boolean
}

export function questionAt(table: AnyTable, lang: Lang): Question {
  const { module, state, step } = table
  if (step.kind === 'over' || table.stuck) return { prompt: WORDS.over[lang], choices: [], outcome: false }
  const { options } = table
  return {
    prompt: module.prompt(state, lang),
    choices: choicesOf(table, state, options, lang),
    outcome: step.kind === 'chance',
  }
}

/** What was possible in a state, with every name it can be called by. */
export function choicesOf(
  { module }: AnyTable,
  state: unknown,
  options: AnyTable['options'],
  lang: Lang,
): readonly Choice[] {
  return options.map(({ move }) => {
    const key = module.game.key(move)
    return {
      key,
      label: module.say(move, lang, state),
      names: key.split(/[\s,]+/).flatMap((id) => [id].concat(LANGS.map((each) => module.nameOf(id, each)))),
    }
  })
}
