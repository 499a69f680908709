import type { Command } from 'commander'
import { manifestOf } from '../../games/index.ts'
import { type Io, print } from '../io.ts'
import { type LangFlag, langOf, withLang } from '../lang.ts'
import { rulesPage } from '../rules-page.ts'

export function addRules(program: Command, io: Io): void {
  withLang(program.command('rules').argument('<game>'))
    .description("the automa's rules: every ladder with its clauses, then clauses and rulings")
    .action(async (game: string, flags: LangFlag) => {
      const manifest = manifestOf(game)
      print(io, ...(await rulesPage(manifest, await manifest.load(), langOf(flags, io))))
    })
}
