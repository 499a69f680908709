import { describe, expect, it, vi } from 'vitest'
import { memoryBackend } from '../../../test/fixtures/memory.ts'
import { waitFor } from '../../../test/fixtures/wait.ts'
import { duel } from '../../games/duel/manifest.ts'
import { fullOptions } from '../../kernel/options.ts'
import { isMendable, mend, type Mend, stopHere } from '../../kernel/mend.ts'
import { writeSave } from '../../kernel/save.ts'
import { type AnyTable, type GameOptions, openSave } from './open.ts'
import { type Builds, watchBuilds } from './builds.ts'
import { type GameRecord, isUnread } from './record.ts'
import { allWritten, importGame, newGame, openSession, resultOf, type Session } from './session.ts'
import { type Channel, createShelf, type Shelf } from './shelf.ts'
import type { Seating } from './tabs.ts'

/** Two tabs of one browser: one backend, a channel between them, one lock. */
function browser() {
  const map = new Map<string, unknown>()
  const backend = memoryBackend(map)
  const ears = new Set<(id: string) => void>()
  const channel = (): Channel => {
    const own = new Set<(id: string) => void>()
    return {
      post: (id) => ears.forEach((heard) => own.has(heard) || heard(id)),
      listen(heard) {
        ears.add(heard)
        own.add(heard)
        return () => void ears.delete(heard)
      },
    }
  }
  const seats: ((mine: boolean) => void)[] = []
  const sit = (_: string, onChange: (mine: boolean) => void): Seating => {
    seats.push(onChange)
    onChange(seats.length === 1)
    return {
      takeOver: () => seats.forEach((change) => change(change === onChange)),
      // The longest waiting tab is next.
      leave() {
        seats.splice(seats.indexOf(onChange), 1)
        seats[0]?.(true)
      },
    }
  }
  return { tab: () => ({ channel: channel(), backend }), sit, map }
}

async function setUp() {
  const { tab, sit, map } = browser()
  const copies: string[] = []
  const kept: string[] = []
  const open = async (id: string): Promise<[Session, Shelf, Builds]> => {
    const { channel, backend } = tab()
    const shelf = createShelf(backend, channel)
    const builds = watchBuilds({ post: () => undefined, listen: () => () => undefined })
    const copied = (copy: string): void => void copies.push(copy)
    const corrected = (copy: string): void => void kept.push(copy)
    const told = { copied, corrected }
    const session = await openSession(id, { shelf, channel, builds, speed: () => 'instant', sit, ...told })
    if (session === undefined) throw new Error('the game is not on the shelf')
    return [session, shelf, builds]
  }
  const { channel, backend } = tab()
  const chance = { kind: 'seeded', seed: '11' } as const
  const id = await newGame(createShelf(backend, channel), duel, { options: fullOptions(duel.options, {}), chance })
  /** Writes like another build, without locks and channels. */
  const write = (change: Partial<GameRecord>): unknown => {
    const written = { ...(map.get(id) as GameRecord), ...change }
    map.set(id, written)
    return written
  }
  return { id, open, write, map, copies, kept, shelf: createShelf(backend, channel) }
}

const textOf = (map: Map<string, unknown>, id: string): string => (map.get(id) as GameRecord).text
const newer = (text: string): string => text.replace(/edition \d+/, 'edition 99')

const view = (session: Session) => session.tableStore.store.getState()
const asked = (session: Session) => waitFor(() => expect(view(session).options.length).toBeGreaterThan(0))

function playFirst(session: Session): void {
  const { table, options } = view(session)
  session.tableStore.play(table.module.game.key(options[0]?.move))
}

