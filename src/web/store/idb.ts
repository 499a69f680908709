// The browser's database behind the shelf and the preferences.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Backend } from './shelf.ts'

interface Schema extends DBSchema {
  games: { key: string; value: unknown }
  prefs: { key: string; value: unknown }
}

let opening: Promise<IDBPDatabase<Schema>> | undefined

function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('solotavolo', 1, {
    upgrade(db) {
      db.createObjectStore('games')
      db.createObjectStore('prefs')
    },
    // Another tab wants a newer shape: let it have it, and open again when asked next.
    blocking: (_current, _blocked, event) => {
      ;(event.target as IDBDatabase).close()
      opening = undefined
    },
    terminated: () => {
      opening = undefined
    },
  }).catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

/** Every write waits until the data is on the disk, not only in the system's memory. */
const STRICT = { durability: 'strict' } as const

export const idbBackend: Backend = {
  async all() {
    const tx = (await database()).transaction('games')
    const [keys, values] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()])
    return keys.map((key, at) => [key, values[at]] as const)
  },
  async get(id) {
    return (await database()).get('games', id)
  },
  async put(id, check) {
    const tx = (await database()).transaction('games', 'readwrite', STRICT)
    const next = check(await tx.store.get(id))
    if (next !== undefined) await tx.store.put(next, id)
    await tx.done
  },
  async remove(id) {
    const tx = (await database()).transaction('games', 'readwrite', STRICT)
    await tx.store.delete(id)
    await tx.done
  },
}

export async function readPrefs(): Promise<unknown> {
  return (await database()).get('prefs', 'prefs')
}

export async function writePrefs(prefs: unknown): Promise<void> {
  await (await database()).put('prefs', prefs, 'prefs')
}
