// IndexedDB for the shelf and the preferences.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Backend } from './shelf.ts'
import { openChannel } from './tabs.ts'

interface Schema extends DBSchema {
  games: { key: string; value: unknown }
  prefs: { key: string; value: unknown }
}

type Database = IDBPDatabase<Schema>

/** A browser may never answer a request when the disk fails. */
const PATIENCE = 10_000

/** How long a browser holds the file after the last connection is closed: two seconds in Chromium. */
const LET_GO = 5000

/** Asks the other tabs to close their connections, too: one open connection keeps the file open for all. */
const others = openChannel('solotavolo/reopen')
others.listen(() => void letGo())

let opening: Promise<Database> | undefined
/** Blocks opening the database until then. */
let closed: Promise<unknown> = Promise.resolve()

function database(): Promise<Database> {
  if (opening !== undefined) return opening
  const mine = open(() => leave(mine))
  mine.catch(() => leave(mine))
  opening = mine
  return mine
}

async function open(lost: () => void): Promise<Database> {
  await closed
  const opened = openDB<Schema>('solotavolo', 1, {
    upgrade(db) {
      db.createObjectStore('games')
      db.createObjectStore('prefs')
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

function letGo(): Promise<unknown> {
  if (opening !== undefined) leave(opening)
  closed = Promise.all([closed, new Promise((resolve) => setTimeout(resolve, LET_GO))])
  return closed
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

function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = (): void => reject(new DOMException('the database does not answer', 'TimeoutError'))
    const timer = setTimeout(late, PATIENCE)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Every write waits until the data is on the disk, not only in the system's cache. */
const STRICT = { durability: 'strict' } as const

type Games = ReturnType<typeof gamesOf>
const gamesOf = (db: Database) => db.transaction('games', 'readwrite', STRICT)

/** An error inside a transaction only says that it was aborted; the transaction says why. */
function changing(change: (store: Games['store']) => Promise<unknown>): Promise<void> {
  return asking(async (db) => {
    const tx = gamesOf(db)
    try {
      await change(tx.store)
    } catch (error) {
      await tx.done
      throw error
    }
    await tx.done
  })
}

export const idbBackend: Backend = {
  all: () =>
    asking(async (db) => {
      const { store } = db.transaction('games')
      const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()])
      return keys.map((key, at) => [key, values[at]] as const)
    }),
  get: (id) => asking((db) => db.get('games', id)),
  put: (id, check) =>
    changing(async (store) => {
      const next = check(await store.get(id))
      if (next !== undefined) await store.put(next, id)
    }),
  remove: (id) => changing((store) => store.delete(id)),
  async reopen() {
    others.post('reopen')
    await letGo()
  },
}

export const readPrefs = (): Promise<unknown> => asking((db) => db.get('prefs', 'prefs'))

export async function writePrefs(prefs: unknown): Promise<void> {
  await asking((db) => db.put('prefs', prefs, 'prefs'))
}
