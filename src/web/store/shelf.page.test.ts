import { afterEach, describe, expect, it } from 'vitest'
import { waitFor } from '../../../test/fixtures/wait.ts'
import { createCopies } from './copies.ts'
import { NO_LIFEBOAT } from './lifeboat.ts'
import { createMirror } from './mirror.ts'
import { rawText } from './raw.ts'
import { type GameRecord, isUnread } from './record.ts'
import { type Backend, createShelf, type Shelf } from './shelf.ts'

const TEXT = 'solotavolo 1 · duel · edition 1 · level base · promos none · chance seeded 1\n'

const record = (id: string, rev = 1, updated = rev): GameRecord => ({
  id,
  game: 'duel',
  text: TEXT,
  cursor: 0,
  rev,
  title: '7 Wonders Duel',
  level: 'base',
  created: 0,
  updated,
})

/** A database that can refuse writes, or be corrupted: then it accepts everything, and has lost it when it is opened again. */
function fakeBackend(stored: Record<string, unknown> = {}) {
  const map = new Map(Object.entries(stored))
  const state = { refusal: undefined as Error | undefined, isTorn: false, reopened: 0 }
  const guard = (): void => {
    if (state.refusal) throw state.refusal
  }
  const backend: Backend = {
    all: async () => {
      guard()
      return [...map]
    },
    get: async (id) => {
      guard()
      return map.get(id)
    },
    put: async (id, check) => {
      guard()
      const next = check(map.get(id))
      if (next !== undefined) map.set(id, next)
    },
    remove: async (id) => {
      guard()
      map.delete(id)
    },
    reopen: async () => {
      guard()
      state.reopened++
      if (state.isTorn) map.clear()
      state.isTorn = false
    },
  }
  return { backend, map, state }
}

/** The rescue tries again at once. */
const RESTLESS = { pause: () => new Promise<void>((resolve) => setTimeout(resolve)) }

const FULL =
  'Connection is closing because of: IO error: .../000003.log: FILE_ERROR_NO_SPACE (ChromeMethodBFE: 3::WritableFileAppend::8)'
const quota = (): Error => new DOMException('no space', 'QuotaExceededError')
const calm = (shelf: Shelf) => waitFor(() => expect(shelf.store.getState().trouble).toBeUndefined())

afterEach(() => localStorage.clear())

describe('the shelf', () => {
  it('lists the newest game first', async () => {
    const { backend } = fakeBackend({ a: record('a', 1, 10), b: record('b', 1, 20) })
    const list = await createShelf(backend).list()
    expect(list.map(({ id }) => id)).toEqual(['b', 'a'])
  })

  it('refuses to overwrite a revision it has not seen', async () => {
    const { backend, map } = fakeBackend({ a: record('a', 5) })
    const shelf = createShelf(backend)
    expect(await shelf.put(record('a', 5))).toBe('conflict')
    expect(map.get('a')).toMatchObject({ rev: 5 })
    expect(await shelf.put(record('a', 6))).toBe('kept')
  })

  it.each([
    ['nothing', null],
    ['a text', 'x'],
    ['no save', { ...record('a'), text: 'hello' }],
    ['no time', { ...record('a'), updated: 'x' }],
  ])('lists %s as damaged, to be exported and deleted', async (_, value) => {
    const { backend } = fakeBackend({ a: value, b: record('b') })
    const list = await createShelf(backend).list()
    const damaged = list.filter(isUnread)
    expect(list).toHaveLength(2)
    expect(damaged.map(({ id }) => id)).toEqual(['a'])
    expect(typeof rawText(damaged[0] as never)).toBe('string')
  })

  it.each([
    ['of a later edition', { ...record('a', 5), text: TEXT.replace('edition 1', 'edition 2') }],
    ['of a later edition and an older revision', { ...record('a', 1), text: TEXT.replace('edition 1', 'edition 2') }],
    ['of a later format', { ...record('a', 1), text: TEXT.replace('solotavolo 1', 'solotavolo 2') }],
    ['damaged', { ...record('a', 1), updated: 'x' }],
    ['no record', 'x'],
  ])('never writes over what is %s', async (_, stored) => {
    const { backend, map } = fakeBackend({ a: stored })
    expect(await createShelf(backend).put(record('a', 6))).toBe('conflict')
    expect(map.get('a')).toBe(stored)
  })

  it('restores any deleted record, but not over one that was stored there since', async () => {
    const { backend, map } = fakeBackend({ a: 'odd', b: record('b', 1) })
    const shelf = createShelf(backend)
    await (await shelf.remove('a'))()
    expect(map.get('a')).toBe('odd')
    const putBack = await shelf.remove('b')
    await shelf.put(record('b', 7))
    await putBack()
    expect(map.get('b')).toMatchObject({ rev: 7 })
  })

  it('restores what was deleted', async () => {
    const { backend } = fakeBackend({ a: record('a') })
    const shelf = createShelf(backend)
    const putBack = await shelf.remove('a')
    expect(await shelf.get('a')).toBeUndefined()
    await putBack()
    expect(await shelf.get('a')).toMatchObject({ id: 'a' })
  })
})

