// Why the typed text is no possible outcome: unknown, or known but not possible now.
import type { AnyModule, Lang } from '../../kernel/contract.ts'
import type { MaybeUi } from './Component.tsx'
import { componentOf, componentsOf, matches } from './match.ts'
import { placeOf } from './place-of.ts'
import { phrase, tell, type Values, type Words } from '../../kernel/text.ts'

const WORDS = {
  unknown: phrase<Values<'query'>>({
    it: ({ query }) => `Non conosco «${query}».`,
    en: ({ query }) => `There is no “${query}” in this game.`,
  }),
  elsewhere: phrase<Values<'name' | 'where'>>({
    it: ({ name, where }) => `${name} adesso non può uscire: è già sul tavolo (${where}).`,
    en: ({ name, where }) => `${name} cannot turn up now: it is already on the table (${where}).`,
  }),
  notNow: phrase<Values<'name'>>({
    it: ({ name }) => `${name} adesso non può uscire: non è di questo mazzo, oppure si è già vista.`,
    en: ({ name }) => `${name} cannot turn up now: it belongs to another deck, or has been seen already.`,
  }),
} as const satisfies Words

export interface Refused {
  readonly module: AnyModule
  readonly ui: MaybeUi
  readonly lang: Lang
  readonly state: unknown
  readonly query: string
}

export function refusalOf({ module, ui, lang, state, query }: Refused): string {
  const known = componentsOf(module, ui).map((id) => componentOf(module, lang, id))
  const meant = matches(known, query)[0]
  if (meant?.id === undefined) return tell(WORDS.unknown, lang, { query: query.trim() })
  const { name } = meant
  const { position } = module
  const seen = state !== undefined && position !== undefined
  const where = !seen ? undefined : placeOf(position.labels, position.write(state), meant.id, lang)
  return where === undefined ? tell(WORDS.notNow, lang, { name }) : tell(WORDS.elsewhere, lang, { name, where })
}
