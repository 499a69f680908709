import type { Command } from 'commander'
import { manifestOf } from '../../games/index.ts'
import type { AnyGameModule, Lang } from '../../kernel/contract.ts'
import { LIMITS } from '../../kernel/limits.ts'
import { refusal } from '../../kernel/refusal.ts'
import type { Text } from '../../kernel/text.ts'
import { HELP, placeholder } from '../help.ts'
import type { Io } from '../io.ts'
import { answerLines, type Fields, shallow } from '../json-lines.ts'
import { type LangFlag, withLang } from '../lang.ts'
import { withVariant as of } from '../position.ts'
import { givenVariant, type VariantFlags, withVariant } from '../variant-file.ts'

const noPosition = refusal('ask.no-position', {
  it: 'la domanda non ha una posizione',
  en: 'the question has no position',
})
const WANTS: Text = { it: 'una domanda è un oggetto con una posizione', en: 'a question is an object with a position' }

export function addAsk(program: Command, io: Io, lang: Lang): void {
  withVariant(withLang(program.command('ask').argument(placeholder('game', lang)), lang), lang)
    .description(HELP.ask.about[lang])
    .action(async (game: string, flags: LangFlag & VariantFlags) => {
      const manifest = manifestOf(game)
      const module = await manifest.load()
      const variant = await givenVariant(manifest, flags)
      await answerLines(io, {
        lang: flags.lang ?? 'en',
        wants: WANTS,
        most: LIMITS.question,
        answer: (question) => answerQuestion(module, question, variant),
      })
    })
}

/** A question about a position. */
export function answerQuestion(module: AnyGameModule, question: Fields, variant?: string): object {
  if (question['position'] === undefined) throw noPosition()
  return module.answer(of(shallow(question['position']), variant), shallow(question['ask']))
}
