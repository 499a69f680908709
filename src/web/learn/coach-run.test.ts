// The marks of a first game, without a page.
import { describe, expect, it } from 'vitest'
import { architects } from '../../games/architects/manifest.ts'
import { duel } from '../../games/duel/manifest.ts'
import { fullOptions } from '../../kernel/options.ts'
import { Table } from '../../kernel/table.ts'
import { createTableStore } from '../store/table-store.ts'
import { broughtBy, createCoachRun } from './coach-run.ts'
import { screenFirsts } from './screen-firsts.ts'

const module = await duel.load()
const first = await module.firstGame?.()

function guided(seen: readonly string[] = []) {
  if (first === undefined) throw new Error('Duel has no first game')
  const table = new Table(module, {
    options: fullOptions(duel.options, first.options),
    chance: { kind: 'seeded', seed: first.seed },
  })
  const tableStore = createTableStore({ table, speed: () => 'instant' })
  tableStore.hold('everybody')
  const shown: string[] = []
  const run = createCoachRun({
    tableStore,
    firsts: [...screenFirsts(module), ...first.firsts],
    seen,
    onSeen: (ids) => shown.splice(0, shown.length, ...ids),
  })
  return { run, tableStore, shown, table }
}

describe('the guide of a first game', () => {
  it('holds the table when your first decision comes, explains the board first, and lets it go when all is read', async () => {
    const { run, tableStore, table } = guided()
    tableStore.start()
    await expect.poll(() => run.store.getState().marks.length).toBeGreaterThan(0)
    const ids = run.store.getState().marks.map((mark) => mark.first.id)
    expect(ids).toContain('screen-board')
    expect(ids).not.toContain('screen-prompt')
    expect(table.seat).toBe('you')
    for (const _ of ids) run.read()
    expect(run.store.getState().marks).toEqual([])
    run.stop()
  })

  it('tells nothing that was told before', async () => {
    const told = guided()
    told.tableStore.start()
    await expect.poll(() => told.shown.length).toBeGreaterThan(0)
    const shown = [...told.shown]
    told.run.stop()
    const { run, tableStore, table } = guided(shown)
    tableStore.start()
    await expect.poll(() => table.seat).toBe('you')
    const again = run.store.getState().marks.filter((mark) => shown.includes(mark.first.id))
    expect(again).toEqual([])
    run.stop()
  })

  it('says in one line what a decision brought, and nothing where the move says it all', () => {
    const { run, table } = guided()
    while (table.step.kind !== 'choice' || table.step.ask !== 'turn' || table.seat !== 'you')
      if (table.seat === 'you') table.play(module.game.key(table.options[0]?.move))
      else table.advanceOnce()
    const moment = table.cursor
    const lines = table.options.map(({ move }) => {
      table.goto(moment)
      table.play(module.game.key(move))
      return { said: module.say(move, 'en', table.stateAt(moment)), line: broughtBy(table, table.cursor, 'en') }
    })
    const told = lines.filter(({ line }) => line !== undefined)
    expect(told.map(({ line }) => line)).toContainEqual(expect.stringMatching(/2 coins .*point/))
    expect(told.filter(({ said, line }) => line === said)).toEqual([])
    expect(told.length).toBeLessThan(lines.length)
    run.stop()
  })

  it('counts what a draw after the decision brought', async () => {
    const game = await architects.load()
    const start = await game.firstGame?.()
    const table = new Table(game, {
      options: fullOptions(architects.options, start?.options ?? {}),
      chance: { kind: 'seeded', seed: start?.seed ?? '' },
    })
    const hidden = () => table.options.find(({ move }) => game.say(move, 'en', table.state).includes('face-down'))
    while (table.seat !== 'you' || game.isSetUp?.(table.state) === true)
      if (table.seat === 'you') table.play(game.game.key(table.options[0]?.move))
      else table.advanceOnce()
    table.play(game.game.key(hidden()?.move))
    const decision = table.cursor
    expect(broughtBy(table, decision, 'en')).toBeUndefined()
    table.advanceOnce()
    expect(broughtBy(table, decision, 'en')).toMatch(/You take .* from the central deck/)
  })
})
