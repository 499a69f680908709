import type { Command } from 'commander'
import { writeJson } from '../../kernel/clean.ts'
import type { Lang } from '../../kernel/contract.ts'
import { reading } from '../errors.ts'
import { HELP, placeholder } from '../help.ts'
import { type Io, print } from '../io.ts'
import { type LangFlag, langOf, withLang } from '../lang.ts'
import { readPosition } from '../position.ts'
import { type VariantFlags, withVariant } from '../variant-file.ts'
import { printSheet } from '../sheet.ts'

export function addScore(program: Command, io: Io, lang: Lang): void {
  withVariant(
    withLang(
      program
        .command('score')
        .argument(placeholder('game', lang))
        .argument(placeholder('position', lang), HELP.score.position[lang]),
      lang,
    ),
    lang,
  )
    .option('--json', HELP.score.json[lang])
    .description(HELP.score.about[lang])
    .action(async (game: string, file: string, flags: LangFlag & VariantFlags & { json?: true }) => {
      const { module, position, source } = await readPosition(game, file, io, flags)
      if (flags.json) return print(io, writeJson(reading(source, () => module.answer(position, { kind: 'score' }))))
      const state = reading(source, () => module.position.read(position))
      print(io, ...printSheet(module.score(state), langOf(flags, io)))
    })
}
