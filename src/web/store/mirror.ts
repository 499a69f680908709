// A second copy of the newest games in localStorage, which survives a database that a full disk has corrupted. One entry per game; its head
// is enough to judge it without reading all of it.
import { type GameRecord, isUnread, readRecord } from './record.ts'
import { later } from './later.ts'

export interface Mirror {
  /** Copies a game as soon as the page is idle. */
  keep(record: GameRecord): void
  /** Copies games at once, the most important first; returns whether all of them fit. */
  keepNow(records: readonly GameRecord[]): boolean
  heads(): readonly Head[]
  get(id: string): GameRecord | undefined
  /** Removes the copy of a deleted game, so that it does not come back. */
  forget(id: string): void
  /** The deletion was undone. */
  recall(id: string): void
  /** Whether a game was deleted after its last move. */
  isGone(id: string, updated: number): boolean
}

/** The head of an entry. */
export interface Head {
  readonly id: string
  readonly rev: number
  readonly updated: number
  readonly finished: boolean
  /** Its size in characters. */
  readonly size: number
}

interface Setting {
  readonly later?: (then: () => void) => void
  /** The size limit of all games together, in characters. */
  readonly most?: number
}

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const PREFIX = 'solotavolo.mirror/'
const DELETED = 'solotavolo.deleted'
/** A long game takes fifteen thousand; browsers have room for five million. */
const MOST = 1_500_000
const MOST_DELETED = 500

export function createMirror(box: Box | undefined, { later = whenIdle, most = MOST }: Setting = {}): Mirror {
  const pending = new Map<string, GameRecord>()

  const heads = (): readonly Head[] =>
    keysOf(box)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => headOf(key.slice(PREFIX.length), box?.getItem(key) ?? '') ?? [])

  function keepNow(records: readonly GameRecord[]): boolean {
    for (const { id } of records) pending.delete(id)
    const entries = new Map(heads().map((head) => [head.id, head]))
    const texts = new Map<string, string>()
    for (const record of records) {
      if ((entries.get(record.id)?.rev ?? -1) > record.rev) continue
      const text = textOf(record)
      texts.set(record.id, text)
      entries.set(record.id, headFrom(record, text))
    }
    const kept = fitting([...entries.values()].sort(byWorth), most)
    for (const { id } of entries.values()) if (!kept.some((head) => head.id === id)) box?.removeItem(PREFIX + id)
    const fresh = kept.filter(({ id }) => texts.has(id))
    // If the browser has less room than expected, the least important copies go.
    for (const head of fresh)
      while (kept.includes(head) && !write(PREFIX + head.id, texts.get(head.id) ?? '')) {
        const last = kept.pop()
        box?.removeItem(PREFIX + last?.id)
      }
    return records.every(({ id }) => kept.some((head) => head.id === id))
  }

  function write(key: string, text: string): boolean {
    try {
      box?.setItem(key, text)
      return box !== undefined
    } catch {
      return false
    }
  }

  const flush = (): void => void attempt(false, () => pending.size > 0 && keepNow([...pending.values()]))

  const deleted = (): Readonly<Record<string, number>> =>
    attempt({}, () => JSON.parse(box?.getItem(DELETED) ?? '{}') as Readonly<Record<string, number>>)

  if (typeof addEventListener !== 'undefined') addEventListener('pagehide', flush)

  return {
    keep(record) {
      const isFirst = pending.size === 0
      pending.set(record.id, record)
      if (isFirst) later(flush)
    },
    keepNow: (records) => attempt(false, () => keepNow(records)),
    heads: () => attempt([], heads),
    get: (id) => attempt(undefined, () => recordIn(id, box?.getItem(PREFIX + id) ?? '')),
    forget(id) {
      pending.delete(id)
      const newest = Object.entries({ ...deleted(), [id]: Date.now() }).sort(([, a], [, b]) => b - a)
      attempt(undefined, () => box?.removeItem(PREFIX + id))
      write(DELETED, JSON.stringify(Object.fromEntries(newest.slice(0, MOST_DELETED))))
    },
    recall(id) {
      const { [id]: when, ...others } = deleted()
      if (when !== undefined) write(DELETED, JSON.stringify(others))
    },
    isGone: (id, updated) => updated <= (deleted()[id] ?? -1),
  }
}

/** For browsers without localStorage, and for tests that are about something else. */
export const NO_MIRROR = createMirror(undefined)

/** Running games before finished ones, the newest first. */
const byWorth = (a: Head, b: Head): number => Number(a.finished) - Number(b.finished) || b.updated - a.updated

function fitting(heads: readonly Head[], most: number): Head[] {
  let left = most
  return heads.filter(({ size }) => {
    if (size > left) return false
    left -= size
    return true
  })
}

const textOf = (record: GameRecord): string =>
  `${record.rev} ${record.updated} ${record.finished === undefined ? 0 : 1} ${JSON.stringify(record)}`

const headFrom = ({ id, rev, updated, finished }: GameRecord, text: string): Head => ({
  id,
  rev,
  updated,
  finished: finished !== undefined,
  size: text.length,
})

function headOf(id: string, text: string): Head | undefined {
  const [, rev, updated, finished] = /^(\d+) (\d+) ([01]) /.exec(text) ?? []
  if (finished === undefined) return undefined
  return { id, rev: Number(rev), updated: Number(updated), finished: finished === '1', size: text.length }
}

function recordIn(id: string, text: string): GameRecord | undefined {
  if (headOf(id, text) === undefined) return undefined
  const record = readRecord(id, JSON.parse(text.slice(text.indexOf('{'))))
  return isUnread(record) ? undefined : record
}

const keysOf = (box: Box | undefined): readonly string[] =>
  Array.from({ length: box?.length ?? 0 }, (_, at) => box?.key(at) ?? '')

function attempt<T>(otherwise: T, ask: () => T): T {
  try {
    return ask()
  } catch {
    return otherwise
  }
}

function whenIdle(then: () => void): void {
  if (typeof requestIdleCallback === 'undefined') later(0, then)
  else requestIdleCallback(then, { timeout: 1000 })
}
