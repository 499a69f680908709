import { describe, expect, it, vi } from 'vitest'
import { duel } from '../../games/duel/manifest.ts'
import { fullOptions } from '../../kernel/options.ts'
import { newGame, openSession, type Session } from './session.ts'
import { type Backend, type Channel, createShelf, type Shelf } from './shelf.ts'
import type { Seating } from './tabs.ts'

function memoryBackend(): Backend {
  const map = new Map<string, unknown>()
  return {
    all: async () => [...map],
    get: async (id) => map.get(id),
    put: async (id, check) => {
      const next = check(map.get(id))
      if (next !== undefined) map.set(id, structuredClone(next))
    },
    remove: async (id) => void map.delete(id),
  }
}

/** Two tabs of one browser: one backend, a channel between them, one seat. */
function browser() {
  const backend = memoryBackend()
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
      leave: () => undefined,
    }
  }
  return { tab: () => ({ channel: channel(), backend }), sit }
}

async function setUp() {
  const { tab, sit } = browser()
  const open = async (id: string): Promise<[Session, Shelf]> => {
    const { channel, backend } = tab()
    const shelf = createShelf(backend, channel)
    const session = await openSession(id, { shelf, channel, speed: () => 'instant', sit })
    if (session === undefined) throw new Error('the game is not on the shelf')
    return [session, shelf]
  }
  const { channel, backend } = tab()
  const chance = { kind: 'seeded', seed: '11' } as const
  const id = await newGame(createShelf(backend, channel), duel, { options: fullOptions(duel.options, {}), chance })
  return { id, open }
}

const view = (session: Session) => session.game.store.getState()
const asked = (session: Session) => vi.waitFor(() => expect(view(session).options.length).toBeGreaterThan(0))

function playFirst(session: Session): void {
  const { table, options } = view(session)
  session.game.play(table.module.game.key(options[0]?.move))
}

describe('a game being played', () => {
  it('is where it was when it is opened again, undone moves included', async () => {
    const { id, open } = await setUp()
    const [first] = await open(id)
    await asked(first)
    playFirst(first)
    await asked(first)
    const { length } = view(first).table
    first.game.undo()
    const { cursor } = view(first)
    await vi.waitFor(async () => {
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
    await vi.waitFor(() => expect(view(second).cursor).toBe(view(first).cursor))
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
    await vi.waitFor(() => expect(view(first).cursor).toBe(view(second).cursor))
  })

  it('a tab that has missed a move is refused and shows how things stand', async () => {
    const { id, open } = await setUp()
    const [first, shelf] = await open(id)
    await asked(first)
    // Somebody without locks or channels writes a newer revision.
    await vi.waitFor(async () => {
      const record = await shelf.get(id)
      if (record === undefined || 'damaged' in record) throw new Error('damaged')
      expect(record.cursor).toBe(view(first).cursor)
      await shelf.put({ ...record, rev: record.rev + 5, cursor: 1 })
    })
    playFirst(first)
    await vi.waitFor(() => expect(view(first).table.length).toBeGreaterThan(1))
    await asked(first)
    const kept = await shelf.get(id)
    expect(kept).toMatchObject({ id })
  })
})
