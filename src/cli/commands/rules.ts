import type { Command } from 'commander'
import { manifestOf } from '../../games/index.ts'
import type { Lang } from '../../kernel/contract.ts'
import { HELP, placeholder } from '../help.ts'
import { type Io, print } from '../io.ts'
import { type LangFlag, langOf, withLang } from '../lang.ts'
import { rulesPage } from '../rules-page.ts'
import { givenVariant, type VariantFlags, withVariant } from '../variant-file.ts'

export function addRules(program: Command, io: Io, lang: Lang): void {
  withVariant(withLang(program.command('rules').argument(placeholder('game', lang)), lang), lang)
    .description(HELP.rules.about[lang])
    .action(async (game: string, flags: LangFlag & VariantFlags) => {
      const manifest = manifestOf(game)
      const variant = await givenVariant(manifest, flags)
      print(io, ...(await rulesPage(manifest, await manifest.load(), langOf(flags, io), variant)))
    })
}
