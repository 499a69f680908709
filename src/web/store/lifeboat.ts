// Copies of games during storage trouble, where a full disk does least harm: every entry of the browser's cache is a separate file, while
// IndexedDB and localStorage each write one file, which a full disk corrupts. Used only in trouble, and deleted afterwards.
import { type GameRecord, isUnread, readRecord } from './record.ts'

export interface Lifeboat {
  /** Copies games; the newest of each counts. Best effort: nobody waits for it. */
  take(records: readonly GameRecord[]): void
  /** Copies left by a tab that is gone. */
  aboard(): Promise<ReadonlyMap<string, GameRecord>>
  drop(id: string): void
  /** The database has everything: deletes the copies. */
  leave(): void
}

const PREFIX = 'solotavolo/lifeboat/'
const newName = (): string => PREFIX + Math.random().toString(36).slice(2)

export function createLifeboat(caches: CacheStorage | undefined): Lifeboat {
  let name = newName()
  let busy: Promise<unknown> = Promise.resolve()

  /** One after the other; a failed write is tried again with the next move. */
  function next(work: (caches: CacheStorage) => Promise<unknown>): void {
    if (caches === undefined) return
    busy = busy.then(() => work(caches)).catch(() => undefined)
  }

  /** A cache created or written on a full disk may stay broken when there is room again, so this starts another one. */
  async function take(all: CacheStorage, records: readonly GameRecord[]): Promise<void> {
    try {
      const cache = await all.open(name)
      for (const record of records) await keep(cache, record)
    } catch (error) {
      name = newName()
      throw error
    }
  }

  return {
    take: (records) => next((all) => take(all, records)),
    aboard: () => (caches === undefined ? Promise.resolve(new Map()) : boarded(caches).catch(() => new Map())),
    drop: (id) => next((all) => throughout(all, (cache) => empty(cache, (place) => place.id === id))),
    leave: () => next(async (all) => Promise.all((await boatsIn(all)).map((boat) => all.delete(boat)))),
  }
}

/** For browsers without a cache, and for tests that are about something else. */
export const NO_LIFEBOAT = createLifeboat(undefined)

const boatsIn = async (caches: CacheStorage): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX))

async function throughout(caches: CacheStorage, visit: (cache: Cache) => Promise<void>): Promise<void> {
  for (const boat of await boatsIn(caches))
    await caches
      .open(boat)
      .then(visit)
      .catch(() => undefined)
}

/** Every revision is a separate entry: a failed write does not harm the one before it. */
const addressOf = ({ id, rev }: Pick<GameRecord, 'id' | 'rev'>): string => `/lifeboat/${encodeURIComponent(id)}/${rev}`

const placeOf = (address: string): Pick<GameRecord, 'id' | 'rev'> => {
  const [, id = '', rev] = /\/lifeboat\/([^/]*)\/(\d+)$/.exec(address) ?? []
  return { id: decodeURIComponent(id), rev: Number(rev ?? -1) }
}

async function keep(cache: Cache, record: GameRecord): Promise<void> {
  if ((await cache.match(addressOf(record))) !== undefined) return
  await cache.put(addressOf(record), new Response(JSON.stringify(record)))
  await empty(cache, ({ id, rev }) => id === record.id && rev < record.rev)
}

async function empty(cache: Cache, isWanted: (place: ReturnType<typeof placeOf>) => boolean): Promise<void> {
  for (const request of await cache.keys()) if (isWanted(placeOf(request.url))) await cache.delete(request)
}

async function boarded(caches: CacheStorage): Promise<ReadonlyMap<string, GameRecord>> {
  const records = new Map<string, GameRecord>()
  await throughout(caches, async (cache) => {
    for (const request of await cache.keys()) {
      const { id, rev } = placeOf(request.url)
      const record = readRecord(id, await (await cache.match(request))?.json().catch(() => undefined))
      if (!isUnread(record) && rev > (records.get(id)?.rev ?? -1)) records.set(id, record)
    }
  })
  return records
}
