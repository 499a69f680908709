import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { duel } from '../../games/duel/manifest.ts'
import { ageOfComics } from '../../games/age-of-comics/manifest.ts'
import { RECONSTRUCTION } from '../../games/age-of-comics/catalogue/automa-cards.ts'
import { concordia } from '../../games/concordia/manifest.ts'
import { terraMystica } from '../../games/terra-mystica/manifest.ts'
import type { ChanceMode } from '../../kernel/mode.ts'
import { fullOptions } from '../../kernel/options.ts'
import { readSave, writeSave } from '../../kernel/save.ts'
import { Table } from '../../kernel/table.ts'
import { verify } from '../../kernel/verify.ts'
import type { Prefs } from '../contract.ts'
import { openSave } from './open.ts'
import { createTableStore } from './table-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function sitDown(speed: Prefs['speed'], chance: ChanceMode = { kind: 'seeded', seed: '7' }) {
  const table = new Table(await duel.load(), { options: fullOptions(duel.options, {}), chance })
  const changed = vi.fn()
  const tableStore = createTableStore({ table, speed: () => speed, changed })
  tableStore.start()
  return { tableStore, changed, view: () => tableStore.store.getState(), key: () => keyOf(tableStore) }
}

function keyOf(tableStore: ReturnType<typeof createTableStore>, at = 0): string {
  const { table, options } = tableStore.store.getState()
  return table.module.game.key(options[at]?.move)
}

