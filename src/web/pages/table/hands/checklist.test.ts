// What the list for the hands contains at which moment of a game.
import { describe, expect, test } from 'vitest'
import { manifestOf } from '../../../../games/index.ts'
import type { AnyHands } from '../../../../kernel/hands.ts'
import { dice } from '../../../../kernel/chance.ts'
import { fullOptions } from '../../../../kernel/options.ts'
import { Table } from '../../../../kernel/table.ts'
import { LANGS } from '../../../../kernel/text.ts'
import { playerOf } from '../../../../players/index.ts'
import type { AnyTable } from '../../../store/open.ts'
import { createTableStore } from '../../../store/table-store.ts'
import { type Checklist, checklistOf } from './checklist.ts'

const manifest = manifestOf('duel')
const duel = await manifest.load()
const hands = (await duel.hands?.()) as AnyHands
const { game } = duel

const viewOf = (table: AnyTable, shown = table.cursor) => {
  const tableStore = createTableStore({ table, speed: () => 'instant', mine: false })
  tableStore.look(shown)
  return tableStore.store.getState()
}
const listOf = (table: AnyTable, shown?: number) => checklistOf(viewOf(table, shown), hands)
const linesOf = (list: Checklist | undefined): readonly string[] => list?.steps.map(({ step }) => step.text.en) ?? []

/** A game beside the table, answered by a random player, up to the first moment of a kind. */
function beside(isThere: (table: AnyTable) => boolean, options: Readonly<Record<string, string>> = {}): AnyTable {
  for (let seed = 1; seed < 50; seed++) {
    const table = new Table(duel, { options: fullOptions(manifest.options, options), chance: { kind: 'dealt' } })
    const stream = dice(seed)
    for (table.advance(); table.seat !== undefined; table.advance()) {
      if (isThere(table)) return table
      table.play(game.key(playerOf('random')(duel, table.state, table.options, stream)))
    }
  }
  throw new Error('no game comes to this moment')
}

const asksOf = ({ state }: AnyTable): readonly string[] =>
  (state as { asks: readonly { ask: string }[] }).asks.map(({ ask }) => ask)
const isTurnUp = (table: AnyTable): boolean => asksOf(table).at(-1) === 'turn-up'
const last = ({ log, cursor }: AnyTable) => log[cursor - 1]
const isAnswer = (table: AnyTable): boolean =>
  table.cursor > 0 && game.key(table.entry(table.cursor).move).startsWith('turn ')

describe('the list for the hands', () => {
  test('begins with the set-up, from the open box', () => {
    const list = listOf(beside(() => true))
    expect(list).toMatchObject({ isSetUp: true, from: 0 })
    expect(linesOf(list)).toEqual(hands.setUp(fullOptions(manifest.options, {})).map(({ text }) => text.en))
  })

  test('of a game from a position begins with the first move', () => {
    const { state } = beside(({ step }) => step.kind === 'choice' && step.ask === 'turn')
    const position = duel.position.write(state)
    const table = new Table(duel, { options: fullOptions(manifest.options, {}), chance: { kind: 'dealt' }, position })
    expect(listOf(table)).toBeUndefined()
  })

  test('tells a turn of SOLO in order, and what is turned up for the question after it', () => {
    const isBuilt = (each: AnyTable): boolean => game.key(last(each)?.move).startsWith('build ')
    const table = beside((each) => last(each)?.seat === 'automa' && isBuilt(each) && isTurnUp(each))
    const list = listOf(table)
    const lines = linesOf(list)
    expect(lines.at(-1)).toMatch(/^Turn up the card that is now free: /)
    expect(lines.some((line) => /^Take .* from the structure \(.*\) and put it in SOLO’s city$/.test(line))).toBe(true)
    expect(list?.isSetUp).toBe(false)
    for (const { step } of list?.steps ?? []) for (const lang of LANGS) expect(step.text[lang]).not.toBe('')
  })

  test('does not repeat what was done to answer a question', () => {
    const table = beside((each) => isAnswer(each) && each.seat === 'you')
    expect(last(table)?.seat).toBe('chance')
    expect(linesOf(listOf(table))).toEqual([])
  })

  test('tells all cards that are turned up together at the first question, and none again at the second', () => {
    const turnUps = (table: AnyTable): number => asksOf(table).filter((ask) => ask === 'turn-up').length
    const table = beside((each) => turnUps(each) === 2)
    expect(linesOf(listOf(table)).filter((line) => line.startsWith('Turn up the card'))).toHaveLength(2)
    table.play(game.key(table.options[0]?.move))
    expect(turnUps(table)).toBe(1)
    expect(listOf(table)).toBeUndefined()
  })

  test('tells what was turned up if nobody was asked, because only one thing was left', () => {
    const table = beside((each) => each.seat === 'chance' && each.isForced(each.cursor))
    const before = linesOf(listOf(table))
    table.play(game.key(table.options[0]?.move))
    const lines = linesOf(listOf(table))
    expect(lines.length).toBeGreaterThan(before.length)
    expect(lines.at(-1)).toMatch(/^(Turn up|Lay|Put) /)
  })

  test('has nothing to say while an old moment is on screen', () => {
    const table = beside((each) => last(each)?.seat === 'automa' && isTurnUp(each))
    expect(listOf(table, table.cursor - 1)).toBeUndefined()
  })

  test('tells as a note what moves no piece: the extra turn, the pair', () => {
    const isPlayedAgain = (table: AnyTable): boolean =>
      table.cursor > 0 && table.consequences(table.cursor).some((c) => (c as { what: string }).what === 'again')
    const list = listOf(beside(isPlayedAgain, { promos: 'both' }))
    const notes = list?.parts.flatMap(({ lines }) =>
      lines.flatMap((line) => (line.kind === 'note' ? [line.text.en] : [])),
    )
    expect(notes?.some((note) => /extra turn/.test(note))).toBe(true)
  })
})
