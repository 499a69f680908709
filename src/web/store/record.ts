// A game as it is kept in the browser. The save text is the truth; the rest is for lists.
import { GAMES } from '../../games/index.ts'
import type { ScoreSheet, Text } from '../../kernel/contract.ts'
import { isNewer, newerEdition } from '../../kernel/newer.ts'
import { readSave, type Save } from '../../kernel/save.ts'
import { LANGS } from '../../kernel/text.ts'

export interface Result {
  readonly winner: ScoreSheet['outcome']['winner']
  readonly text: Text
  readonly points: readonly { readonly seat: 'you' | 'automa'; readonly total: number }[]
  /** It ended at once: points did not count. */
  readonly isInstant?: boolean
}

/** The finished game a copy was made of. */
export interface Origin {
  readonly id: string
  /** How many of its entries the copy began with. */
  readonly at: number
  /** When it was finished. */
  readonly finished: number
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
  /** Finished games have a result. */
  readonly finished?: number
  readonly result?: Result
  /** As its save is marked: it came from a file or a link, and its score is not one of this browser's best, whoever plays it on. */
  readonly imported?: boolean
  /** Where somebody went on from an old moment of a finished game. */
  readonly from?: Origin
}

/** Something stored that is no game to this build: damaged, or written by a newer build. It can be exported and deleted. */
export interface UnreadRecord {
  readonly id: string
  readonly unread: 'damaged' | 'newer'
  readonly raw: unknown
  /** What could be made out of it, for the list. */
  readonly game?: string
  readonly updated?: number
}

export type StoredRecord = GameRecord | UnreadRecord

export const isUnread = (record: StoredRecord): record is UnreadRecord => 'unread' in record

/** What the store holds under a key, believed only after a look at every field. */
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
    // A newer build may have changed the fields as well: its save is looked at before them.
    const save = readKnown(raw.text)
    const isWhole = isRecord(raw) && raw.id === id && raw.game === save.game && raw.cursor <= save.entries.length
    return isWhole ? raw : unread('damaged')
  } catch (error) {
    return unread(isNewer(error) ? 'newer' : 'damaged')
  }
}

/** A save of rules that are known here. Throws `BadInput`, and says so where the save is newer than this build. */
function readKnown(text: unknown): Save {
  const save = readSave(String(text))
  // A game that is not here came with a newer build: no game was ever taken away.
  const newest = GAMES.find(({ id }) => id === save.game)?.edition ?? 0
  if (save.edition > newest) throw newerEdition({ edition: save.edition, newest })
  return save
}

type Check = (value: unknown) => boolean

const isText = (value: unknown): value is string => typeof value === 'string'
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
/** What `Date` can tell; the rest makes every date in words fail. */
const isDate = (value: unknown): value is number => isCount(value) && value <= 8.64e15
const isWords: Check = (value) => isShape(value, Object.fromEntries(LANGS.map((lang) => [lang, isText])))
const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value)
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)

function isShape(value: unknown, checks: Readonly<Record<string, Check>>): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(checks).every(([field, check]) => check((value as Record<string, unknown>)[field]))
}

const WINNERS: Readonly<Record<Result['winner'], true>> = { you: true, automa: true, shared: true, none: true }
const POINTS = { seat: oneOf(['you', 'automa']), total: Number.isFinite }
const RESULT = {
  winner: oneOf(Object.keys(WINNERS)),
  text: isWords,
  points: (value) => Array.isArray(value) && value.every((each) => isShape(each, POINTS)),
  isInstant: optional(oneOf([true, false])),
} satisfies Record<keyof Result, Check>
const ORIGIN = { id: isText, at: isCount, finished: isDate } satisfies Record<keyof Origin, Check>
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
} satisfies Record<keyof GameRecord, Check>

function isRecord(value: Partial<Record<keyof GameRecord, unknown>>): value is GameRecord {
  return isShape(value, FIELDS) && (value.finished === undefined) === (value.result === undefined)
}
