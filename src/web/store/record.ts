// A game as stored in the browser. The save text is authoritative; the other fields are for lists.
import { GAMES } from '../../games/index.ts'
import type { ScoreSheet, Text } from '../../kernel/contract.ts'
import { isNewer, newerEdition } from '../../kernel/newer.ts'
import { readSave, type Save } from '../../kernel/save.ts'
import { isRival, type Rival } from './result-record.ts'
import { type Check, isCount, isDate, isShape, isText, isWinner, isWords, listOf, oneOf, optional } from './shape.ts'

export interface Result {
  readonly winner: ScoreSheet['outcome']['winner']
  readonly text: Text
  readonly points: readonly { readonly seat: 'you' | 'automa'; readonly total: number }[]
  /** The game ended by an instant victory: points did not count. */
  readonly isInstant?: boolean
}

/** What only the tabs that played a game know: a save says that something happened, not how often. */
export interface Counts {
  /** How often something else was played after chance had shown what comes. */
  readonly undone: number
  /** At how many moments a hint was asked for. */
  readonly hints: number
  /** Time at the table in milliseconds, without long pauses. */
  readonly time: number
}

/** The finished game that a copy was made of. */
export interface Origin {
  readonly id: string
  /** How many of its entries the copy started with. */
  readonly at: number
  /** When it was finished. */
  readonly finished: number
}

/** The game that was corrected. */
export interface Corrected {
  readonly id: string
  /** The number of the entry that was corrected. */
  readonly at: number
}

export interface GameRecord {
  readonly id: string
  readonly game: string
  /** The whole log, including what was undone. */
  readonly text: string
  /** How many entries are played; the others were undone. */
  readonly cursor: number
  /** Raised at every write: a write over an unknown revision is refused. */
  readonly rev: number
  readonly title: string
  /** The id of the level, if the game has levels. */
  readonly level: string
  /** The progress, if the game can tell. */
  readonly stage?: Text
  readonly created: number
  readonly updated: number
  /** Finished games have a result. */
  readonly finished?: number
  readonly result?: Result
  /** As marked in its save: it came from a file or a link, so its score never counts as a best one here. */
  readonly imported?: boolean
  /** Set if somebody continued from an old moment of a finished game. */
  readonly from?: Origin
  /** Set if this is what a game was before an entry of it was corrected. */
  readonly before?: Corrected
  readonly counts?: Counts
  /** The result to beat, if the game answers a challenge. */
  readonly rival?: Rival
}

/** A stored value that this build cannot open: damaged, or written by a newer build. It can be exported and deleted. */
export interface UnreadRecord {
  readonly id: string
  readonly unread: 'damaged' | 'newer'
  readonly raw: unknown
  /** What could be read of it, for the list. */
  readonly game?: string
  readonly updated?: number
}

export type StoredRecord = GameRecord | UnreadRecord

export const isUnread = (record: StoredRecord): record is UnreadRecord => 'unread' in record

/** The value stored under a key, checked field by field. */
export function readRecord(id: string, value: unknown): StoredRecord {
  const raw = (typeof value === 'object' && value !== null ? value : {}) as Partial<Record<keyof GameRecord, unknown>>
  const { game, updated } = raw
  const unread = (why: UnreadRecord['unread']): UnreadRecord => ({
    id,
    unread: why,
    raw: value,
    ...(isText(game) ? { game } : {}),
    ...(isDate(updated) ? { updated } : {}),
  })
  try {
    // A newer build may have changed the fields, so its save is checked first.
    const save = readKnown(raw.text)
    const isWhole = isRecord(raw) && raw.id === id && raw.game === save.game && raw.cursor <= save.entries.length
    return isWhole ? raw : unread('damaged')
  } catch (error) {
    return unread(isNewer(error) ? 'newer' : 'damaged')
  }
}

/** Checks that a save has rules known here. Throws `BadInput`, with a special code if the save is newer than this build. */
function readKnown(text: unknown): Save {
  const save = readSave(String(text))
  // An unknown game came with a newer build: no game was ever removed.
  const newest = GAMES.find(({ id }) => id === save.game)?.edition ?? 0
  if (save.edition > newest) throw newerEdition({ edition: save.edition, newest })
  return save
}

const POINTS = { seat: oneOf(['you', 'automa']), total: Number.isFinite }
const RESULT = {
  winner: isWinner,
  text: isWords,
  points: listOf((each) => isShape(each, POINTS)),
  isInstant: optional(oneOf([true, false])),
} satisfies Record<keyof Result, Check>
const ORIGIN = { id: isText, at: isCount, finished: isDate } satisfies Record<keyof Origin, Check>
const CORRECTED = { id: isText, at: isCount } satisfies Record<keyof Corrected, Check>
const COUNTS = { undone: isCount, hints: isCount, time: isCount } satisfies Record<keyof Counts, Check>
const FIELDS = {
  id: isText,
  game: isText,
  text: isText,
  cursor: isCount,
  rev: (value) => isCount(value) && isCount(value + 1),
  title: isText,
  level: isText,
  stage: optional(isWords),
  created: isDate,
  updated: isDate,
  finished: optional(isDate),
  result: optional((value) => isShape(value, RESULT)),
  imported: optional(oneOf([true, false])),
  from: optional((value) => isShape(value, ORIGIN)),
  before: optional((value) => isShape(value, CORRECTED)),
  counts: optional((value) => isShape(value, COUNTS)),
  rival: optional(isRival),
} satisfies Record<keyof GameRecord, Check>

function isRecord(value: Partial<Record<keyof GameRecord, unknown>>): value is GameRecord {
  return isShape(value, FIELDS) && (value.finished === undefined) === (value.result === undefined)
}
