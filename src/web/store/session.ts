// A game being played: its table on screen, saved at every move; follows along if another tab plays it.
import type { Manifest } from '../../kernel/contract.ts'
import { writeSave } from '../../kernel/save.ts'
import { verdictOf } from '../../kernel/verdict.ts'
import { Table, type TableSetup } from '../../kernel/table.ts'
import type { Prefs } from '../contract.ts'
import { type AnyTable, type GameOptions, moduleFor, openSave } from './open.ts'
import type { Builds } from './builds.ts'
import { type Counts, type GameRecord, isUnread, type Origin, type Result } from './record.ts'
import { isCopy, isOwnEnd, type Rival, resultRecordOf } from './result-record.ts'
import type { Results } from './results.ts'
import type { Channel, Shelf } from './shelf.ts'
import { type Barred, createTableStore, type TableStore } from './table-store.ts'
import { type Seating, sitDown } from './tabs.ts'

export interface Session {
  readonly id: string
  readonly manifest: Manifest
  readonly tableStore: TableStore
  /** Whether it came from a file or a link. */
  readonly imported: boolean
  /** The result to beat, if it answers a challenge. */
  readonly rival: Rival | undefined
  /** Whether it goes on from a moment of another game. */
  readonly isCopy: boolean
  /** The current game as a save. */
  text(): string
  /** A corrected game takes the place of this one, which is kept as a copy; a finished one stays, and the corrected one is the copy. */
  correct(draft: AnyTable, entry: number): void
  takeOver(): void
  close(): void
}

interface Setting {
  readonly shelf: Shelf
  readonly channel: Channel
  readonly builds: Builds
  readonly speed: () => Prefs['speed']
  /** Whether a table beside the real one has its list for the hands open. */
  readonly checklist?: () => boolean
  /** Where the result goes when the game ends. */
  readonly results?: Pick<Results, 'enter'>
  readonly now?: () => number
  readonly sit?: (id: string, onChange: (mine: boolean) => void) => Seating
  /** Somebody went back in this finished game: it stays as it is, and a copy continues. */
  readonly copied?: (copy: string) => void
  /** This game was corrected; how it was before is stored as a copy. */
  readonly corrected?: (copy: string) => void
}

/** How long to wait for the lock of a game before it is shown without. */
const SOON = 60

/** A longer pause between two moves is no time at the table. */
const LONG_PAUSE = 300_000

/** Stores a new game; returns its id. */
export async function newGame(
  shelf: Pick<Shelf, 'put'>,
  manifest: Manifest,
  setup: TableSetup<GameOptions>,
  known: Pick<GameRecord, 'rival'> = {},
): Promise<string> {
  return add(shelf, manifest, new Table(await moduleFor(manifest, setup), setup), known)
}

interface Import {
  readonly manifest: Manifest
  readonly table: AnyTable
  /** The save the table was opened from. */
  readonly text: string
}

/** Stores an imported game. */
export function importGame(shelf: Pick<Shelf, 'put'>, { manifest, table, text }: Import): Promise<string> {
  table.mark('imported')
  return add(shelf, manifest, table, { text })
}

/** Stores a copy of a game up to a moment of it. */
async function copyGame(shelf: Shelf, table: AnyTable, from: Origin): Promise<string> {
  const { manifest, table: copy } = await openSave(writeSave(table.toSave({ upTo: from.at })))
  return add(shelf, manifest, copy, { from })
}

async function add(
  shelf: Pick<Shelf, 'put'>,
  manifest: Manifest,
  table: AnyTable,
  known: Pick<Partial<GameRecord>, 'text' | 'from' | 'rival'> = {},
): Promise<string> {
  const id = newId()
  await shelf.put(recordOf({ ...known, id, created: Date.now(), rev: 0 }, manifest, table, { at: Date.now() }))
  return id
}

