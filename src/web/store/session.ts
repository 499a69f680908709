// A game being played: its table on screen, saved at every move; follows along if another tab plays it.
import type { Manifest } from '../../kernel/contract.ts'
import { writeSave } from '../../kernel/save.ts'
import { verdictOf } from '../../kernel/verdict.ts'
import { Table, type TableSetup } from '../../kernel/table.ts'
import type { Prefs } from '../contract.ts'
import { type AnyTable, type GameOptions, moduleFor, openSave } from './open.ts'
import type { Builds } from './builds.ts'
import { type GameRecord, isUnread, type Origin, type Result } from './record.ts'
import type { Channel, Shelf } from './shelf.ts'
import { type Barred, createTableStore, type TableStore } from './table-store.ts'
import { type Seating, sitDown } from './tabs.ts'

export interface Session {
  readonly id: string
  readonly manifest: Manifest
  readonly tableStore: TableStore
  /** Whether it came from a file or a link. */
  readonly imported: boolean
  /** The current game as a save. */
  text(): string
  takeOver(): void
  close(): void
}

interface Setting {
  readonly shelf: Shelf
  readonly channel: Channel
  readonly builds: Builds
  readonly speed: () => Prefs['speed']
  readonly sit?: (id: string, onChange: (mine: boolean) => void) => Seating
  /** Somebody went back in this finished game: it stays as it is, and a copy continues. */
  readonly copied?: (copy: string) => void
}

/** How long to wait for the lock of a game before it is shown without. */
const SOON = 60

/** Stores a new game; returns its id. */
export async function newGame(shelf: Shelf, manifest: Manifest, setup: TableSetup<GameOptions>): Promise<string> {
  return add(shelf, manifest, new Table(await moduleFor(manifest, setup), setup))
}

interface Import {
  readonly manifest: Manifest
  readonly table: AnyTable
  /** The save the table was opened from. */
  readonly text: string
}

/** Stores an imported game. */
export function importGame(shelf: Shelf, { manifest, table, text }: Import): Promise<string> {
  table.mark('imported')
  return add(shelf, manifest, table, { text })
}

/** Stores a copy of a game up to a moment of it. */
async function copyGame(shelf: Shelf, table: AnyTable, from: Origin): Promise<string> {
  const { manifest, table: copy } = await openSave(writeSave(table.toSave({ upTo: from.at })))
  return add(shelf, manifest, copy, { from })
}

async function add(
  shelf: Shelf,
  manifest: Manifest,
  table: AnyTable,
  known: Pick<Partial<GameRecord>, 'text' | 'from'> = {},
): Promise<string> {
  const id = crypto.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
  await shelf.put(recordOf({ ...known, id, created: Date.now(), rev: 0 }, manifest, table))
  return id
}

const writings = new Set<Promise<void>>()

/** Resolves when everything played in this tab is stored. */
export async function allWritten(): Promise<void> {
  await Promise.allSettled(writings)
}

/** Throws `BadInput` if the stored game cannot be read. */
export async function openSession(id: string, setting: Setting): Promise<Session | undefined> {
  const { shelf, channel, builds, speed, sit = sitDown, copied } = setting
  const stored = await shelf.get(id)
  if (stored === undefined || isUnread(stored)) return undefined
  let record = stored
  const { manifest, table } = await openRecord(record)

  let closed = false
  let pending: AnyTable | undefined
  let writing: Promise<void> | undefined

  /** Moves made during a write are written together after it. */
  function save(next: AnyTable): void {
    pending = next
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
      const next = recordOf(record, manifest, pending)
      pending = undefined
      if ((await shelf.put(next)) === 'conflict') await follow()
      else record = next
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

  const tableStore = createTableStore({ table, speed, changed: save, mine: false, copyFrom })
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
    text() {
      const { table: now } = tableStore.store.getState()
      // A log that was read only in part is exported whole.
      return now.stuck === undefined ? writeSave(now.toSave()) : record.text
    },
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

async function openRecord({ text, cursor }: GameRecord): Promise<{ manifest: Manifest; table: AnyTable }> {
  const opened = await openSave(text)
  opened.table.goto(Math.max(0, Math.min(cursor, opened.table.length)))
  return opened
}

function recordOf(
  old: Pick<GameRecord, 'id' | 'created' | 'rev'> & Partial<GameRecord>,
  manifest: Manifest,
  table: AnyTable,
): GameRecord {
  const over = table.step.kind === 'over'
  const now = Date.now()
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
