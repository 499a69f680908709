import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { duel } from '../../games/duel/manifest.ts'
import { terraMystica } from '../../games/terra-mystica/manifest.ts'
import type { ChanceMode } from '../../kernel/mode.ts'
import { fullOptions } from '../../kernel/options.ts'
import { Table } from '../../kernel/table.ts'
import type { Prefs } from '../contract.ts'
import { createTableStore } from './table-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function sitDown(speed: Prefs['speed'], chance: ChanceMode = { kind: 'seeded', seed: '7' }) {
  const table = new Table(await duel.load(), { options: fullOptions(duel.options, {}), chance })
  const changed = vi.fn()
  const game = createTableStore({ table, speed: () => speed, changed })
  game.start()
  return { game, changed, view: () => game.store.getState(), key: () => keyOf(game) }
}

function keyOf(game: ReturnType<typeof createTableStore>, at = 0): string {
  const { table, options } = game.store.getState()
  return table.module.game.key(options[at]?.move)
}

describe('a table on screen', () => {
  it('lets chance and the automa act until the person is asked', async () => {
    const { view } = await sitDown('quick')
    expect(view().options).toEqual([])
    await vi.runAllTimersAsync()
    expect(view().seat).toBe('you')
    expect(view().options.length).toBeGreaterThan(0)
    expect(view().log.some(({ seat }) => seat === 'automa')).toBe(true)
  })

  it('shows every snapshot together with the one before it', async () => {
    const { game, view } = await sitDown('quick')
    const seen: [unknown, unknown][] = []
    game.store.subscribe(({ before, state }) => seen.push([before, state]))
    await vi.runAllTimersAsync()
    for (const [at, [before]] of seen.entries()) if (at > 0) expect(before).toBe(seen[at - 1]?.[1])
    expect(view().cursor).toBe(seen.length)
  })

  it('waits before every move of the automa where moves are shown one by one', async () => {
    const { game, view } = await sitDown('step')
    await vi.runAllTimersAsync()
    expect(view()).toMatchObject({ seat: 'automa', waiting: true, options: [] })
    const before = view().cursor
    game.next()
    expect(view().cursor).toBe(before + 1)
  })

  it('tells of every change, so that it can be saved', async () => {
    const { game, changed, key } = await sitDown('instant')
    await vi.runAllTimersAsync()
    changed.mockClear()
    game.play(key())
    expect(changed).toHaveBeenCalledTimes(1)
  })

  it('undoes to the person’s last decision and redoes from there', async () => {
    const { game, view, key } = await sitDown('instant')
    await vi.runAllTimersAsync()
    const { cursor, state } = view()
    game.play(key())
    await vi.runAllTimersAsync()
    const { cursor: later } = view()
    game.undo()
    expect(view()).toMatchObject({ cursor, canRedo: true })
    expect(view().state).toBe(state)
    game.redo()
    expect(view().cursor).toBe(later)
  })

  it('offers nothing while looking back, and loses nothing by it', async () => {
    const { game, view } = await sitDown('instant')
    await vi.runAllTimersAsync()
    const { cursor, options } = view()
    game.look(2)
    expect(view()).toMatchObject({ shown: 2, cursor, options: [] })
    game.backToNow()
    expect(view().shown).toBe(cursor)
    expect(view().options).toEqual(options)
  })

  it('plays on from an old moment when asked to', async () => {
    const { game, view } = await sitDown('instant')
    await vi.runAllTimersAsync()
    game.play(keyOf(game))
    await vi.runAllTimersAsync()
    const { cursor } = view()
    game.look(3)
    game.playFromHere()
    await vi.runAllTimersAsync()
    expect(view().seat).toBe('you')
    expect(view().cursor).toBeLessThan(cursor)
  })

  it('beside the table what chance decides is the person’s to say', async () => {
    const { game, view } = await sitDown('quick', { kind: 'dealt' })
    await vi.runAllTimersAsync()
    expect(view()).toMatchObject({ seat: 'chance', cursor: 0 })
    expect(view().options.length).toBeGreaterThan(0)
    game.play(keyOf(game))
    expect(view()).toMatchObject({ cursor: 1, canUndo: true })
  })

  it('is marked for its save once, without anything changing on the table, and not by an onlooker', async () => {
    const { game, changed, view } = await sitDown('instant')
    await vi.runAllTimersAsync()
    const before = view()
    changed.mockClear()
    game.mark('hint')
    game.mark('hint')
    expect(changed).toHaveBeenCalledTimes(1)
    expect(view()).toBe(before)
    expect(view().table.marks).toEqual(['hint'])
    game.sit(false)
    game.mark('imported')
    expect(view().table.marks).toEqual(['hint'])
  })

  it('an onlooker neither plays nor sets anything going', async () => {
    const { game, view, key } = await sitDown('instant')
    await vi.runAllTimersAsync()
    const move = key()
    game.sit(false)
    expect(view().options).toEqual([])
    const { cursor } = view()
    game.play(move)
    game.undo()
    expect(view().cursor).toBe(cursor)
  })

  it('makes a decision with one possible answer, which undo and redo pass over', async () => {
    const { game, view } = await sitDown('instant')
    await vi.runAllTimersAsync()
    const forced = () => view().log.findIndex(({ seat }, at) => seat === 'you' && view().table.isForced(at))
    for (let n = 0; n < 10 && forced() < 0; n++) {
      game.play(keyOf(game))
      await vi.runAllTimersAsync()
    }
    const at = forced()
    expect(at).toBeGreaterThan(0)
    expect(view().options.length).toBeGreaterThan(1)
    while (view().cursor > at) game.undo()
    expect(view().table.isForced(view().cursor)).toBe(false)
    expect(view().options.length).toBeGreaterThan(1)
    game.redo()
    await vi.runAllTimersAsync()
    expect(view().cursor).toBeGreaterThan(at)
    expect(view().options.length).toBeGreaterThan(1)
  })
})