describe('a shelf in trouble', () => {
  it.each([
    ['full', quota()],
    ['full', new DOMException(FULL, 'UnknownError')],
    ['forbidden', new DOMException('not here', 'SecurityError')],
    ['forbidden', new ReferenceError('indexedDB is not defined')],
    ['failing', new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError')],
    ['failing', new DOMException('the database does not answer', 'TimeoutError')],
  ])('says that storage is %s and keeps the game in memory', async (trouble, refusal) => {
    const { backend, state } = fakeBackend()
    const shelf = createShelf(backend, undefined, RESTLESS)
    state.refusal = refusal
    expect(await shelf.put(record('a'))).toBe('in-memory')
    expect(shelf.store.getState().trouble).toBe(trouble)
    expect(await shelf.get('a')).toMatchObject({ id: 'a' })
    expect(await shelf.list()).toHaveLength(1)
    expect(shelf.unsaved()).toMatchObject({ id: 'a' })
  })

  it('still names the reason when the browser no longer does', async () => {
    const { backend, state } = fakeBackend()
    const shelf = createShelf(backend, undefined, RESTLESS)
    state.refusal = quota()
    await shelf.put(record('a', 1))
    let told = 0
    shelf.store.subscribe(() => told++)
    state.refusal = new DOMException('Internal error', 'UnknownError')
    await waitFor(() => expect(told).toBeGreaterThan(3))
    expect(shelf.store.getState().trouble).toBe('full')
  })

  it('is sound again only when the game was read back from a database that was closed and opened', async () => {
    const { backend, state, map } = fakeBackend()
    const shelf = createShelf(backend, undefined, RESTLESS)
    state.refusal = quota()
    await shelf.put(record('a', 1))
    state.refusal = undefined
    const seen: boolean[] = []
    shelf.store.subscribe(({ trouble, proving }) => trouble !== undefined && seen.push(proving && state.reopened === 0))
    await calm(shelf)
    expect(seen).toContain(true)
    expect(state.reopened).toBe(1)
    expect(map.get('a')).toMatchObject({ rev: 1 })
    expect(shelf.unsaved()).toBeUndefined()
    expect(await shelf.put(record('a', 2))).toBe('kept')
  })

  it('saves every game from a database that takes writes and has lost everything when it is opened again', async () => {
    const damaged = { text: 'not a save' }
    const { backend, state, map } = fakeBackend({ a: record('a', 4), b: record('b', 7), c: damaged })
    const shelf = createShelf(backend, undefined, RESTLESS)
    state.refusal = new DOMException(FULL, 'UnknownError')
    await shelf.put(record('a', 5))
    state.refusal = undefined
    state.isTorn = true
    await shelf.put(record('a', 6))
    await shelf.put(record('a', 7))
    await shelf.put(record('a', 8))
    await calm(shelf)
    expect(state.reopened).toBeGreaterThan(1)
    expect([...map].sort(([a], [b]) => a.localeCompare(b))).toEqual([
      ['a', record('a', 8)],
      ['b', record('b', 7)],
      ['c', damaged],
    ])
  })

  it('does not bring back what was deleted meanwhile', async () => {
    const { backend, state, map } = fakeBackend({ a: record('a'), b: record('b') })
    const shelf = createShelf(backend, undefined, {
      ...RESTLESS,
      copies: createCopies(createMirror(localStorage), NO_LIFEBOAT),
    })
    await shelf.put(record('b', 2))
    state.refusal = quota()
    await shelf.put(record('a', 2))
    await shelf.remove('b')
    expect((await shelf.list()).map(({ id }) => id)).toEqual(['a'])
    state.refusal = undefined
    await calm(shelf)
    expect([...map.keys()]).toEqual(['a'])
  })

  it('respects other tabs: a newer revision in the database is not overwritten', async () => {
    const { backend, state, map } = fakeBackend({ a: record('a', 1) })
    const shelf = createShelf(backend, undefined, RESTLESS)
    state.refusal = quota()
    await shelf.put(record('a', 2))
    map.set('a', record('a', 9))
    state.refusal = undefined
    await calm(shelf)
    expect(map.get('a')).toMatchObject({ rev: 9 })
  })
})

describe('a shelf with copies', () => {
  const soon = { later: (then: () => void) => then() }
  const mirrored = () => createCopies(createMirror(localStorage, soon), NO_LIFEBOAT)

  it('restores what the database has lost, and says so', async () => {
    const first = fakeBackend()
    const shelf = createShelf(first.backend, undefined, { copies: mirrored() })
    await shelf.put(record('a', 3))
    await shelf.put(record('b', 5))
    const { backend, map } = fakeBackend({ b: record('b', 4) })
    const next = createShelf(backend, undefined, { copies: mirrored() })
    expect((await next.list()).map(({ id }) => id)).toEqual(['b', 'a'])
    expect([...map.values()]).toEqual(expect.arrayContaining([record('a', 3), record('b', 5)]))
    expect(next.store.getState().restored).toBe(2)
    next.seenRestored()
    await next.list()
    expect(next.store.getState().restored).toBe(0)
  })

  it('restores a game that is opened by its address', async () => {
    const shelf = createShelf(fakeBackend().backend, undefined, { copies: mirrored() })
    await shelf.put(record('a', 3))
    const { backend, map } = fakeBackend()
    const next = createShelf(backend, undefined, { copies: mirrored() })
    expect(await next.get('a')).toEqual(record('a', 3))
    expect(map.get('a')).toEqual(record('a', 3))
  })

  it('does not touch records that are as new, newer or damaged', async () => {
    const shelf = createShelf(fakeBackend().backend, undefined, { copies: mirrored() })
    for (const id of ['a', 'b', 'c']) await shelf.put(record(id, 3))
    const stored = { a: record('a', 3), b: record('b', 8), c: { ...record('c', 1), text: 'torn' } }
    const { backend, map } = fakeBackend(stored)
    const next = createShelf(backend, undefined, { copies: mirrored() })
    await next.list()
    expect(Object.fromEntries(map)).toEqual(stored)
    expect(next.store.getState().restored).toBe(0)
  })

  it('does not bring back what was deleted, here or in another tab that was still writing', async () => {
    const { backend } = fakeBackend()
    const shelf = createShelf(backend, undefined, { copies: mirrored() })
    await shelf.put(record('a', 3))
    const late = mirrored()
    await shelf.remove('a')
    late.rescue([record('a', 3)])
    const next = createShelf(fakeBackend().backend, undefined, { copies: mirrored() })
    expect(await next.list()).toEqual([])
    expect(await next.get('a')).toBeUndefined()
  })

  it('deletes at the next start what could not be deleted', async () => {
    const first = fakeBackend({ a: record('a'), b: record('b') })
    const shelf = createShelf(first.backend, undefined, { copies: mirrored(), ...RESTLESS })
    first.state.refusal = quota()
    await shelf.remove('a')
    const next = fakeBackend(Object.fromEntries(first.map))
    const list = await createShelf(next.backend, undefined, { copies: mirrored() }).list()
    expect(list.map(({ id }) => id)).toEqual(['b'])
    expect([...next.map.keys()]).toEqual(['b'])
  })

  it('keeps a game that is restored after it was deleted', async () => {
    const { backend } = fakeBackend()
    const shelf = createShelf(backend, undefined, { copies: mirrored() })
    await shelf.put(record('a', 3))
    await (await shelf.remove('a'))()
    const next = createShelf(fakeBackend().backend, undefined, { copies: mirrored() })
    expect(await next.list()).toEqual([record('a', 3)])
  })

  it('lists and opens from the mirror while the database does not open', async () => {
    const shelf = createShelf(fakeBackend().backend, undefined, { copies: mirrored() })
    await shelf.put(record('a', 3))
    const { backend, state } = fakeBackend()
    state.refusal = new DOMException('Internal error', 'UnknownError')
    const next = createShelf(backend, undefined, { copies: mirrored(), ...RESTLESS })
    expect(await next.list()).toEqual([record('a', 3)])
    expect(await next.get('a')).toEqual(record('a', 3))
    expect(await next.put(record('a', 4))).toBe('in-memory')
    expect(next.store.getState()).toMatchObject({ trouble: 'failing', mirrored: true })
    expect(await mirrored().get('a')).toMatchObject({ rev: 4 })
  })

  it('says that the game is not stored anywhere when the mirror fails as well', async () => {
    const { backend, state } = fakeBackend()
    const shelf = createShelf(backend, undefined, RESTLESS)
    state.refusal = quota()
    await shelf.put(record('a'))
    expect(shelf.store.getState().mirrored).toBe(false)
  })
})
