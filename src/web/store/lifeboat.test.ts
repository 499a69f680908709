import { expect, it } from 'vitest'
import { waitFor } from '../../../test/fixtures/wait.ts'
import { createCopies } from './copies.ts'
import { createLifeboat, type Lifeboat } from './lifeboat.ts'
import { NO_MIRROR } from './mirror.ts'
import type { GameRecord } from './record.ts'
import { createShelf } from './shelf.ts'

const TEXT = 'solotavolo 1 · duel · edition 1 · level base · promos none · chance seeded 1\n'

const record = (id: string, rev: number): GameRecord => ({
  id,
  game: 'duel',
  text: TEXT,
  cursor: 0,
  rev,
  title: '7 Wonders Duel',
  level: 'base',
  created: 0,
  updated: rev,
})

/** The part of the cache API that is used. On a full disk, a cache that is created or written stays broken. */
function fakeCaches() {
  const all = new Map<string, Map<string, string>>()
  const state = { isFull: false }
  const addressOf = (of: string | { url: string }): string => (typeof of === 'string' ? `https://here${of}` : of.url)
  const broken = new Set<string>()
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, string>()
    if (state.isFull && !all.has(name)) broken.add(name)
    all.set(name, entries)
    return {
      keys: async () => {
        if (broken.has(name)) throw new DOMException('Unexpected internal error.', 'UnknownError')
        return [...entries.keys()].map((url) => ({ url }))
      },
      match: async (of: string | { url: string }) => {
        const text = entries.get(addressOf(of))
        return text === undefined ? undefined : new Response(text)
      },
      put: async (of: string, response: Response) => {
        if (state.isFull) broken.add(name)
        if (broken.has(name)) throw new DOMException('Unexpected internal error.', 'UnknownError')
        entries.set(addressOf(of), await response.text())
      },
      delete: async (of: { url: string }) => entries.delete(of.url),
    }
  }
  const caches = { open, keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) }
  return { caches: caches as unknown as CacheStorage, all, state }
}

const aboard = async (boat: Lifeboat): Promise<readonly GameRecord[]> => [...(await boat.aboard()).values()]
const holding = (caches: CacheStorage, ...records: readonly GameRecord[]) =>
  waitFor(async () => expect(await aboard(createLifeboat(caches))).toEqual(records))

it('keeps the newest of every game for the next start', async () => {
  const { caches, all } = fakeCaches()
  const boat = createLifeboat(caches)
  boat.take([record('a', 1), record('b/?#', 4)])
  boat.take([record('a', 2)])
  await holding(caches, record('b/?#', 4), record('a', 2))
  expect([...all.values()].map(({ size }) => size)).toEqual([2])
})

it('takes more copies when there is room again, even if it was created on a full disk', async () => {
  const { caches, state } = fakeCaches()
  const boat = createLifeboat(caches)
  state.isFull = true
  boat.take([record('a', 1)])
  boat.take([record('a', 2)])
  await waitFor(async () => expect(await caches.keys()).toHaveLength(2))
  state.isFull = false
  boat.take([record('a', 3)])
  await holding(caches, record('a', 3))
})

it('drops deleted games, and is deleted when it is no longer needed', async () => {
  const { caches, all } = fakeCaches()
  const boat = createLifeboat(caches)
  boat.take([record('a', 1), record('b', 1)])
  boat.drop('a')
  await holding(caches, record('b', 1))
  boat.leave()
  await waitFor(() => expect(all.size).toBe(0))
})

it('ignores damaged entries, and does nothing in a browser without a cache', async () => {
  const { caches, all } = fakeCaches()
  all.set('solotavolo/lifeboat/1', new Map(['x', '/lifeboat/a/1', '/lifeboat/b/2'].map((key) => [key, '{"id":"a"}'])))
  expect(await aboard(createLifeboat(caches))).toEqual([])
  expect(await aboard(createLifeboat(undefined))).toEqual([])
})

it('restores games that no other storage has, and is then deleted', async () => {
  const { caches, all } = fakeCaches()
  const map = new Map<string, unknown>()
  let isFull = true
  const put = async (id: string, check: (current: unknown) => unknown): Promise<void> => {
    if (isFull) throw new DOMException('no room', 'QuotaExceededError')
    map.set(id, check(map.get(id)))
  }
  const backend = {
    all: async () => [...map],
    get: async (id: string) => map.get(id),
    put,
    remove: async (id: string) => void map.delete(id),
    reopen: async () => undefined,
  }
  const shelf = () =>
    createShelf(backend, undefined, {
      copies: createCopies(NO_MIRROR, createLifeboat(caches)),
      pause: () => new Promise(() => undefined),
    })
  expect(await shelf().put(record('a', 7))).toBe('in-memory')
  await holding(caches, record('a', 7))
  isFull = false
  const next = shelf()
  expect(await next.list()).toEqual([record('a', 7)])
  expect(map.get('a')).toEqual(record('a', 7))
  expect(next.store.getState().restored).toBe(1)
  await waitFor(() => expect(all.size).toBe(0))
})
