// Commander with its refusals in our words. The names of the methods are Commander's.
import { Command, type Option } from 'commander'
import { clip } from '../kernel/clean.ts'
import { refusal } from '../kernel/refusal.ts'
import type { Text } from '../kernel/text.ts'
import { nearest } from './nearest.ts'

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

export class Commands extends Command {
  override createCommand(name?: string): Commands {
    return new Commands(name)
  }

  unknownOption(flag: string): void {
    const known = this.options.flatMap(({ long }) => (long ? [long] : []))
    throw unknownOption({ flag: clip(flag), meant: nearest(flag, [...known, '--help']) })
  }

  unknownCommand(): void {
    const word = this.args[0] ?? ''
    const known = this.commands.map((command) => command.name())
    throw unknownCommand({ command: clip(word), meant: nearest(word, known) })
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
