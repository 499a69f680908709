// Consequences: told while a move is applied, counted against the numbers of the table.
import { describe, expect, test } from 'vitest'
import { listen, tellings, untold } from '../../src/kernel/consequences.ts'
import { ledgerOf } from '../../src/kernel/ledger.ts'
import { Table } from '../../src/kernel/table.ts'
import { counting } from '../fixtures/pebbles-consequences.ts'
import { pebblesModule } from '../fixtures/pebbles-module.ts'

function played(seed: string, moves = 99) {
  const table = new Table(pebblesModule, { options: { level: 'easy' }, chance: { kind: 'seeded', seed } })
  table.advance()
  for (let n = 0; n < moves && table.seat !== undefined; n++) {
    const { options } = table
    table.play(pebblesModule.game.key(options[(n * 5) % options.length]!.move))
    table.advance()
  }
  return table
}

describe('consequences', () => {
  test('what was told gives the numbers after a move', () => {
    const table = played('law')
    for (let n = 1; n <= table.length; n++)
      expect(
        untold(
          counting,
          counting.numbers(table.stateAt(n - 1)),
          table.consequences(n),
          counting.numbers(table.stateAt(n)),
        ),
      ).toBeUndefined()
  })

  test('leaving out any one of them breaks the law, and names the number', () => {
    const table = played('law')
    let tried = 0
    for (let n = 1; n <= table.length; n++) {
      const told = table.consequences(n)
      for (const left of told) {
        if (left.what === 'half') continue
        tried++
        const rest = told.filter((each) => each !== left)
        expect(
          untold(counting, counting.numbers(table.stateAt(n - 1)), rest, counting.numbers(table.stateAt(n))),
        ).toMatch(/ is \d+, but /)
      }
    }
    expect(tried).toBeGreaterThan(20)
  })

  test('listening leaves the state as it was', () => {
    const table = played('law', 2)
    const before = JSON.stringify(table.state)
    const { after, told } = listen(pebblesModule.game, table.state, table.options[0]!.move)
    expect(JSON.stringify(table.state)).toBe(before)
    expect(JSON.stringify(after)).not.toBe(before)
    expect(told.length).toBeGreaterThan(0)
  })

  test('a move that is undone and played otherwise has other consequences', () => {
    const table = played('law', 1)
    const at = table.log.findIndex(({ seat }) => seat === 'you') + 1
    const first = table.consequences(at)
    table.goto(at - 1)
    const other = table.options.find(({ move }) => pebblesModule.game.key(move).startsWith('leave'))!
    table.play(pebblesModule.game.key(other.move))
    expect(table.consequences(at)).not.toEqual(first)
  })

  test('what the sentence of the move says is not told again', () => {
    const table = played('law')
    const texts = Array.from({ length: table.length }, (_, at) =>
      tellings(pebblesModule, table.consequences(at + 1), 'it'),
    ).flat()
    expect(new Set(texts.map(({ rank }) => rank))).toEqual(new Set(['line', 'section']))
    expect(texts.some(({ text }) => text === 'Seconda metà')).toBe(true)
  })
})

describe('the ledger', () => {
  test('adds up to the score sheet at every step', () => {
    const table = played('ledger')
    for (let n = 0; n <= table.length; n++)
      for (const side of pebblesModule.score(table.stateAt(n)).sides)
        expect(ledgerOf(table, n).sides.find(({ seat }) => seat === side.seat)?.total, `entry ${n}`).toBe(side.total)
  })

  test('splits an item by what brought the points, and by part of the game', () => {
    const table = played('ledger')
    const { sections, sides } = ledgerOf(table)
    expect(sections.map(({ text }) => text.en)).toEqual(['First half', 'Second half'])
    const automa = sides.find(({ seat }) => seat === 'automa')!
    const luck = automa.rows.filter(({ item }) => item === 'luck')
    expect(luck.map(({ source }) => source).toSorted()).toEqual(['die', 'leaving'])
    expect(luck.reduce((sum, row) => sum + row.total, 0)).toBe(table.state.automa.luck)
    for (const row of luck) expect(row.points.reduce((sum, points) => sum + points, 0)).toBe(row.total)
  })

  test('tells the course of both totals, entry by entry, and where each part of the game began', () => {
    const table = played('ledger')
    const { sections, sides } = ledgerOf(table)
    for (const { seat, course } of sides)
      expect(course).toEqual(
        Array.from(
          { length: table.length + 1 },
          (_, n) => pebblesModule.score(table.stateAt(n)).sides.find((side) => side.seat === seat)?.total,
        ),
      )
    const half = Array.from({ length: table.length }, (_, at) => at + 1).find((n) =>
      table.consequences(n).some(({ what }) => what === 'half'),
    )
    expect(sections.map(({ from }) => from)).toEqual([0, half])
  })

  test.each([
    [false, [1, 0]],
    [true, [0, 1]],
  ])('counts points by the part of the game in which they are told (told after it began: %s)', (isAfter, points) => {
    const { game } = pebblesModule
    const half = { what: 'half', pebblesLeft: 6 } as const
    const table = new Table(
      {
        ...pebblesModule,
        game: {
          ...game,
          apply(s, m, tell) {
            if (isAfter) tell?.(half)
            game.apply(s, m, tell)
            if (!isAfter) tell?.(half)
          },
        },
      },
      { options: { level: 'easy' }, chance: { kind: 'seeded', seed: '1' } },
    )
    table.advance()
    const { cursor } = table
    table.play(game.key(table.options.find(({ move }) => move.type === 'leave')!.move))
    const leaving = ledgerOf(table).sides[0]?.rows.find(({ source }) => source === 'leaving')
    expect(leaving?.points.slice(cursor)).toEqual(points)
  })

  test('leaves out rows without points, and counts what a side begins with in its item unless that is split', () => {
    const start = { ...pebblesModule.game.start({ level: 'easy' }), you: { pebbles: [5], luck: 2 } }
    const begun = new Table(
      { ...pebblesModule, game: { ...pebblesModule.game, start: () => structuredClone(start) } },
      { options: { level: 'easy' }, chance: { kind: 'seeded', seed: '1' } },
    )
    const rows = (n: number) =>
      ledgerOf(begun, n).sides[0]?.rows.map(({ item, source, total }) => [item, source, total])
    expect(rows(0)).toEqual([
      ['pebbles', 'pebbles', 5],
      ['luck', 'luck', 2],
    ])
    begun.advance()
    const leave = begun.options.find(({ move }) => move.type === 'leave')!
    begun.play(pebblesModule.game.key(leave.move))
    expect(rows(begun.cursor)).toEqual([
      ['pebbles', 'pebbles', 5],
      ['luck', 'start', 2],
      ['luck', 'leaving', 1],
    ])
  })
})
