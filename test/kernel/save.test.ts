import { describe, expect, test } from 'vitest'
import { readSave, writeSave } from '../../src/kernel/save.ts'
import { Table } from '../../src/kernel/table.ts'
import { pebblesModule } from '../fixtures/pebbles-module.ts'
import { keys, pebblesTable, playedOut } from '../fixtures/tables.ts'

const HEADER = 'solotavolo 1 · pebbles · edition 2 · level hard · chance seeded 8147'
const open = (text: string) => Table.open(pebblesModule, readSave(text))
const without = (line: number, text: string) =>
  text
    .split('\n')
    .toSpliced(line - 1, 1)
    .join('\n')

describe('a save', () => {
  const table = playedOut(pebblesTable({ kind: 'seeded', seed: '8147' }, 'hard'))
  const text = writeSave(table.toSave())

  test('has a header and one line per entry', () => {
    const lines = text.trimEnd().split('\n')
    expect(lines[0]).toBe(HEADER)
    expect(lines).toHaveLength(table.length + 1)
    expect(
      lines
        .filter((line) => line.startsWith('automa'))
        .every((line) => / {2}; pebbles\.\w+$|^automa \w+ \d+$/.test(line)),
    ).toBe(true)
  })

  test('opens to the same log, the same state and the same text', () => {
    const again = open(text)
    expect(keys(again)).toEqual(keys(table))
    expect(again.state).toEqual(table.state)
    expect(writeSave(again.toSave())).toBe(text)
  })

  test('opens with foreign line ends, a byte order mark, empty lines and remarks', () => {
    const dressed = `\uFEFF${text.replace('\n', '\n\n; a remark\n').replaceAll('\n', '\r\n')}`
    expect(open(dressed).state).toEqual(table.state)
  })

  test('needs neither the notes nor the seed to load', () => {
    const bare = text.replaceAll(/\s*;.*$/gm, '').replace('seeded 8147', 'dealt')
    expect(open(bare).state).toEqual(table.state)
  })

  test('begins from a position where it did', () => {
    const position = { table: [4, 9, 11], turn: 'automa', bag: [] }
    const begun = new Table(pebblesModule, { options: { level: 'easy' }, chance: { kind: 'dealt' }, position })
    begun.advance()
    const saved = writeSave(begun.toSave())
    expect(saved.split('\n')[1]).toBe('position {"table":[4,9,11],"turn":"automa","bag":[]}')
    expect(open(saved).state).toEqual(begun.state)
  })

  test('that misses a line is refused with the line where it stops fitting', () => {
    expect(() => open(without(2, text))).toThrow(/^line \d+: /)
  })
})

describe('a damaged save names its line', () => {
  test.each([
    ['nothing at all', '', 'this is not a Solotavolo save'],
    ['another file', 'hello\nworld', 'this is not a Solotavolo save'],
    [
      'another format',
      HEADER.replace('solotavolo 1', 'solotavolo 9'),
      'line 1: saves of format "solotavolo 9" are not known here',
    ],
    ['no edition', 'solotavolo 1 · pebbles', 'line 1: the header has no game or no edition'],
    ['no chance', 'solotavolo 1 · pebbles · edition 2', 'line 1: the header does not say where chance comes from'],
    ['strange chance', HEADER.replace('seeded 8147', 'rigged'), 'line 1: "rigged" is no way to get chance'],
    ['a field without value', `${HEADER} · level`, 'line 1: the field "level" has no value'],
    ['an unknown seat', `${HEADER}\nnobody take 3`, 'line 2: an entry begins with you, automa or chance, not "nobody"'],
    ['an empty entry', `${HEADER}\nyou   ; why`, 'line 2: "you" does what?'],
    ['a broken position', `${HEADER}\nposition {`, 'line 2: the position is not readable JSON'],
  ])('%s', (_, text, message) => {
    expect(() => readSave(text)).toThrow(message)
  })

  test.each([
    ['a wrong option', HEADER.replace('hard', 'absurd'), 'line 1: there is no level "absurd"'],
    ['a wrong position', `${HEADER}\nposition 5`, 'line 2: a position is an object'],
    ['no move of the game', `${HEADER}\nchance dance`, 'line 2: "dance" is not a move of this game'],
    ['an impossible move', `${HEADER}\nchance draw 13`, 'line 2: "draw 13" is not possible there'],
    ['the wrong seat', `${HEADER}\nchance draw 1\n\nyou take 1`, 'line 4: it is the turn of chance, not of you'],
    ['another game', HEADER.replace('pebbles', 'chess'), 'this save is a game of chess, not of pebbles'],
    ['a newer edition', HEADER.replace('edition 2', 'edition 3'), 'this save is of edition 3'],
  ])('%s', (_, text, message) => {
    expect(() => open(text)).toThrow(message)
  })

  test('a move after the end', () => {
    const text = writeSave(playedOut().toSave())
    expect(() => open(`${text}you take 1\n`)).toThrow('"take 1" comes after the end of the game')
  })
})

describe('a save of an older edition', () => {
  const old = HEADER.replace('edition 2', 'edition 1')

  test('that folds is played on', () => {
    const table = open(`${old}\nchance draw 1\n`)
    expect(table.stuck).toBeUndefined()
    expect(table.advance()).toBe(true)
  })

  test('that does not fold opens as far as it does, to be read only', () => {
    const table = open(`${old}\nchance draw 1\nchance draw 1\nchance draw 2\n`)
    expect(table.length).toBe(1)
    expect(table.stuck?.line).toBe(3)
    expect(table.stuck?.why.tell('it')).toBe('riga 3: «draw 1» lì non è possibile')
    expect(() => table.play('draw 2')).toThrow('can be read but not played on')
  })
})
