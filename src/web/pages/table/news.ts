// Which events are news to the person.
import type { TableView } from '../../store/table-store.ts'
import { hasStory } from './story.ts'

export interface NewsItem {
  /** Counted from 1. */
  readonly entry: number
  /** The person has just played it, so its sentence is not repeated. */
  readonly quiet: boolean
  /** A forced move, made for the person. */
  readonly forced: boolean
}

/** The consequences of the person's last move, or row of moves, and all that came after; in the past, the move on screen. */
export function newsOf({ table, log, shown, cursor, inRow }: TableView): readonly NewsItem[] {
  if (shown === 0) return []
  if (shown < cursor) return [{ entry: shown, quiet: false, forced: false }]
  const forced = (at: number) => log[at]?.seat === 'you' && table.isForced(at)
  let yours = log.findLastIndex(({ seat }, at) => seat === 'you' && !forced(at))
  while (inRow.has(yours)) yours--
  // Before the person's first move only the automa's last action is news: the set-up may be long.
  const from = yours >= 0 ? yours : log.findLastIndex(({ seat }) => seat === 'automa')
  const items: NewsItem[] = []
  for (let at = Math.max(0, from); at < log.length; at++) {
    const seat = log[at]?.seat
    const item = { entry: at + 1, forced: forced(at), quiet: seat === 'you' && !forced(at) }
    if (seat === 'automa' || item.forced || hasStory(table, at + 1)) items.push(item)
  }
  return items
}