describe('a game being played', () => {
  it('is unchanged when it is opened again, undone moves included', async () => {
    const { id, open } = await setUp()
    const [first] = await open(id)
    await asked(first)
    playFirst(first)
    await asked(first)
    const { length } = view(first).table
    first.tableStore.undo()
    const { cursor } = view(first)
    await waitFor(async () => {
      const [again] = await open(id)
      expect(view(again)).toMatchObject({ cursor })
      expect(view(again).table.length).toBe(length)
    })
  })

  it('is followed in a second tab, which may not play', async () => {
    const { id, open } = await setUp()
    const [first] = await open(id)
    await asked(first)
    const [second] = await open(id)
    expect(view(second).mine).toBe(false)
    playFirst(first)
    await asked(first)
    await waitFor(() => expect(view(second).cursor).toBe(view(first).cursor))
    expect(view(second).options).toEqual([])
  })

  it('goes on in the second tab once it takes over', async () => {
    const { id, open } = await setUp()
    const [first] = await open(id)
    await asked(first)
    const [second] = await open(id)
    second.takeOver()
    await asked(second)
    expect(view(first).options).toEqual([])
    playFirst(second)
    await asked(second)
    await waitFor(() => expect(view(first).cursor).toBe(view(second).cursor))
  })

  it('a tab that has missed a move is refused and shows the current state', async () => {
    const { id, open } = await setUp()
    const [first, shelf] = await open(id)
    await asked(first)
    // Somebody without locks or channels writes a newer revision.
    await waitFor(async () => {
      const record = await shelf.get(id)
      if (record === undefined || isUnread(record)) throw new Error('damaged')
      expect(record.cursor).toBe(view(first).cursor)
      await shelf.put({ ...record, rev: record.rev + 5, cursor: 1 })
    })
    playFirst(first)
    await waitFor(() => expect(view(first).table.length).toBeGreaterThan(1))
    await asked(first)
    const kept = await shelf.get(id)
    expect(kept).toMatchObject({ id })
  })
})

describe('a game that a newer build has played on', () => {
  /** A watching tab of this build, and what the newer one has written meanwhile. */
  async function passedBy() {
    const { id, open, write, map } = await setUp()
    const [playing] = await open(id)
    await asked(playing)
    playFirst(playing)
    await asked(playing)
    await allWritten()
    const [old, , builds] = await open(id)
    const { rev, text } = map.get(id) as GameRecord
    const written = write({ rev: rev + 18, text: `${newer(text)}you fly\n` })
    return { id, map, playing, old, builds, written }
  }

  it('is not taken over by a tab that cannot open it: that tab is read-only and outdated', async () => {
    const { id, map, old, builds, written } = await passedBy()
    const { cursor } = view(old)
    old.takeOver()
    await waitFor(() => expect(view(old).barred).toBe('outdated'))
    expect(builds.store.getState().outdated).toBe(true)
    expect(view(old)).toMatchObject({ mine: false, options: [], canUndo: false, cursor })
    old.tableStore.undo()
    old.tableStore.sit(true)
    await allWritten()
    expect(view(old)).toMatchObject({ mine: false, cursor })
    expect(map.get(id)).toBe(written)
  })

  it('is released, so that the newer build plays on', async () => {
    const { playing, old } = await passedBy()
    const sat = vi.spyOn(playing.tableStore, 'sit')
    old.takeOver()
    await waitFor(() => expect(view(old).barred).toBe('outdated'))
    await waitFor(() => expect(sat).toHaveBeenLastCalledWith(true))
  })

  it('is not overwritten by a tab that has not noticed', async () => {
    const { id, map, playing, written } = await passedBy()
    expect(view(playing).mine).toBe(true)
    playFirst(playing)
    await waitFor(() => expect(view(playing).barred).toBe('outdated'))
    await allWritten()
    expect(map.get(id)).toBe(written)
  })

  it.each([
    ['of a later format', { text: 'solotavolo 2 · {}\n' }, 'outdated'],
    ['damaged', { updated: Number.NaN }, 'unreadable'],
    [
      'a log that does not open here',
      { text: 'solotavolo 1 · duel · edition 1 · chance dealt\nyou fly\n' },
      'unreadable',
    ],
  ] as const)('%s: the same', async (_, change, barred) => {
    const { id, open, write, map } = await setUp()
    const [playing] = await open(id)
    await asked(playing)
    await allWritten()
    const { rev } = map.get(id) as GameRecord
    const written = write({ rev: rev + 1, cursor: 0, ...change })
    playFirst(playing)
    await waitFor(() => expect(view(playing)).toMatchObject({ barred, mine: false, options: [] }))
    await allWritten()
    expect(map.get(id)).toBe(written)
  })

  it('a tab that hears of a newer build plays no more; what was played is written', async () => {
    const { id, open, map } = await setUp()
    const [playing, , builds] = await open(id)
    await asked(playing)
    playFirst(playing)
    builds.outdate()
    expect(view(playing)).toMatchObject({ barred: 'outdated', mine: false, options: [] })
    await allWritten()
    expect((map.get(id) as GameRecord).cursor).toBe(view(playing).cursor)
    const [next] = await open(id)
    await waitFor(() => expect(view(next).mine).toBe(true))
  })
})