const newId = (): string => crypto.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`

const writings = new Set<Promise<void>>()

/** Resolves when everything played in this tab is stored. */
export async function allWritten(): Promise<void> {
  await Promise.allSettled(writings)
}

/** Throws `BadInput` if the stored game cannot be read. */
export async function openSession(id: string, setting: Setting): Promise<Session | undefined> {
  const {
    shelf,
    channel,
    builds,
    speed,
    checklist,
    results,
    now = Date.now,
    sit = sitDown,
    copied,
    corrected,
  } = setting
  const stored = await shelf.get(id)
  if (stored === undefined || isUnread(stored)) return undefined
  let record = stored
  const { manifest, table } = await openRecord(record)

  let closed = false
  let pending: { readonly table: AnyTable; readonly at: number } | undefined
  let writing: Promise<void> | undefined
  /** When something last happened at this table. */
  let lastSeen = now()

  /** Moves made during a write are written together after it. */
  function save(next: AnyTable): void {
    pending = { table: next, at: now() }
    if (writing !== undefined) return
    const begun = write().finally(() => {
      writing = undefined
      writings.delete(begun)
    })
    writing = begun
    writings.add(begun)
  }

  async function write(): Promise<void> {
    while (pending !== undefined) {
      const { table: played, at } = pending
      pending = undefined
      const next = recordOf(record, manifest, played, { at, sat: Math.min(LONG_PAUSE, Math.max(0, at - lastSeen)) })
      // A game that only a plan has ended is not over yet.
      const isEnd = isOwnEnd(next) && !tableStore.isTrying()
      lastSeen = at
      if ((await shelf.put(next)) === 'conflict') {
        await follow()
        continue
      }
      record = next
      if (isEnd) await enterResult(played)
    }
  }

  async function enterResult(ended: AnyTable): Promise<void> {
    try {
      await results?.enter(resultRecordOf(record, ended))
    } catch {
      // The game is stored: its result is entered from there the next time.
    }
  }

  /** Shows the stored game if it is newer. Takes over only what opens here, and never overwrites anything else. */
  async function follow(): Promise<void> {
    const newer = await shelf.get(id)
    if (newer === undefined) return
    if (isUnread(newer)) return bar(newer.unread === 'newer' ? 'outdated' : 'unreadable')
    if (newer.rev <= record.rev) return
    try {
      const opened = await openRecord(newer)
      // Another tab may have played on meanwhile, and this may be on screen already.
      if (newer.rev <= record.rev) return
      record = newer
      pending = undefined
      tableStore.replace(opened.table)
    } catch {
      bar('unreadable')
    }
  }

  /** Stops playing for good. Earlier moves are still written, if allowed. */
  function bar(why: Barred): void {
    tableStore.bar(why)
    if (why === 'outdated') builds.outdate()
    letGo()
  }

  /** Holds the lock until everything is written. */
  function letGo(): void {
    void Promise.resolve(writing).finally(() => seating.leave())
  }

  let copying: Promise<void> | undefined

  /** Once, however often it is requested meanwhile. */
  function copyFrom(at: number): void {
    copying ??= copyOf(at).finally(() => {
      copying = undefined
    })
  }

  async function copyOf(at: number): Promise<void> {
    await writing
    const from = { id, at, finished: record.finished ?? Date.now() }
    copied?.(await copyGame(shelf, tableStore.store.getState().table, from))
  }

  /** Beside a real table the list for the hands tells everything. */
  const tellsEvents = ({ module, setup }: AnyTable): boolean =>
    setup.chance.kind !== 'seeded' && module.hands !== undefined && checklist?.() === true

  async function correctTo(draft: AnyTable, entry: number): Promise<void> {
    await writing
    const { table: old, mine } = tableStore.store.getState()
    if (!mine || old.stuck) return
    if (record.finished !== undefined) {
      const from = { id, at: entry - 1, finished: record.finished }
      copied?.(await add(shelf, manifest, draft, { from }))
      return
    }
    const copy: GameRecord = { ...record, id: newId(), rev: 1, before: { id, at: entry } }
    await shelf.put(copy)
    recallCounts(draft, record)
    tableStore.replace(draft)
    save(draft)
    tableStore.start()
    corrected?.(copy.id)
  }

  const tableStore = createTableStore({ table, speed, tellsEvents, changed: save, mine: false, copyFrom })
  const deafen = channel.listen((changed) => {
    if (changed === id && !tableStore.store.getState().mine) void follow()
  })
  const unwatch = builds.store.subscribe(({ outdated }) => {
    if (outdated && tableStore.store.getState().barred === undefined) bar('outdated')
  })
  let seated: (() => void) | undefined
  const soon = new Promise<void>((resolve) => {
    seated = resolve
    setTimeout(resolve, SOON)
  })
  const seating = sit(id, (mine) => {
    lastSeen = now()
    if (mine)
      void follow()
        .then(() => closed || tableStore.sit(true))
        .finally(() => seated?.())
    else {
      tableStore.sit(false)
      seated?.()
    }
  })
  if (builds.store.getState().outdated) bar('outdated')
  // Usually no other tab has the lock: then the table renders once, ready to play.
  await soon

  return {
    id,
    manifest,
    tableStore,
    imported: table.marks.includes('imported'),
    rival: record.rival,
    isCopy: isCopy(record),
    text() {
      const { table: now } = tableStore.store.getState()
      // A log that was read only in part is exported whole.
      return now.stuck === undefined ? writeSave(now.toSave()) : record.text
    },
    correct: (draft, entry) => void correctTo(draft, entry),
    takeOver: seating.takeOver,
    close() {
      closed = true
      tableStore.stop()
      deafen()
      unwatch()
      letGo()
    },
  }
}

/** A save says that something was marked, its record how often. */
function recallCounts(table: AnyTable, { counts }: { readonly counts?: Counts | undefined }): void {
  table.recallMarks('undone', counts?.undone ?? 0)
  table.recallMarks('hint', counts?.hints ?? 0)
}

async function openRecord({ text, cursor, counts }: GameRecord): Promise<{ manifest: Manifest; table: AnyTable }> {
  const opened = await openSave(text)
  recallCounts(opened.table, { counts })
  opened.table.goto(Math.max(0, Math.min(cursor, opened.table.length)))
  return opened
}

interface Written {
  /** When it is written. */
  readonly at: number
  /** For how long somebody has sat at the table since it was written last. */
  readonly sat?: number
}

const countsOf = (table: AnyTable, time: number): Counts => ({
  undone: table.timesMarked('undone'),
  hints: table.timesMarked('hint'),
  time,
})

function recordOf(
  old: Pick<GameRecord, 'id' | 'created' | 'rev'> & Partial<GameRecord>,
  manifest: Manifest,
  table: AnyTable,
  { at: now, sat }: Written,
): GameRecord {
  const over = table.step.kind === 'over'
  return {
    id: old.id,
    game: manifest.id,
    text: (table.stuck && old.text) ?? writeSave(table.toSave({ whole: true })),
    cursor: table.cursor,
    rev: old.rev + 1,
    title: manifest.title.en,
    level: table.setup.options['level'] ?? '',
    created: old.created,
    updated: now,
    ...stageOf(table),
    ...(table.marks.includes('imported') ? { imported: true } : {}),
    ...(old.from === undefined ? {} : { from: old.from }),
    ...(old.before === undefined ? {} : { before: old.before }),
    ...(old.rival === undefined ? {} : { rival: old.rival }),
    ...(sat === undefined ? {} : { counts: countsOf(table, (old.counts?.time ?? 0) + sat) }),
    ...(over ? { finished: old.finished ?? now, result: resultOf(table) } : {}),
  }
}

function stageOf({ module, state }: AnyTable): Pick<GameRecord, 'stage'> {
  const stage = module.stage?.(state)
  return stage === undefined ? {} : { stage }
}

/** The result of a finished game. */
export function resultOf(table: AnyTable): Result {
  const { outcome, sides } = table.module.score(table.state)
  const points = sides.map(({ seat, total }) => ({ seat, total }))
  const { isInstant } = verdictOf(table.module, table.state)
  return { winner: outcome.winner, text: outcome.text, points, ...(isInstant && { isInstant }) }
}
