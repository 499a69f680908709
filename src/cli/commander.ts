// Commander with its refusals and its help in our words. The names of the methods are Commander's.
import { Command, type Help, type Option } from 'commander'
import { clip } from '../kernel/clean.ts'
import type { Manifest } from '../kernel/contract.ts'
import { type BadInput, refusal } from '../kernel/refusal.ts'
import { type Lang, phrase, type Text, type Values, type Words } from '../kernel/text.ts'
import { nearest } from '../kernel/nearest.ts'

/** What may have been meant. */
type Meant = { readonly meant: string | undefined }
const MEANT_IT = ({ meant }: Meant): string => (meant === undefined ? '' : ` (forse ${meant}?)`)
const MEANT_EN = ({ meant }: Meant): string => (meant === undefined ? '' : ` (did you mean ${meant}?)`)

const unknownOption = refusal<Meant & { flag: string }>('cli.unknown-option', {
  it: (said) => `l’opzione ${said.flag} non esiste${MEANT_IT(said)}`,
  en: (said) => `unknown option ${said.flag}${MEANT_EN(said)}`,
})
const unknownCommand = refusal<Meant & { command: string }>('cli.unknown-command', {
  it: (said) => `il comando ${said.command} non esiste${MEANT_IT(said)}`,
  en: (said) => `unknown command ${said.command}${MEANT_EN(said)}`,
})
const missingArgument = refusal<{ name: string }>('cli.missing-argument', {
  it: ({ name }) => `manca <${name}>`,
  en: ({ name }) => `missing <${name}>`,
})
const missingValue = refusal<{ flags: string }>('cli.missing-value', {
  it: ({ flags }) => `manca il valore di ${flags}`,
  en: ({ flags }) => `the value of ${flags} is missing`,
})
const tooManyArguments = refusal<{ first: string }>('cli.too-many-arguments', {
  it: ({ first }) => `«${first}» è di troppo`,
  en: ({ first }) => `"${first}" is one argument too many`,
})
const noValue = refusal<{ flag: string; value: string; wanted: Text }>('cli.no-value', {
  it: ({ flag, value, wanted }) => `${flag} non può essere «${value}»: ${wanted.it}`,
  en: ({ flag, value, wanted }) => `${flag} cannot be "${value}": ${wanted.en}`,
})

/** What the value of an option cannot be, and what is wanted instead. */
export const refuseValue = (flag: string, value: string, wanted: Text) => noValue({ flag, value: clip(value), wanted })

const WORDS = {
  help: { it: 'mostra questo aiuto', en: 'show this help' },
  helpOf: { it: 'mostra l’aiuto di un comando', en: 'show the help of a command' },
  withDefault: phrase<Values<'about' | 'value'>>({
    it: ({ about, value }) => `${about} (predefinito: ${value})`,
    en: ({ about, value }) => `${about} (default: ${value})`,
  }),
} as const satisfies Words

/** What Commander itself writes on a help page. */
const OF_COMMANDER: Readonly<Record<string, Text>> = {
  'Usage:': { it: 'Uso:', en: 'Usage:' },
  'Arguments:': { it: 'Argomenti:', en: 'Arguments:' },
  'Options:': { it: 'Opzioni:', en: 'Options:' },
  'Commands:': { it: 'Comandi:', en: 'Commands:' },
  '[options]': { it: '[opzioni]', en: '[options]' },
  '[command]': { it: '[comando]', en: '[command]' },
}

const helpIn = (lang: Lang): Partial<Help> => ({
  styleTitle: (text) => OF_COMMANDER[text]?.[lang] ?? text,
  styleOptionText: (text) => OF_COMMANDER[text]?.[lang] ?? text,
  styleSubcommandText: (text) => OF_COMMANDER[text]?.[lang] ?? text,
  optionDescription: ({ description, defaultValue, negate }) =>
    defaultValue === undefined || negate
      ? description
      : WORDS.withDefault[lang]({ about: description, value: String(defaultValue) }),
})

export class Commands extends Command {
  /** The game that the command line names: its help is about that one. */
  game?: Manifest | undefined

  override createCommand(name?: string): Commands {
    return new Commands(name)
  }

  /** Tells its help, and that of the commands added from now on, in this language. */
  helpIn(lang: Lang): this {
    return this.configureHelp(helpIn(lang))
      .helpOption('-h, --help', WORDS.help[lang])
      .helpCommand(`help ${OF_COMMANDER['[command]']?.[lang]}`, WORDS.helpOf[lang])
  }

  /** `help`, or `help <command>`. */
  _dispatchHelpCommand(name?: string): void {
    const about =
      name === undefined || name === 'help' ? this : this.commands.find((command) => command.name() === name)
    if (about === undefined) throw this.noCommand(name ?? '')
    about.help()
  }

  unknownOption(flag: string): void {
    const known = this.options.flatMap(({ long }) => (long ? [long] : []))
    throw unknownOption({ flag: clip(flag), meant: nearest(flag, [...known, '--help']) })
  }

  unknownCommand(): void {
    throw this.noCommand(this.args[0] ?? '')
  }

  private noCommand(word: string): BadInput {
    const known = this.commands.map((command) => command.name())
    return unknownCommand({ command: clip(word), meant: nearest(word, known) })
  }

  missingArgument(name: string): void {
    throw missingArgument({ name })
  }

  optionMissingArgument({ flags }: Option): void {
    throw missingValue({ flags })
  }

  _excessArguments(received: readonly string[]): void {
    throw tooManyArguments({ first: clip(received[this.registeredArguments.length] ?? '') })
  }
}
