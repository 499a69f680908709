import type { Command } from 'commander'
import { writeJson } from '../../kernel/clean.ts'
import { movesAt } from '../../engine/moves.ts'
import type { Lang } from '../../kernel/contract.ts'
import { reading } from '../errors.ts'
import { HELP, placeholder } from '../help.ts'
import { type Io, print } from '../io.ts'
import { type LangFlag, langOf, withLang } from '../lang.ts'
import { readPosition } from '../position.ts'
import { type VariantFlags, withVariant } from '../variant-file.ts'

export function addLegal(program: Command, io: Io, lang: Lang): void {
  withVariant(
    withLang(
      program
        .command('legal')
        .argument(placeholder('game', lang))
        .argument(placeholder('position', lang), HELP.legal.position[lang]),
      lang,
    ),
    lang,
  )
    .option('--json', HELP.legal.json[lang])
    .description(HELP.legal.about[lang])
    .action(async (game: string, file: string, flags: LangFlag & VariantFlags & { json?: true }) => {
      const { module, position, source } = await readPosition(game, file, io, flags)
      const answer = reading(source, () => module.answer(position, { kind: 'legal' }))
      const lang = langOf(flags, io)
      const state = reading(source, () => module.position.read(position))
      if (flags.json) return print(io, writeJson({ ...answer, moves: movesAt(module, state, lang) }))
      print(
        io,
        module.prompt(state, lang),
        ...module.game.options(state).map(({ move }) => `  ${module.say(move, lang, state)}`),
      )
    })
}
