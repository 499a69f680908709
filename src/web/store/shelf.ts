// The shelf: every game of this browser. When the browser's storage refuses, games stay here in memory, and `trouble` says so.
import { createStore } from 'zustand/vanilla'
import { type GameRecord, isUnread, readRecord, type StoredRecord } from './record.ts'

export interface Backend {
  all(): Promise<readonly (readonly [id: string, value: unknown])[]>
  get(id: string): Promise<unknown>
  /** Reads and writes in one transaction; `check` returns what to write, or nothing. */
  put(id: string, check: (current: unknown) => unknown): Promise<void>
  remove(id: string): Promise<void>
}

export type Trouble = 'forbidden' | 'full'

export interface ShelfState {
  readonly trouble: Trouble | undefined
  /** Raised whenever something on the shelf has changed, here or in another tab. */
  readonly version: number
}

export type PutResult = 'kept' | 'in-memory' | 'conflict'

/** What tells the other tabs that a game has changed. */
export interface Channel {
  post(id: string): void
  listen(heard: (id: string) => void): () => void
}

export type Shelf = ReturnType<typeof createShelf>

export function createShelf(backend: Backend, channel?: Channel) {
  const store = createStore<ShelfState>(() => ({ trouble: undefined, version: 0 }))
  const memory = new Map<string, GameRecord>()

  const changed = (now: Partial<ShelfState> = {}): void =>
    store.setState(({ version }) => ({ ...now, version: version + 1 }))

  channel?.listen(() => changed())

  /** An answer of the backend, or the second best where it refuses. */
  async function asking<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await ask()
    } catch (error) {
      store.setState({ trouble: troubleOf(error) })
      return otherwise
    }
  }

  return {
    store,

    async list(): Promise<readonly StoredRecord[]> {
      const stored = await asking(() => backend.all(), [])
      const records = stored.filter(([id]) => !memory.has(id)).map(([id, value]) => readRecord(id, value))
      return [...memory.values(), ...records].sort((a, b) => when(b) - when(a))
    },

    async get(id: string): Promise<StoredRecord | undefined> {
      const held = memory.get(id)
      if (held !== undefined) return held
      const value = await asking(() => backend.get(id), undefined)
      return value === undefined ? undefined : readRecord(id, value)
    },

    /** Writes a record over the revision before its own. A newer one from another tab stays, and so does what cannot be read here. */
    async put(record: GameRecord): Promise<PutResult> {
      let conflict = false
      try {
        await backend.put(record.id, (current) => {
          conflict = current !== undefined && !precedes(readRecord(record.id, current), record)
          return conflict ? undefined : record
        })
      } catch (error) {
        memory.set(record.id, record)
        changed({ trouble: troubleOf(error) })
        return 'in-memory'
      }
      if (conflict) return 'conflict'
      memory.delete(record.id)
      changed(memory.size === 0 ? { trouble: undefined } : {})
      channel?.post(record.id)
      return 'kept'
    },

    /** Takes a game off the shelf and returns the way to put it back. */
    async remove(id: string): Promise<() => Promise<void>> {
      const held = memory.get(id)
      const value = await asking(() => backend.get(id), undefined)
      memory.delete(id)
      await asking(() => backend.remove(id), undefined)
      changed()
      channel?.post(id)
      return async () => {
        if (held !== undefined) memory.set(id, held)
        if (value !== undefined)
          await asking(() => backend.put(id, (current) => (current === undefined ? value : undefined)), undefined)
        changed()
        channel?.post(id)
      }
    },
  }
}

const when = ({ updated = 0 }: StoredRecord): number => updated

const precedes = (current: StoredRecord, next: GameRecord): boolean => !isUnread(current) && current.rev < next.rev

function troubleOf(error: unknown): Trouble {
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'forbidden'
}