describe('a game from elsewhere', () => {
  it('is marked as imported, and stays so when it is played on', async () => {
    const { id, open, map, shelf } = await setUp()
    const [own] = await open(id)
    await asked(own)
    await allWritten()
    expect(own.imported).toBe(false)
    expect(map.get(id)).not.toHaveProperty('imported')
    own.close()
    const text = textOf(map, id)
    const copy = await importGame(shelf, { text, ...(await openSave(text)) })
    const [session] = await open(copy)
    expect(session.imported).toBe(true)
    await waitFor(() => expect(view(session).options.length).toBeGreaterThan(0))
    playFirst(session)
    await allWritten()
    expect(map.get(copy)).toMatchObject({ imported: true })
    expect(textOf(map, copy)).toContain('· marks imported\n')
  })

  it('of an older edition, read only in part, is stored and exported whole and never truncated', async () => {
    const { id, open, map, shelf } = await setUp()
    const [own] = await open(id)
    await asked(own)
    playFirst(own)
    await asked(own)
    await allWritten()
    own.close()
    const text = `${textOf(map, id).replace(/edition \d+/, 'edition 0')}automa fly\nyou follow\n`
    const old = await importGame(shelf, { text, ...(await openSave(text)) })
    const [session] = await open(old)
    await waitFor(() => expect(view(session).mine).toBe(true))
    expect(view(session).table.stuck).toBeDefined()
    expect(view(session)).toMatchObject({ canUndo: false, canRedo: false })
    session.tableStore.undo()
    session.tableStore.look(1)
    session.tableStore.playFromHere()
    await allWritten()
    expect(session.text()).toBe(text)
    expect(textOf(map, old)).toBe(text)
  })
})

/** Another choice in the place of your first one, and what follows from it. */
function corrected(table: AnyTable): { readonly n: number; readonly draft: AnyTable } {
  const n = Array.from({ length: table.cursor }, (_, at) => at + 1).find((at) => isMendable(table, at)) ?? 0
  const { game } = table.module
  const other = game.options(table.stateAt(n - 1)).map(({ move }) => game.key(move))
  const key = other.find((each) => each !== game.key(table.entry(n).move)) ?? ''
  const first: Mend<unknown, unknown, GameOptions, unknown> = mend(table, n, key)
  return { n, draft: stopHere(first).draft }
}

describe('a corrected game', () => {
  it('goes on under its own id, and how it was before is kept with what was undone', async () => {
    const { id, open, map, kept, copies } = await setUp()
    const [session] = await open(id)
    for (let moves = 0; moves < 4; moves++) {
      await asked(session)
      playFirst(session)
    }
    await asked(session)
    session.tableStore.undo()
    await allWritten()
    const before = structuredClone(map.get(id) as GameRecord)
    const { n, draft } = corrected(view(session).table)
    session.correct(draft, n)
    await waitFor(() => expect(kept).toHaveLength(1))
    await asked(session)
    await allWritten()
    expect(copies).toEqual([])
    const copy = map.get(kept[0] ?? '') as GameRecord
    expect(copy).toEqual({ ...before, id: kept[0], rev: 1, before: { id, at: n } })
    const now = map.get(id) as GameRecord
    expect(now.text).not.toBe(before.text)
    expect(now.before).toBeUndefined()
    expect(writeSave(view(session).table.toSave())).toBe(now.text)
    // It is a game like any other.
    playFirst(session)
    await asked(session)
    session.close()
    const [again] = await open(copy.id)
    await waitFor(() => expect(view(again).mine).toBe(true))
    expect(view(again).cursor).toBe(before.cursor)
    again.tableStore.redo()
    await allWritten()
    expect(map.get(copy.id)).toMatchObject({ before: { id, at: n } })
  })

  it('is not corrected from a tab that only watches', async () => {
    const { id, open, map, kept } = await setUp()
    const [first] = await open(id)
    await asked(first)
    playFirst(first)
    await asked(first)
    await allWritten()
    const text = textOf(map, id)
    const [second] = await open(id)
    const { n, draft } = corrected(view(second).table)
    second.correct(draft, n)
    await allWritten()
    expect(kept).toEqual([])
    expect(textOf(map, id)).toBe(text)
  })
})

