// The games of a backup. Each line of a save is a line of the file, so that people can read it.
import { GAMES } from '../../games/index.ts'
import type { Text } from '../../kernel/contract.ts'
import { isNewer } from '../../kernel/newer.ts'
import { openSave } from '../store/open.ts'
import { type GameRecord, isUnread, readRecord, type StoredRecord } from '../store/record.ts'
import { resultOf } from '../store/session.ts'
import type { Shelf } from '../store/shelf.ts'
import { BACKUP, GAMES_MERGED } from '../words/backup.ts'
import { type Fate, placeFor } from './merge-game.ts'
import { counting, fieldsOf, type Part, type Told, telling } from './part.ts'

export const gamesPart = (shelf: Pick<Shelf, 'list' | 'put'>): Part => ({
  id: 'games',
  title: BACKUP.games,

  async write() {
    return (await shelf.list()).flatMap(written)
  },

  async merge(data) {
    if (!Array.isArray(data)) throw new TypeError('not a list')
    const here = new Map((await shelf.list()).map((record) => [record.id, record]))
    const count: Record<Fate, number> = { added: 0, newer: 0, both: 0, same: 0 }
    const refused: Told[] = []
    for (const [at, item] of data.entries()) {
      // Lets the page react in between.
      await new Promise((resolve) => setTimeout(resolve))
      const read = await readGame(item)
      if (typeof read === 'string') {
        refused.push(telling(BACKUP[read], { n: at + 1, title: titleOf(item) }))
        continue
      }
      const { id, fate } = placeFor(read, here)
      count[fate]++
      if (fate === 'same') continue
      const record = { ...read, id }
      here.set(id, record)
      await shelf.put(record)
    }
    const changed = (['added', 'newer', 'both'] as const).flatMap((fate) => counting(count[fate], GAMES_MERGED[fate]))
    return { changed, stayed: [], refused }
  },
})

/** What only a newer build can read is written as it is; damaged games can be exported separately. */
function written(record: StoredRecord): readonly unknown[] {
  if (!isUnread(record)) return [{ ...record, text: record.text.split('\n') }]
  return record.unread === 'newer' ? [record.raw] : []
}

/** A game that can be replayed and ends as it says; or why it is refused. */
async function readGame(item: unknown): Promise<GameRecord | 'damagedGame' | 'newerGame'> {
  try {
    const { text, ...fields } = fieldsOf(item)
    const record = readRecord(String(fields['id']), { ...fields, text: Array.isArray(text) ? text.join('\n') : text })
    if (isUnread(record)) return record.unread === 'newer' ? 'newerGame' : 'damagedGame'
    const { table } = await openSave(record.text)
    table.goto(Math.min(record.cursor, table.length))
    // A game of older rules may be readable only in part: it was checked when it was stored.
    return table.stuck !== undefined || endsAsTold(record, table) ? record : 'damagedGame'
  } catch (error) {
    return isNewer(error) ? 'newerGame' : 'damagedGame'
  }
}

function endsAsTold({ result }: GameRecord, table: Parameters<typeof resultOf>[0]): boolean {
  if (table.step.kind !== 'over') return result === undefined
  const { winner, points } = resultOf(table)
  return result?.winner === winner && JSON.stringify(result.points) === JSON.stringify(points)
}

function titleOf(item: unknown): Text {
  const { game } = (item ?? {}) as { readonly game?: unknown }
  return GAMES.find(({ id }) => id === game)?.title ?? BACKUP.unknownTitle
}
