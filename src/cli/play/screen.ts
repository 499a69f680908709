// Questions as lists to pick from, for people at a terminal.
import type { Readable, Writable } from 'node:stream'
import { autocomplete, confirm, isCancel, select, text } from '@clack/prompts'
import { cleaned } from '../../kernel/clean.ts'
import type { Lang } from '../../kernel/contract.ts'
import { rowsForQuestion } from '../io.ts'
import { ABOUT, WORDS } from '../words.ts'
import { COMMANDS, type CommandName } from './command.ts'
import { match, plain } from './match.ts'
import type { Answer, Asker, Question } from './question.ts'

const LONG = 14
const MENU = 'menu'

/** Where to read and write, if not at the terminal of the process. */
interface Streams {
  readonly input?: Readable
  readonly output?: Writable
}

/** `rows` are those of the terminal now. */
export function screenAsker(lang: Lang, rows: () => number | undefined, streams: Streams = {}): Asker {
  return {
    echoes: true,
    async ask(question) {
      for (;;) {
        const picked = await pick(question, lang, mostItems(rows()))
        if (typeof picked === 'symbol') return command('quit')
        if (picked !== MENU) return { kind: 'move', key: picked.slice(1) }
        const answer = await menu(lang)
        if (answer !== undefined) return answer
      }
    },
    async askFile(suggestion) {
      // The suggestion is what Enter takes; whoever types a name types all of it.
      const name = cleaned(suggestion)
      const file = await text({ message: WORDS.fileName[lang], placeholder: name, defaultValue: name, ...streams })
      return isCancel(file) || file.trim() === '' ? undefined : file.trim()
    },
    async confirm(message) {
      return (await confirm({ message, active: WORDS.yes[lang], inactive: WORDS.no[lang] })) === true
    },
  }
}

/** How many lines of a list fit below the table. */
const mostItems = (rows: number | undefined): number =>
  rows === undefined ? LONG : Math.min(LONG, rowsForQuestion(rows) - 4)

/** A move's key behind a mark, so that no key is mistaken for the menu. */
async function pick({ prompt, choices, outcome }: Question, lang: Lang, maxItems: number): Promise<string | symbol> {
  const menu = { value: MENU, label: WORDS.commands[lang] }
  const options = [...choices.map(({ key, label }) => ({ value: `=${key}`, label })), menu]
  if (!outcome && choices.length <= LONG) return select({ message: prompt, options, maxItems, showInstructions: false })
  const fits = (typed: string, value: string) =>
    plain(typed) === '' || value === MENU || match(typed, choices).some(({ key }) => `=${key}` === value)
  return autocomplete({
    message: prompt,
    options,
    maxItems: Math.max(3, maxItems - 2),
    filter: (typed, { value }) => fits(typed, value),
  })
}

async function menu(lang: Lang): Promise<Answer | undefined> {
  const shown = COMMANDS.filter((name) => name !== 'list' && name !== 'help')
  const picked = await select<CommandName | typeof MENU>({
    message: WORDS.commands[lang],
    showInstructions: false,
    options: [
      { value: MENU, label: WORDS.back[lang] },
      ...shown.map((name) => ({ value: name, label: ABOUT[name][lang] })),
    ],
  })
  return isCancel(picked) || picked === MENU ? undefined : command(picked)
}

const command = (name: CommandName): Answer => ({ kind: 'command', name, argument: '' })
