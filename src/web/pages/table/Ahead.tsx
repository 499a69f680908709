import { useMemo } from 'react'
import type { Ahead as Foreseen, Lang } from '../../../kernel/contract.ts'
import type { Marked } from '../../contract.ts'
import { useAfterPaint, useSay } from '../../hooks.ts'
import type { TableView } from '../../store/table-store.ts'
import { TABLE } from '../../words/table.ts'

interface AheadProps {
  readonly view: TableView
  readonly lang: Lang
  readonly onMark: (marked: Marked) => void
}

/** What would happen next if nobody did anything about it; each line points at its pieces on the board. */
export function Ahead({ view, lang, onMark }: AheadProps) {
  const say = useSay()
  // The board first: looking ahead may take as long as a decision.
  const { table, state, options, shown, cursor } = useAfterPaint(view)
  const asked = options.length > 0 && shown === cursor
  const ahead = useMemo(() => (asked ? (table.module.ahead?.(state) ?? []) : []), [table, state, asked])
  if (ahead.length === 0) return null
  return (
    <ul className="prompt-ahead" aria-label={say(TABLE.ahead)}>
      {ahead.map((one, at) => (
        <li key={at} data-wins={one.wins}>
          <button
            type="button"
            title={say(TABLE.aheadShow)}
            onClick={() => onMark({ kept: one.ids, dropped: [] })}
            disabled={one.ids.length === 0}
          >
            <b>{say(headOf(one))}</b> {one.text[lang]}
            {one.cite === undefined ? null : <span className="kit-tag"> {one.cite}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}

const headOf = ({ wins }: Foreseen) =>
  wins === 'automa' ? TABLE.danger : wins === 'you' ? TABLE.chanceToWin : TABLE.ahead
