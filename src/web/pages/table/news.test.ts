// The news above the board.
import { expect, test } from 'vitest'
import { manifestOf } from '../../../games/index.ts'
import { fullOptions } from '../../../kernel/options.ts'
import { Table } from '../../../kernel/table.ts'
import { pebblesTable, playedOut } from '../../../../test/fixtures/tables.ts'
import type { AnyTable } from '../../store/open.ts'
import { createTableStore } from '../../store/table-store.ts'
import { newsOf } from './news.ts'
import { cardsOf, hasStory, storyOf } from './story.ts'

function viewOf(table: AnyTable, shown = table.cursor) {
  const tableStore = createTableStore({ table, speed: () => 'instant', mine: false })
  tableStore.look(shown)
  return tableStore.store.getState()
}

const over = (): AnyTable => playedOut() as unknown as AnyTable

test('tells everything since the last decision: its consequences, the automa’s moves, consequences of draws', () => {
  const table = pebblesTable()
  table.advance()
  for (let n = 0; n < 3; n++) {
    table.play(table.module.game.key(table.options.at(-1)!.move))
    table.advance()
  }
  const { log } = table
  const yours = log.findLastIndex(({ seat }) => seat === 'you') + 1
  const news = newsOf(viewOf(table as unknown as AnyTable))
  // Leaving a pebble brings luck: for the person's own move the news show only consequences.
  expect(news[0]).toEqual({ entry: yours, quiet: true, forced: false })
  const expected = log.flatMap(({ seat }, at) =>
    at + 1 > yours && (seat === 'automa' || hasStory(table as unknown as AnyTable, at + 1)) ? [at + 1] : [],
  )
  expect(expected.length).toBeGreaterThan(0)
  expect(news.slice(1)).toEqual(expected.map((entry) => ({ entry, quiet: false, forced: false })))
})

test('tells nothing of earlier turns', () => {
  const table = over()
  const yours = table.log.findLastIndex(({ seat }) => seat === 'you') + 1
  for (const { entry } of newsOf(viewOf(table))) expect(entry).toBeGreaterThanOrEqual(yours)
})

test('a row of moves that was one choice is told whole', () => {
  const table = over()
  const yours = table.log.findLastIndex(({ seat }) => seat === 'you')
  const before = table.log.findLastIndex(({ seat }, at) => seat === 'you' && at < yours)
  const inRow = new Set(Array.from({ length: yours - before }, (_, at) => before + 1 + at))
  const [alone, whole] = [newsOf(viewOf(table)), newsOf({ ...viewOf(table), inRow })]
  expect(whole.length).toBeGreaterThan(alone.length)
  expect(whole.slice(-alone.length)).toEqual(alone)
  expect(whole[0]?.entry).toBeGreaterThan(before)
})

test('looking back tells the move on screen', () => {
  expect(newsOf(viewOf(over(), 5))).toEqual([{ entry: 5, quiet: false, forced: false }])
  expect(newsOf(viewOf(over(), 0))).toEqual([])
})

test('a new part of the game is a section of the log and a card of its own', () => {
  const table = over()
  const at = Array.from({ length: table.length }, (_, n) => n + 1).find(
    (n) => storyOf(table, n, 'it').sections.length > 0,
  )!
  expect(storyOf(table, at, 'it').sections).toEqual([{ title: 'Seconda metà', effects: [] }])
  expect(cardsOf(table, at, 'en')).toEqual([{ title: 'Second half', kind: 'section', lines: [] }])
})

test('a forced move is marked as such, after the real decision', async () => {
  const architects = await manifestOf('architects').load()
  const chance = { kind: 'seeded', seed: '1' } as const
  const table = new Table(architects, { options: fullOptions(manifestOf('architects').options, {}), chance })
  for (table.advance(); !table.isForced(table.cursor); table.advance())
    table.play(architects.game.key(table.options[0]?.move))
  const forced = table.cursor + 1
  table.play(architects.game.key(table.options[0]?.move))
  const news = newsOf(viewOf(table))
  expect(news.find(({ entry }) => entry === forced)).toEqual({ entry: forced, quiet: false, forced: true })
  expect(news.filter(({ quiet }) => quiet).every(({ entry }) => entry < forced)).toBe(true)
})

async function dealt(game: string): Promise<AnyTable> {
  const module = await manifestOf(game).load()
  const options = fullOptions(manifestOf(game).options, {})
  return new Table(module, { options, chance: { kind: 'seeded', seed: '3' } })
}

test('the automa’s die is told with its number', async () => {
  const table = await dealt('architects')
  const isRoll = ({ entry, shows }: { entry: number; shows?: number }) =>
    shows === entry + 1 && /die/.test(table.module.say(table.entry(shows).move, 'en', table.stateAt(entry)))
  for (table.advance(); table.seat !== undefined; table.advance()) {
    if (newsOf(viewOf(table)).some(isRoll)) return
    table.play(table.module.game.key(table.options[0]?.move))
  }
  throw new Error('the die was never rolled')
})

test('one card of a whole layout is not told, but what came of it', async () => {
  const table = await dealt('duel')
  const isLaid = ({ entry }: { entry: number }) =>
    table.log[entry - 1]?.seat === 'chance' && table.log[entry]?.seat === 'chance'
  for (table.advance(); table.seat !== undefined; table.advance()) {
    const laid = newsOf(viewOf(table)).filter(isLaid)
    if (laid.length > 0) {
      expect(laid.every(({ quiet }) => quiet)).toBe(true)
      return
    }
    table.play(table.module.game.key(table.options[0]?.move))
  }
  throw new Error('nothing was laid out')
})

test('before the first move of all, a long set-up is not news', async () => {
  const table = await dealt('concordia')
  table.advance()
  expect(table.log.length).toBeGreaterThan(20)
  const news = newsOf(viewOf(table))
  expect(news).toEqual([{ entry: table.log.length, quiet: true, forced: false }])
})
