// A game being played: its table on screen, saved at every move, followed where another tab plays it.
import type { Manifest } from '../../kernel/contract.ts'
import { writeSave } from '../../kernel/save.ts'
import { Table, type TableSetup } from '../../kernel/table.ts'
import type { Prefs } from '../contract.ts'
import { type AnyTable, type GameOptions, moduleFor, openSave } from './open.ts'
import { type GameRecord, isDamaged, type Result } from './record.ts'
import type { Channel, Shelf } from './shelf.ts'
import { createTableStore, type TableStore } from './table-store.ts'
import { type Seating, sitDown } from './tabs.ts'

export interface Session {
  readonly id: string
  readonly manifest: Manifest
  readonly game: TableStore
  takeOver(): void
  close(): void
}

interface Setting {
  readonly shelf: Shelf
  readonly channel: Channel
  readonly speed: () => Prefs['speed']
  readonly sit?: (id: string, onChange: (mine: boolean) => void) => Seating
}

/** So long is waited for the lock of a game before it is shown without. */
const SOON = 60

/** A new game on the shelf; returns its id. */
export async function newGame(shelf: Shelf, manifest: Manifest, setup: TableSetup<GameOptions>): Promise<string> {
  const table = new Table(await moduleFor(manifest, setup), setup)
  return addTable(shelf, manifest, table)
}

/** A table that came from somewhere else, kept as a game of its own. */
export async function addTable(shelf: Shelf, manifest: Manifest, table: AnyTable): Promise<string> {
  const id = crypto.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
  await shelf.put(recordOf({ id, created: Date.now(), rev: 0 }, manifest, table))
  return id
}

/** Throws `BadInput` where the stored game cannot be read. */
export async function openSession(id: string, setting: Setting): Promise<Session | undefined> {
  const { shelf, channel, speed, sit = sitDown } = setting
  const stored = await shelf.get(id)
  if (stored === undefined || isDamaged(stored)) return undefined
  let record = stored
  const { manifest, table } = await openRecord(record)

  let closed = false
  let pending: AnyTable | undefined
  let writing: Promise<void> | undefined

  /** Newest first: what was played during a write is written after it, in one go. */
  function save(next: AnyTable): void {
    pending = next
    writing ??= write().finally(() => {
      writing = undefined
    })
  }

  async function write(): Promise<void> {
    while (pending !== undefined) {
      record = recordOf(record, manifest, pending)
      pending = undefined
      if ((await shelf.put(record)) === 'conflict') await follow(true)
    }
  }

  /** Shows what is on the shelf now, if it is newer or was put there over ours. */
  async function follow(refused = false): Promise<void> {
    const newer = await shelf.get(id)
    if (newer === undefined || isDamaged(newer) || (!refused && newer.rev <= record.rev)) return
    record = newer
    pending = undefined
    game.replace((await openRecord(newer)).table)
  }

  const game = createTableStore({ table, speed, changed: save, mine: false })
  const deafen = channel.listen((changed) => {
    if (changed === id && !game.store.getState().mine) void follow()
  })
  let seated: (() => void) | undefined
  const soon = new Promise<void>((resolve) => {
    seated = resolve
    setTimeout(resolve, SOON)
  })
  const seating = sit(id, (mine) => {
    if (mine)
      void follow()
        .then(() => closed || game.sit(true))
        .finally(() => seated?.())
    else {
      game.sit(false)
      seated?.()
    }
  })
  // Nearly always there is nobody else: the table is then drawn once, with its player.
  await soon

  return {
    id,
    manifest,
    game,
    takeOver: seating.takeOver,
    close() {
      closed = true
      game.stop()
      deafen()
      // The lock is kept until everything is written.
      void Promise.resolve(writing).finally(seating.leave)
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
    text: wholeLog(table),
    cursor: table.cursor,
    rev: old.rev + 1,
    title: manifest.title.en,
    level: table.setup.options['level'] ?? '',
    created: old.created,
    updated: now,
    ...stageOf(table),
    ...(over ? { finished: old.finished ?? now, result: resultOf(table) } : {}),
  }
}

/** A save leaves out what was undone; the shelf keeps it, so that it can be redone after a reload. */
function wholeLog(table: AnyTable): string {
  const { cursor } = table
  table.goto(table.length)
  const text = writeSave(table.toSave())
  table.goto(cursor)
  return text
}

function stageOf({ module, state }: AnyTable): Pick<GameRecord, 'stage'> {
  const stage = module.stage?.(state)
  return stage === undefined ? {} : { stage }
}

function resultOf(table: AnyTable): Result {
  const { outcome, sides } = table.module.score(table.state)
  return { winner: outcome.winner, text: outcome.text, points: sides.map(({ seat, total }) => ({ seat, total })) }
}
