import { describe, expect, test } from 'vitest'
import { GAMES } from '../../../games/index.ts'
import { dice } from '../../../kernel/chance.ts'
import { fullOptions } from '../../../kernel/options.ts'
import { Table } from '../../../kernel/table.ts'
import type { AnyTable } from '../../store/open.ts'
import { createTableStore } from '../../store/table-store.ts'
import { loadUi } from '../../tables.ts'
import { menuOf } from './menu.ts'

async function begun(id: string): Promise<AnyTable> {
  const manifest = GAMES.find((each) => each.id === id)
  if (manifest === undefined) throw new Error(id)
  const module = await manifest.load()
  return new Table(module, { options: fullOptions(manifest.options, {}), chance: { kind: 'dealt' } })
}

describe.each(GAMES.map(({ id }) => id))('the menu of %s', (id) => {
  test('has every option, alone or with each of its answers, and a tap tells both', async () => {
    const ui = await loadUi(id)
    const table = await begun(id)
    const stream = dice(5)
    const keyOf = (move: unknown) => table.module.game.key(move)
    let together = 0
    for (let turns = 0; turns < 40; ) {
      table.advance()
      if (table.seat === undefined) break
      const { options } = table
      if (table.seat !== 'you') {
        table.play(keyOf(options[stream.below(options.length)]?.move))
        continue
      }
      turns++
      const { plain, answered } = menuOf(table, ui?.spread)
      const rows = [...plain, ...answered.flatMap((each) => each.rows)]
      expect(new Set(rows.map(({ keys }) => keys[0]))).toEqual(new Set(options.map(({ move }) => keyOf(move))))
      for (const { first, ...last } of rows)
        for (const { move, state } of first === undefined ? [last] : [first, last])
          expect(table.module.say(move, 'en', state)).not.toBe('')
      const row = rows[stream.below(rows.length)]
      if (row === undefined) break
      const before = table.cursor
      const store = createTableStore({ table, speed: () => 'instant' })
      store.play(...row.keys)
      store.stop()
      const made = table.log.slice(before).map(({ move }) => keyOf(move))
      expect(made).toEqual(expect.arrayContaining([...row.keys]))
      if (row.keys.length > 1) {
        together++
        store.undo()
        store.stop()
        expect(table.cursor).toBe(before)
        store.play(...row.keys)
        store.stop()
      }
    }
    // In Duel few moves lead to a question.
    if (id !== 'duel') expect(together).toBeGreaterThan(0)
  })
})
