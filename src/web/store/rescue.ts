// Recovers when the browser's storage has refused a write. A browser may accept writes again and still lose everything at the next start: a
// full disk corrupts the database file, which shows only when the file is opened again. So the trouble is over only when the database has
// been closed, opened again and read back; what is missing then is written again.
import { type GameRecord, isUnread, readRecord } from './record.ts'
import { isKept } from './revision.ts'
import type { Backend } from './shelf.ts'
import { type Trouble, troubleOf, worseOf } from './trouble.ts'

interface Setting {
  readonly backend: Backend
  /** Waits between two attempts; ends early when cancelled. */
  readonly pause: (milliseconds: number, wake: Promise<void>) => Promise<void>
  /** Keeps copies elsewhere while the database cannot be trusted. */
  readonly copy: (records: readonly GameRecord[]) => unknown
  readonly tell: (now: { readonly trouble: Trouble | undefined; readonly proving: boolean }) => void
}

const RETRY = 5000

type Rows = ReadonlyMap<string, unknown>

export function createRescue({ backend, pause, copy, tell }: Setting) {
  let trouble: Trouble | undefined
  /** During trouble: everything the database has to contain, written here since or found in it. */
  const held = new Map<string, unknown>()
  const removed = new Set<string>()
  let changes = 0
  let wake: (() => void) | undefined

  function hold(id: string, value: unknown): void {
    if (isKept(id, held.get(id), value)) return
    held.set(id, value)
    changes++
  }

  /** Writes what the database does not contain yet. */
  async function write(there: Rows): Promise<void> {
    for (const [id, value] of held)
      if (!isKept(id, there.get(id), value))
        await backend.put(id, (current) => (isKept(id, current, value) ? undefined : value))
    for (const id of removed) if (there.has(id)) await backend.remove(id)
  }

  const read = async (): Promise<Rows> => new Map(await backend.all())

  /** Reads everything, writes what is missing, reopens the database, and is done if everything is there. */
  async function prove(): Promise<void> {
    const before = await read()
    for (const [id, value] of before) if (!removed.has(id)) hold(id, value)
    copy([...held].flatMap(([id, value]) => gameIn(id, value) ?? []))
    await write(before)
    tell({ trouble, proving: true })
    const expected = new Map(held)
    await backend.reopen()
    const there = await read()
    if (![...expected].every(([id, value]) => isKept(id, there.get(id), value))) return
    // The database is sound: write what was played meanwhile, too.
    for (let seen = -1; seen !== changes; ) {
      seen = changes
      await write(await read())
    }
    held.clear()
    removed.clear()
    trouble = undefined
    tell({ trouble, proving: false })
  }

  async function run(): Promise<void> {
    while (trouble !== undefined) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      try {
        await prove()
      } catch (error) {
        trouble = worseOf(trouble, troubleOf(error))
        tell({ trouble, proving: false })
        await pause(RETRY, woken)
      }
    }
  }

  return {
    isOn: (): boolean => trouble !== undefined,
    held: held as Rows,
    begin(error: unknown): void {
      const isFirst = trouble === undefined
      trouble = worseOf(trouble, troubleOf(error))
      tell({ trouble, proving: false })
      if (isFirst) void run()
    },
    hold(id: string, value: unknown): void {
      removed.delete(id)
      hold(id, value)
      wake?.()
    },
    remove(id: string): void {
      held.delete(id)
      removed.add(id)
      changes++
      wake?.()
    },
  }
}

function gameIn(id: string, value: unknown): GameRecord | undefined {
  const record = readRecord(id, value)
  return isUnread(record) ? undefined : record
}