describe('a finished game', () => {
  /** Imported, or played in this browser. */
  async function finished(isImported: boolean) {
    const world = await setUp()
    const { manifest, table } = await openSave(textOf(world.map, world.id))
    for (table.advance(); table.seat !== undefined; table.advance()) {
      const [first] = table.options
      table.play(table.module.game.key(first?.move))
    }
    const text = writeSave(table.toSave())
    const id = isImported
      ? await importGame(world.shelf, { manifest, table, text })
      : (world.write({
          text,
          cursor: table.length,
          finished: 1_790_000_000_000,
          result: resultOf(table),
        }),
        world.id)
    // As after a reload: opened again from what is stored.
    const [session] = await world.open(id)
    await waitFor(() => expect(view(session).mine).toBe(true))
    return { ...world, id, session, stored: () => world.map.get(id) as GameRecord }
  }

  describe.each([
    ['of this browser', false],
    ['that was imported', true],
  ])('%s', (_, isImported) => {
    it.each(['undo', 'play from here'] as const)('stays as it is after %s: a copy goes on', async (how) => {
      const { id, session, stored, map, copies, open } = await finished(isImported)
      const before = structuredClone(stored())
      const { table, cursor } = view(session)
      const at = how === 'undo' ? (table.lastDecision ?? 0) : 30
      if (how === 'undo') session.tableStore.undo()
      else {
        session.tableStore.look(at)
        session.tableStore.playFromHere()
        // A second click makes no second copy.
        session.tableStore.playFromHere()
      }
      await waitFor(() => expect(copies).toHaveLength(1))
      await allWritten()
      expect(stored()).toEqual(before)
      expect(view(session).table).toMatchObject({ cursor, step: { kind: 'over' } })

      const copy = map.get(copies[0] ?? '') as GameRecord
      expect(copy).toMatchObject({ cursor: at, from: { id, at, finished: before.finished } })
      expect(copy.result).toBeUndefined()
      expect(copy.imported).toBe(isImported ? true : undefined)
      // Going back behind a draw reveals what comes, so the game gets a mark.
      expect(copy.text.includes('undone')).toBe(how === 'play from here')
      session.close()

      const [playing] = await open(copy.id)
      await asked(playing)
      playFirst(playing)
      await allWritten()
      expect(map.get(copy.id)).toMatchObject({ from: { id, at } })
      expect(stored()).toEqual(before)
    })
  })

  it('stays as it is after a correction: the corrected one is the copy', async () => {
    const { id, session, stored, map, copies, kept } = await finished(false)
    const before = structuredClone(stored())
    const { n, draft } = corrected(view(session).table)
    session.correct(draft, n)
    await waitFor(() => expect(copies).toHaveLength(1))
    await allWritten()
    expect(kept).toEqual([])
    expect(stored()).toEqual(before)
    const copy = map.get(copies[0] ?? '') as GameRecord
    expect(copy).toMatchObject({ text: writeSave(draft.toSave()), from: { id, at: n - 1 } })
  })

  it('that only a plan has finished does not count: the log goes back', async () => {
    const { session, copies } = await finished(false)
    session.tableStore.tryOut(true)
    session.tableStore.undo()
    expect(view(session).step.kind).not.toBe('over')
    await allWritten()
    expect(copies).toEqual([])
  })

  it('makes no copies in a watching tab', async () => {
    const { session, copies } = await finished(false)
    session.tableStore.sit(false)
    session.tableStore.undo()
    session.tableStore.look(5)
    session.tableStore.playFromHere()
    await allWritten()
    expect(copies).toEqual([])
  })
})
