// A game as it is kept in the browser. The save text is the truth; the rest is for lists.
import type { ScoreSheet, Text } from '../../kernel/contract.ts'
import { readSave } from '../../kernel/save.ts'

export interface Result {
  readonly winner: ScoreSheet['outcome']['winner']
  readonly text: Text
  readonly points: readonly { readonly seat: 'you' | 'automa'; readonly total: number }[]
}

export interface GameRecord {
  readonly id: string
  readonly game: string
  /** The whole log, with what was undone. */
  readonly text: string
  /** How much of the log is played; the rest was undone. */
  readonly cursor: number
  /** Raised at every write: whoever writes over a revision it has not seen is refused. */
  readonly rev: number
  readonly title: string
  /** The id of the level, where the game has levels. */
  readonly level: string
  /** How far it has come, where the game can tell. */
  readonly stage?: Text
  readonly created: number
  readonly updated: number
  readonly finished?: number
  readonly result?: Result
}

/** Something stored that cannot be read as a game; it can still be exported and deleted. */
export interface DamagedRecord {
  readonly id: string
  readonly damaged: string
  readonly raw: unknown
}

export const isDamaged = (record: GameRecord | DamagedRecord): record is DamagedRecord => 'damaged' in record

/** What the store holds under a key, believed only after a look. */
export function readRecord(id: string, value: unknown): GameRecord | DamagedRecord {
  try {
    const record = value as GameRecord
    if (typeof record !== 'object' || record === null) throw new TypeError('not a record')
    for (const field of ['id', 'game', 'text', 'title', 'level'] as const)
      if (typeof record[field] !== 'string') throw new TypeError(`${field} is missing`)
    for (const field of ['cursor', 'rev', 'created', 'updated'] as const)
      if (!Number.isFinite(record[field])) throw new TypeError(`${field} is missing`)
    const { result } = record
    if (result !== undefined && (typeof result.text?.it !== 'string' || !Array.isArray(result.points)))
      throw new TypeError('the result is damaged')
    readSave(record.text)
    return record
  } catch (error) {
    return { id, damaged: error instanceof Error ? error.message : String(error), raw: value }
  }
}

/** The save text of a damaged record if there is one, all of it otherwise. */
export function rawText({ raw }: DamagedRecord): string {
  const text = (raw as { text?: unknown } | null | undefined)?.text
  return typeof text === 'string' ? text : JSON.stringify(raw, null, 2)
}
