// Facts about a table: the progress, the level, the source of chance.
import type { Lang } from '../../../kernel/contract.ts'
import { specsFor } from '../../../kernel/options.ts'
import { isReferee } from '../../../kernel/referee.ts'
import type { Say } from '../../hooks.ts'
import type { Session } from '../../store/session.ts'
import type { TableView } from '../../store/table-store.ts'
import { PLAYED } from '../../words/played.ts'

interface Facts {
  readonly stage: string | undefined
  readonly level: string | undefined
  readonly source: string
}

export function factsOf({ manifest }: Session, { table, state }: TableView, lang: Lang, say: Say): Facts {
  const { options, chance } = table.setup
  const level = specsFor(manifest.options, options)
    .find(({ id }) => id === 'level')
    ?.choices.find(({ id }) => id === options['level'])
    ?.title[lang].replace(/ \(.*\)$/, '')
  const where =
    chance.kind === 'seeded'
      ? say(PLAYED.seed, { seed: chance.seed })
      : say(chance.kind === 'dealt' ? PLAYED.beside : PLAYED.mixed)
  const source = isReferee(options) ? `${where}, ${say(PLAYED.referee)}` : where
  return { stage: table.module.stage?.(state)[lang], level, source }
}

export const listed = (facts: readonly (string | undefined)[]): string =>
  facts.filter((fact) => fact !== undefined).join(' · ')
