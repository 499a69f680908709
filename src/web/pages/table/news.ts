// Which events are news to the person.
import type { AnyTable } from '../../store/open.ts'
import type { TableView } from '../../store/table-store.ts'
import { beginsPart, hasStory } from './story.ts'

export interface NewsItem {
  /** Counted from 1. */
  readonly entry: number
  /** The person has just played it, so its sentence is not repeated. */
  readonly quiet: boolean
  /** A forced move, made for the person. */
  readonly forced: boolean
  /** The entry with what came up because the automa asked for it: the number of its die, the card it turned over. */
  readonly shows?: number
}

/** So many draws from one bag in a row lay out a table: one of them says nothing by itself. */
const LAYOUT = 4

/** The consequences of the person's last move, or row of moves, and all that came after; in the past, the move on screen. */
export function newsOf({ table, log, shown, cursor, inRow }: TableView): readonly NewsItem[] {
  if (shown === 0) return []
  if (shown < cursor) return [{ entry: shown, quiet: false, forced: false }]
  const forced = (at: number) => log[at]?.seat === 'you' && table.isForced(at)
  let yours = log.findLastIndex(({ seat }, at) => seat === 'you' && !forced(at))
  while (inRow.has(yours)) yours--
  const items: NewsItem[] = []
  for (let at = yours >= 0 ? yours : beginning(table, log); at < log.length; at++) {
    const seat = log[at]?.seat
    const isTold = hasStory(table, at + 1)
    if (seat !== 'automa' && !forced(at) && !isTold) continue
    const quiet = seat === 'chance' ? isLaidOut(table, log, at) : seat === 'you' && !forced(at)
    const item = { entry: at + 1, forced: forced(at), quiet }
    items.push(isAnswered(table, log, at) ? { ...item, shows: at + 2 } : item)
  }
  return items
}

type Log = TableView['log']

/** Where the news begin before the person's first move: the set-up may be long, so only with its last part or the automa's last action. */
function beginning(table: AnyTable, log: Log): number {
  const automas = log.findLastIndex(({ seat }) => seat === 'automa')
  return Math.max(0, automas >= 0 ? automas : log.findLastIndex((_, at) => beginsPart(table, at + 1)))
}

function isAnswered(table: AnyTable, log: Log, at: number): boolean {
  const [asked, came, next] = log.slice(at, at + 3).map(({ seat }) => seat)
  return (
    asked === 'automa' &&
    came === 'chance' &&
    next !== 'chance' &&
    table.consequences(at + 1).length === 0 &&
    !hasStory(table, at + 2)
  )
}

/** Whether the draw is one of many of the same kind. */
function isLaidOut(table: AnyTable, log: Log, at: number): boolean {
  const bagAt = (n: number): string | undefined => {
    if (log[n]?.seat !== 'chance') return undefined
    const step = table.module.game.step(table.stateAt(n))
    return step.kind === 'chance' ? step.bag : undefined
  }
  const bag = bagAt(at)
  let [first, last] = [at, at]
  while (at - first < LAYOUT && bagAt(first - 1) === bag) first--
  while (last - at < LAYOUT && bagAt(last + 1) === bag) last++
  return bag !== undefined && last - first + 1 >= LAYOUT
}
