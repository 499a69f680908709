import type { Command } from 'commander'
import { writeJson } from '../../kernel/clean.ts'
import type { Lang } from '../../kernel/contract.ts'
import { reading } from '../errors.ts'
import { HELP, placeholder } from '../help.ts'
import { type Io, print } from '../io.ts'
import { type LangFlag, langOf, withLang } from '../lang.ts'
import { readPosition } from '../position.ts'

export function addLegal(program: Command, io: Io, lang: Lang): void {
  withLang(
    program
      .command('legal')
      .argument(placeholder('game', lang))
      .argument(placeholder('position', lang), HELP.legal.position[lang]),
    lang,
  )
    .option('--json', HELP.legal.json[lang])
    .description(HELP.legal.about[lang])
    .action(async (game: string, file: string, flags: LangFlag & { json?: true }) => {
      const { module, position, source } = await readPosition(game, file, io)
      const answer = reading(source, () => module.answer(position, { kind: 'legal' }))
      const lang = langOf(flags, io)
      const state = reading(source, () => module.position.read(position))
      const moves = module.game
        .options(state)
        .map(({ move }) => ({ move: module.game.key(move), says: module.say(move, lang, state) }))
      if (flags.json) return print(io, writeJson({ ...answer, moves }))
      print(io, module.prompt(state, lang), ...moves.map(({ says }) => `  ${says}`))
    })
}
