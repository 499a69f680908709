// Why what was typed is not among the outcomes: unknown, or known but not possible now.
import type { AnyModule, Lang, Text } from '../../kernel/contract.ts'
import type { MaybeUi } from './Component.tsx'
import { componentOf, componentsOf, matches } from './match.ts'
import { whereIs } from './where.ts'
import { fill } from './words.ts'

const WORDS = {
  unknown: { it: 'Non conosco «{query}».', en: 'There is no “{query}” in this game.' },
  elsewhere: {
    it: '{name} adesso non può uscire: è già sul tavolo ({where}).',
    en: '{name} cannot turn up now: it is already on the table ({where}).',
  },
  notNow: {
    it: '{name} adesso non può uscire: non è di questo mazzo, oppure si è già vista.',
    en: '{name} cannot turn up now: it belongs to another deck, or has been seen already.',
  },
} as const satisfies Record<string, Text>

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
  if (meant?.id === undefined) return fill(WORDS.unknown, lang, { query: query.trim() })
  const { name } = meant
  const { position } = module
  const seen = state !== undefined && position !== undefined
  const where = !seen ? undefined : whereIs(position.labels, position.write(state), meant.id, lang)
  return where === undefined ? fill(WORDS.notNow, lang, { name }) : fill(WORDS.elsewhere, lang, { name, where })
}
