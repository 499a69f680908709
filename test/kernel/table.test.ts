import { describe, expect, test } from 'vitest'
import { Table } from '../../src/kernel/table.ts'
import { pebblesModule } from '../fixtures/pebbles-module.ts'
import { keys, pebblesTable, playedOut } from '../fixtures/tables.ts'

describe('playing', () => {
  test('advance lets chance and the automa act until you have to choose', () => {
    const table = pebblesTable()
    expect(table.advance()).toBe(true)
    expect(keys(table)).toHaveLength(3)
    expect(table.seat).toBe('you')
    expect(table.advance()).toBe(false)
  })

  test('a move that is not possible is refused and changes nothing', () => {
    const table = pebblesTable()
    table.advance()
    const before = table.state
    expect(() => table.play('take 99')).toThrow('"take 99" is not possible now')
    expect(table.state).toBe(before)
    expect(table.length).toBe(3)
  })

  test('states are frozen, and a move leaves those before it alone', () => {
    const table = pebblesTable()
    table.advance()
    const before = structuredClone(table.state)
    table.play(`take ${before.table[0]}`)
    expect(table.stateAt(3)).toEqual(before)
    expect(() => table.state.table.push(1)).toThrow(TypeError)
  })

  test('an automa move carries the rung that decided it', () => {
    const table = playedOut()
    const notes = table.log.filter(({ seat }) => seat === 'automa').map(({ note }) => note)
    expect(notes).toContain('pebbles.highest')
  })

  test('the same seed gives the same log, another one another', () => {
    expect(keys(playedOut())).toEqual(keys(playedOut()))
    expect(keys(playedOut(pebblesTable({ kind: 'seeded', seed: '2' })))).not.toEqual(keys(playedOut()))
  })

  test('nobody acts once the game is over', () => {
    const table = playedOut()
    expect(table.seat).toBeUndefined()
    expect(table.advance()).toBe(false)
    expect(() => table.play('take 1')).toThrow('not possible now')
  })

  test('beside the table the person says what chance decides, and only what is possible', () => {
    const table = pebblesTable({ kind: 'dealt' })
    expect(table.advance()).toBe(false)
    table.play('draw 7')
    expect(() => table.play('draw 7')).toThrow('"draw 7" is not possible now')
    table.play('draw 8')
    table.play('draw 9')
    expect(table.seat).toBe('you')
  })

  test('with real pebbles and the die of the program only the pebbles are asked for', () => {
    const table = pebblesTable({ kind: 'mixed', seed: '1', app: ['die/'] })
    for (const key of ['draw 7', 'draw 8', 'draw 9', 'take 7', 'draw 1']) {
      table.advance()
      table.play(key)
    }
    table.advance()
    expect(keys(table).at(-1)).toMatch(/^chance roll \d$/)
    expect(table.seat).toBe('chance')
  })
})

describe('undo and redo', () => {
  test('undo goes back to your last decision, redo forward to the next', () => {
    const table = pebblesTable()
    table.advance()
    const first = table.cursor
    table.play(`take ${table.state.table[0]}`)
    table.advance()
    const second = table.cursor
    expect(table.undo()).toBe(true)
    expect(table.cursor).toBe(first)
    expect(table.undo()).toBe(false)
    expect(table.redo()).toBe(true)
    expect(table.cursor).toBe(second)
    expect(table.redo()).toBe(false)
  })

  test('undo cannot re-roll: the same choice again leads to the same game', () => {
    const table = pebblesTable()
    table.advance()
    const choice = `take ${table.state.table[1]}`
    table.play(choice)
    table.advance()
    const before = keys(table)
    table.undo()
    table.play(choice)
    table.advance()
    expect(keys(table)).toEqual(before)
  })

  test('another choice after undo forgets what was undone, and draws what the bag would have given anyway', () => {
    const table = pebblesTable()
    table.advance()
    const [one, two] = table.state.table
    table.play(`take ${one}`)
    table.advance()
    const drawn = keys(table)[4]
    table.undo()
    table.play(`take ${two}`)
    expect(table.length).toBe(table.cursor)
    table.advance()
    expect(keys(table)[4]).toBe(drawn)
  })

  test('undo and redo from anywhere give the same states', () => {
    const table = playedOut()
    const states = Array.from({ length: table.length + 1 }, (_, n) => table.stateAt(n))
    const last = table.cursor
    while (table.undo()) expect(table.state).toBe(states[table.cursor])
    while (table.redo()) expect(table.state).toBe(states[table.cursor])
    expect(table.cursor).toBe(last)
  })

  test('beside the table an entry of chance can be taken back', () => {
    const table = pebblesTable({ kind: 'dealt' })
    table.play('draw 7')
    expect(table.undo()).toBe(true)
    table.play('draw 8')
    expect(keys(table)).toEqual(['chance draw 8'])
  })
})

describe('goto, stateAt and why', () => {
  test('goto looks at any moment and loses nothing', () => {
    const table = playedOut()
    const end = table.state
    table.goto(4)
    expect(keys(table)).toHaveLength(4)
    table.goto(table.length)
    expect(table.state).toBe(end)
  })

  test('a moment that does not exist is refused', () => {
    const table = pebblesTable()
    expect(() => table.goto(1)).toThrow('there is no moment 1')
    expect(() => table.goto(-1)).toThrow('there is no moment -1')
  })

  test('advance after looking back goes over what was played, not on from it', () => {
    const table = playedOut()
    const log = keys(table)
    table.goto(0)
    table.advance()
    expect(table.seat).toBe('you')
    expect(table.length).toBe(log.length)
  })

  test('why gives the reasons of an automa move and refuses others', () => {
    const table = playedOut()
    const n = table.log.findIndex(({ seat }) => seat === 'automa') + 1
    expect(table.why(n).map(({ rung }) => rung.id)).toContain('pebbles.highest')
    expect(() => table.why(1)).toThrow('entry 1 is not a move of the automa')
    expect(() => table.why(999)).toThrow('there is no entry 999')
  })

  test('a table can begin from a position', () => {
    const position = { table: [4, 9, 11], turn: 'automa', bag: [] }
    const table = new Table(pebblesModule, { options: { level: 'easy' }, chance: { kind: 'dealt' }, position })
    table.advance()
    expect(keys(table)).toEqual(['automa take 11'])
  })
})
