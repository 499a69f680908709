import type { Command } from 'commander'
import { openEngine } from '../../engine/engine.ts'
import { manifestOf } from '../../games/index.ts'
import type { Lang } from '../../kernel/contract.ts'
import { LIMITS } from '../../kernel/limits.ts'
import type { Text } from '../../kernel/text.ts'
import { VARIANT } from '../../kernel/variant.ts'
import { HELP, placeholder } from '../help.ts'
import type { Io } from '../io.ts'
import { answerLines, shallow } from '../json-lines.ts'
import { type LangFlag, withLang } from '../lang.ts'
import { randomSeed } from '../random-seed.ts'
import { givenVariant, type VariantFlags, withVariant } from '../variant-file.ts'
import { answerQuestion } from './ask.ts'

const WANTS: Text = {
  it: 'una richiesta è un oggetto: per cominciare, {"do":"new"}',
  en: 'a request is an object: to begin, {"do":"new"}',
}

export function addEngine(program: Command, io: Io, lang: Lang): void {
  withVariant(withLang(program.command('engine').argument(placeholder('game', lang)), lang), lang)
    .description(HELP.engine.about[lang])
    .action(async (game: string, flags: LangFlag & VariantFlags) => {
      const manifest = manifestOf(game)
      const module = await manifest.load()
      const variant = await givenVariant(manifest, flags)
      const engine = openEngine(manifest, module, {
        lang: flags.lang ?? 'en',
        newSeed: randomSeed,
        options: variant === undefined ? {} : { [VARIANT]: variant },
      })
      await answerLines(io, {
        lang: flags.lang ?? 'en',
        wants: WANTS,
        most: LIMITS.save,
        codes: true,
        answer(question) {
          // A question about a position is answered as by `ask`, whatever game is being played.
          if (question['do'] === undefined && question['position'] !== undefined)
            return answerQuestion(module, question, variant)
          const { id: _, ...request } = question
          return engine.answer(shallow(request))
        },
      })
    })
}
