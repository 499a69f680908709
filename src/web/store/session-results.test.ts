import { describe, expect, it } from 'vitest'
import SAVE from '../../../test/corpus/duel-base-greedy.txt?raw'
import { memoryBackend, memoryResults } from '../../../test/fixtures/memory.ts'
import { waitFor } from '../../../test/fixtures/wait.ts'
import { duel } from '../../games/duel/manifest.ts'
import { readSave, writeSave } from '../../kernel/save.ts'
import { watchBuilds } from './builds.ts'
import { openSave } from './open.ts'
import type { GameRecord } from './record.ts'
import { createResults } from './results.ts'
import { allWritten, importGame, openSession, type Session } from './session.ts'
import { createShelf } from './shelf.ts'

const SILENT = { post: () => undefined, listen: () => () => undefined }
const { table: WHOLE } = await openSave(SAVE)
const KEYS = WHOLE.log.map(({ move }) => WHOLE.module.game.key(move))
const LAST = WHOLE.choiceBefore(WHOLE.length) ?? 0
const cut = (entries: number): string => {
  const save = readSave(SAVE)
  return writeSave({ ...save, entries: save.entries.slice(0, entries) })
}

/** A browser with a clock that only the test moves. */
function browser() {
  const map = new Map<string, unknown>()
  const shelf = createShelf(memoryBackend(map))
  const results = createResults(memoryResults())
  const clock = { now: 1_000_000 }
  const copies: string[] = []
  const store = (id: string, more: Partial<GameRecord> = {}): void =>
    void map.set(id, {
      id,
      game: 'duel',
      text: cut(LAST),
      cursor: LAST,
      rev: 1,
      title: '',
      level: 'base',
      created: 1,
      updated: 1,
      ...more,
    } satisfies GameRecord)
  async function open(id: string): Promise<Session> {
    const session = await openSession(id, {
      shelf,
      channel: SILENT,
      builds: watchBuilds(SILENT),
      results,
      now: () => clock.now,
      speed: () => 'instant',
      copied: (copy) => void copies.push(copy),
      sit(_, onChange) {
        onChange(true)
        return { takeOver: () => undefined, leave: () => undefined }
      },
    })
    if (session === undefined) throw new Error('the game is not on the shelf')
    await waitFor(() => expect(view(session).mine).toBe(true))
    return session
  }
  return { map, shelf, results, clock, copies, store, open }
}

const view = ({ tableStore }: Session) => tableStore.store.getState()

async function toEnd(session: Session): Promise<void> {
  await waitFor(() => {
    const { options, cursor, step } = view(session)
    if (options.length > 0) session.tableStore.play(KEYS[cursor] ?? '')
    expect(step.kind).toBe('over')
  })
  await allWritten()
}

describe('the result of a game', () => {
  it('is entered when it ends, and once, however many tabs end it', async () => {
    const { store, open, results } = browser()
    store('a')
    const [first, second] = [await open('a'), await open('a')]
    await toEnd(first)
    await toEnd(second)
    first.close()
    const again = await open('a')
    again.close()
    const listed = (await results.list()).results
    expect(listed).toHaveLength(1)
    const { outcome } = WHOLE.module.score(WHOLE.state)
    expect(listed[0]).toMatchObject({ game: 'duel', winner: outcome.winner, by: outcome.by, moves: expect.any(Number) })
  })

  it('stays when the game is deleted', async () => {
    const { store, open, results, shelf } = browser()
    store('a')
    await toEnd(await open('a'))
    await shelf.remove('a')
    expect((await results.list()).results).toHaveLength(1)
  })

  it('tells the time at the table without long pauses, over several sittings', async () => {
    const { store, open, results, clock, map } = browser()
    store('a', { counts: { undone: 0, hints: 0, time: 60_000 } })
    const session = await open('a')
    clock.now += 20_000
    session.tableStore.mark('hint')
    await allWritten()
    expect((map.get('a') as GameRecord).counts?.time).toBe(80_000)
    // Lunch.
    clock.now += 7_200_000
    await toEnd(session)
    expect((await results.list()).results[0]).toMatchObject({ time: 80_000 + 300_000, finished: clock.now })
  })

  it('counts hints by moment and undos over reveals, over several sittings', async () => {
    const { store, open, results } = browser()
    const start = WHOLE.choiceBefore(LAST) ?? 0
    const before = WHOLE.choiceBefore(start) ?? 0
    store('a', { text: cut(start), cursor: start })
    const first = await open('a')
    first.tableStore.mark('hint')
    first.tableStore.mark('hint')
    // Something else in place of a log with draws, twice.
    for (const back of [before, WHOLE.choiceBefore(before) ?? 0]) {
      const { table } = view(first)
      first.tableStore.look(back)
      first.tableStore.playFromHere()
      const other = table.options.map(({ move }) => table.module.game.key(move)).find((key) => key !== KEYS[back])
      const dropped = table.entry(back + 1)
      first.tableStore.play(other ?? '')
      expect(view(first).table.entry(back + 1)).not.toBe(dropped)
      await waitFor(() => expect(view(first).options.length).toBeGreaterThan(0))
    }
    first.close()
    await allWritten()
    const again = await open('a')
    again.tableStore.mark('hint')
    await waitFor(() => {
      const { table, options, step } = view(again)
      if (options.length > 0) again.tableStore.play(table.module.game.key(options[0]?.move))
      expect(step.kind).toBe('over')
    })
    await allWritten()
    const [result] = (await results.list()).results
    const { table } = view(again)
    expect(result).toMatchObject({ hints: 2, undone: table.timesMarked('undone') })
    expect(result?.undone).toBeGreaterThanOrEqual(1)
    expect(result?.marks).toEqual(['undone', 'hint'])
  })

  it('of an imported game is somebody else’s', async () => {
    const { shelf, open, results } = browser()
    const text = cut(LAST)
    const id = await importGame(shelf, { text, ...(await openSave(text)) })
    await toEnd(await open(id))
    expect((await results.list()).results).toEqual([])
  })

  it('of a plan is none until the plan is kept', async () => {
    const { store, open, results } = browser()
    store('a')
    const session = await open('a')
    session.tableStore.tryOut(true)
    await toEnd(session)
    expect((await results.list()).results).toEqual([])
    session.tableStore.tryOut(false)
    await allWritten()
    expect((await results.list()).results).toHaveLength(1)
  })

  it('stays when somebody goes back, and the copy has a result of its own that says so', async () => {
    const { store, open, results, copies } = browser()
    store('a')
    const session = await open('a')
    await toEnd(session)
    session.tableStore.undo()
    await waitFor(() => expect(copies).toHaveLength(1))
    await toEnd(await open(copies[0] ?? ''))
    const listed = (await results.list()).results
    expect(listed.map(({ began }) => began)).toEqual([undefined, 'copy'])
  })

  it('of a game from a position says so', async () => {
    const { store, open, results } = browser()
    const position = (await duel.load()).position.write(WHOLE.stateAt(LAST))
    const whole = (await openSave(`${SAVE.split('\n')[0]}\nposition ${JSON.stringify(position)}\n`)).table
    store('a', { text: writeSave(whole.toSave()), cursor: 0 })
    const session = await open('a')
    await waitFor(() => {
      const { table, options, step } = view(session)
      if (options.length > 0) session.tableStore.play(table.module.game.key(options[0]?.move))
      expect(step.kind).toBe('over')
    })
    await allWritten()
    expect((await results.list()).results[0]).toMatchObject({ began: 'position' })
  })
})
