import type { Lang } from '../../kernel/contract.ts'
import { phrase, tell, type Values } from '../../kernel/text.ts'
import type { AnyTable } from './types.ts'

interface WhyChanceProps {
  readonly table: AnyTable
  readonly entries: readonly number[]
  readonly lang: Lang
}

/** Longer rows are shown as a number. */
const MANY = 3

const WORDS = {
  drawn: phrase<Values<'n'>>({ it: ({ n }) => `${n} esiti del caso`, en: ({ n }) => `${n} outcomes of chance` }),
} as const

/** The draws between two moves of the automa. */
export function WhyChance({ table, entries, lang }: WhyChanceProps) {
  const { module } = table
  const sentences = entries.map((n) => module.say(table.entry(n).move, lang, table.stateAt(n - 1)))
  return (
    <li className="why__chance">
      {entries.length > MANY ? tell(WORDS.drawn, lang, { n: entries.length }) : sentences.join(' · ')}
    </li>
  )
}