describe('a row of moves', () => {
  /** The first action phase, with four tokens of power in the second bowl at least. */
  async function atAct() {
    const options = fullOptions(terraMystica.options, { faction: 'nomads' })
    const table = new Table(await terraMystica.load(), { options, chance: { kind: 'seeded', seed: '5' } })
    const game = createTableStore({ table, speed: () => 'instant' as const })
    game.start()
    const view = () => game.store.getState()
    const keys = () => view().options.map(({ move }) => view().table.module.game.key(move))
    await vi.runAllTimersAsync()
    while (!keys().includes('burn')) {
      game.play(keyOf(game))
      await vi.runAllTimersAsync()
    }
    const lines = (from: number) =>
      view()
        .log.slice(from)
        .map(({ move }) => view().table.module.game.key(move))
    return { game, view, lines }
  }

  it('is one choice: undone and redone as one', async () => {
    const { game, view, lines } = await atAct()
    const { cursor } = view()
    game.play('burn', 'burn', 'convert power-to-coin')
    expect(lines(cursor)).toEqual(['burn', 'burn', 'convert power-to-coin'])
    expect([...view().inRow]).toEqual([cursor + 1, cursor + 2])
    game.undo()
    expect(view().cursor).toBe(cursor)
    game.redo()
    expect(view().cursor).toBe(cursor + 3)
  })

  it('ends where a move of it is not possible, and what is played after it is a choice of its own', async () => {
    const { game, view, lines } = await atAct()
    const { cursor } = view()
    game.play('burn', 'take-power', 'burn')
    expect(lines(cursor)).toEqual(['burn'])
    game.play('burn')
    game.undo()
    expect(view().cursor).toBe(cursor + 1)
    game.play('take-power', 'burn')
    expect(lines(cursor)).toEqual(['burn'])
  })

  it('is taken back to the moment it was begun, but not over what others did', async () => {
    const { game, view } = await atAct()
    const { cursor, state } = view()
    const isThat = (wanted: unknown) => (each: unknown) => each === wanted
    game.play('burn', 'burn')
    game.play('convert power-to-coin')
    expect(game.takeBack(() => false)).toBeUndefined()
    expect(game.takeBack(isThat(view().table.stateAt(0)))).toBeUndefined()
    game.takeBack(isThat(state))?.()
    expect(view().cursor).toBe(cursor)
    game.look(1)
    expect(game.takeBack(() => true)).toBeUndefined()
  })
})
