import { describe, expect, it } from 'vitest'
import { rawText } from './raw.ts'
import { type GameRecord, isUnread } from './record.ts'
import { type Backend, createShelf } from './shelf.ts'

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

/** A backend in memory that can be told to refuse. */
function fakeBackend(stored: Record<string, unknown> = {}) {
  const map = new Map(Object.entries(stored))
  const state: { refusal: Error | undefined } = { refusal: undefined }
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
  }
  return { backend, map, state }
}

const quota = (): Error => Object.assign(new Error('no space'), { name: 'QuotaExceededError' })

describe('the shelf', () => {
  it('lists the newest game first', async () => {
    const { backend } = fakeBackend({ a: record('a', 1, 10), b: record('b', 1, 20) })
    const list = await createShelf(backend).list()
    expect(list.map(({ id }) => id)).toEqual(['b', 'a'])
  })

  it('refuses to write over a revision it has not seen', async () => {
    const { backend, map } = fakeBackend({ a: record('a', 5) })
    const shelf = createShelf(backend)
    expect(await shelf.put(record('a', 5))).toBe('conflict')
    expect(map.get('a')).toMatchObject({ rev: 5 })
    expect(await shelf.put(record('a', 6))).toBe('kept')
  })

  it.each([
    ['full', quota()],
    ['forbidden', new Error('denied')],
  ])('says that storage is %s and keeps the game in memory', async (trouble, refusal) => {
    const { backend, state } = fakeBackend()
    const shelf = createShelf(backend)
    state.refusal = refusal
    expect(await shelf.put(record('a'))).toBe('in-memory')
    expect(shelf.store.getState().trouble).toBe(trouble)
    expect(await shelf.get('a')).toMatchObject({ id: 'a' })
    expect(await shelf.list()).toHaveLength(1)
  })

  it('is out of trouble when the next write is taken', async () => {
    const { backend, state, map } = fakeBackend()
    const shelf = createShelf(backend)
    state.refusal = quota()
    await shelf.put(record('a', 1))
    state.refusal = undefined
    expect(await shelf.put(record('a', 2))).toBe('kept')
    expect(shelf.store.getState().trouble).toBeUndefined()
    expect(map.has('a')).toBe(true)
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

  it('puts back what was deleted, whatever it is, but not over what has been stored there since', async () => {
    const { backend, map } = fakeBackend({ a: 'odd', b: record('b', 1) })
    const shelf = createShelf(backend)
    await (await shelf.remove('a'))()
    expect(map.get('a')).toBe('odd')
    const putBack = await shelf.remove('b')
    await shelf.put(record('b', 7))
    await putBack()
    expect(map.get('b')).toMatchObject({ rev: 7 })
  })

  it('puts back what was deleted', async () => {
    const { backend } = fakeBackend({ a: record('a') })
    const shelf = createShelf(backend)
    const putBack = await shelf.remove('a')
    expect(await shelf.get('a')).toBeUndefined()
    await putBack()
    expect(await shelf.get('a')).toMatchObject({ id: 'a' })
  })
})
