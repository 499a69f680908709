import { afterEach, expect, it, vi } from 'vitest'
import { askForPromise, askOnce, roomOf } from './persistence.ts'

afterEach(() => localStorage.clear())

it('says whether everything is kept for good, and how much space there is', async () => {
  const storage = { persisted: async () => true, estimate: async () => ({ usage: 300, quota: 1000 }) }
  expect(await roomOf(storage)).toEqual({ promised: 'granted', used: 300, left: 700 })
  expect(await roomOf({ ...storage, persisted: async () => false })).toMatchObject({ promised: 'refused' })
})

it('says so if the browser does not know', async () => {
  expect(await roomOf({})).toEqual({ promised: 'unknown' })
  const failing = { persisted: () => Promise.reject(new TypeError()), estimate: () => Promise.reject(new TypeError()) }
  expect(await roomOf(failing)).toEqual({ promised: 'unknown' })
  expect(await askForPromise({})).toBe('unknown')
})

it('asks once per browser, as soon as there is something to keep', async () => {
  const persist = vi.fn(async () => false)
  await askOnce(localStorage, { persist })
  await askOnce(localStorage, { persist })
  expect(persist).toHaveBeenCalledTimes(1)
  vi.resetModules()
  const later = await import('./persistence.ts')
  await later.askOnce(localStorage, { persist })
  expect(persist).toHaveBeenCalledTimes(1)
})
