import { InvalidArgumentError, Option, type Command } from 'commander'
import { isLang, LANGS, type Lang } from '../kernel/text.ts'
import type { Io } from './io.ts'

export interface LangFlag {
  readonly lang?: Lang
}

/** Adds `--lang`; who does not say it gets the language of the environment. */
export function withLang(command: Command): Command {
  return command.addOption(
    new Option('--lang <language>', `the language to answer in: ${LANGS.join(' or ')}`).argParser((word: string) => {
      if (!isLang(word)) throw new InvalidArgumentError(`Say ${LANGS.join(' or ')}.`)
      return word
    }),
  )
}

export const langOf = (flags: LangFlag, io: Io): Lang => flags.lang ?? langOfEnvironment(io)

function langOfEnvironment({ env }: Io): Lang {
  const word = (env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '').slice(0, 2).toLowerCase()
  return isLang(word) ? word : 'en'
}
