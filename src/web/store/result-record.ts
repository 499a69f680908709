// A result as stored in the browser. It never changes: its id says which game it is and how that was played, so the same end entered by
// two tabs or by a restored backup is one result, and two different ends of one game are two.
import { checksum } from '../../kernel/checksum.ts'
import { MARKS } from '../../kernel/marks.ts'
import { type GameResult, gameResult, PLACES, type SidePoints } from '../../kernel/result.ts'
import { readSave } from '../../kernel/save.ts'
import type { AnyTable } from './open.ts'
import type { GameRecord } from './record.ts'
import { type Check, isCount, isDate, isShape, isText, isWinner, listOf, mapOf, oneOf, optional } from './shape.ts'

export interface ResultRecord extends GameResult {
  readonly id: string
  readonly format: typeof FORMAT
  readonly finished: number
  /** Time at the table in milliseconds, without long pauses; undefined if nobody measured it. */
  readonly time?: number
}

/** A stored value that this build cannot use: damaged, or written by a newer build. It stays, and is part of exports. */
export interface UnreadResult {
  readonly id: string
  readonly unread: 'damaged' | 'newer'
  readonly raw: unknown
}

/** The result of somebody else to beat: what a challenge says of it. */
export type Rival = Pick<GameResult, 'winner' | 'by' | 'isInstant' | 'you' | 'automa' | 'moves' | 'undone' | 'hints'>

/** Raised if older builds can no longer read it. */
const FORMAT = 1

/** A game that was restored beside another course of itself has a number behind its id. */
const rootOf = (id: string): string => id.replace(/~\d+$/, '')

/** The id of the result of a finished game, found without replaying it. */
export function resultIdOf({ id, text, cursor }: Pick<GameRecord, 'id' | 'text' | 'cursor'>): string {
  const lines = readSave(text)
    .entries.slice(0, cursor)
    .map((entry) => `${entry.seat} ${entry.text}`)
  return `${rootOf(id)}.${checksum(lines.join('\n'))}`
}

/** Whether a game is the person's own and has ended; an imported one is somebody else's. */
export const isOwnEnd = ({ finished, imported }: GameRecord): boolean => finished !== undefined && imported !== true

/** Whether it goes on from a moment of another game: one that was finished, or one that was corrected there. */
export const isCopy = ({ from, before }: GameRecord): boolean => from !== undefined || before !== undefined

/** The result of a stored game, whose table is open at its end. */
export function resultRecordOf(record: GameRecord, table: AnyTable): ResultRecord {
  const { counts, finished, updated } = record
  return {
    ...gameResult(table),
    ...(isCopy(record) && { began: 'copy' }),
    id: resultIdOf(record),
    format: FORMAT,
    finished: finished ?? updated,
    ...(counts === undefined ? {} : { time: counts.time }),
  }
}

/** The value stored under an id, checked field by field. */
export function readResult(id: string, value: unknown): ResultRecord | UnreadResult {
  const { format } = (value ?? {}) as { readonly format?: unknown }
  if (isCount(format) && format > FORMAT) return { id, unread: 'newer', raw: value }
  const isWhole = isShape(value, FIELDS) && (value as ResultRecord).id === id
  return isWhole ? (value as ResultRecord) : { id, unread: 'damaged', raw: value }
}

export const isUnreadResult = (result: ResultRecord | UnreadResult): result is UnreadResult => 'unread' in result

const SIDE = { total: Number.isFinite, by: mapOf(Number.isFinite) } satisfies Record<keyof SidePoints, Check>
const isSide: Check = (value) => isShape(value, SIDE)

const RIVAL = {
  winner: isWinner,
  by: isText,
  isInstant: optional(oneOf([true])),
  you: isSide,
  automa: optional(isSide),
  moves: isCount,
  undone: isCount,
  hints: isCount,
} satisfies Record<keyof Rival, Check>

export const isRival = (value: unknown): value is Rival => isShape(value, RIVAL)

const FIELDS = {
  ...RIVAL,
  id: isText,
  format: oneOf([FORMAT]),
  finished: isDate,
  time: optional(isCount),
  game: isText,
  edition: isCount,
  options: mapOf(isText),
  facts: mapOf(listOf(isText)),
  place: oneOf(PLACES),
  seed: optional(isText),
  marks: listOf(oneOf(MARKS)),
  began: optional(oneOf(['position', 'copy'])),
} satisfies Record<keyof ResultRecord, Check>
