import { Argument, type Command } from 'commander'
import { requestSchema } from '../../engine/requests.ts'
import { manifestOf } from '../../games/index.ts'
import type { Json, Lang } from '../../kernel/contract.ts'
import { inEachLang, orList } from '../../kernel/text.ts'
import { refuseValue } from '../commander.ts'
import { HELP, PLACEHOLDERS, placeholder } from '../help.ts'
import { type Io, print } from '../io.ts'
import { withLang } from '../lang.ts'

const KINDS = ['position', 'ask', 'engine'] as const
type Kind = (typeof KINDS)[number]

export function addSchema(program: Command, io: Io, lang: Lang): void {
  const of = new Argument(`[${PLACEHOLDERS.kind[lang]}]`, `${HELP.schema.of[lang]}: ${orList(KINDS, lang)}`)
  withLang(program.command('schema').argument(placeholder('game', lang)).addArgument(of), lang)
    .description(HELP.schema.about[lang])
    .action(async (game: string, word = 'position') => {
      const kind = readKind(word)
      const { position, questions } = await manifestOf(game).load()
      const schemas: Readonly<Record<Kind, () => Json | undefined>> = {
        position: () => position.schema,
        ask: () => questions,
        engine: requestSchema,
      }
      print(io, JSON.stringify(schemas[kind](), null, 2))
    })
}

function readKind(word: string): Kind {
  const kind = KINDS.find((one) => one === word)
  if (kind !== undefined) return kind
  throw refuseValue(
    `<${word}>`,
    word,
    inEachLang((lang) => orList(KINDS, lang)),
  )
}
