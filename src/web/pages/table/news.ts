// What is news to the person at the table.
import type { TableView } from '../../store/table-store.ts'
import { hasStory } from './story.ts'

export interface NewsItem {
  /** Counted from 1. */
  readonly entry: number
  /** Its sentence is known already: the person has just played it. */
  readonly quiet: boolean
  /** It was the only answer, and was given for the person. */
  readonly forced: boolean
}

/** What the person's last move, or row of moves, caused and all that came after it; in the past, the move that is looked at. */
export function newsOf({ table, log, shown, cursor, inRow }: TableView): readonly NewsItem[] {
  if (shown === 0) return []
  if (shown < cursor) return [{ entry: shown, quiet: false, forced: false }]
  const forced = (at: number) => log[at]?.seat === 'you' && table.isForced(at)
  let yours = log.findLastIndex(({ seat }, at) => seat === 'you' && !forced(at))
  while (inRow.has(yours)) yours--
  // Before the person's first move only the last thing the automa did is news: the set-up may be long.
  const from = yours >= 0 ? yours : log.findLastIndex(({ seat }) => seat === 'automa')
  const items: NewsItem[] = []
  for (let at = Math.max(0, from); at < log.length; at++) {
    const seat = log[at]?.seat
    const item = { entry: at + 1, forced: forced(at), quiet: seat === 'you' && !forced(at) }
    if (seat === 'automa' || item.forced || hasStory(table, at + 1)) items.push(item)
  }
  return items
}
