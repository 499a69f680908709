import { describe, expect, test } from 'vitest'
import { BadInput } from '../../src/kernel/contract.ts'
import type { Mark } from '../../src/kernel/marks.ts'
import { readSave, writeSave } from '../../src/kernel/save.ts'
import { Table } from '../../src/kernel/table.ts'
import { pebblesModule } from '../fixtures/pebbles-module.ts'
import { keys, type PebblesTable, pebblesTable, playedOut } from '../fixtures/tables.ts'

const open = (text: string) => Table.open(pebblesModule, readSave(text))
const textOf = (table: PebblesTable) => writeSave(table.toSave())

/** Your first choice was made, the automa has answered, and chance has drawn pebbles and rolled the die. */
function begun(): { table: PebblesTable; one: string; two: string } {
  const table = pebblesTable()
  table.advance()
  const [one, two] = table.state.table.map((pebble) => `take ${pebble}`)
  table.play(one ?? '')
  table.advance()
  return { table, one: one ?? '', two: two ?? '' }
}

describe('undone over something chance had shown', () => {
  test('is marked when something else is played in its place', () => {
    const { table, two } = begun()
    table.undo()
    expect(table.marks).toEqual([])
    table.play(two)
    expect(table.marks).toEqual(['undone'])
  })

  test('is marked where a game goes on from an old moment', () => {
    const table = playedOut()
    table.goto(3)
    expect(table.marks).toEqual([])
    const other = table.options.map(({ move }) => table.module.game.key(move))
    table.play(other.at(-1) ?? '')
    expect(table.marks).toEqual(['undone'])
  })

  test('is not marked by looking back, nor by undo and redo', () => {
    const { table } = begun()
    const log = keys(table)
    table.undo()
    table.redo()
    table.goto(0)
    table.goto(table.length)
    expect(table.marks).toEqual([])
    expect(keys(table)).toEqual(log)
  })

  test('is not marked by the same move again, and what followed it is still there to be redone', () => {
    const { table, one } = begun()
    const { length } = table
    table.undo()
    table.play(one)
    expect(table.marks).toEqual([])
    expect(table.length).toBe(length)
    table.advance()
    expect(table.cursor).toBe(length)
  })

  test('is marked after the same move again, where the next one is another', () => {
    const { table } = begun()
    const [option] = table.options
    const before = table.cursor
    table.play(table.module.game.key(option?.move ?? { type: 'draw', pebble: 0 }))
    table.advance()
    table.goto(3)
    table.play(keys(table)[3]?.replace('you ', '') ?? table.module.game.key(table.entry(4).move))
    table.advance()
    expect([table.cursor, table.marks]).toEqual([before, []])
    table.play(table.module.game.key(table.options.at(-1)?.move ?? { type: 'draw', pebble: 0 }))
    expect(table.marks).toEqual(['undone'])
  })

  test('is not marked where chance had shown nothing since', () => {
    const table = pebblesTable({ kind: 'dealt' })
    for (const key of ['draw 7', 'draw 8', 'draw 9', 'take 7']) table.play(key)
    table.undo()
    table.play('take 8')
    expect(table.marks).toEqual([])
  })

  test('beside the table whoever mends what chance turned up takes nothing back by it', () => {
    const table = pebblesTable({ kind: 'dealt' })
    table.play('draw 7')
    table.undo()
    table.play('draw 8')
    expect(table.marks).toEqual([])
    table.play('draw 9')
    table.goto(0)
    table.play('draw 1')
    expect(table.marks).toEqual(['undone'])
  })

  test('is in the save of a game that stands before what was undone, and not lost by loading it', () => {
    const { table, one } = begun()
    table.undo()
    const text = textOf(table)
    expect(open(text).marks).toEqual(['undone'])
    // The game itself may still go the way it went.
    table.play(one)
    table.advance()
    expect(textOf(table)).not.toContain('marks')
  })
})

describe('marks in a save', () => {
  const table = playedOut()
  const plain = textOf(table)
  table.mark('imported')
  table.mark('hint')
  const text = textOf(table)

  test('stand in the header, sealed at the end; without marks there is neither', () => {
    const lines = text.trimEnd().split('\n')
    expect(lines[0]).toBe('solotavolo 1 · pebbles · edition 2 · level easy · chance seeded 8147 · marks hint,imported')
    expect(lines.at(-1)).toMatch(/^; seal \w+$/)
    expect(lines.slice(1, -1)).toEqual(plain.trimEnd().split('\n').slice(1))
    expect(plain).not.toMatch(/marks|seal/)
  })

  test('come back as they were, however often it is saved and loaded', () => {
    const again = open(textOf(open(text)))
    expect(again.marks).toEqual(['hint', 'imported'])
    expect(textOf(again)).toBe(text)
  })

  test('survive foreign line ends, a byte order mark, empty lines and remarks', () => {
    const dressed = `\uFEFF${text.replace('\n', '\n\n; a remark\n').replaceAll('\n', '\r\n')}`
    expect(readSave(dressed)).toMatchObject({ marks: ['hint', 'imported'] })
    expect(readSave(dressed)).not.toHaveProperty('unsealed')
  })

  test('of a game without any are none, as in all saves from before there were marks', () => {
    expect(readSave(plain)).not.toHaveProperty('marks')
    expect(open(plain).marks).toEqual([])
  })

  const withLines = (change: (lines: string[]) => string[]) => change(text.trimEnd().split('\n')).join('\n')
  test.each<[string, string, readonly Mark[]]>([
    ['a mark taken out', text.replace('hint,imported', 'imported'), ['imported', 'edited']],
    ['a mark put in', text.replace('hint,imported', 'undone,hint,imported'), ['undone', 'hint', 'imported', 'edited']],
    ['all marks taken out', text.replace(' · marks hint,imported', ''), ['edited']],
    ['marks put where there were none', plain.replace('8147', '8147 · marks hint'), ['hint', 'edited']],
    ['the seal taken off', withLines((lines) => lines.slice(0, -1)), ['hint', 'imported', 'edited']],
    ['another header', text.replace('easy', 'hard'), ['hint', 'imported', 'edited']],
    ['moves cut off', withLines((lines) => lines.toSpliced(-5, 4)), ['hint', 'imported', 'edited']],
  ])('that do not fit are noticed, and it is remembered: %s', (_, changed, marks) => {
    const save = readSave(changed)
    expect(save).toMatchObject({ marks, unsealed: true })
    // Whoever loads and saves it again does not wash it clean.
    const table = new Table(pebblesModule, { options: { level: 'easy' }, chance: { kind: 'dealt' } }, save.marks)
    expect(readSave(textOf(table))).toMatchObject({ marks })
  })

  test('that are not known are refused with their name', () => {
    const refused = () => readSave(text.replace('hint,', 'hint,stolen,'))
    expect(refused).toThrow(BadInput)
    expect(refused).toThrow('line 1: the mark "stolen" is not known here')
  })
})
