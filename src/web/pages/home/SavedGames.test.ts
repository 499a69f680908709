// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { prefsStore } from '../../store/prefs.ts'
import { type GameRecord, readRecord, type StoredRecord } from '../../store/record.ts'
import { HOME } from '../../words/home.ts'
import { SavedGames } from './SavedGames.tsx'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

const game = (id: string, more: Partial<GameRecord> = {}): GameRecord => ({
  id,
  game: 'duel',
  text: 'solotavolo 1 · duel · edition 1 · level base · promos none · chance seeded 1\n',
  cursor: 0,
  rev: 1,
  title: '7 Wonders Duel',
  level: 'base',
  created: 0,
  updated: 0,
  ...more,
})

const won = (id: string, more: Partial<GameRecord> = {}): GameRecord =>
  game(id, { finished: 1, result: { winner: 'you', text: { it: 'Vinta', en: 'Won' }, points: [] }, ...more })

let root: Root
let place: HTMLElement

const show = (records: readonly StoredRecord[]) => act(() => root.render(createElement(SavedGames, { records })))
const rows = (): (string | null)[] =>
  Array.from(place.querySelectorAll('.game-row'), (row) => row.querySelector('.game-title')?.textContent ?? null)

beforeEach(() => {
  prefsStore.setState({ lang: 'en' })
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
  vi.restoreAllMocks()
})

describe('the list of games', () => {
  test('a row that cannot be rendered is shown as damaged and does not affect others', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    show([game('a'), game('b', { updated: Number.NaN }), won('c'), won('d', { result: { winner: 'you' } as never })])
    expect(rows()).toEqual(['7 Wonders Duel', HOME.damaged.en, '7 Wonders Duel', HOME.damaged.en])
  })

  test('a game of a newer build asks for an update, a damaged one does not', () => {
    const newer = readRecord('a', game('a', { text: game('a').text.replace('edition 1', 'edition 2'), updated: 1e12 }))
    show([newer, readRecord('b', { ...game('b'), rev: 'x' })])
    expect(rows()).toEqual([expect.stringContaining(HOME.newer.en), expect.stringContaining(HOME.damaged.en)])
    const ways = Array.from(place.querySelectorAll('.game-row'), (row) =>
      Array.from(row.querySelectorAll('button'), (button) => button.textContent || button.title.split(':')[0]),
    )
    expect(ways).toEqual([
      ['Update now', HOME.export.en, HOME.remove.en],
      [HOME.export.en, HOME.remove.en],
    ])
  })

  test('an imported game does not count as won by you', () => {
    show([won('a'), won('b'), won('c', { imported: true })])
    expect(place.textContent).toContain('won: 2 of 2')
  })
})