describe('a table on screen', () => {
  it('lets chance and the automa act until the person has to decide', async () => {
    const { view } = await sitDown('quick')
    expect(view().options).toEqual([])
    await vi.runAllTimersAsync()
    expect(view().seat).toBe('you')
    expect(view().options.length).toBeGreaterThan(0)
    expect(view().log.some(({ seat }) => seat === 'automa')).toBe(true)
  })

  it('shows every snapshot together with the one before it', async () => {
    const { tableStore, view } = await sitDown('quick')
    const seen: [unknown, unknown][] = []
    tableStore.store.subscribe(({ before, state }) => seen.push([before, state]))
    await vi.runAllTimersAsync()
    for (const [at, [before]] of seen.entries()) if (at > 0) expect(before).toBe(seen[at - 1]?.[1])
    expect(view().cursor).toBe(seen.length)
  })

  it('waits before every move of the automa if moves are shown one by one', async () => {
    const { tableStore, view } = await sitDown('step')
    await vi.runAllTimersAsync()
    expect(view()).toMatchObject({ seat: 'automa', waiting: true, options: [] })
    const before = view().cursor
    tableStore.next()
    expect(view().cursor).toBe(before + 1)
  })

  it('reports every change, so that it can be saved', async () => {
    const { tableStore, changed, key } = await sitDown('instant')
    await vi.runAllTimersAsync()
    changed.mockClear()
    tableStore.play(key())
    expect(changed).toHaveBeenCalledTimes(1)
  })

  it('undoes to the person’s last decision and redoes from there', async () => {
    const { tableStore, view, key } = await sitDown('instant')
    await vi.runAllTimersAsync()
    const { cursor, state } = view()
    tableStore.play(key())
    await vi.runAllTimersAsync()
    const { cursor: later } = view()
    tableStore.undo()
    expect(view()).toMatchObject({ cursor, canRedo: true })
    expect(view().state).toBe(state)
    tableStore.redo()
    expect(view().cursor).toBe(later)
  })

  it('offers no options while looking back, and loses nothing', async () => {
    const { tableStore, view } = await sitDown('instant')
    await vi.runAllTimersAsync()
    const { cursor, options } = view()
    tableStore.look(2)
    expect(view()).toMatchObject({ shown: 2, cursor, options: [] })
    tableStore.backToNow()
    expect(view().shown).toBe(cursor)
    expect(view().options).toEqual(options)
  })

  it('plays on from an old moment when asked to', async () => {
    const { tableStore, view } = await sitDown('instant')
    await vi.runAllTimersAsync()
    tableStore.play(keyOf(tableStore))
    await vi.runAllTimersAsync()
    const { cursor } = view()
    tableStore.look(3)
    tableStore.playFromHere()
    await vi.runAllTimersAsync()
    expect(view().seat).toBe('you')
    expect(view().cursor).toBeLessThan(cursor)
  })

  it('beside the table the person enters outcomes of chance', async () => {
    const { tableStore, view } = await sitDown('quick', { kind: 'dealt' })
    await vi.runAllTimersAsync()
    expect(view()).toMatchObject({ seat: 'chance', cursor: 0 })
    expect(view().options.length).toBeGreaterThan(0)
    tableStore.play(keyOf(tableStore))
    expect(view()).toMatchObject({ cursor: 1, canUndo: true })
  })

  it('is marked once, without changing the table, and not by a watching tab', async () => {
    const { tableStore, changed, view } = await sitDown('instant')
    await vi.runAllTimersAsync()
    const before = view()
    changed.mockClear()
    tableStore.mark('hint')
    tableStore.mark('hint')
    expect(changed).toHaveBeenCalledTimes(1)
    expect(view()).toBe(before)
    expect(view().table.marks).toEqual(['hint'])
    tableStore.sit(false)
    tableStore.mark('imported')
    expect(view().table.marks).toEqual(['hint'])
  })

  it('a watching tab neither plays nor starts automatic moves', async () => {
    const { tableStore, view, key } = await sitDown('instant')
    await vi.runAllTimersAsync()
    const move = key()
    tableStore.sit(false)
    expect(view().options).toEqual([])
    const { cursor } = view()
    tableStore.play(move)
    tableStore.undo()
    expect(view().cursor).toBe(cursor)
  })

  it('makes forced moves, which undo and redo skip', async () => {
    const { tableStore, view } = await sitDown('instant')
    await vi.runAllTimersAsync()
    const forced = () => view().log.findIndex(({ seat }, at) => seat === 'you' && view().table.isForced(at))
    for (let n = 0; n < 10 && forced() < 0; n++) {
      tableStore.play(keyOf(tableStore))
      await vi.runAllTimersAsync()
    }
    const at = forced()
    expect(at).toBeGreaterThan(0)
    expect(view().options.length).toBeGreaterThan(1)
    while (view().cursor > at) tableStore.undo()
    expect(view().table.isForced(view().cursor)).toBe(false)
    expect(view().options.length).toBeGreaterThan(1)
    tableStore.redo()
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
    const tableStore = createTableStore({ table, speed: () => 'instant' as const })
    tableStore.start()
    const view = () => tableStore.store.getState()
    const keys = () => view().options.map(({ move }) => view().table.module.game.key(move))
    await vi.runAllTimersAsync()
    while (!keys().includes('burn')) {
      tableStore.play(keyOf(tableStore))
      await vi.runAllTimersAsync()
    }
    const lines = (from: number) =>
      view()
        .log.slice(from)
        .map(({ move }) => view().table.module.game.key(move))
    return { tableStore, view, lines }
  }

  it('is undone and redone as one choice', async () => {
    const { tableStore, view, lines } = await atAct()
    const { cursor } = view()
    tableStore.play('burn', 'burn', 'convert power-to-coin')
    expect(lines(cursor)).toEqual(['burn', 'burn', 'convert power-to-coin'])
    expect([...view().inRow]).toEqual([cursor + 1, cursor + 2])
    tableStore.undo()
    expect(view().cursor).toBe(cursor)
    tableStore.redo()
    expect(view().cursor).toBe(cursor + 3)
  })

  it('ends at a move that is not possible, and later moves are a separate choice', async () => {
    const { tableStore, view, lines } = await atAct()
    const { cursor } = view()
    tableStore.play('burn', 'take-power', 'burn')
    expect(lines(cursor)).toEqual(['burn'])
    tableStore.play('burn')
    tableStore.undo()
    expect(view().cursor).toBe(cursor + 1)
    tableStore.play('take-power', 'burn')
    expect(lines(cursor)).toEqual(['burn'])
  })

  it('is taken back to its beginning, but not past moves of others', async () => {
    const { tableStore, view } = await atAct()
    const { cursor, state } = view()
    const isThat = (wanted: unknown) => (each: unknown) => each === wanted
    tableStore.play('burn', 'burn')
    tableStore.play('convert power-to-coin')
    expect(tableStore.takeBack(() => false)).toBeUndefined()
    expect(tableStore.takeBack(isThat(view().table.stateAt(0)))).toBeUndefined()
    tableStore.takeBack(isThat(state))?.()
    expect(view().cursor).toBe(cursor)
    tableStore.look(1)
    expect(tableStore.takeBack(() => true)).toBeUndefined()
  })
})

describe('a table that was entered by hand', () => {
  async function entered(turn: 'ai' | 'player') {
    const table = new Table(await concordia.load(), {
      options: fullOptions(concordia.options, {}),
      chance: { kind: 'seeded', seed: '7' },
      position: { map: 'italia', turn },
    })
    const changed = vi.fn()
    const tableStore = createTableStore({ table, speed: () => 'instant', changed })
    tableStore.start()
    await vi.runAllTimersAsync()
    return { tableStore, changed, view: () => tableStore.store.getState() }
  }

  it('does not move before the person says so', async () => {
    const { tableStore, changed, view } = await entered('ai')
    expect(view()).toMatchObject({ isToBegin: true, cursor: 0, canUndo: false, options: [] })
    expect(changed).not.toHaveBeenCalled()
    tableStore.begin()
    await vi.runAllTimersAsync()
    expect(view()).toMatchObject({ isToBegin: false, seat: 'you' })
    expect(view().cursor).toBeGreaterThan(0)
  })

  it('can be gone back to, even before any decision of the person, and waits again', async () => {
    const { tableStore, view } = await entered('ai')
    tableStore.begin()
    await vi.runAllTimersAsync()
    const { cursor } = view()
    expect(view().canUndo).toBe(true)
    tableStore.undo()
    await vi.runAllTimersAsync()
    expect(view()).toMatchObject({ isToBegin: true, cursor: 0, canRedo: true, canUndo: false })
    tableStore.begin()
    await vi.runAllTimersAsync()
    expect(view().cursor).toBe(cursor)
  })

  it('does not wait if the person moves first', async () => {
    const { view } = await entered('player')
    expect(view()).toMatchObject({ isToBegin: false, cursor: 0, seat: 'you' })
    expect(view().options.length).toBeGreaterThan(1)
  })
})

describe('another value of an option', () => {
  /** Beside the table, when the first automa card is turned up. */
  async function atFirstCard() {
    const module = await ageOfComics.load()
    const options = fullOptions(ageOfComics.options, {})
    const dealer = new Table(module, { options, chance: { kind: 'seeded', seed: '7' } })
    while (dealer.step.kind !== 'chance' || !dealer.step.bag.startsWith('automa/')) {
      if (dealer.waitsForPerson) dealer.play(module.game.key(dealer.options[0]?.move))
      else dealer.advanceOnce()
    }
    const table = Table.open(module, { ...dealer.toSave(), chance: { kind: 'dealt' } })
    const changed = vi.fn()
    return { tableStore: createTableStore({ table, speed: () => 'step', changed }), changed }
  }
  const TOLD = RECONSTRUCTION.replace('DIP-FRCHSW', 'SPD-WCFRSH')

  it('lets the game go on with it, and the log stays as it was', async () => {
    const { tableStore, changed } = await atFirstCard()
    const before = tableStore.store.getState()
    expect(tableStore.setOption('deck', TOLD)).toBe(true)
    expect(changed).toHaveBeenCalledTimes(1)
    const { table, cursor, log } = tableStore.store.getState()
    expect(table.setup.options['deck']).toBe(TOLD)
    expect({ cursor, moves: log.length }).toEqual({ cursor: before.cursor, moves: before.log.length })
    tableStore.play('reveal automa-02')
    const save = writeSave(tableStore.store.getState().table.toSave())
    const { differences } = verify((await openSave(save)).table, readSave(save))
    expect(differences).toEqual([])
  })

  it('changes nothing if the log is not possible with it', async () => {
    const table = new Table(await concordia.load(), {
      options: fullOptions(concordia.options, { map: 'italia' }),
      chance: { kind: 'dealt' },
    })
    // Tokens are laid in all cities of Italia, of which there are fewer.
    while (table.seat === 'chance') table.play(table.module.game.key(table.options[0]?.move))
    const changed = vi.fn()
    const tableStore = createTableStore({ table, speed: () => 'step', changed })
    expect(tableStore.setOption('map', 'imperium')).toBe(false)
    expect(tableStore.store.getState().table).toBe(table)
    expect(changed).not.toHaveBeenCalled()
  })
})

describe('what is turned up together', () => {
  const dealt = () => sitDown('instant', { kind: 'dealt' })
  const made = ({ view }: Awaited<ReturnType<typeof dealt>>) =>
    view().log.map(({ move }) => view().table.module.game.key(move))

  it('is entered in a row and undone as one', async () => {
    const table = await dealt()
    const keys = ['place economy', 'place law', 'place strategy']
    table.tableStore.enter(0, keys)
    expect(made(table)).toEqual(keys)
    table.tableStore.undo()
    expect(table.view().cursor).toBe(0)
    table.tableStore.redo()
    expect(made(table)).toEqual(keys)
  })

  it('is entered as far as it is possible', async () => {
    const table = await dealt()
    table.tableStore.enter(0, ['place economy', 'place economy', 'place law'])
    expect(made(table)).toEqual(['place economy'])
  })

  it('is corrected in the middle, and what came after it is entered again', async () => {
    const table = await dealt()
    for (const [at, key] of ['place economy', 'place law', 'place strategy'].entries())
      table.tableStore.enter(at, [key])
    table.tableStore.enter(1, ['place theology', 'place strategy'])
    expect(made(table)).toEqual(['place economy', 'place theology', 'place strategy'])
  })
})
