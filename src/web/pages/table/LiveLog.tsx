import { memo } from 'react'
import { tellings } from '../../../kernel/consequences.ts'
import type { Lang } from '../../../kernel/contract.ts'
import { useSay } from '../../hooks.ts'
import type { TableView } from '../../store/table-store.ts'
import { TABLE } from '../../words/table.ts'
import { sentenceOf, unstopped } from './describe.ts'
import { whoseOf } from './turn.ts'

/** How many entries of the log stay in the page: older ones have been announced. */
const KEPT = 40

interface LiveLogProps {
  readonly view: TableView
  readonly lang: Lang
}

/** Announces everything that happens: who moved, the move, its consequences. Lines are only ever added. */
export const LiveLog = memo(function LiveLog({ view, lang }: LiveLogProps) {
  const say = useSay()
  const { table, log, shown, cursor } = view
  const first = Math.max(0, log.length - KEPT)
  return (
    <div className="hidden live-log" role="log" aria-live="polite" aria-label={say(TABLE.liveLog)}>
      {shown < cursor
        ? null
        : log.slice(first).map(({ seat }, at) => {
            const entry = first + at + 1
            const told = tellings(table.module, table.consequences(entry), lang).map(({ text }) => text)
            // Not every draw of a long set-up is announced, only its consequences.
            if (seat === 'chance' && told.length === 0) return null
            const move = unstopped(sentenceOf(view, entry, lang))
            return <p key={entry}>{[`${say(whoseOf(view, seat))}: ${move}`, ...told].join('. ')}</p>
          })}
    </div>
  )
})
