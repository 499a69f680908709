import { Option, type Command } from 'commander'
import { DEFAULT_LANG, inEachLang, isLang, LANGS, type Lang, orList, phrase, type Values } from '../kernel/text.ts'
import { refuseValue } from './commander.ts'
import { placeholder } from './help.ts'
import type { Io } from './io.ts'

export interface LangFlag {
  readonly lang?: Lang
}

const ABOUT = phrase<Values<'langs'>>({
  it: ({ langs }) => `la lingua in cui rispondere: ${langs}`,
  en: ({ langs }) => `the language to answer in: ${langs}`,
})

/** Adds `--lang`; who does not say it gets the language of the environment. */
export function withLang(command: Command, lang: Lang): Command {
  return command.addOption(
    new Option(`--lang ${placeholder('language', lang)}`, ABOUT[lang]({ langs: orList(LANGS, lang) })).argParser(
      (word: string) => {
        if (!isLang(word))
          throw refuseValue(
            '--lang',
            word,
            inEachLang((lang) => orList(LANGS, lang)),
          )
        return word
      },
    ),
  )
}

/** The language of a whole command line, for refusals that come before its flags are read. */
export function langOfLine(argv: readonly string[], io: Io): Lang {
  const said = argv[argv.lastIndexOf('--lang') + 1] ?? ''
  const joined = argv.findLast((word) => word.startsWith('--lang='))?.slice('--lang='.length) ?? ''
  const word = argv.includes('--lang') ? said : joined
  return isLang(word) ? word : langOfEnvironment(io)
}

/** The same line with a language that stands before the command behind it: commands read it, and people say it first, too. */
export function langLast(argv: readonly string[]): readonly string[] {
  const [first = '', second, ...rest] = argv
  if (first === '--lang' && second !== undefined && rest.length > 0) return [...rest, first, second]
  return first.startsWith('--lang=') && second !== undefined ? [second, ...rest, first] : argv
}

export const langOf = (flags: LangFlag, io: Io): Lang => flags.lang ?? langOfEnvironment(io)

function langOfEnvironment({ env }: Io): Lang {
  const word = (env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '').slice(0, 2).toLowerCase()
  return isLang(word) ? word : DEFAULT_LANG
}
