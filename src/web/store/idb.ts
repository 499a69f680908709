// IndexedDB for the shelf, the preferences and the results.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { ResultsBackend } from './results.ts'
import type { Backend } from './shelf.ts'
import { openChannel } from './tabs.ts'

interface Schema extends DBSchema {
  games: { key: string; value: unknown }
  prefs: { key: string; value: unknown }
  results: { key: string; value: unknown }
}

type Database = IDBPDatabase<Schema>

/** A browser may never answer a request when the disk fails. */
const PATIENCE = 10_000

/** How long a browser holds the file after the last connection is closed: two seconds in Chromium. */
const LET_GO = 5000

/** Asks the other tabs to close their connections, too: one open connection keeps the file open for all. */
const others = openChannel('solotavolo/reopen')
others.listen(() => void letGo())

/** Blocks opening a database until then. */
let closed: Promise<unknown> = Promise.resolve()

/** A database: opened on the first request, and again after it was closed. */
function connection(name: string, stores: readonly ('games' | 'prefs' | 'results')[]) {
  let opening: Promise<Database> | undefined

  function database(): Promise<Database> {
    if (opening !== undefined) return opening
    const mine = open(() => leave(mine))
    mine.catch(() => leave(mine))
    opening = mine
    return mine
  }

  async function open(lost: () => void): Promise<Database> {
    await closed
    const opened = openDB<Schema>(name, 1, {
      upgrade(db) {
        for (const store of stores) db.createObjectStore(store)
      },
      // Another tab wants a newer version: close, and open again on the next request.
      blocking: lost,
      terminated: lost,
    })
    try {
      return await inTime(opened)
    } catch (error) {
      // A late connection would keep the file open.
      void opened.then((db) => db.close()).catch(() => undefined)
      throw error
    }
  }

  function leave(mine: Promise<Database>): void {
    if (opening === mine) opening = undefined
    void mine.then((db) => db.close()).catch(() => undefined)
  }

  /** A connection that failed once is not used again; one that was closed from outside is replaced. */
  async function asking<T>(ask: (db: Database) => Promise<T>, isFirst = true): Promise<T> {
    const mine = database()
    const db = await mine
    try {
      return await inTime(ask(db))
    } catch (error) {
      leave(mine)
      if (isFirst && error instanceof Error && error.name === 'InvalidStateError') return asking(ask, false)
      throw error
    }
  }

  return {
    asking,
    letGo(): void {
      if (opening !== undefined) leave(opening)
    },
  }
}

type Connection = ReturnType<typeof connection>

/** Games and preferences. Results have a database of their own: an older build would not open this one with another store in it. */
const main = connection('solotavolo', ['games', 'prefs'])
const apart = connection('solotavolo-results', ['results'])

/** All databases of a page share one file. */
function letGo(): Promise<unknown> {
  for (const each of [main, apart]) each.letGo()
  closed = Promise.all([closed, new Promise((resolve) => setTimeout(resolve, LET_GO))])
  return closed
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = (): void => reject(new DOMException('the database does not answer', 'TimeoutError'))
    const timer = setTimeout(late, PATIENCE)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Every write waits until the data is on the disk, not only in the system's cache. */
const STRICT = { durability: 'strict' } as const

type Store = 'games' | 'results'
type Writing = ReturnType<typeof writingTo>
const writingTo = (db: Database, store: Store) => db.transaction(store, 'readwrite', STRICT)

/** An error inside a transaction only says that it was aborted; the transaction says why. */
function changing(
  { asking }: Connection,
  store: Store,
  change: (store: Writing['store']) => Promise<unknown>,
): Promise<void> {
  return asking(async (db) => {
    const tx = writingTo(db, store)
    try {
      await change(tx.store)
    } catch (error) {
      await tx.done
      throw error
    }
    await tx.done
  })
}

/** How many values are read in one go: all five thousand at once would keep the page from answering for 50 ms. */
const AT_ONCE = 250

const backendOf = (database: Connection, store: Store): Omit<Backend, 'reopen'> => ({
  all: () =>
    database.asking(async (db) => {
      const from = db.transaction(store).store
      const keys = await from.getAllKeys()
      const found: (readonly [id: string, value: unknown])[] = []
      while (found.length < keys.length) {
        const part = keys.slice(found.length, found.length + AT_ONCE)
        const values = await from.getAll(IDBKeyRange.lowerBound(part[0]), AT_ONCE)
        for (const [at, key] of part.entries()) found.push([key, values[at]])
      }
      return found
    }),
  get: (id) => database.asking((db) => db.get(store, id)),
  put: (id, check) =>
    changing(database, store, async (to) => {
      const next = check(await to.get(id))
      if (next !== undefined) await to.put(next, id)
    }),
  remove: (id) => changing(database, store, (from) => from.delete(id)),
})

export const idbBackend: Backend = {
  ...backendOf(main, 'games'),
  async reopen() {
    others.post('reopen')
    await letGo()
  },
}

export const resultsBackend: ResultsBackend = {
  all: backendOf(apart, 'results').all,
  async add(rows) {
    let count = 0
    await changing(apart, 'results', async (store) => {
      const known = new Set(await store.getAllKeys())
      const fresh = rows.filter(([id]) => !known.has(id))
      count = fresh.length
      await Promise.all(fresh.map(([id, value]) => store.put(value, id)))
    })
    return count
  },
}

export const readPrefs = (): Promise<unknown> => main.asking((db) => db.get('prefs', 'prefs'))

export async function writePrefs(prefs: unknown): Promise<void> {
  await main.asking((db) => db.put('prefs', prefs, 'prefs'))
}
