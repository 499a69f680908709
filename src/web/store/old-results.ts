// Enters the results of games that ended before there was a list of results, or whose result could not be written. Every game is entered
// once: its result has the same id whoever enters it.
import { openSave } from './open.ts'
import { type GameRecord, isUnread, type StoredRecord } from './record.ts'
import { isOwnEnd, type ResultRecord, resultIdOf, resultRecordOf } from './result-record.ts'
import type { Results } from './results.ts'
import type { Shelf } from './shelf.ts'

/** The result of a finished game, found by replaying it; undefined if it cannot be replayed to its end. */
async function replayed(record: GameRecord): Promise<ResultRecord | undefined> {
  try {
    const { table } = await openSave(record.text)
    table.goto(Math.min(record.cursor, table.length))
    return table.stuck === undefined && table.step.kind === 'over' ? resultRecordOf(record, table) : undefined
  } catch {
    return undefined
  }
}

const isOld = (record: StoredRecord): record is GameRecord => !isUnread(record) && isOwnEnd(record)

/** All finished games on the shelf whose results are missing; returns how many were entered. */
export async function enterOld(shelf: Pick<Shelf, 'list'>, results: Pick<Results, 'ids' | 'add'>): Promise<number> {
  const ended = (await shelf.list()).filter(isOld)
  if (ended.length === 0) return 0
  const known = await results.ids()
  const found: (readonly [string, ResultRecord])[] = []
  for (const record of ended) {
    if (known.has(resultIdOf(record))) continue
    // Lets the page react in between.
    await new Promise((resolve) => setTimeout(resolve))
    const result = await replayed(record)
    if (result !== undefined) found.push([result.id, result])
  }
  return results.add(found)
}
