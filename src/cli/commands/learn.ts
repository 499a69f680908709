import type { Command } from 'commander'
import { manifestOf } from '../../games/index.ts'
import type { Lang } from '../../kernel/contract.ts'
import { refusal } from '../../kernel/refusal.ts'
import { about, allOf, overview } from '../handbook-page.ts'
import { HELP, placeholder } from '../help.ts'
import { type Io, print } from '../io.ts'
import { type LangFlag, langOf, withLang } from '../lang.ts'

const noHandbook = refusal<{ readonly game: string }>('learn.no-handbook', {
  it: ({ game }) => `per ${game} non c’è ancora un manuale`,
  en: ({ game }) => `there is no handbook of ${game} yet`,
})

interface Flags extends LangFlag {
  readonly all?: true
  readonly about?: string
}

export function addLearn(program: Command, io: Io, lang: Lang): void {
  withLang(program.command('learn').argument(placeholder('game', lang)), lang)
    .description(HELP.learn.about[lang])
    .option('--all', HELP.learn.all[lang])
    .option(`--about ${placeholder('what', lang)}`, HELP.learn.asked[lang])
    .action(async (game: string, flags: Flags) => {
      const manifest = manifestOf(game)
      const handbook = await (await manifest.load()).handbook?.()
      if (handbook === undefined) throw noHandbook({ game })
      const said = langOf(flags, io)
      if (flags.about !== undefined) print(io, ...about(handbook, flags.about, said))
      else print(io, ...(flags.all ? allOf : overview)(manifest, handbook, said))
    })
}
