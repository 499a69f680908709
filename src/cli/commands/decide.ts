import type { Command } from 'commander'
import { writeJson } from '../../kernel/clean.ts'
import type { Lang } from '../../kernel/contract.ts'
import { recorder } from '../../kernel/trace.ts'
import { printTrace } from '../../ladder/print.ts'
import { reading } from '../errors.ts'
import { HELP, placeholder } from '../help.ts'
import { type Io, print } from '../io.ts'
import { type LangFlag, langOf, withLang } from '../lang.ts'
import { readPosition } from '../position.ts'
import { type VariantFlags, withVariant } from '../variant-file.ts'

export function addDecide(program: Command, io: Io, lang: Lang): void {
  withVariant(
    withLang(
      program
        .command('decide')
        .argument(placeholder('game', lang))
        .argument(placeholder('position', lang), HELP.decide.position[lang]),
      lang,
    ),
    lang,
  )
    .option('--json', HELP.decide.json[lang])
    .description(HELP.decide.about[lang])
    .action(async (game: string, file: string, flags: LangFlag & VariantFlags & { json?: true }) => {
      const { module, position, source } = await readPosition(game, file, io, flags)
      const answer = reading(source, () => module.answer(position, undefined))
      if (flags.json) return print(io, writeJson(answer))
      const lang = langOf(flags, io)
      const state = reading(source, () => module.position.read(position))
      const step = module.game.step(state)
      // Where chance comes before the decision only the answer knows what it led to.
      if (step.kind !== 'choice' || step.seat !== 'automa')
        return print(io, module.prompt(state, lang), writeJson(answer['action'] ?? answer))
      const tracer = recorder()
      const move = module.automa.decide(state, tracer)
      print(io, module.say(move, lang, state), '', ...printTrace(tracer.all, lang, (id) => module.nameOf(id, lang)))
    })
}
