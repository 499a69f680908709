import { afterEach, expect, it } from 'vitest'
import { createMirror } from './mirror.ts'
import type { GameRecord } from './record.ts'

const TEXT = 'solotavolo 1 · duel · edition 1 · level base · promos none · chance seeded 1\n'
const RESULT = { winner: 'you', text: { it: 'Vinta', en: 'Won' }, points: [] } as const

const record = (id: string, updated: number, finished = false, length = 0): GameRecord => ({
  id,
  game: 'duel',
  text: TEXT + ';'.repeat(length),
  cursor: 0,
  rev: updated,
  title: '7 Wonders Duel',
  level: 'base',
  created: 0,
  updated,
  ...(finished ? { finished: updated, result: RESULT } : {}),
})

const ids = (mirror: ReturnType<typeof createMirror>): string[] =>
  mirror
    .heads()
    .map(({ id }) => id)
    .sort()

afterEach(() => localStorage.clear())

it('copies a game when the page is idle, and only the newest revision', () => {
  const waiting: (() => void)[] = []
  const mirror = createMirror(localStorage, { later: (then) => void waiting.push(then) })
  mirror.keep(record('a', 1))
  mirror.keep(record('a', 2))
  expect(mirror.get('a')).toBeUndefined()
  expect(waiting).toHaveLength(1)
  waiting[0]?.()
  expect(mirror.get('a')).toEqual(record('a', 2))
  expect(mirror.keepNow([record('a', 1)])).toBe(true)
  expect(mirror.get('a')).toEqual(record('a', 2))
})

it('copies what is waiting when the page is closed', () => {
  const mirror = createMirror(localStorage, { later: () => undefined })
  mirror.keep(record('a', 1))
  dispatchEvent(new Event('pagehide'))
  expect(mirror.get('a')).toEqual(record('a', 1))
})

it('has room for the newest games, for running ones before finished ones', () => {
  const mirror = createMirror(localStorage, { most: 4500 })
  for (let n = 1; n <= 6; n++) expect(mirror.keepNow([record(`r${n}`, n, false, 1000)])).toBe(true)
  expect(ids(mirror)).toEqual(['r4', 'r5', 'r6'])
  expect(mirror.keepNow([record('f9', 9, true, 1000)])).toBe(false)
  expect(ids(mirror)).toEqual(['r4', 'r5', 'r6'])
  expect(mirror.keepNow([record('r6', 10, true, 1000), record('r7', 7, false, 1000)])).toBe(false)
  expect(ids(mirror)).toEqual(['r4', 'r5', 'r7'])
})

it('makes room if the browser has less than expected, and says so if that is not enough', () => {
  let refusals = 0
  const box = {
    key: (at: number) => localStorage.key(at),
    getItem: (key: string) => localStorage.getItem(key),
    removeItem: (key: string) => localStorage.removeItem(key),
    get length() {
      return localStorage.length
    },
    setItem(key: string, text: string) {
      if (refusals-- > 0) throw new DOMException('full', 'QuotaExceededError')
      localStorage.setItem(key, text)
    },
  }
  const mirror = createMirror(box)
  expect(mirror.keepNow([record('old', 1), record('new', 2)])).toBe(true)
  refusals = 1
  expect(mirror.keepNow([record('newest', 3)])).toBe(true)
  expect(ids(mirror)).toEqual(['new', 'newest'])
  refusals = 1000
  expect(mirror.keepNow([record('newest', 4)])).toBe(false)
})

it('ignores damaged entries', () => {
  const mirror = createMirror(localStorage)
  mirror.keepNow([record('a', 1)])
  const [key = ''] = Object.keys(localStorage)
  for (const text of [
    '',
    'x',
    '1 1 0 {',
    '1 1 0 {}',
    `1 1 0 ${JSON.stringify({ ...record('a', 1), text: 'no save' })}`,
  ]) {
    localStorage.setItem(key, text)
    expect(mirror.get('a')).toBeUndefined()
  }
  localStorage.setItem('solotavolo.deleted', '[nonsense')
  expect(mirror.isGone('a', 1)).toBe(false)
  mirror.forget('a')
  expect(mirror.isGone('a', 1)).toBe(true)
})

it('remembers deleted games until they are restored or played again', () => {
  const mirror = createMirror(localStorage)
  mirror.keepNow([record('a', 1)])
  mirror.forget('a')
  expect(mirror.get('a')).toBeUndefined()
  expect(mirror.isGone('a', Date.now() - 1000)).toBe(true)
  expect(mirror.isGone('a', Date.now() + 1000)).toBe(false)
  mirror.recall('a')
  expect(mirror.isGone('a', 1)).toBe(false)
})
