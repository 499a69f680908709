import type { Lang } from '../../../../kernel/contract.ts'
import type { Mend } from '../../../../kernel/mend.ts'
import { sentenceOf } from '../../../../kernel/mend-told.ts'
import { movesIn } from '../../../../kernel/moves.ts'
import type { AnyTable, GameOptions } from '../../../store/open.ts'
import { useSay } from '../../../hooks.ts'
import { SHELL } from '../../../words/shell.ts'
import { TABLE } from '../../../words/table.ts'

export type AnyMend = Mend<unknown, unknown, GameOptions, unknown>

interface EntryProps {
  readonly label: string
  readonly table: AnyTable
  readonly n: number
  readonly lang: Lang
}

/** What was entered then, and when. */
export function Entry({ label, table, n, lang }: EntryProps) {
  const say = useSay()
  const { seat } = table.entry(n)
  const [at, all] = [movesIn(table.log.slice(0, n)), movesIn(table.log)]
  return (
    <p className="mend-then">
      <small>
        {label}, {say(TABLE.lookingAt, { n: at, all })}
      </small>
      <span>
        {seat === 'you' ? <b>{say(SHELL.you)}: </b> : null}
        {sentenceOf(table, n, lang)}
      </span>
    </p>
  )
}
