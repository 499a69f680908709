// The commands a person can give instead of a move, in both languages.

export const COMMANDS = [
  'why',
  'undo',
  'redo',
  'correct',
  'score',
  'log',
  'rules',
  'list',
  'table',
  'save',
  'help',
  'quit',
] as const
export type CommandName = (typeof COMMANDS)[number]

export interface CommandInput {
  readonly kind: 'command'
  readonly name: CommandName
  /** What was typed after the name. */
  readonly argument: string
}

const ALIASES: Readonly<Record<string, CommandName>> = {
  perché: 'why',
  perche: 'why',
  annulla: 'undo',
  rifai: 'redo',
  correggi: 'correct',
  punti: 'score',
  registro: 'log',
  regole: 'rules',
  elenco: 'list',
  tavolo: 'table',
  salva: 'save',
  aiuto: 'help',
  '?': 'help',
  esci: 'quit',
  exit: 'quit',
  q: 'quit',
}

const isCommand = (word: string): word is CommandName => (COMMANDS as readonly string[]).includes(word)

export function readCommand(line: string): CommandInput | undefined {
  const [first = '', ...words] = line.trim().split(/\s+/)
  const word = first.toLowerCase()
  const name = isCommand(word) ? word : ALIASES[word]
  return name === undefined ? undefined : { kind: 'command', name, argument: words.join(' ') }
}
