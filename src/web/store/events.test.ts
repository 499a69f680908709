// Big events on screen: they wait for the person, or close by themselves.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pebblesTable } from '../../../test/fixtures/tables.ts'
import type { Prefs } from '../contract.ts'
import { isEventful } from './events.ts'
import type { AnyTable } from './open.ts'
import { createTableStore } from './table-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Plays the first option until an event is on screen or the game is over. Everything without a decision has happened at each turn. */
async function untilEvent(speed: () => Prefs['speed']) {
  const table = pebblesTable() as unknown as AnyTable
  const tableStore = createTableStore({ table, speed })
  const view = () => tableStore.store.getState()
  const shown: number[] = []
  tableStore.store.subscribe(({ events }) => shown.push(...events.filter((n) => !shown.includes(n))))
  tableStore.start()
  for (let turns = 0; turns < 40; turns++) {
    await vi.runAllTimersAsync()
    if (view().waiting) {
      tableStore.next()
      continue
    }
    const [first] = view().options
    if (view().events.length > 0 || first === undefined) break
    tableStore.play(table.module.game.key(first.move))
  }
  return { tableStore, table, view, shown }
}

describe('a big event', () => {
  it('waits for the person in step mode, and the table continues when it is closed', async () => {
    const { tableStore, table, view } = await untilEvent(() => 'step')
    expect(view().events).toEqual([view().cursor])
    expect(view().isHeld).toBe(true)
    expect(isEventful(table, view().cursor)).toBe(true)
    const before = view().cursor
    await vi.runAllTimersAsync()
    expect(view().cursor).toBe(before)
    tableStore.seen()
    expect(view()).toMatchObject({ events: [], isHeld: false })
    await vi.runAllTimersAsync()
    expect(view().options.length > 0 || view().waiting || view().cursor > before).toBe(true)
  })

  it('closes by itself once the person chooses a quicker speed', async () => {
    const speed: { now: Prefs['speed'] } = { now: 'step' }
    const { tableStore, view } = await untilEvent(() => speed.now)
    expect(view().isHeld).toBe(true)
    speed.now = 'quick'
    tableStore.start()
    expect(view()).toMatchObject({ isHeld: false, events: [view().cursor] })
    await vi.runAllTimersAsync()
    expect(view().events).toEqual([])
  })

  it('is shown for a while and closes by itself if the automa plays quickly', async () => {
    const { table, view, shown } = await untilEvent(() => 'quick')
    expect(view().events).toEqual([])
    expect(table.step.kind).toBe('over')
    expect(shown).toEqual(Array.from({ length: table.length }, (_, at) => at + 1).filter((n) => isEventful(table, n)))
    expect(shown.length).toBeGreaterThan(0)
  })

  it('is not shown at instant speed', async () => {
    const { table, shown } = await untilEvent(() => 'instant')
    expect(table.step.kind).toBe('over')
    expect(shown).toEqual([])
  })

  it('is not shown again by undoing or by looking back', async () => {
    const { tableStore, table, view } = await untilEvent(() => 'step')
    const at = view().cursor
    tableStore.look(at - 1)
    tableStore.backToNow()
    expect(view().events).toEqual([])
    table.undo()
    tableStore.redo()
    expect(view().events).toEqual([])
  })
})
