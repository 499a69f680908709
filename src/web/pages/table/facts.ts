// Facts about a table: the progress, the level, the source of chance.
import type { Lang } from '../../../kernel/contract.ts'
import type { Say } from '../../hooks.ts'
import type { Session } from '../../store/session.ts'
import type { TableView } from '../../store/table-store.ts'
import { TABLE } from '../../words/table.ts'

interface Facts {
  readonly stage: string | undefined
  readonly level: string | undefined
  readonly source: string
}

export function factsOf({ manifest }: Session, { table, state }: TableView, lang: Lang, say: Say): Facts {
  const { options, chance } = table.setup
  const level = manifest.options
    .find(({ id }) => id === 'level')
    ?.choices.find(({ id }) => id === options['level'])
    ?.title[lang].replace(/ \(.*\)$/, '')
  const source =
    chance.kind === 'seeded'
      ? say(TABLE.seed, { seed: chance.seed })
      : say(chance.kind === 'dealt' ? TABLE.beside : TABLE.mixed)
  return { stage: table.module.stage?.(state)[lang], level, source }
}

export const listed = (facts: readonly (string | undefined)[]): string =>
  facts.filter((fact) => fact !== undefined).join(' · ')
