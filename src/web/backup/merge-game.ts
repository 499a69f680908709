// Where a game of a backup goes among the stored ones.
import { readSave } from '../../kernel/save.ts'
import { type GameRecord, isUnread, type StoredRecord } from '../store/record.ts'

/** It is new; it has more moves than here; it took another course than here, so both stay; it is all here. */
export type Fate = 'added' | 'newer' | 'both' | 'same'

export interface Place {
  readonly id: string
  readonly fate: Fate
}

/** The first free place, starting with its own: not taken by another course of the game or by something unreadable. */
export function placeFor(record: GameRecord, here: ReadonlyMap<string, StoredRecord>): Place {
  for (let n = 0; ; n++) {
    const id = n === 0 ? record.id : `${record.id}~${n}`
    const stored = here.get(id)
    if (stored === undefined) return { id, fate: n === 0 ? 'added' : 'both' }
    if (isUnread(stored)) continue
    const [mine, its] = [logOf(stored), logOf(record)]
    if (begins(mine, its) && record.rev > stored.rev) return { id, fate: 'newer' }
    if (begins(its, mine)) return { id, fate: 'same' }
  }
}

const begins = (part: readonly string[], whole: readonly string[]): boolean =>
  part.length <= whole.length && part.every((line, at) => line === whole[at])

/** Options and moves; the notes behind the moves do not count. */
function logOf({ text }: GameRecord): readonly string[] {
  const { game, options, chance, position, entries } = readSave(text)
  return [JSON.stringify([game, options, chance, position]), ...entries.map((entry) => `${entry.seat} ${entry.text}`)]
}
