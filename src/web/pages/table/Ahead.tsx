import { useMemo, useState } from 'react'
import { capital } from '../../../kernel/called.ts'
import type { Ahead as Foreseen, Lang } from '../../../kernel/contract.ts'
import type { Marked } from '../../contract.ts'
import { useAfterPaint, useMedia, useSay } from '../../hooks.ts'
import type { TableView } from '../../store/table-store.ts'
import { TABLE } from '../../words/table.ts'

interface AheadProps {
  readonly view: TableView
  readonly lang: Lang
  readonly onMark: (marked: Marked) => void
}

/**
 * A forecast of what happens next if nothing changes; each line points at its pieces on the board. An imminent win is always in sight; on
 * small screens the other lines are folded.
 */
export function Ahead({ view, lang, onMark }: AheadProps) {
  const say = useSay()
  const wide = useMedia('(min-width: 60rem)')
  const [opened, open] = useState(false)
  // After the board: a forecast may take as long as a decision.
  const { table, state, options, shown, cursor } = useAfterPaint(view)
  const asked = options.length > 0 && shown === cursor
  const ahead = useMemo(() => (asked ? (table.module.ahead?.(state) ?? []) : []), [table, state, asked])
  if (ahead.length === 0) return null
  const urgent = ahead.filter(({ wins }) => wins !== undefined)
  const rest = ahead.filter(({ wins }) => wins === undefined)
  const list = (some: readonly Foreseen[]) =>
    some.length === 0 ? null : (
      <ul aria-label={say(TABLE.ahead)}>
        {some.map((one, at) => (
          <li key={at} data-wins={one.wins}>
            {one.ids.length === 0 ? (
              <Line one={one} lang={lang} />
            ) : (
              <button type="button" title={say(TABLE.aheadShow)} onClick={() => onMark({ kept: one.ids, dropped: [] })}>
                <Line one={one} lang={lang} />
              </button>
            )}
          </li>
        ))}
      </ul>
    )
  return (
    <div className="prompt-ahead">
      {list(urgent)}
      {rest.length === 0 ? null : (
        <details open={wide || opened} onToggle={({ currentTarget }) => wide || open(currentTarget.open)}>
          <summary>{say(TABLE.ahead)}</summary>
          {list(rest)}
        </details>
      )}
    </div>
  )
}

function Line({ one, lang }: { readonly one: Foreseen; readonly lang: Lang }) {
  const say = useSay()
  return (
    <>
      {one.wins === undefined ? (
        capital(one.text[lang])
      ) : (
        <>
          <b>{say(one.wins === 'automa' ? TABLE.danger : TABLE.chanceToWin)}</b> {one.text[lang]}
        </>
      )}
      {one.cite === undefined ? null : (
        <>
          {' '}
          <span className="kit-tag">{one.cite}</span>
        </>
      )}
    </>
  )
}
