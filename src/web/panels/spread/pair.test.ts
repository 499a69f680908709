// Two draws in one table are exactly what the rules ask for one after the other, in whole games.
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../../games/index.ts'
import { dice } from '../../../kernel/chance.ts'
import { fullOptions } from '../../../kernel/options.ts'
import { Table } from '../../../kernel/table.ts'
import { createTableStore } from '../../store/table-store.ts'
import { loadUi } from '../../tables.ts'
import type { AnyTable } from '../types.ts'
import { type Pairing, pairing } from './pair.ts'

async function opened(id: string): Promise<AnyTable> {
  const manifest = GAMES.find((each) => each.id === id)
  if (manifest === undefined) throw new Error(id)
  const options = fullOptions(manifest.options, {})
  return new Table(await manifest.load(), { options, chance: { kind: 'dealt' } })
}

const keysIn = ({ module: { game } }: AnyTable, options: AnyTable['options']) =>
  options.map(({ move }) => game.key(move))

/** Plays on to the next question with more than one answer. */
function toQuestion(table: AnyTable): void {
  for (table.advance(); table.isForced(table.cursor); table.advance()) table.play(keysIn(table, table.options)[0] ?? '')
}

/** A random game; calls back at every draw that can be told with the next one. */
async function played(id: string, look: (table: AnyTable, found: Pairing, first: string) => void): Promise<void> {
  const [ui, table] = [await loadUi(id), await opened(id)]
  const stream = dice(5)
  for (toQuestion(table); table.seat !== undefined; toQuestion(table)) {
    const keys = keysIn(table, table.options)
    const key = keys[stream.below(keys.length)] ?? ''
    const found = table.seat === 'chance' ? pairing(table, ui, table.state, table.options) : undefined
    if (found !== undefined) look(table, found, key)
    table.play(key)
  }
}

describe.each(['architects', 'age-of-comics'])('%s', (id) => {
  test('the second draw is the one that the rules ask for after the first', async () => {
    let pairs = 0
    await played(id, (table, { firsts }, key) => {
      const { game } = table.module
      const first = firsts.find(({ option }) => game.key(option.move) === key)
      const after = table.fork(table.cursor)
      after.play(key)
      toQuestion(after)
      if (first?.next === undefined) return
      pairs++
      expect(after.seat).toBe('chance')
      expect(keysIn(after, first.next.options)).toEqual(keysIn(after, after.options))
    })
    expect(pairs).toBeGreaterThan(3)
  })
})

test('both are one row: one undo takes both back, with what the automa did in between', async () => {
  const found: { readonly table: AnyTable; readonly keys: readonly string[] }[] = []
  await played('architects', (table, { firsts }, key) => {
    const { game } = table.module
    const next = firsts.find(({ option }) => game.key(option.move) === key)?.next
    const second = next?.options[0]
    if (second !== undefined && found.length === 0 && table.cursor > 30)
      found.push({ table: table.fork(table.cursor), keys: [key, game.key(second.move)] })
  })
  const [{ table, keys } = { table: await opened('architects'), keys: [] }] = found
  const from = table.cursor
  const store = createTableStore({ table, speed: () => 'instant' })
  store.enter(from, keys)
  const { log } = store.store.getState()
  expect(
    keysIn(
      table,
      log.slice(from).map(({ move }) => ({ move, weight: 1 })),
    ),
  ).toEqual(expect.arrayContaining([...keys]))
  expect(log.slice(from).some(({ seat }) => seat === 'automa')).toBe(true)
  store.undo()
  expect(store.store.getState().cursor).toBe(from)
  store.stop()
})
