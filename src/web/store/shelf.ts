// The shelf: all games of this browser. If the storage refuses a write, games stay in memory, `trouble` says so, and the rescue continues
// until they are proven to be stored.
import { createStore } from 'zustand/vanilla'
import { type Copies, NO_COPIES } from './copies.ts'
import { type GameRecord, isUnread, readRecord, type StoredRecord } from './record.ts'
import { createRescue } from './rescue.ts'
import { isKept, revOf } from './revision.ts'
import type { Trouble } from './trouble.ts'

export interface Backend {
  all(): Promise<readonly (readonly [id: string, value: unknown])[]>
  get(id: string): Promise<unknown>
  /** Reads and writes in one transaction; `check` returns what to write, or undefined. */
  put(id: string, check: (current: unknown) => unknown): Promise<void>
  remove(id: string): Promise<void>
  /** Closes the storage completely, so that the next read comes from the disk. */
  reopen(): Promise<void>
}

export interface ShelfState {
  readonly trouble: Trouble | undefined
  /** The storage accepts writes again, and is being checked. */
  readonly proving: boolean
  /** During trouble: whether there is at least a copy of what was played last. */
  readonly mirrored: boolean
  /** How many games were restored from copies. */
  readonly restored: number
  /** Raised at every change of the shelf, here or in another tab. */
  readonly version: number
}

export type PutResult = 'kept' | 'in-memory' | 'conflict'

/** Tells the other tabs that a game has changed. */
export interface Channel {
  post(id: string): void
  listen(heard: (id: string) => void): () => void
}

interface Care {
  readonly copies?: Copies
  /** Called whenever a game was stored. */
  readonly kept?: () => void
  readonly pause?: Parameters<typeof createRescue>[0]['pause']
}

export type Shelf = ReturnType<typeof createShelf>

export function createShelf(
  backend: Backend,
  channel?: Channel,
  { copies = NO_COPIES, kept, pause = wait }: Care = {},
) {
  const store = createStore<ShelfState>(() => ({
    trouble: undefined,
    proving: false,
    mirrored: true,
    restored: 0,
    version: 0,
  }))
  /** What was played last in this tab, for export as a file. */
  let last: GameRecord | undefined

  const changed = (now: Partial<ShelfState> = {}): void =>
    store.setState(({ version }) => ({ ...now, version: version + 1 }))

  const rescue = createRescue({
    backend,
    pause,
    copy: copies.rescue,
    tell(now) {
      if (now.trouble === undefined) copies.settle()
      changed(now)
    },
  })

  channel?.listen(() => changed())

  /** The backend's answer, or the fallback if it refuses. */
  async function asking<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await ask()
    } catch (error) {
      rescue.begin(error)
      return otherwise
    }
  }

  /** What is known without the database. */
  async function remembered(): Promise<Map<string, unknown>> {
    const rows = new Map<string, unknown>()
    for (const { id } of await copies.heads()) rows.set(id, await copies.get(id))
    for (const [id, value] of rescue.held) if (!isKept(id, rows.get(id), value)) rows.set(id, value)
    return rows
  }

  /** Restores a copy that the database lacks, or has only in an older revision. */
  async function restored(id: string, value: unknown): Promise<unknown> {
    const record = await copies.get(id)
    if (record === undefined || isKept(id, value, record)) return value
    store.setState((state) => ({ restored: state.restored + 1 }))
    await put(record)
    return record
  }

  let isCompared = false

  /** Once per tab: compares the whole database with all copies. Deletions that could not be written happen now. */
  async function compared(rows: Map<string, unknown>): Promise<Map<string, unknown>> {
    if (isCompared) return rows
    isCompared = true
    for (const [id, value] of rows)
      if (copies.isGone(id, updatedOf(id, value))) {
        rows.delete(id)
        await asking(() => backend.remove(id), undefined)
      }
    for (const { id, rev } of await copies.heads())
      if (rev > revOf(rows.get(id))) {
        const value = await restored(id, rows.get(id))
        if (value !== undefined) rows.set(id, value)
      }
    if (!rescue.isOn()) copies.settle()
    return rows
  }

  /** Keeps a game in memory, and copies it if possible. */
  function hold(record: GameRecord): PutResult {
    if (isKept(record.id, rescue.held.get(record.id), record)) return 'conflict'
    rescue.hold(record.id, record)
    copies.recall(record.id)
    last = record
    changed({ mirrored: copies.rescue([record]) })
    return 'in-memory'
  }

  /** Writes a record over its previous revision. A newer one from another tab stays, and so does one this build cannot read. */
  async function put(record: GameRecord): Promise<PutResult> {
    if (rescue.isOn()) return hold(record)
    let conflict = false
    try {
      await backend.put(record.id, (current) => {
        conflict = isKept(record.id, current, record)
        return conflict ? undefined : record
      })
    } catch (error) {
      rescue.begin(error)
      return hold(record)
    }
    if (conflict) return 'conflict'
    last = record
    copies.recall(record.id)
    copies.keep(record)
    changed()
    channel?.post(record.id)
    kept?.()
    return 'kept'
  }

  return {
    store,
    put,

    async list(): Promise<readonly StoredRecord[]> {
      const stored = rescue.isOn() ? undefined : await asking(() => backend.all(), undefined)
      const rows = stored === undefined ? await remembered() : await compared(new Map(stored))
      return [...rows].map(([id, value]) => readRecord(id, value)).sort((a, b) => when(b) - when(a))
    },

    async get(id: string): Promise<StoredRecord | undefined> {
      const known = rescue.isOn() ? (await remembered()).get(id) : undefined
      const value = known ?? (await restored(id, await asking(() => backend.get(id), undefined)))
      return value === undefined ? undefined : readRecord(id, value)
    },

    /** Removes a game and returns a function that restores it. */
    async remove(id: string): Promise<() => Promise<void>> {
      const known = rescue.isOn() ? (await remembered()).get(id) : undefined
      const value = known ?? (await asking(() => backend.get(id), undefined))
      copies.forget(id)
      if (last?.id === id) last = undefined
      if (!rescue.isOn()) await asking(() => backend.remove(id), undefined)
      if (rescue.isOn()) rescue.remove(id)
      changed()
      channel?.post(id)
      return async () => {
        copies.recall(id)
        if (!rescue.isOn())
          await asking(() => backend.put(id, (current) => (current === undefined ? value : undefined)), undefined)
        if (rescue.isOn() && value !== undefined) rescue.hold(id, value)
        const record = readRecord(id, value)
        if (!isUnread(record)) copies.keep(record)
        changed()
        channel?.post(id)
      }
    },

    /** During trouble: the game that was played last here, for export as a file. */
    unsaved: (): GameRecord | undefined => (rescue.isOn() ? last : undefined),

    /** The person has read that games were restored. */
    seenRestored: (): void => store.setState({ restored: 0 }),
  }
}

const when = ({ updated = 0 }: StoredRecord): number => updated

const updatedOf = (id: string, value: unknown): number => {
  const record = readRecord(id, value)
  return isUnread(record) ? Number.POSITIVE_INFINITY : record.updated
}

const wait = (milliseconds: number, wake: Promise<void>): Promise<void> =>
  Promise.race([wake, new Promise<void>((resolve) => setTimeout(resolve, milliseconds))])
