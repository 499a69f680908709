// The results of this browser, apart from its games: deleting a game keeps its result. A result is written once and never changed. The
// newest have a second copy; what the database refuses stays in memory and is tried again.
import { createStore } from 'zustand/vanilla'
import { isUnreadResult, type ResultRecord, readResult, type UnreadResult } from './result-record.ts'
import type { ResultCopies } from './result-copies.ts'
import type { Channel } from './shelf.ts'

export type Rows = readonly (readonly [id: string, value: unknown])[]

export interface ResultsBackend {
  all(): Promise<Rows>
  /** Writes all values whose ids are free, in one transaction; returns how many. */
  add(rows: Rows): Promise<number>
}

/** How many values are checked in one go. */
const AT_ONCE = 1000

interface ResultsState {
  /** Raised at every change, here or in another tab. */
  readonly version: number
}

export interface StoredResults {
  /** The oldest first. */
  readonly results: readonly ResultRecord[]
  readonly unread: readonly UnreadResult[]
}

interface Care {
  readonly channel?: Channel
  readonly copies?: ResultCopies
  /** Called with every result of a game that ended here, once. */
  readonly entered?: () => void
}

export type Results = ReturnType<typeof createResults>

export function createResults(backend: ResultsBackend, { channel, copies, entered }: Care = {}) {
  const store = createStore<ResultsState>(() => ({ version: 0 }))
  const changed = (): void => store.setState(({ version }) => ({ version: version + 1 }))
  /** What the database has refused so far. */
  const held = new Map<string, unknown>()
  let isCompared = false

  channel?.listen(changed)

  /** Writes what is not there yet; returns how many values are new. */
  async function write(rows: Rows): Promise<number> {
    try {
      const count = await backend.add(rows)
      for (const [id] of rows) held.delete(id)
      return count
    } catch {
      const fresh = rows.filter(([id]) => !held.has(id))
      for (const [id, value] of fresh) held.set(id, value)
      return fresh.length
    }
  }

  const retry = async (): Promise<void> => void (held.size > 0 && (await write([...held])))

  /** What the database has, and what only this tab or the copies have. */
  async function rows(): Promise<ReadonlyMap<string, unknown>> {
    await retry()
    const found = new Map<string, unknown>(await backend.all().catch(() => []))
    for (const [id, value] of held) if (!found.has(id)) found.set(id, value)
    if (isCompared || copies === undefined) return found
    isCompared = true
    const missing = copies.all().filter(([id]) => !found.has(id))
    for (const [id, value] of missing) found.set(id, value)
    if (missing.length > 0) await write(missing)
    return found
  }

  /** Adds values that are not there yet; returns how many were new. */
  async function add(values: Rows): Promise<number> {
    const unique = [...new Map(values)]
    const count = unique.length === 0 ? 0 : await write(unique)
    if (count === 0) return 0
    copies?.keep(unique)
    changed()
    channel?.post('results')
    return count
  }

  return {
    store,
    add,

    /** Enters the result of a game that has ended here; the same end again changes nothing. */
    async enter(result: ResultRecord): Promise<boolean> {
      await retry()
      const isNew = (await add([[result.id, result]])) > 0
      if (isNew) entered?.()
      return isNew
    },

    async list(): Promise<StoredResults> {
      const found: ResultRecord[] = []
      const unread: UnreadResult[] = []
      for (const [id, value] of await rows()) {
        const result = readResult(id, value)
        if (isUnreadResult(result)) unread.push(result)
        else found.push(result)
        // Lets the page answer in between.
        if ((found.length + unread.length) % AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve))
      }
      return { results: found.sort((a, b) => a.finished - b.finished), unread }
    },

    /** The ids of everything stored. */
    ids: async (): Promise<ReadonlySet<string>> => new Set((await rows()).keys()),
  }
}
